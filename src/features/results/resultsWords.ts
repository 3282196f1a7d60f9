import type { DownloadChoice } from './downloadName'

export const resultsWords = {
  heading: 'Results',
  tableLabel: 'Results of the cleanse',
  note: (shown: number, total: number) =>
    `Showing first ${shown} rows of ${total.toLocaleString('en-GB')} total rows. Download the CSV to see all of them.`,
  downloads: 'Your results',
  download: 'Download CSV',
  downloadPartial: (done: number, total: number) => `Download Partial Results (${done}/${total})`,
  downloadDone: 'Save what is done',
  more: 'More downloads',
  failedToShow: 'The results cannot be shown',
  failedToShowNext:
    'Part of the page could not be loaded. Your results are safe: download them with the button above, then reload the page.',
  chartFailed: 'The chart could not be loaded. The table and the download work without it.',
  moreFailed: 'More downloads could not be loaded.',
  choices: {
    everything: 'Everything',
    good: 'Matched and accepted only',
    toReview: 'To review',
    failed: 'Failed',
  } satisfies Record<DownloadChoice, string>,
  startNew: 'Start New Cleanse',
  helpTitle: 'What the scores mean',
  fitMeans:
    'How well the address that was found agrees with your row. What your row leaves out does not count. 1.00 is full agreement, 0.00 none.',
  confidenceMeans:
    'The same, but what your row leaves out counts against it: how sure it is that this address was meant.',
  levelMeans: (meaning: string) => `the part ${meaning}`,
  guide: 'Learn what your results mean',
  clash: (names: string[]) => `Your file already has ${list(names)}.`,
  clashMeans:
    'Cleansed values take their place, except in rows that fail. Where no address is found they are blank.',
  keepMine: 'Keep my columns',
  keepMineMeans: (name: string) => `The cleansed ones are added as “${name} (cleansed)”.`,
}

const list = (names: string[]) => new Intl.ListFormat('en-GB').format(names.map((name) => `“${name}”`))
