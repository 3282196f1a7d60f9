import type { IDBPTransaction } from 'idb'
import * as v from 'valibot'
import { bytesWithin } from '../../base/bytes'
import type { Deps } from '../../base/deps'
import { blocksOf, FILE, ofCleanse, type Connection, type Schema } from './databaseConnection'
import { headOf, isAhead, type SessionHead, type SessionRecord } from '../../domain/cleanse/savedCleanse'
import {
  entryOf,
  entrySchema,
  storedRows,
  storedHeadSchema,
  type JournalCounts,
  type JournalEntry,
  type StoredHead,
} from './storedCleanse'

/** What we know about a saved session without reading all of it. */
export interface FoundSession extends JournalCounts {
  id: string
  fileName: string
  rows: number
  /** When it last had an answer, or was renewed, in ms since 1970. */
  at: number
  isDownloaded: boolean
  /** The clock was wrong when it was stored: `at` is the present, and the page renews the session. */
  isOfWrongClock?: true
}

/** How many rows a block has. */
const BLOCK = 1000

/** The most bytes of a packed file that we keep. */
const MOST_KEPT = 20 * 1024 * 1024

/** The bytes of a file, packed; null if there are too many to keep. */
export const packed = async (file: Blob) =>
  bytesWithin(file.stream().pipeThrough(new CompressionStream('gzip')), MOST_KEPT)

/** The file from its packed bytes. Rejects bytes that `packed` did not make. */
export const unpacked = (bytes: Uint8Array<ArrayBuffer>): Promise<Blob> =>
  new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).blob()

const STORES = ['heads', 'rows', 'journal'] as const
type Transaction = IDBPTransaction<Schema, typeof STORES, 'readwrite'>

/**
 * The cleanses in IndexedDB: for each a head, its rows in blocks, written once, and a journal that only grows. No function
 * throws: a browser may refuse, be full, or lose its database.
 *
 * @param outside whose `nextTask` keeps a long list from holding the page up
 */
