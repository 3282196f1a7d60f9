// COMPARISON: how an answer differs from what a row says. Good means: the answer has each word of theirs that finds the door, and
// theirs has each of the answer's.
//
// (a) Theirs is words in order; the answer's fields are names (streets, building, firms, places) and doors. (b) One pass labels
// streets, then buildings, firms and places. A name is found whole or not at all, and misspelt only under the same postcode. What
// is only near a place (*opposite the Red Lion*) is not at it. (c) One grammar reads the doors of both sides as a kind and atoms:
// `Flat 3A` is flat, 3, A. Doors are equal or they are not. A bare number fits any kind; the number at the street is the house's.
// Names may be misspelt, numbers never. (d) A word without a label before the end of the street is a doubt; its position says
// which. A person, a firm or a house's name may come before a door that both have. What follows the street is a place. (e) A part
// of the answer without a label is a doubt, unless the whole postcode and the door (or a name that is the door) agree. (f) If
// only part of a row was sent, we read the whole row too: what it has was not added, and what it contradicts is a doubt.
//
// Each way to differ is one record (`doubt`): what it means for the door, for many rows, for an unsent column. A level of the
// provider's adds a doubt where the texts show none; it never takes one away.

import type { Kind, Slot } from '../columns/kinds'
import { joinWhole, readSaid, type TheirPiece, type TheirText } from '../columns/theirs'
import { LONGEST_TEXT } from '../words/words'
import type { MatchedAddress } from './answer'
import { doorDoubts, nameDoubts, placeDoubts } from './doorDoubts'
import { firmDoubts } from './firmDoubts'
import { labelled } from './labels'
import { leftOver, type LeftOver } from './leftOver'
import type { Reading } from './reading'

/**
 * Reads a text of the customer's beside an answer. It does not read a text of over 500 characters: that is its only doubt.
 *
 * @param row the customer's values, which may name the organisation
 */
export function read(text: string, address: MatchedAddress, row: readonly string[]): Reading {
  if (isTooLong(text, address)) {
    const unread = labelled('', { ...address, ...UNREAD })
    return { ...unread, text, address, isTooLong: true, doubts: [{ check: 'tooLong', sent: [], found: [] }] }
  }
  const own = labelled(text, address)
  const doubts = [...doorDoubts(own), ...nameDoubts(own), ...firmDoubts(own, row), ...placeDoubts(own)]
  return { ...own, isTooLong: false, doubts }
}

/** An answer with nothing to read. */
const UNREAD = {
  lines: [],
  organisation: '',
  department: '',
  poBox: '',
  postTown: '',
  premise: { number: '', name: '', subBuilding: '' },
  streets: [],
  localities: [],
  areas: [],
}

/** Whether what was sent, or a part of what was found, is longer than addresses are. */
const isTooLong = (sent: string, address: MatchedAddress): boolean =>
  [sent, address.lines.join(', '), ...Object.values({ ...address, ...address.premise }).flat()].some(
    (each) => typeof each === 'string' && each.length > LONGEST_TEXT,
  )

/** What the reading of a row's whole address tells. */
export interface Whole {
  /** Whether both have a number, letter or flat in common, and the street. */
  hasDoor: boolean
  hasStreet: boolean
  left: readonly LeftOver[]
}

/** What we keep of the reading of a row's whole address: the reading itself is larger than the row. */
export const wholeIn = (reading: Reading): Whole => ({
  hasDoor: reading.pairs.length > 0,
  hasStreet: reading.street !== undefined,
  left: leftOver(reading),
})

export interface WholeRow {
  pieces: readonly TheirPiece[]
  /** The text of all pieces except firm, department and county. */
  text: string
  left: readonly LeftOver[]
  pieceAt: TheirText['pieceAt']
}

/** Kinds whose words stay or go by their own rules, whatever the address. */
const APART = new Set<Kind | undefined>(['firm', 'department', 'county'])

/**
 * A row's whole address beside an answer, as it is written.
 *
 * @param columns those of the address; copies are not part of it
 * @param leftIn finds which words of a text the answer lacks
 */
export function wholeRow(
  row: readonly string[],
  columns: readonly Slot[],
  leftIn: (text: string) => readonly LeftOver[],
): WholeRow {
  const pieces = readSaid(row, columns.some(({ isCopy }) => isCopy) ? withoutCopies(columns) : columns)
  const { text, pieceAt } = joinWhole(pieces.filter(({ kind }) => !APART.has(kind)))
  return { pieces, text, pieceAt, left: leftIn(text) }
}

const withoutCopies = (columns: readonly Slot[]) => columns.filter(({ isCopy }) => !isCopy)
