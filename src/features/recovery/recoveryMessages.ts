import { formatNumber } from '../../app/base/format'

export const recoveryMessages = {
  title: 'Previous session found',
  about: (fileName: string, done: number, total: number) =>
    `${fileName}: ${formatNumber(done)} of ${formatNumber(total)} rows are cleansed.`,
  resume: 'Resume Cleanse',
  startFresh: 'Start Fresh',
  finishedTitle: 'Finished cleanse found',
  aboutFinished: (fileName: string, rows: number, isDownloaded: boolean) =>
    `${fileName}: ${rows === 1 ? 'its 1 row is' : `all ${formatNumber(rows)} rows are`} done. The results ${isDownloaded ? 'were downloaded' : 'are not downloaded yet'}.`,
  showResults: 'Show Results',
  discard: 'Discard',
  notSaved: 'Progress is not being saved',
  notSavedWhy:
    'This browser has no room left, or does not allow saving. Nothing stops, but keep this page open, and download the results before you close it.',
  elsewhere: 'Another tab has an unfinished cleanse',
  elsewhereWhy:
    'That cleanse is being saved; progress on this page is not. To continue the other cleanse here, close that tab and reload this page.',
  elsewhereDuringRun:
    'That cleanse is being saved; progress on this page is not, until the other one is completed or given up. Keep this page open, and download the results before you close it.',
  notKept: 'These results are not kept on this device',
  notKeptWhy:
    'One finished cleanse is kept at a time, for 24 hours: another tab has kept another one or removed this one, or the time is over. Download these results before you close this page.',
}
