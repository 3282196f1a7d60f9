// The page reads a row beside its answer once: all code that judges, groups, marks or writes it takes what this file keeps.

import { lastOfRow } from '../../base/manyRows'
import { addressKey, isSaid } from '../address/cells/sameWords'
import { ownValues, type Slot } from '../address/columns/kinds'
import {
  joinWhole,
  queryOf,
  readTheirs,
  thatSay,
  type TheirPiece,
  joinTheirs,
} from '../address/columns/theirs'
import { compareAddresses, compareRow } from '../address/comparison/compare'
import type { Comparison, Doubt } from '../address/comparison/doubt'
import { leftOver } from '../address/comparison/leftOver'
import { read, wholeIn, wholeRow, type Whole, type WholeRow } from '../address/comparison/read'
import { markFound, markSent, type MarkedText } from '../address/comparison/marks'
import {
  answerOf,
  addressText,
  readAnswer,
  answerKey,
  type AnsweredRow,
  type RowResult,
  correctionOf,
} from './rowResult'

/** A row's own address beside its answer. */
interface RowReading extends Comparison {
  /** Of the whole address; null if the doubts did not need it and nobody has asked yet. */
  whole: Whole | null
  /** Of the text to write, if we write other columns than we compare. */
  written: { slots: readonly Slot[]; left: Whole['left'] } | null
}

const NOTHING: Comparison = { doubts: [], isStreetSent: false }

const readLast = lastOfRow<RowReading>()

const isEdited = ({ origin }: AnsweredRow) => origin === 'edited'

const readingOf = (result: AnsweredRow, row: readonly string[], columns: readonly Slot[]): RowReading =>
  readLast(row, [result, columns], () => {
    const [answer, values] = [answerOf(result), ownValues(row, columns)]
    if (isEdited(result)) {
      const { doubts, isStreetSent, reading } = compareAddresses(answer, values)
      return { doubts, isStreetSent, whole: reading && wholeIn(reading), written: null }
    }
    const { doubts, isStreetSent, whole } = compareRow(answer, values, theirsFor(result, row, columns))
    return { doubts, isStreetSent, whole: whole && wholeIn(whole), written: null }
  })

/**
 * How a row's answer differs from what was sent, whatever a person decided. Rows that share a result may have different firms.
 *
 * @param columns those of the customer's address: unsent ones can contradict
 */
export const comparisonOf = (
  result: RowResult | null,
  row: readonly string[],
  columns: readonly Slot[],
): Comparison => (result?.kind === 'answered' ? readingOf(result, row, columns) : NOTHING)

/** What the reading of a row's whole address tells beside the address that was found. */
export function wholeOf(result: AnsweredRow, row: readonly string[], columns: readonly Slot[]): Whole {
  const reading = readingOf(result, row, columns)
  reading.whole ??= wholeIn(
    read(textFor(result, row, columns), answerOf(result).address!, ownValues(row, columns)),
  )
  return reading.whole
}

/**
 * A row's whole address beside the address that was found, as we write it.
 *
 * @param slots the columns to write; if they hold the compared text, it is not read again
 * @param columns those to compare
 */
export const wholeFor = (
  result: AnsweredRow,
  row: readonly string[],
  slots: readonly Slot[],
  columns: readonly Slot[],
): WholeRow =>
  wholeRow(row, slots, (text) => {
    if (text === textFor(result, row, columns)) return wholeOf(result, row, columns).left
    const reading = readingOf(result, row, columns)
    if (reading.written?.slots !== slots)
      reading.written = {
        slots,
        left: leftOver(read(text, answerOf(result).address!, ownValues(row, columns))),
      }
    return reading.written.left
  })

/** The whole text of a row, to compare with its answer; an edited text is the whole. */
export const textFor = (result: AnsweredRow, row: readonly string[], columns: readonly Slot[]): string =>
  isEdited(result) ? result.query : joinWhole(theirsFor(result, row, columns)).text

/**
 * A row's own address, to compare with its answer. The columns tell what was sent; if the answer belongs to another text (of an
 * earlier month, or of other columns), the words tell.
 */
function theirsFor(result: AnsweredRow, row: readonly string[], columns: readonly Slot[]): TheirPiece[] {
  const pieces = readTheirs(row, columns)
  const sent = queryOf(pieces)
  if (sent !== result.query && addressKey(sent) !== answerKey(result))
    for (const piece of pieces) piece.isUnsent = !isSaid(piece.text, result.query, piece.word ?? '')
  return thatSay(pieces)
}

const NONE: readonly Doubt[] = []

/**
 * Why a matched row is to review, apart from its score, in the order of `CHECKS`; empty for an address that a person gave.
 *
 * @param columns those of the customer's address
 */
export const doubtsOf = (
  result: RowResult | null,
  row: readonly string[],
  columns: readonly Slot[],
): readonly Doubt[] => (correctionOf(result) ? NONE : comparisonOf(result, row, columns).doubts)

/** The unsent parts of a row's own address, in order; empty if the answer belongs to another text. */
export const unsentText = (
  result: RowResult | null,
  row: readonly string[],
  columns: readonly Slot[],
): string =>
  result?.kind === 'answered' && !result.origin
    ? joinTheirs(theirsFor(result, row, columns).filter(({ isUnsent }) => isUnsent)).text
    : ''

/** What was sent for a row and what was found, with marks; null if no address was found. */
export function markResult(
  result: RowResult | null,
  doubts: readonly Doubt[],
): { sent: MarkedText; found: MarkedText } | null {
  const answer = readAnswer(result)
  const found = addressText(result)
  if (!answer || found === '') return null
  return { sent: markSent(answer.query, doubts), found: markFound(found, doubts) }
}
