import { areSame } from '../../base/values'
import { isWhole } from '../../domain/cleanse/downloads'
import type { Decisions } from '../../domain/cleanse/decisions'
import type { Results } from '../../domain/cleanse/rowResult'
import type { StoredFile } from '../../domain/cleanse/savedCleanse'

/** What files are now written from; the columns sent, and what judges rows, as text. */
export interface Basis {
  results: Results
  decisions: Decisions
  columns: string
  /** The threshold, what columns take when we write an address, and which belong to another address. */
  judging: string
  /** Whether we write addresses as the post office does. */
  inCapitals: boolean
}

/** The same at the time of a file, without what the file does not show. */
export interface WrittenFrom extends Omit<Basis, 'judging' | 'inCapitals'> {
  judging?: string
  inCapitals?: boolean
  /** Whether the file says what was decided. */
  hasDecisions: boolean
}

/** A file handed to the browser, `at` in ms. An earlier version did not store what most files were written from. */
export interface SavedFile extends Omit<StoredFile, 'from'> {
  from?: WrittenFrom
}

/** Whether a file still holds the results: all present answers and decisions. */
export type FileState = 'holds' | 'withoutDecisions' | 'overtaken' | 'noAnswers'

const isOfRows = (from: WrittenFrom, now: Basis) =>
  areSame(from.results, now.results) && areSame(from.decisions, now.decisions)

/** Whether anything that a file was written from has changed since. */
function hasChangedSince({ from }: SavedFile, now: Basis): boolean {
  if (!from) return false
  const isJudgedSo = from.judging === undefined || from.judging === now.judging
  const isWrittenSo = from.inCapitals === undefined || from.inCapitals === now.inCapitals
  return from.columns !== now.columns || !isJudgedSo || !isWrittenSo || !isOfRows(from, now)
}

function stateOf({ from, choice }: SavedFile, now: Basis, hasChanged: boolean): FileState {
  if (!from || !isWhole(choice)) return 'noAnswers'
  if (hasChanged) return 'overtaken'
  const isTold = from.hasDecisions || now.decisions.every((decision) => decision === undefined)
  return isTold ? 'holds' : 'withoutDecisions'
}

/** A file and whether it still holds the results; compares all rows once. */
export function seenNow(file: SavedFile, now: Basis) {
  const hasChanged = hasChangedSince(file, now)
  return { ...file, hasChanged, state: stateOf(file, now, hasChanged) }
}

/** The form of a file that is saved with its cleanse. */
export function stored({ from, ...file }: SavedFile, now: Basis): StoredFile {
  if (!from) return file
  const { results: _results, decisions: _decisions, ...rest } = from
  return { ...file, from: { ...rest, isOfRows: isOfRows(from, now) } }
}

/** A file from its saved form, for a cleanse with these results and decisions. */
export function restored({ from, ...file }: StoredFile, results: Results, decisions: Decisions): SavedFile {
  if (!from) return file
  const { isOfRows: isOfThese, ...rest } = from
  return {
    ...file,
    from: { ...rest, ...(isOfThese ? { results, decisions } : { results: [], decisions: [] }) },
  }
}
