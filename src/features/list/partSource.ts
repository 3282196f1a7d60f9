import type { CsvFile } from '../../app/base/csvFile'
import type { ListenerApi } from '../../app/base/listeners'
import type { RootState } from '../../app/base/types'
import type { StateOfPart } from '../download/downloadOf'
import type { Mapping } from '../mapping/buildQuery'
import { recordOfSession } from '../recovery/recoverySelectors'
import type { SessionRecord } from '../recovery/sessionRecord'
import { isPartDone } from '../run/partSummary'
import { batchSettled, type SettledRow } from '../run/runSlice'
import type { StoredList, ListDatabase } from './listDatabase'

/** The columns of a mapping as text, to compare them. */
export const textOfMapping = ({ addressColumn, postcodeColumn, moreAddressColumns }: Mapping) =>
  JSON.stringify([addressColumn, postcodeColumn, moreAddressColumns])

export const isList = ({ list }: RootState) => list.read !== null

/** When the session on the page last had an answer, in ms. */
export const savedAt = (api: ListenerApi) => {
  const { session } = api.getState().recovery
  return session.status === 'onPage' ? session.savedAt : api.extra.now()
}

/** The first unfinished part other than the one on the page; -1 if there is none. */
export const nextPart = ({ list }: RootState) =>
  list.parts.findIndex((part, at) => at !== list.at && !isPartDone(part))

/**
 * What is kept of the list on the page.
 *
 * @param at when it last had an answer, in ms
 */
export const storedListOf = ({ list, file, mapping, download }: RootState, at: number): StoredList => ({
  id: list.id,
  fileName: file.loaded?.name ?? '',
  savedAt: at,
  isDownloaded: download.isDownloaded,
  at: list.at,
  parts: list.parts,
  mapping: textOfMapping(mapping),
  read: list.read,
})

/** How a download reads the other parts of a list. */
export const stateOfPart =
  (database: ListDatabase, rest: () => Promise<void>): StateOfPart =>
  async (page, at) => {
    const { stateOfStoredPart } = await import('./partRecords')
    return stateOfStoredPart(database, rest, page, at)
  }

/** Reuses answers from other parts for rows that send the same text. */
export const reuseAnswers = (api: ListenerApi, results: SettledRow[]) => {
  const isStored = api.getState().recovery.session.status === 'onPage'
  if (isStored && results.length > 0) api.dispatch(batchSettled({ results, at: savedAt(api) }))
}

/** Where the parts of the list on the page come from: its file, IndexedDB, and the answers of each other. */
export function createPartSource(database: ListDatabase) {
  let source: { id: string; file: Blob } | null = null
  /** The next part, which is read while the one before is sent. */
  let ahead: { id: string; at: number; file: Promise<CsvFile | null> } | null = null

  const fileOf = async (api: ListenerApi) => {
    const { list, file } = api.getState()
    if (source?.id !== list.id) {
      const given = file.source && api.extra.fileInbox.get(file.source.id)
      const found = given ?? (await database.file(list.id))
      source = found && { id: list.id, file: found }
    }
    return source?.file ?? null
  }

  const readPart = async (api: ListenerApi, at: number): Promise<CsvFile | null> => {
    const { list, file: loaded } = api.getState()
    const file = await fileOf(api)
    if (!file || !list.read) return null
    const named = new File([file], loaded.loaded?.name ?? '', { type: file.type })
    const outcome = await api.extra
      .readFile(named, { ...list.read, part: at }, new AbortController().signal)
      .catch(() => null)
    return outcome?.kind === 'read' ? outcome.file : null
  }

  return {
    fileOf,

    /** Takes a file for the list on the page. */
    adopt: async (id: string, file: Blob) => {
      source = { id, file }
      ahead = null
      await database.put({ id, file: await file.arrayBuffer() }, false)
    },

    readAhead: (api: ListenerApi) => {
      const state = api.getState()
      const at = nextPart(state)
      const { id } = state.list
      if (at >= 0 && (ahead?.id !== id || ahead.at !== at)) ahead = { id, at, file: readPart(api, at) }
    },

    /** The results that a record's rows take from the other parts of its list. */
    answersFor: async (
      list: Pick<StoredList, 'id' | 'parts'>,
      record: SessionRecord,
    ): Promise<SettledRow[]> => {
      if (!record.sendsDistinctOnce) return []
      const { answersInOtherParts } = await import('./partRecords')
      return answersInOtherParts(database, list, record)
    },

    /** The record of another part with the choices of the page; null if it cannot be read. */
    recordOf: async (api: ListenerApi, at: number): Promise<SessionRecord | null> => {
      const state = api.getState()
      const { list } = state
      const page = recordOfSession(state, savedAt(api))
      if (!page) return null
      const { storedPart, newPart } = await import('./partRecords')
      const text = await database.part(list.id, at)
      if (text !== null) return storedPart(page, text, list.parts[at]!)
      const isAhead = ahead?.id === list.id && ahead.at === at
      const file = await (isAhead ? ahead!.file : readPart(api, at))
      return file && newPart(page, file)
    },
  }
}

export type PartSource = ReturnType<typeof createPartSource>
