export const recoveryMessages = {
  title: 'Previous session found',
  about: (fileName: string, done: number, total: number) =>
    `${fileName}: ${done.toLocaleString('en-GB')} of ${total.toLocaleString('en-GB')} rows are cleansed.`,
  resume: 'Resume Cleanse',
  startFresh: 'Start Fresh',
  notSaved: 'Progress is not being saved',
  notSavedWhy:
    'This browser has no room left, or does not allow saving. The cleanse continues, but keep this page open, and download the results before you close it.',
  elsewhere: 'Another tab has an unfinished cleanse',
  elsewhereWhy:
    'That cleanse is being saved; progress on this page is not. To continue the other cleanse here, close that tab and reload this page.',
}
