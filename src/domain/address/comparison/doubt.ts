import type { Span } from '../words/words'

/** All that is known of a check, but for the code that finds it and its words on the screen. */
interface CheckRecord {
  /** Its word in files, from which it is read back: fixed for ever. */
  value: string
  /** It means another door, or a part of it that only one side has. */
  isDoor?: true
  /** It is about the number, flat or building: the customer's own may be put into the cleansed address. */
  isOwnDoor?: true
  /** The provider's premise, which is number and building in one, may say the same. */
  isPremise?: true
  /** The answer has it, what was sent does not: no doubt if it is elsewhere in the row. */
  isAdded?: true
  /**
   * How much it tells, 1 the most, where words that were not sent contradict the answer: another street has another number too.
   */
  telling?: number
  /** It may be decided once for many rows: no door is in doubt by it. */
  ofMany?: true
  /** It is about no word of the door or the firm: *Accept* is the button to press. */
  isCalm?: true
}

/** How an answer may differ from what was sent, in the order in which reasons are told: contradictions first. */
const TABLE = {
  numberDiffers: { value: 'Number differs', isDoor: true, isOwnDoor: true, isPremise: true, telling: 3 },
  numberLeftOut: { value: 'Number left out', isDoor: true, isOwnDoor: true, isPremise: true, telling: 4 },
  numberAdded: { value: 'Number added', isDoor: true, isPremise: true, isAdded: true },
  buildingDiffers: {
    value: 'Building differs',
    isDoor: true,
    isOwnDoor: true,
    isPremise: true,
    telling: 2,
    ofMany: true,
  },
  streetDiffers: { value: 'Street differs', isDoor: true, telling: 1, ofMany: true },
  townDiffers: { value: 'Town differs', ofMany: true, isCalm: true },
  organisationDiffers: { value: 'Organisation differs', ofMany: true },
  buildingAdded: { value: 'Building added', isDoor: true, isPremise: true, isAdded: true },
  streetAdded: { value: 'Street added', isDoor: true, isAdded: true },
  townAdded: { value: 'Town added', isAdded: true, isCalm: true },
  organisationAdded: { value: 'Organisation added', isAdded: true },
  partLeftOut: { value: 'Part left out', isDoor: true, isPremise: true },
  postcodeDiffers: { value: 'Postcode differs', isDoor: true, telling: 5, ofMany: true },
  postcodeAdded: { value: 'Postcode added', isAdded: true },
  tooLong: { value: 'Too long to compare' },
} as const satisfies Record<string, CheckRecord>

export type Check = keyof typeof TABLE

/** Checks in which words that were not sent can contradict the answer. */
export type Contradicting = {
  [Each in Check]: (typeof TABLE)[Each] extends { telling: number } ? Each : never
}[Check]

export const CHECKS: Readonly<Record<Check, CheckRecord>> = TABLE

/** The checks in the order of the table. */
export const CHECK_NAMES = Object.keys(TABLE) as Check[]

/** The same, the most telling first. */
export const CONTRADICTING = CHECK_NAMES.filter(
  (check): check is Contradicting => CHECKS[check].telling !== undefined,
).toSorted((a, b) => TABLE[a].telling - TABLE[b].telling)

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
