export const appMessages = {
  workFailed: 'Your file cannot be shown',
  workFailedNext:
    'Part of the page could not be loaded. Check your connection and reload the page before you start, then choose the file again.',
}
