import type { Span } from '../words/words'

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
