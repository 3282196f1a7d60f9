import type { DownloadChoice } from './downloadName'

export const downloadMessages = {
  downloads: 'Your results',
  download: 'Download CSV',
  downloadPartial: (done: number, total: number) => `Download Partial Results (${done}/${total})`,
  downloadDone: 'Save what is done',
  more: 'More downloads',
  moreFailed: 'More downloads could not be loaded.',
  choices: {
    everything: 'Everything',
    good: 'Matched and accepted only',
    toReview: 'To review',
    failed: 'Failed',
  } satisfies Record<DownloadChoice, string>,
  startNew: 'Start New Cleanse',
  conflict: (names: string[]) => `Your file already has ${list(names)}.`,
  conflictMeans:
    'Cleansed values take their place, except in rows that fail. Where no address is found they are blank.',
  keepMine: 'Keep my columns',
  keepMineMeans: (name: string) => `The cleansed ones are added as “${name} (cleansed)”.`,
}

const list = (names: string[]) => new Intl.ListFormat('en-GB').format(names.map((name) => `“${name}”`))
