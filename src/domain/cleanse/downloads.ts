// The files that the page makes: the first screen knows them, and not what is in them.

/** How the names of our files go on after the list's, by what they are for. */
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

/** What can be downloaded: rows with their answers, or a file for a purpose that has none. */
export type Download = keyof typeof FILE_ENDINGS

/** Whether a download holds every row with its answer. */
export const isWhole = (choice: Download) => choice === 'everything' || choice === 'nextMonth'

/** In what format a file is downloaded: also the ending of its name. */
export const FORMATS = ['csv', 'xlsx'] as const

export type Format = (typeof FORMATS)[number]
