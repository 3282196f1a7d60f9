import type { MatchedAddress, AnswerDoor, AnswerParts, Name } from './answer'
import type { Door, SentDoor } from './doors'
import type { TypedPostcode } from './typedPostcodes'
import type { Range } from '../words/spelling'
import type { Span, Word } from '../words/words'
import type { Check, Doubt } from './doubt'

/** Which part of the answer a word of theirs is. */
export type Label = 'street' | 'building' | 'organisation' | 'place' | 'door'

/** A name in the text without a counterpart in the answer. */
export interface Stretch extends Range {
  kind: 'street' | 'building' | 'organisation' | 'person' | 'other'
  /** Whether it comes right after the number of a house or flat, and so belongs to that door. */
  isNumbered: boolean
  /** Whether it has a word that the answer has nowhere. */
  isUnknown: boolean
}

/** Whether a stretch names a person or a firm, who may be at any door. */
export const isParty = ({ kind }: Stretch) => kind === 'person' || kind === 'organisation'

/** A text of theirs with a label on each word that the answer has, and the rest of both sides. */
export interface Labelled {
  text: string
  address: MatchedAddress
  answer: AnswerParts
  words: Word[]
  /** Undefined for a word that is left over or says nothing. */
  labels: readonly (Label | undefined)[]
  /** Where each name was found, the best place first. */
  at: ReadonlyMap<Name, readonly Range[]>
  /** Where the answer's street and building are. */
  street: Range | undefined
  building: Range | undefined
  /** The doors that both have, and those that only one has. */
  pairs: readonly (readonly [sent: SentDoor, found: AnswerDoor])[]
  leftSent: readonly SentDoor[]
  leftFound: readonly AnswerDoor[]
  /** The name right after each door of theirs. */
  nameOf: ReadonlyMap<Door, Name | undefined>
  /** The names that are left over, in the order of the text. */
  left: readonly Stretch[]
  /** Their postcodes, whole or the first half. */
  postcodes: readonly TypedPostcode[]
  hasSamePostcode: boolean
}

/** A text of theirs read beside an answer: doubts, marks, groups, words left over and written addresses all come from it. */
export interface Reading extends Labelled {
  /** Whether one of the two is longer than any address: then we read neither. */
  isTooLong: boolean
  /** How the two differ, whatever the provider says. */
  doubts: readonly Doubt[]
}

/** The words of a stretch, as we compare them. */
export const keysIn = ({ words }: Pick<Labelled, 'words'>, { from, to }: Range): string[] =>
  words.slice(from, to + 1).map(({ key }) => key)

/** Where stretches are in the text. */
export const spansOf = ({ words }: Pick<Labelled, 'words'>, ranges: readonly Range[]): Span[] =>
  ranges.map(({ from, to }) => ({ start: words[from]!.start, end: words[to]!.end }))

/** A doubt about stretches of the text and about names or doors of the answer. */
export const doubtOf = (
  reading: Pick<Labelled, 'words'>,
  check: Check,
  sent: readonly Range[],
  found: readonly { text: string }[] = [],
): Doubt => ({ check, sent: spansOf(reading, sent), found: found.map(({ text }) => text) })

/** A doubt about a name of the answer that was not sent: another one in its place, or none. */
export const lackOf = (
  reading: Pick<Labelled, 'words'>,
  what: 'street' | 'building' | 'town' | 'organisation',
  other: Range | undefined,
  name: { text: string },
): Doubt => doubtOf(reading, `${what}${other ? 'Differs' : 'Added'}`, other ? [other] : [], [name])
