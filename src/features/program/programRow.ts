import type { Slot } from '../../domain/address/kinds'
import { writeAddress } from '../../domain/address/writer'
import { OUTPUT_FIELDS } from '../../domain/cleanse/outputColumns'
import { isMatched, type Outcome } from '../../domain/cleanse/outcomes'
import { isSameDoor, isWrittenCleansed } from '../../domain/cleanse/postalAddress'
import { readAnswer } from '../../domain/cleanse/readAnswer'
import type { Decision, RowResult } from '../../domain/cleanse/rowResult'
import type { Fills } from './fills'

/** A row with what is known of it. */
interface ProgramRow {
  values: string[]
  result: RowResult | null
  outcome: Outcome
  decision?: Decision
}

/** What becomes of a row in the file for a program. */
export type RowWritten =
  /** It is written; `lost` are words of the customer's that no column has then. */
  | { kind: 'changes'; values: string[]; lost: string[] }
  /** It has the address already. */
  | { kind: 'same' }
  /** It is to review, and nobody has decided. */
  | { kind: 'undecided' }
  /** Its original was kept, nothing was found, or it was not sent. */
  | { kind: 'keeps' }
  /** Its columns cannot hold the address whole. */
  | { kind: 'doesNotFit' }

/**
 * Writes a row for the program that it comes from: the cleansed address whole in its address columns, and what its blank cells
 * take. All other cells are the customer's.
 *
 * @param slots the columns of the address with their kinds
 */
export function writeRow(
  { values, result, outcome, decision }: ProgramRow,
  slots: readonly Slot[],
  fills: Fills,
): RowWritten {
  const address = readAnswer(result)?.address
  if (result?.kind !== 'answered' || !address || !isMatched(outcome)) return { kind: 'keeps' }
  if (!isWrittenCleansed(outcome, decision)) return { kind: decision ? 'keeps' : 'undecided' }
  const written = writeAddress(address, { row: values, slots, isSameDoor: isSameDoor(result, values) })
  if (!written) return { kind: 'doesNotFit' }
  const after = values.map((value, column) => {
    const fill = fills[column]
    const isFilled = fill !== undefined && fill !== 'blank' && value.trim() === ''
    return (isFilled ? result.cells[OUTPUT_FIELDS.indexOf(fill)] : written.cells.get(column)) ?? value
  })
  const isChanged = after.some((value, column) => value !== values[column])
  return isChanged ? { kind: 'changes', values: after, lost: written.lost } : { kind: 'same' }
}
