export const appMessages = {
  broken:
    'CleanSheet cannot go on: something unexpected went wrong. Reload the page. What was saved is offered there.',
}
