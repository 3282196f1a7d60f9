import { addressKey } from '../../../domain/address/cells/sameWords'
import { buildQuery, queryKey } from '../../../domain/cleanse/sentText'
import type { Mapping } from '../../../domain/cleanse/query'
import { answerKey, type Results, type RowResult } from '../../../domain/cleanse/rowResult'
import type { SettledRow } from '../settledRows'

/**
 * The rows that get the answer of one call, in file order: only one, unless each distinct address is sent once. They may spell
 * the address differently; the first one's text is sent.
 */
export type PlannedCall = [sent: PlannedRow, ...others: PlannedRow[]]

type PlannedRow = { row: number; query: string }

/** The results of addresses that need no further call, by their keys, if each distinct address is sent once. */
export type KnownAddresses = Map<string, RowResult>

export const nothingToSend: RowResult = { kind: 'nothingToSend' }

export interface PlanInput {
  rows: string[][]
  results: Results
  mapping: Mapping
  /** Rows left out although they have something to send. */
  leftOut: ReadonlySet<number>
  dedupe: boolean
  /** Whether the run looks rows up again, so that answers of earlier downloads do not count. */
  isAgain: boolean
}

/** The result of an address, for a row with this spelling of it. */
export const inWords = (result: RowResult, query: string): RowResult =>
  result.kind === 'answered' && result.query !== query ? { ...result, query } : result

/** The text that a row sends; empty if it has nothing to send, or is left out. */
export const queryOf = (row: number, { rows, mapping, leftOut }: PlanInput) =>
  leftOut.has(row) ? '' : buildQuery(rows[row]!, mapping)

/** Whether a row has something to send, and the user has left it out. */
export const isLeftOut = (row: number, { rows, mapping, leftOut }: PlanInput) =>
  leftOut.has(row) && buildQuery(rows[row]!, mapping) !== ''

/** Whether a row to look up again sends the same text as before, and so keeps its answer, unless that is from another month. */
const keepsAnswer = (previous: RowResult | null | undefined, query: string) =>
  previous?.kind === 'answered' && previous.query === query && !previous.takenFrom

/**
 * The next calls of a run, in the order of their first rows: one per row, none for a row with nothing to send. With known
 * addresses, one per address, none for a known one.
 *
 * @param unsent the rows that are left, from the first on; it takes no more of them than the calls need
 * @param most the most calls
 */
export function planCalls(
  input: PlanInput,
  unsent: Iterable<number>,
  known: KnownAddresses | null,
  most: number,
) {
  const calls = new Map<string | number, PlannedCall>()
  // These need no call: they have nothing to send, or their address is known.
  const settled: SettledRow[] = []
  for (const row of unsent) {
    const previous = input.results[row] ?? undefined
    const query = queryOf(row, input)
    const key = known && query !== '' ? addressKey(query) : row
    const result = typeof key === 'string' ? known?.get(key) : undefined
    const call = calls.get(key)
    if (query === '') settled.push({ row, result: nothingToSend })
    else if (previous && keepsAnswer(previous, query)) settled.push({ row, result: previous })
    else if (result) settled.push({ row, result: inWords(result, query) })
    else if (call) call.push({ row, query })
    else if (calls.size < most) calls.set(key, [{ row, query }])
    if (calls.size === most || settled.length === MOST_SETTLED) break
  }
  return { calls: [...calls.values()], settled }
}

/** How many rows one plan may settle without a call; more would hold the page up. */
const MOST_SETTLED = 200

/** Adds the answers that other rows of the same address can take: all except a person's corrections. */
export function addKnown(known: KnownAddresses, results: Results, isAgain: boolean) {
  for (const result of results)
    if (result?.kind === 'answered' && !result.origin && !(isAgain && result.takenFrom))
      known.set(answerKey(result), result)
}

/** What a run will send of the rows that are left, for the user to see before Start. */
export function forecastRun(input: PlanInput, unsent: Iterable<number>) {
  const addresses = new Set<string>()
  // The indexes of rows with something to send, of blank rows, and of rows that the user left out.
  const [rows, empty, leftOut]: [number[], number[], number[]] = [[], [], []]
  for (const row of unsent) {
    const query = queryOf(row, input)
    if (query === '') (isLeftOut(row, input) ? leftOut : empty).push(row)
    else if (!keepsAnswer(input.results[row], query)) {
      rows.push(row)
      addresses.add(queryKey(input.rows[row]!, input.mapping))
    }
  }
  // With nothing to send, as for every offer of a finished list, there is no need to read the answers.
  const known: KnownAddresses = new Map()
  if (rows.length > 0) addKnown(known, input.results, input.isAgain)
  for (const address of known.keys()) addresses.delete(address)
  /** How many lookups it saves to look duplicate addresses up once. */
  const repeated = rows.length - addresses.size
  /** The most lookups that the run can use. */
  const lookups = input.dedupe ? addresses.size : rows.length
  return { rows, empty, leftOut, repeated, lookups }
}