export function createCleanseDatabase(
  withDatabase: Connection,
  { nextTask, now, isClockBehind }: Pick<Deps, 'nextTask' | 'now' | 'isClockBehind'>,
) {
  /** A head with other fields, stored now. */
  const changed = (stored: StoredHead, fields: Partial<SessionHead>): StoredHead => ({
    ...stored,
    head: { ...stored.head, ...fields },
    isClockBehind: isClockBehind(),
  })

  /** What a session's head and last journal entry tell; null if it is not whole, or not what we store. */
  const foundIn = (stored: unknown, last: unknown): FoundSession | null => {
    const [head, entry] = [v.safeParse(storedHeadSchema, stored), v.safeParse(entrySchema, last)]
    if (!head.success || !entry.success || !head.output.isWhole) return null
    const { id, rows, isClockBehind: wasBehind } = head.output
    const { fileName, isDownloaded, timestamp } = head.output.head
    const { done, answered, decided } = entry.output
    if (Math.max(done, answered, decided) > rows) return null
    const at = Math.max(entry.output.timestamp, timestamp)
    const found = { id, fileName, rows, at, isDownloaded, done, answered, decided }
    return wasBehind || isAhead(at, now()) ? { ...found, at: now(), isOfWrongClock: true } : found
  }

  /** Changes what is stored, all or nothing. */
  const change = <Value>(work: (transaction: Transaction) => Promise<Value>) =>
    withDatabase(async (database) => {
      const transaction = database.transaction(STORES, 'readwrite')
      // Its requests, awaited one by one, fail first.
      transaction.done.catch(() => {})
      const value = await work(transaction)
      await transaction.done
      return value
    })

  const remove = (id: string) =>
    withDatabase(async (database) => {
      const transaction = database.transaction(STORES, 'readwrite')
      const removals = STORES.map((store) =>
        transaction.objectStore(store).delete(store === 'heads' ? id : ofCleanse(id)),
      )
      // So that a page closed right after *Discard* has removed it.
      transaction.commit()
      await Promise.all([...removals, transaction.done])
    }).catch(() => {})

  const forgetFile = (id: string) =>
    withDatabase((database) => database.delete('rows', [id, FILE])).catch(() => {})

  return {
    remove,

    /** Keeps the file that a cleanse's rows came from, unless it is too large, or the browser refuses. */
    keepFile: async (id: string, file: Blob) => {
      const bytes = await packed(file).catch(() => null)
      if (!bytes) return
      await change(async (transaction) => {
        // The cleanse may have been removed meanwhile.
        if (await transaction.objectStore('heads').getKey(id))
          await transaction.objectStore('rows').put(bytes, [id, FILE])
      }).catch(() => {})
    },

    /** The file that a cleanse's rows came from; null if it is not kept. */
    fileOf: (id: string): Promise<Blob | null> =>
      withDatabase(async (database) => {
        const bytes = await database.get('rows', [id, FILE])
        return bytes instanceof Uint8Array ? unpacked(bytes) : null
      }).catch(() => null),

    /** Every cleanse, including those of other tabs, with its head; `found` is null if it is not whole, or not what we store. */
    all: () =>
      withDatabase(async (database) => {
        const all: { id: string; head: unknown; found: FoundSession | null }[] = []
        for (const each of await database.getAll('heads')) {
          const { id, head } = each
          const cursor = await database.transaction('journal').store.openCursor(ofCleanse(id), 'prev')
          all.push({ id, head, found: foundIn(each, cursor?.value) })
        }
        return all
      }).catch(() => []),

    /** Keeps a cleanse for a day from now, whatever its times say. */
    renew: (id: string) =>
      change(async (transaction) => {
        const [heads, journal] = [transaction.objectStore('heads'), transaction.objectStore('journal')]
        const stored = await heads.get(id)
        const last = await journal.openCursor(ofCleanse(id), 'prev')
        if (!stored || !last) return
        const timestamp = now()
        await heads.put(changed(stored, { timestamp }))
        await journal.put({ ...last.value, timestamp, results: [], decisions: [] }, [id, last.key[1] + 1])
      }).catch(() => {}),

    /** Reads a whole cleanse; null if any part is missing, or not what we store. */
    load: (id: string) =>
      import('./openedRecord')
        .then(({ readCleanse }) => readCleanse(withDatabase, id, nextTask))
        .catch(() => null),

    /** How many entries the journal of a cleanse has; `missing` if the cleanse is not there, or not whole. */
    entriesOf: (id: string): Promise<number | 'missing' | 'refused'> =>
      withDatabase(async (database) => {
        const stored = await database.get('heads', id)
        const blocks = await database.count('rows', blocksOf(id))
        const entries = await database.count('journal', ofCleanse(id))
        const isWhole = stored?.isWhole && blocks === Math.ceil(stored.rows / BLOCK) && entries > 0
        return isWhole ? entries : ('missing' as const)
      }).catch(() => 'refused' as const),

    /** Stores a session, in place of one that cannot be read. Returns how many entries its journal now has. */
    begin: async (record: SessionRecord, counts: JournalCounts): Promise<number | 'refused'> => {
      const { id, originalRows, sheetRows, resultRows, decisions } = record
      const stored: StoredHead = {
        id,
        head: headOf(record),
        rows: originalRows.length,
        isWhole: false,
        isClockBehind: isClockBehind(),
      }
      try {
        await remove(id)
        await withDatabase((database) => database.put('heads', stored))
        let blocks = 0
        for (; blocks * BLOCK < originalRows.length; blocks += 1) {
          const [at, from, to] = [blocks, blocks * BLOCK, (blocks + 1) * BLOCK]
          const rows = originalRows.slice(from, to)
          const done = Array.from(rows, (_, place) => from + place).filter(
            (row) => resultRows[row] || decisions[row],
          )
          await withDatabase((database) =>
            Promise.all([
              database.put('rows', { rows, sheetRows: sheetRows.slice(from, to) }, [id, at]),
              database.put('journal', entryOf(storedRows(record, done), record, counts), [id, at]),
            ]),
          )
          await nextTask()
        }
        await withDatabase((database) => database.put('heads', { ...stored, isWhole: true }))
        return blocks
      } catch {
        await remove(id)
        return 'refused'
      }
    },

    /**
     * Adds an entry to the journal, and returns how many it now has; `missing` if the whole cleanse must be stored. The browser
     * has it once the current task ends, so that a page closed right after a decision keeps it.
     */
    append: (id: string, at: number, entry: JournalEntry): Promise<number | 'missing' | 'refused'> =>
      withDatabase(async (database) => {
        const transaction = database.transaction(['heads', 'journal'], 'readwrite', { durability: 'relaxed' })
        const requests = [
          transaction.objectStore('heads').getKey(id),
          transaction.objectStore('journal').put(entry, [id, at]),
        ] as const
        transaction.commit()
        const [[head]] = await Promise.all([Promise.all(requests), transaction.done])
        return head === undefined ? ('missing' as const) : at + 1
      }).catch(() => {
        // Answers come first: the next attempt has its room.
        void forgetFile(id)
        return 'refused' as const
      }),

    /** Changes the head of a cleanse, if it is there. Returns whether the browser took the change. */
    changeHead: (id: string, fields: Partial<SessionHead>): Promise<boolean> =>
      change(async (transaction) => {
        const heads = transaction.objectStore('heads')
        const stored = await heads.get(id)
        if (stored) await heads.put(changed(stored, fields))
        return true
      }).catch(() => false),
  }
}

export type CleanseDatabase = ReturnType<typeof createCleanseDatabase>
