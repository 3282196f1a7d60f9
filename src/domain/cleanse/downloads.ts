// The files that the page makes: the first screen knows of them, but not what is in them.

/** What our files' names add to the list's name, by what the files are for. */
export const FILE_ENDINGS = {
  everything: '_cleansed',
  ready: '_cleansed_ready',
  toReview: '_cleansed_to_review',
  unfound: '_cleansed_not_found',
  sameAddress: '_cleansed_same_address',
  shown: '_cleansed_shown',
  nextMonth: '_for_next_month',
  letters: '_letters',
  program: '_corrected',
  changes: '_changes',
  sample: '_sample',
} as const

/** What a person can download: rows with their answers, or a file for a purpose, without them. */
export type Download = keyof typeof FILE_ENDINGS

/** Whether a download holds every row with its answer. */
export const isWhole = (choice: Download) => choice === 'everything' || choice === 'nextMonth'

/** The formats of downloads, which are also the endings of their names. */
export const FORMATS = ['csv', 'xlsx'] as const

export type Format = (typeof FORMATS)[number]
