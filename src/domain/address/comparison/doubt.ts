/** How an answer may differ from what was sent, in the order in which reasons are told: contradictions first. */
export const CHECKS = [
  'numberDiffers',
  'numberLeftOut',
  'numberAdded',
  'buildingDiffers',
  'streetDiffers',
  'townDiffers',
  'organisationDiffers',
  'buildingAdded',
  'streetAdded',
  'townAdded',
  'organisationAdded',
  'partLeftOut',
  'postcodeDiffers',
  'postcodeAdded',
  'tooLong',
] as const

export type Check = (typeof CHECKS)[number]

/** The longest text of an address that is compared, in characters. */
export const LONGEST_TEXT = 500

/** Values of a row that may name an organisation: no file has it further on. */
export const MOST_VALUES = 200

/** A stretch of a text, without `end`. */
export interface Span {
  start: number
  end: number
}

/** What the comparison of a row with its answer finds. */
export interface Comparison {
  doubts: readonly Doubt[]
  /** Whether the text that was sent has the street of the answer. */
  isStreetSent: boolean
}

/** A reason to look at an answer, with the words that it is about; without any if only the provider gives it. */
export interface Doubt {
  check: Check
  /** In the text that was sent. */
  sent: Span[]
  /** Words of the row's address that were not sent and contradict, and their columns. */
  unsent?: { column: number; text: string }[]
  /** As the cleansed address writes them. */
  found: string[]
  /** Only the provider says so: the comparison saw nothing of it. */
  isProviders?: true
}
