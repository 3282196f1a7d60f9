import type { MatchedAddress } from './matchedAddress'
import type { Place } from '../words/designators'
import type { Range } from '../words/spelling'
import type { Span, Word } from '../words/words'
import type { Check, Doubt } from './doubt'

/** What of the answer a word of theirs is. */
export type Label = 'street' | 'building' | 'organisation' | 'place' | 'door'

/** A name of the answer, as it is written there. */
export interface NameRead {
  of: Exclude<Label, 'door'> | 'subBuilding'
  text: string
  words: readonly string[]
  /** Where it stands in the text, the best first; nowhere if it was not sent. */
  at: readonly Range[]
}

/** A name in the text that no part of the answer is the counterpart of. */
export interface Stretch extends Range {
  kind: 'street' | 'building' | 'organisation' | 'person' | 'other'
  /** Whether it is right behind a number of a house or flat, and so that door's. */
  isNumbered: boolean
  /** Whether it has a word that the answer lacks anywhere. */
  isUnknown: boolean
}

/** A number, letter or floor of the text. */
export interface DoorRead extends Range {
  place: Place
}

/** A text of theirs read beside an answer: what is doubted, marked, grouped, left over and written is all made of this. */
export interface Reading {
  text: string
  address: MatchedAddress
  /** Whether one of the two is longer than addresses are: then nothing of it is read. */
  isTooLong: boolean
  words: readonly Word[]
  /** What of the answer each word is; undefined where it is left over or says nothing. */
  labels: readonly (Label | undefined)[]
  /** All names of the answer, its streets first. */
  names: readonly NameRead[]
  /** Where its street stands, or what stands in that street's place, but no firm and no person. */
  street: Range | undefined
  isStreetSent: boolean
  /** The doors that both have, and those of only one. */
  pairs: readonly (readonly [sent: DoorRead, found: { place: Place; text: string }])[]
  leftSent: readonly DoorRead[]
  leftFound: readonly { place: Place; text: string }[]
  /** The names that are left over, in the order of the text. */
  left: readonly Stretch[]
  /** Where the answer's postcode stands, or its first half. */
  postcodes: readonly Span[]
  /** What the two differ in, whatever the provider says of it. */
  doubts: readonly Doubt[]
}

/** The words of a stretch, as they are compared. */
export const keysIn = ({ words }: Pick<Reading, 'words'>, { from, to }: Range): string[] =>
  words.slice(from, to + 1).map(({ key }) => key)

/** Where stretches are in the text. */
export const spansOf = ({ words }: Pick<Reading, 'words'>, ranges: readonly Range[]): Span[] =>
  ranges.map(({ from, to }) => ({ start: words[from]!.start, end: words[to]!.end }))

/** A doubt about stretches of the text and about names or doors of the answer. */
export const doubtOf = (
  reading: Pick<Reading, 'words'>,
  check: Check,
  sent: readonly Range[],
  found: readonly { text: string }[] = [],
): Doubt => ({ check, sent: spansOf(reading, sent), found: found.map(({ text }) => text) })

/** A doubt about a name of the answer that was not sent: another one in its place, or none. */
export const lackOf = (
  reading: Pick<Reading, 'words'>,
  what: 'street' | 'building' | 'town' | 'organisation',
  other: Range | undefined,
  name: { text: string },
): Doubt => doubtOf(reading, `${what}${other ? 'Differs' : 'Added'}`, other ? [other] : [], [name])
