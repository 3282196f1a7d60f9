import type { CsvFile } from '../../app/base/csvFile'
import type { ListenerApi } from '../../app/base/listeners'
import type { RootState } from '../../app/base/types'
import type { StateOfPart } from '../download/downloadOf'
import { decodeRecord, encodeResult } from '../recovery/recordText'
import { addressKey } from '../run/loop/planCalls'
import type { SettledRow } from '../run/loop/settleBatch'
import type { Mapping } from '../mapping/buildQuery'
import { recordOfSession } from '../recovery/recoverySelectors'
import type { SessionRecord } from '../recovery/sessionRecord'
import { doneIn, isPartDone } from '../run/partSummary'
import { batchSettled } from '../run/runSlice'
import type { KeptList, ListDatabase } from './listDatabase'

/** The answers of a record by the text that was sent, to be used again in other parts. */
export function answersOf({ resultRows }: SessionRecord): [sent: string, answer: string][] {
  const answers = new Map<string, string>()
  for (const result of resultRows)
    if (result?.kind === 'answered') answers.set(addressKey(result.query), encodeResult(result))
  return [...answers]
}

/** The columns of a mapping as text, by which two are the same. */
export const textOfMapping = ({ addressColumn, postcodeColumn, moreAddressColumns }: Mapping) =>
  JSON.stringify([addressColumn, postcodeColumn, moreAddressColumns])

export const isList = ({ list }: RootState) => list.read !== null

/** When the session on the page last had an answer, in ms. */
export const savedAt = (api: ListenerApi) => {
  const { kept } = api.getState().recovery
  return kept.status === 'own' ? kept.savedAt : api.extra.now()
}

/** Rows of the part on the page have the answers to the same texts in other parts; they are kept like any other. */
export const takeAnswers = (api: ListenerApi, results: SettledRow[]) => {
  const isKept = api.getState().recovery.kept.status === 'own'
  if (isKept && results.length > 0) api.dispatch(batchSettled({ results, at: savedAt(api) }))
}

/** The first part with rows left, other than the one on the page; -1 where there is none. */
export const nextPart = ({ list }: RootState) =>
  list.parts.findIndex((part, at) => at !== list.at && !isPartDone(part))

/**
 * What is kept of the list on the page.
 *
 * @param at when it last had an answer, in ms
 */
export const keptListOf = ({ list, file, mapping, download }: RootState, at: number): KeptList => ({
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
    const { stateOfKeptPart } = await import('./listWork')
    return stateOfKeptPart(database, rest, page, at)
  }

/** Where the parts of the list on the page come from: its file, what IndexedDB has of them, and each other's answers. */
export function createPartSource(database: ListDatabase) {
  let source: { id: string; file: Blob } | null = null
  /** The next part, which is read while the one before is sent. */
  let ahead: { id: string; at: number; file: Promise<CsvFile | null> } | null = null
  /** The parts whose answers IndexedDB has by what was sent. */
  let gathered = { id: '', parts: new Map<number, Promise<unknown>>() }

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

  const gatheredOf = (id: string) => {
    if (gathered.id !== id) gathered = { id, parts: new Map() }
    return gathered.parts
  }

  /** Keeps the answers of a part that was cleansed before each distinct address was to be sent once. */
  const gather = async (id: string, at: number) => {
    const record = decodeRecord((await database.part(id, at)) ?? '')
    if (record) await database.put({ id, answers: answersOf(record) }, false)
  }

  return {
    fileOf,

    /** The file of the list on the page, to be kept; undefined where it cannot be read any more. */
    bytesOf: async (api: ListenerApi) => (await fileOf(api))?.arrayBuffer().catch(() => undefined),

    /** Another file is on the page. */
    forget: () => {
      source = null
      ahead = null
    },

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

    /** A part is being kept, with its answers by what was sent or without. */
    keptAnswers: (id: string, at: number, isWith: boolean) => {
      if (isWith) gatheredOf(id).set(at, Promise.resolve())
      else gatheredOf(id).delete(at)
    },

    /** The results that a record's open rows have by the answers to the same texts in other parts. */
    answersFor: async (
      { id, parts }: Pick<KeptList, 'id' | 'parts'>,
      record: SessionRecord,
    ): Promise<SettledRow[]> => {
      if (!record.sendsDistinctOnce) return []
      const { openTexts, resultsFrom } = await import('./listWork')
      const known = gatheredOf(id)
      for (const place of parts.keys())
        if (place !== record.part?.at && !known.has(place) && doneIn(parts[place]!) > 0)
          known.set(place, gather(id, place))
      await Promise.all(known.values())
      return resultsFrom(await database.answers(id, openTexts(record)), record)
    },

    /** The record of another part with the choices of the page; null where it cannot be read. */
    recordOf: async (api: ListenerApi, at: number): Promise<SessionRecord | null> => {
      const state = api.getState()
      const { list } = state
      const page = recordOfSession(state, savedAt(api))
      if (!page) return null
      const { keptPart, newPart } = await import('./listWork')
      const text = await database.part(list.id, at)
      if (text !== null) return keptPart(page, text, list.parts[at]!)
      const isAhead = ahead?.id === list.id && ahead.at === at
      const file = await (isAhead ? ahead!.file : readPart(api, at))
      return file && newPart(page, file)
    },
  }
}

export type PartSource = ReturnType<typeof createPartSource>
