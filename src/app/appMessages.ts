export const appMessages = {
  broken:
    'CleanSheet cannot go on: something unexpected went wrong. Reload the page. What was saved is offered there.',
  workFailed: 'Your file cannot be shown',
  workFailedNext:
    'Part of the page could not be loaded. Check your connection and reload the page before you start, then choose the file again.',
}
