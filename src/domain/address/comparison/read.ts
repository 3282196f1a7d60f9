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
import { namesOf, type AnswerDoor } from './answer'
import { doorDoubts } from './doorDoubts'
import type { Doubt } from './doubt'
import { firmDoubts } from './firmDoubts'
import { labelled } from './labels'
import { inStreetPlace, nameDoubts } from './nameDoubts'
import { placeFound, placeSent, type SentDoor } from './pairDoors'
import { placeDoubts } from './placeDoubts'
import type { Reading } from './reading'

/**
 * Reads a text of the customer's beside an answer. A text of over 500 characters is not read, which is its one doubt.
 *
 * @param row the customer's values, which may name the organisation
 */
export function read(text: string, address: MatchedAddress, row: readonly string[]): Reading {
  if (isTooLong(text, address)) return { ...UNREAD, text, address }
  const labelling = labelled(text, address)
  const { words, labels, answer, at, street, pairs, leftSent, leftFound, left, postcodes, outwards } =
    labelling
  const other = inStreetPlace(labelling).find(({ kind }) => kind !== 'organisation' && kind !== 'person')
  const sentAt = (door: SentDoor) => ({ from: door.from, to: door.to, place: placeSent(door) })
  const found = (door: AnswerDoor) => ({ text: door.text, place: placeFound(door) })
  return {
    text,
    address,
    isTooLong: false,
    words,
    labels,
    names: namesOf(answer).map((name) => Object.assign({ at: at.get(name) ?? [] }, name)),
    street: street ?? other,
    isStreetSent: street !== undefined,
    pairs: pairs.map(([one, two]) => [sentAt(one), found(two)] as const),
    leftSent: leftSent.map(sentAt),
    leftFound: leftFound.map(found),
    left,
    postcodes: [...postcodes, ...outwards].filter(({ readings }) =>
      readings.some((reading) => address.postcode.startsWith(reading)),
    ),
    doubts: [
      ...doorDoubts(labelling),
      ...nameDoubts(labelling),
      ...firmDoubts(labelling, row),
      ...placeDoubts(labelling),
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
