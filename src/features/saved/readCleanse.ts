import * as v from 'valibot'
import { inBlocks } from '../../base/inBlocks'
import type { Decision, RowResult } from '../../domain/cleanse/rowResult'
import {
  decisionSchema,
  decisionsOf,
  rowSchema,
  sheetRowsSchema,
  type SessionRecord,
} from '../../domain/cleanse/savedCleanse'
import { resultOf, resultSchema, wholeNumber } from '../../domain/cleanse/storedResult'
import { ofCleanse, type Database } from './databaseConnection'
import { entrySchema, storedHeadSchema, type JournalEntry, type StoredHead } from './storedCleanse'

const rowBlock = v.pipe(
  v.object({ rows: v.array(rowSchema), sheetRows: sheetRowsSchema }),
  v.check(({ rows, sheetRows }) => rows.length === sheetRows.length),
)
const resultPair = v.tuple([wholeNumber, v.nullable(resultSchema)])
const decisionPair = v.tuple([wholeNumber, v.nullable(decisionSchema)])

/** Entries of a journal that are read in one task. */
const ENTRIES = 1000

/** What IndexedDB has of a cleanse, and the place of its next journal entry. */
export interface StoredCleanse {
  record: SessionRecord
  entries: number
}

/** Reads a cleanse whole; null if anything of it is missing or is not what was stored. `rest` resolves in the next task. */
export async function readCleanse(
  database: Database,
  id: string,
  rest: () => Promise<void>,
): Promise<StoredCleanse | null> {
  const stored = v.safeParse(storedHeadSchema, await database.get('heads', id))
  if (!stored.success) return null
  const rows = await readRows(database, stored.output)
  const journal = rows && (await readJournal(database, stored.output, rest))
  if (!journal) return null
  const { version: _, ...fields } = stored.output.head
  const { entries, timestamp, ...read } = journal
  const record = { ...fields, ...rows, ...read, timestamp: Math.max(fields.timestamp, timestamp) }
  return { record, entries }
}

async function readRows(database: Database, { id, rows, head }: StoredHead) {
  const originalRows: string[][] = []
  const sheetRows: number[] = []
  for (let at = 0; originalRows.length < rows; at += 1) {
    const block = v.safeParse(rowBlock, await database.get('rows', [id, at]))
    if (!block.success || block.output.rows.length === 0) return null
    if (block.output.rows.some((row) => row.length !== head.csvHeaders.length)) return null
    originalRows.push(...block.output.rows)
    sheetRows.push(...block.output.sheetRows)
  }
  return originalRows.length === rows
    ? { originalRows: Object.freeze(originalRows) as string[][], sheetRows }
    : null
}

async function readJournal(database: Database, { id, rows }: StoredHead, rest: () => Promise<void>) {
  const results = Array<RowResult | null>(rows).fill(null)
  const decided = new Map<number, Decision | null>()
  let state: Pick<JournalEntry, 'timestamp' | 'lookups' | 'elapsedMs' | 'unfound' | 'repeats'> = {
    timestamp: 0,
    lookups: 0,
    elapsedMs: 0,
  }
  for (let read = 0; ; read += ENTRIES) {
    const range = IDBKeyRange.bound([id, read], [id, []])
    const block = await database.getAll('journal', range, ENTRIES)
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
  const last = await database.transaction('journal').store.openKeyCursor(ofCleanse(id), 'prev')
  const at = last?.key[1]
  if (!Number.isSafeInteger(at)) return null
  return {
    ...state,
    entries: at! + 1,
    resultRows: Object.freeze(results),
    decisions: decisionsOf(rows, decided),
  }
}
