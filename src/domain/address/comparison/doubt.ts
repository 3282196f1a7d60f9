import type { Span } from '../words/words'

/** Everything about a check, except the code that finds it and its words on the screen. */
interface CheckRecord {
  /** Its word in files, which the page reads back: fixed for ever. */
  value: string
  /** It means another door, or a part of it that only one side has. */
  isDoor?: true
  /** It concerns the number, flat or building: the page may put the customer's own into the cleansed address. */
  isOwnDoor?: true
  /** The provider's premise level, for number and building in one, may mean the same. */
  isPremise?: true
  /** The answer has it and what was sent does not: no doubt if the row has it elsewhere. */
  isAdded?: true
  /** How much it tells, 1 the most, if unsent words contradict the answer: another street has another number too. */
  telling?: number
  /** One decision may cover many rows: it puts no door in doubt. */
  ofMany?: true
}

/** How an answer may differ from what was sent, in the order of the reasons: contradictions first. */
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
  townDiffers: { value: 'Town differs', ofMany: true },
  organisationDiffers: { value: 'Organisation differs', ofMany: true },
  buildingAdded: { value: 'Building added', isDoor: true, isPremise: true, isAdded: true },
  streetAdded: { value: 'Street added', isDoor: true, isAdded: true },
  townAdded: { value: 'Town added', isAdded: true },
  organisationAdded: { value: 'Organisation added', isAdded: true },
  partLeftOut: { value: 'Part left out', isDoor: true, isPremise: true },
  postcodeDiffers: { value: 'Postcode differs', isDoor: true, telling: 5, ofMany: true },
  postcodeAdded: { value: 'Postcode added', isAdded: true },
  tooLong: { value: 'Too long to compare' },
} as const satisfies Record<string, CheckRecord>

export type Check = keyof typeof TABLE

/** Checks by which unsent words can contradict the answer. */
export type Contradicting = {
  [Each in Check]: (typeof TABLE)[Each] extends { telling: number } ? Each : never
}[Check]

export const CHECKS: Readonly<Record<Check, CheckRecord>> = TABLE

export const CHECK_NAMES = Object.keys(TABLE) as Check[]

/** The most telling first. */
export const CONTRADICTING = CHECK_NAMES.filter(
  (check): check is Contradicting => CHECKS[check].telling !== undefined,
).toSorted((a, b) => TABLE[a].telling - TABLE[b].telling)

export interface Comparison {
  doubts: readonly Doubt[]
  /** Whether the text that was sent has the street of the answer. */
  isStreetSent: boolean
}

/** A reason to look at an answer, with the words that cause it; none if only the provider gives it. */
export interface Doubt {
  check: Check
  /** In the text that was sent. */
  sent: Span[]
  /** Unsent words of the row's address that contradict, and their columns. */
  unsent?: { column: number; text: string }[]
  /** As the cleansed address writes them. */
  found: string[]
  /** Only the provider says so: the comparison found no such words. */
  isProviders?: true
}
