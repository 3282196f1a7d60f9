// COMPARISON: how an answer differs from what a row says.
// - Both texts are read once, side by side; verdicts, marks, groups and words left over are made of that one reading.
// - A word stands in a place: what is in the place of a street is one of the answer's streets or a doubt, whatever else could
//   explain it.
// - The answer's fields say what its parts are; order says where a word of theirs belongs, commas do not.
// - Numbers are equal or not, and belong to the name that they stand before. Names may be misspelt, numbers never.
// - Each way to differ is one record (`doubt`): what it means for the door, for many rows, for a column that was not sent.
// - A provider's level adds a doubt where the texts show none; it never takes one away.

import type { MatchedAddress } from './matchedAddress'
import { LONGEST_TEXT } from '../words/words'
import { align, type Aligned } from './align'
import type { Doubt } from './doubt'
import { nameDoubts } from './nameDoubts'
import { numberDoubts } from './numberDoubts'
import { organisationDoubts } from './organisationDoubts'
import { placeDoubts } from './placeDoubts'
import type { NameRead, Reading } from './reading'

/**
 * Reads a text of the customer's beside an answer. A text of over 500 characters is not read, which is its one doubt.
 *
 * @param row the customer's values, which may name the organisation
 */
export function read(text: string, address: MatchedAddress, row: readonly string[]): Reading {
  if (isTooLong(text, address)) return { ...UNREAD, text, address }
  const aligned = align(text, address)
  const { words, slots, street, inStreetPlace, pairs, leftSent, leftFound, left } = aligned
  const other = inStreetPlace.find(({ kind }) => kind !== 'organisation' && kind !== 'person')
  return {
    text,
    address,
    isTooLong: false,
    words,
    labels: slots,
    names: namesIn(aligned),
    street: street ?? other,
    isStreetSent: street !== undefined,
    pairs,
    leftSent,
    leftFound,
    left,
    postcodes: postcodesIn(aligned, address),
    doubts: [
      ...numberDoubts(aligned),
      ...nameDoubts(aligned),
      ...organisationDoubts(aligned, text, row),
      ...placeDoubts(aligned, address),
    ],
  }
}

const TOO_LONG: Doubt = { check: 'tooLong', sent: [], found: [] }

const UNREAD = {
  isTooLong: true,
  words: [],
  labels: [],
  names: [],
  street: undefined,
  isStreetSent: false,
  pairs: [],
  leftSent: [],
  leftFound: [],
  left: [],
  postcodes: [],
  doubts: [TOO_LONG],
}

/** Whether what was sent, or all that was found, is longer than addresses are. */
const isTooLong = (sent: string, address: MatchedAddress): boolean =>
  sent.length > LONGEST_TEXT || textsOf(address).some((text) => text.length > LONGEST_TEXT)

const textsOf = ({ lines, premise, streets, localities, areas, ...others }: MatchedAddress) => [
  others.organisation,
  others.department,
  others.poBox,
  others.postTown,
  ...[lines, Object.values(premise), streets, localities, areas].map((texts) => texts.join(', ')),
]

const namesIn = ({ found, allAt }: Aligned): NameRead[] => {
  const all = [
    ...found.streets.map((name) => ({ of: 'street', name }) as const),
    { of: 'building', name: found.building } as const,
    { of: 'subBuilding', name: found.subBuilding } as const,
    ...found.organisations.map((name) => ({ of: 'organisation', name }) as const),
    ...found.places.map((name) => ({ of: 'place', name }) as const),
  ]
  return all.flatMap(({ of, name }) =>
    name ? [{ of, text: name.text, words: name.words, at: allAt.get(name) ?? [] }] : [],
  )
}

const postcodesIn = ({ postcodes, outwards }: Aligned, { postcode }: MatchedAddress) =>
  [...postcodes, ...outwards].filter(({ readings }) =>
    readings.some((reading) => postcode.startsWith(reading)),
  )
