import type { ExtraColumn } from './downloadChoices'
import type { DownloadChoice } from './downloadName'

export const downloadMessages = {
  downloads: 'Your results',
  download: 'Download CSV',
  downloadPartial: (done: number, total: number) => `Download Partial Results (${done}/${total})`,
  downloadDone: 'Download results so far',
  more: 'More downloads',
  moreFailed: 'More downloads could not be loaded.',
  choices: {
    everything: 'Everything',
    good: 'Good rows only',
    toReview: 'Rows to review only',
    unfound: 'Not found and failed only',
  } satisfies Record<DownloadChoice, string>,
  extras: { outcome: 'Outcome', reasons: 'Reasons', decision: 'Decision' } satisfies Record<
    ExtraColumn,
    string
  >,
  startNew: 'Start New Cleanse',
  conflict: (names: string[]) => `Your file already has ${list(names)}.`,
  conflictMeans:
    'Cleansed values replace yours, except in rows that fail. Where no address is found, the cell is left blank.',
  keepMine: 'Keep my columns',
  keepMineMeans: (name: string) => `The cleansed values go in new columns, such as “${name} (cleansed)”.`,
}

const list = (names: string[]) => new Intl.ListFormat('en-GB').format(names.map((name) => `“${name}”`))
