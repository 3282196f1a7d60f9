import * as v from 'valibot'
import { inBlocks } from '../../base/manyRows'
import type { ListenerApi, RootState } from '../../base/store/types'
import { buildQuery, queryKey, queryKeyBefore } from '../../domain/cleanse/sentText'
import { answerKey, withValues, type RowResult, type Decision } from '../../domain/cleanse/rowResult'
import { decisionSchema, decisionsOf, type SessionRecord } from '../../domain/cleanse/savedCleanse'
import { resultOf, resultSchema, wholeNumber } from '../../domain/cleanse/storedResult'
import { selectMapping } from '../mapping/mappingSelectors'
import { prepareRows } from '../run/prepareRows'
import { selectResults } from '../run/runSlice'
import { selectRowOutcome } from '../results/resultsSelectors'
import { deliver, type ContentsOf } from '../download/deliver'
import { rowsContents } from '../download/downloadListeners'
import { downloadSlice, downloadWritten } from '../download/downloadSlice'
import { selectStoredFiles } from '../download/unsavedSelectors'
import { ofCleanse, type Connection } from './databaseConnection'
import {
  entrySchema,
  rowBlockSchema,
  storedHeadSchema,
  type JournalEntry,
  type StoredHead,
} from './storedCleanse'

// What opening a saved session needs; the first screen does not.

const resultPair = v.tuple([wholeNumber, v.nullable(resultSchema)])
const decisionPair = v.tuple([wholeNumber, v.nullable(decisionSchema)])

/** How many journal entries to read in one task. */
const ENTRIES = 1000

/**
 * Reads a whole cleanse, and the place of its next journal entry; null if any part is missing, or not what we store. `rest`
 * resolves in the next task.
 */
export async function readCleanse(withDatabase: Connection, id: string, rest: () => Promise<void>) {
  const stored = v.safeParse(storedHeadSchema, await withDatabase((database) => database.get('heads', id)))
  if (!stored.success) return null
  const rows = await readRows(withDatabase, stored.output)
  const journal = rows && (await readJournal(withDatabase, stored.output, rest))
  if (!journal) return null
  const { version: _, ...fields } = stored.output.head
  const { entries, timestamp, ...read } = journal
  const last = Math.max(fields.timestamp, timestamp)
  const record: SessionRecord = { ...fields, ...rows, ...read, timestamp: last }
  return { record, entries }
}

async function readRows(withDatabase: Connection, { id, rows, head }: StoredHead) {
  const originalRows: string[][] = []
  const sheetRows: number[] = []
  for (let at = 0; originalRows.length < rows; at += 1) {
    const key: [string, number] = [id, at]
    const block = v.safeParse(rowBlockSchema, await withDatabase((database) => database.get('rows', key)))
    if (!block.success || block.output.rows.length === 0) return null
    if (block.output.rows.some((row) => row.length !== head.csvHeaders.length)) return null
    originalRows.push(...block.output.rows)
    sheetRows.push(...block.output.sheetRows)
  }
  return originalRows.length === rows
    ? { originalRows: Object.freeze(originalRows) as string[][], sheetRows }
    : null
}

async function readJournal(withDatabase: Connection, { id, rows }: StoredHead, rest: () => Promise<void>) {
  const results = Array<RowResult | null>(rows).fill(null)
  const decided = new Map<number, Decision | null>()
  let state: Pick<JournalEntry, 'timestamp' | 'lookups' | 'elapsedMs' | 'unfound' | 'repeats'> = {
    timestamp: 0,
    lookups: 0,
    elapsedMs: 0,
  }
  for (let read = 0; ; read += ENTRIES) {
    const range = IDBKeyRange.bound([id, read], [id, []])
    const block = await withDatabase((database) => database.getAll('journal', range, ENTRIES))
    for (const each of block) {
      const entry = v.safeParse(entrySchema, each)
      if (!entry.success) return null
      const { timestamp, lookups, elapsedMs, unfound, repeats } = entry.output
      state = { timestamp, lookups, elapsedMs, unfound, repeats }
      for await (const pairs of inBlocks(entry.output.results, rest))
        for (const pair of pairs) {
          if (!v.is(resultPair, pair) || pair[0] >= rows) return null
          results[pair[0]] = resultOf(pair[1])
        }
      for (const pair of entry.output.decisions) {
        if (!v.is(decisionPair, pair) || pair[0] >= rows) return null
        decided.set(...pair)
      }
    }
    if (block.length < ENTRIES) break
    await rest()
  }
  const last = await withDatabase((database) =>
    database.transaction('journal').store.openKeyCursor(ofCleanse(id), 'prev'),
  )
  const at = last?.key[1]
  if (!Number.isSafeInteger(at)) return null
  return {
    ...state,
    entries: at! + 1,
    resultRows: Object.freeze(results),
    decisions: decisionsOf(rows, decided),
  }
}

/**
 * A session whose answers belong to the rows' texts as we read them today, even if they were sent before bare numbers got their
 * column's word. So nothing is paid for again, and we compare answers with what the numbers mean.
 *
 * @param state that would show it
 * @param rest resolves in a task of its own
 */
export async function readToday(
  record: SessionRecord,
  state: RootState,
  rest: () => Promise<void>,
): Promise<SessionRecord> {
  const mapping = selectMapping(state)
  const results: [number, RowResult][] = []
  for await (const block of inBlocks(record.originalRows.entries(), rest))
    for (const [at, row] of block) {
      const result = record.resultRows[at]
      if (result?.kind !== 'answered' || result.origin) continue
      const key = answerKey(result)
      if (key !== queryKey(row, mapping) && key === queryKeyBefore(row, mapping))
        results.push([at, { ...result, query: buildQuery(row, mapping) }])
    }
  return results.length === 0 ? record : { ...record, resultRows: withValues(record.resultRows, results) }
}

/**
 * Works out, in pieces, what the page needs to know about all rows when it shows their results: what `prepareRows` does, and the
 * outcome and reasons of each.
 *
 * @param rest resolves in a task of its own
 */
export async function prepareResults(state: RootState, rest: () => Promise<void>) {
  await prepareRows(state, rest)
  for await (const block of inBlocks(selectResults(state).keys(), rest))
    for (const row of block) selectRowOutcome(state, row)
}

/**
 * Downloads a session that is not on the page: everything that goes with it, decisions included.
 *
 * @param pageWith the state of a page that shows a session
 * @returns the files of the session including this one; null if none was written
 */
export async function downloadSession(
  api: ListenerApi,
  record: SessionRecord,
  pageWith: (record: SessionRecord) => RootState,
) {
  const state = pageWith(record)
  const contentsOf: ContentsOf = async (source) => {
    const shown = pageWith(await readToday(record, state, source.rest))
    await prepareResults(shown, source.rest)
    return rowsContents('nextMonth')({ ...source, state: shown })
  }
  const file = await deliver(api, 'nextMonth', contentsOf, 'csv', state)
  return (
    file &&
    selectStoredFiles({ ...state, download: downloadSlice.reducer(state.download, downloadWritten(file)) })
  )
}
