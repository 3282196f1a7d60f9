export const recoveryMessages = {
  title: 'Previous session found',
  about: (fileName: string, done: number, total: number) =>
    `${fileName}: ${done.toLocaleString('en-GB')} of ${total.toLocaleString('en-GB')} rows are cleansed.`,
  resume: 'Resume Cleanse',
  startFresh: 'Start Fresh',
  notSaved: 'Progress is not being saved',
  notSavedWhy:
    'The browser has no room or does not allow it. The cleanse goes on, but keep this page open and download the results before you close it.',
  elsewhere: 'Another tab has an unfinished cleanse',
  elsewhereWhy:
    'Its progress is kept, and progress on this page is not being saved. To take the other cleanse up here, close that tab and reload this page.',
}
