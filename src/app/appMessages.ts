export const appMessages = {
  partFailed: 'A part of the page cannot be shown',
  partFailedNext: 'It could not be loaded. Everything else works; reload the page to see it.',
}
