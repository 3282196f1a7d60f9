import { areSame } from '../../base/values'
import { lastOfRow } from '../../base/manyRows'
import type { Beside, Slot } from '../address/columns/kinds'
import { ownWordsOf } from '../address/comparison/marks'
import { spelledIn } from '../address/writing/said'
import { writeAddress } from '../address/writing/writer'
import { CHECKS } from '../address/comparison/doubt'
import { ownEnvelope } from '../address/writing/ownAddress'
import type { Envelope } from '../address/writing/pieces'
import { addressKeys, type AddressKeys } from '../address/writing/sameAddress'
import { addressTo, type Customers } from '../address/writing/addressTo'
import { OUTPUT_FIELDS } from './outputColumns'
import { isMatched, type Outcome } from './outcomes'
import { readAnswer, type AnsweredRow, type Decision, type RowResult } from './rowResult'
import { comparisonOf, wholeFor } from './rowReading'

/** Whether a row gets the cleansed address: it is good, or somebody chose it. Until then it keeps its own. */
export const isWrittenCleansed = (outcome: Outcome | undefined, decision: Decision | undefined): boolean =>
  decision === undefined ? outcome === 'good' : decision !== 'originalKept'

/** A row and the address that was found for it, as both are written. */
const customerOf = (
  result: AnsweredRow,
  row: readonly string[],
  slots: readonly Slot[],
  columns: readonly Slot[],
): Customers => ({
  row,
  slots,
  isSameDoor: comparisonOf(result, row, columns).doubts.every(
    ({ check, isProviders }) => isProviders || !CHECKS[check].isDoor,
  ),
  whole: wholeFor(result, row, slots, columns),
})

export interface AddressSource {
  row: readonly string[]
  result: RowResult | null
  /** Whether to write the cleansed one, if there is one. */
  isCleansed: boolean
  /** The columns of the address with their kinds. */
  slots: readonly Slot[]
  /** The columns that we compare the row by. */
  columns: readonly Slot[]
}

/**
 * The address of a row as written on an envelope, with the words of the customer's own address that have no place on it.
 *
 * @param country the English name of the country abroad that the row names, or an empty string
 */
export function addressed(
  { row, result, isCleansed, slots, columns }: AddressSource,
  country = '',
): { envelope: Envelope; gone: string[] } {
  const address = isCleansed ? readAnswer(result)?.address : null
  if (!address || result?.kind !== 'answered') return { envelope: ownEnvelope(row, slots, country), gone: [] }
  const { envelope, gone } = addressTo(address, customerOf(result, row, slots, columns))
  return { envelope, gone: gone.length === 0 ? gone : notAccepted(gone, result, row, columns) }
}

/** For the cleansed address and for the customer's own: a decision or its undoing switches between them. */
const keysAs = { cleansed: lastOfRow<AddressKeys | null>(), own: lastOfRow<AddressKeys | null>() }

/** The keys that tell whether two rows have the same written address; null for a row without one. */
export function postalKeys(source: AddressSource): AddressKeys | null {
  const { row, result, isCleansed, slots, columns } = source
  return keysAs[isCleansed ? 'cleansed' : 'own'](row, [result, slots, columns], () => {
    const { uprn = '', umprn = '' } = (isCleansed && readAnswer(result)?.address) || {}
    return addressKeys(addressed(source).envelope, uprn, umprn)
  })
}

const UPRN = OUTPUT_FIELDS.indexOf('uprn')

interface KnownRow {
  values: string[]
  result: RowResult | null
  outcome: Outcome
  decision?: Decision
}

/** What becomes of a row in the customer's own file. */
export interface RowWritten {
  /**
   * - `changes`: words of it change
   * - `capitals`: only capitals, blanks or punctuation change
   * - `same`: it has the address already
   * - `undecided`: nobody has decided yet
   * - `keeps`: its original was kept, nothing was found, or it was not sent
   * - `doesNotFit`: its columns cannot hold the whole address
   * - `locked`: a cell of the workbook cannot be written
   */
  kind: 'changes' | 'capitals' | 'same' | 'undecided' | 'keeps' | 'doesNotFit' | 'locked'
  /** The cells as written, but as they came where only capitals, blanks or punctuation would change. */
  values: string[]
  /** The cells as written, in the post office's capitals too. */
  inCapitals: string[]
  /** The customer's words that no column has afterwards. */
  lost: string[]
  /** Columns that repeat the address and stay as they were. */
  staying: number[]
}

/** A row that stays as it came. */
export const asItCame = (values: string[], kind: RowWritten['kind']): RowWritten => ({
  kind,
  values,
  inCapitals: values,
  lost: [],
  staying: [],
})

/**
 * Writes the cleansed address into a row's address columns, and its UPRN into blank cells of that column. The rest stays theirs.
 *
 * @param columns those that take something, with their kinds
 * @param compared those that we compare rows by
 */
export function writeRow(
  { values, result, outcome, decision }: KnownRow,
  { slots, beside }: { slots: readonly Slot[]; beside: readonly Beside[] },
  compared: readonly Slot[],
): RowWritten {
  const address = readAnswer(result)?.address
  if (result?.kind !== 'answered' || !address || !isMatched(outcome)) return asItCame(values, 'keeps')
  if (!isWrittenCleansed(outcome, decision)) return asItCame(values, decision ? 'keeps' : 'undecided')
  const written = writeAddress(address, customerOf(result, values, slots, compared))
  if (!written) return asItCame(values, 'doesNotFit')
  const filled = new Set(beside.flatMap(({ column, stays }) => (stays ? [] : [column])))
  const [after, inCapitals] = [written.cells, written.inCapitals].map((cells) =>
    values.map((value, column) => {
      const isFilled = value.trim() === '' && filled.has(column)
      return (isFilled ? result.cells[UPRN] : cells.get(column)) ?? value
    }),
  ) as [string[], string[]]
  if (areSame(inCapitals, values)) return asItCame(values, 'same')
  if (areSame(after, values)) return { ...asItCame(values, 'capitals'), inCapitals }
  const lost = notAccepted(written.lost, result, values, compared)
  return { kind: 'changes', values: after, inCapitals, lost, staying: written.staying }
}

/** The words of a row that go, without those that differ from its answer: a person who accepts it has seen them. */
function notAccepted(
  going: string[],
  result: AnsweredRow,
  row: readonly string[],
  columns: readonly Slot[],
): string[] {
  const { doubts } = comparisonOf(result, row, columns)
  const isAccepted = spelledIn(doubts.flatMap((doubt) => ownWordsOf(result.query, doubt)))
  return going.filter((text) => !isAccepted(text))
}
