import { formatMoment, formatNumber } from '../../app/base/format'

export const listMessages = {
  title: 'Previous session found',
  about: (fileName: string, done: number, total: number) =>
    `${fileName}: ${formatNumber(done)} of ${formatNumber(total)} rows are cleansed.`,
  resume: 'Resume Cleanse',
  startFresh: 'Start Fresh',
  finishedTitle: 'Finished cleanse found',
  aboutFinished: (
    fileName: string,
    {
      rows,
      decisions,
      at,
      isDownloaded,
    }: { rows: number; decisions: number; at: number; isDownloaded: boolean },
  ) =>
    [
      `${fileName}: ${rows === 1 ? 'its 1 row is' : `all ${formatNumber(rows)} rows are`} done.`,
      `Ended ${formatMoment(at)}, ${decisions === 0 ? 'no decisions' : `${formatNumber(decisions)} ${decisions === 1 ? 'decision' : 'decisions'}`}.`,
      `The results ${isDownloaded ? 'were downloaded' : 'are not downloaded yet'}.`,
    ].join(' '),
  showResults: 'Show Results',
  discard: 'Discard',
  writingFailed: 'The download could not be written.',
  notSaved: 'Progress is not being saved',
  notSavedWhy:
    'This browser has no room left, or does not allow saving. Nothing stops, but keep this page open, and download the results before you close it.',
  elsewhere: 'Another tab has an unfinished cleanse',
  elsewhereWhy:
    'Only that cleanse is being saved. To continue it here, close the other tab and reload this page.',
  elsewhereDuringRun:
    'Only that cleanse is being saved, until it is completed or discarded. Keep this page open, and download the results before you close it.',
  notKept: 'These results are not kept on this device',
  notKeptWhy: {
    refused:
      'This browser has no room for them, or does not allow it. What was saved during the run stays for 24 hours. Download these results before you close this page.',
    removed:
      'Another tab has removed them, or 24 hours have passed since the last answer. Download these results before you close this page.',
  },
}
