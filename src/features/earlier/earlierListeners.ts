import { isAnyOf } from '@reduxjs/toolkit'
import { FIRST_ADDED_COLUMN } from '../../base/constants'
import type { AppThunk, ListenerApi, StartListening } from '../../base/store/types'
import { whyUnreadable } from '../file/fileListeners'
import { fileLoaded } from '../file/fileSlice'
import { resultsCleared, runStarted, sessionCleared, sessionResumed } from '../session/sessionEvents'
import {
  changesMatches,
  downloadsDropped,
  earlierOffered,
  earlierReading,
  earlierRefused,
  rowsMatched,
  type EarlierRefusal,
  type RefusedDownload,
} from './earlierSlice'

/** Offers files as earlier downloads, to be read in turn. */
export const requestEarlier =
  (...files: File[]): AppThunk =>
  (dispatch, _, { fileInbox }) => {
    dispatch(earlierOffered(files.map((file) => ({ id: fileInbox.put(file), name: file.name }))))
  }

/** The code that reads and matches, loaded on demand: the first screen does not need it. */
const loadCode = (api: ListenerApi) => api.pause(import('./readAndMatch'))

/** After these nobody wants the file being read. */
const ENDS = [fileLoaded, sessionResumed, sessionCleared, runStarted] as const

/** Reads earlier downloads, and finds the answers that the rows of the list can take from them. */
export function addEarlierDownloadListeners(startListening: StartListening) {
  startListening({
    // Start Over offers such a list's answers again; Cleanse Again begins at once, without them.
    matcher: isAnyOf(...ENDS, resultsCleared),
    effect: async (action, api) => {
      api.cancelActiveListeners()
      const isOffered = isAnyOf(fileLoaded, resultsCleared)(action) && api.getState().earlier.isDownload
      if (isOffered) await readList(api)
    },
  })

  startListening({
    matcher: isAnyOf(...ENDS, earlierOffered, downloadsDropped),
    effect: async (action, api) => {
      api.cancelActiveListeners()
      if (!earlierOffered.match(action)) return
      const refused: RefusedDownload[] = []
      for (const { id, name } of action.payload) {
        api.dispatch(earlierReading(name))
        const refusal = await readEarlier(api, id)
        if (refusal) refused.push({ id, name, refusal })
      }
      if (refused.length > 0) api.dispatch(earlierRefused(refused))
    },
  })

  startListening({
    predicate: (action) => changesMatches(action) || runStarted.match(action) || fileLoaded.match(action),
    effect: async (action, api) => {
      api.cancelActiveListeners()
      if (changesMatches(action)) await match(api)
    },
  })
}

/** Reads the list as a download of ours. */
async function readList(api: ListenerApi) {
  const { loaded, source } = api.getState().file
  const { name, headers, rows } = loaded!
  const savedAt = (source && api.extra.fileInbox.get(source.id)?.lastModified) ?? null
  const refusal = await loadCode(api)
    .then(({ readSource }) => readSource(api, { name, savedAt, headers, isList: true }, rows))
    .catch(() => true)
  api.throwIfCancelled()
  // It lacks columns, or the code could not be loaded: look up every row.
  if (refusal) api.dispatch(rowsMatched([]))
}

/** Reads a file chosen as an earlier download; returns why it cannot be used, or null. */
async function readEarlier(api: ListenerApi, fileId: number): Promise<EarlierRefusal | null> {
  const file = api.extra.fileInbox.get(fileId)
  if (!file) return null
  const { name, lastModified: savedAt } = file
  try {
    const options = { header: { names: FIRST_ADDED_COLUMN }, isWholeList: true, table: name }
    const reading = await api.pause(api.extra.readFile(file, options, api.signal))
    if (reading.kind === 'refused') {
      const { message, next, tables } = reading
      return tables ? { kind: 'notOurs' } : { kind: 'unreadable', message, next }
    }
    const { headers, rows } = reading.file
    const { readSource } = await loadCode(api)
    return await readSource(api, { name, savedAt, headers, isList: false }, rows)
  } catch (error) {
    const { message } = await whyUnreadable(file, error)
    api.throwIfCancelled()
    return { kind: 'unreadable', message }
  }
}

/** Finds the answers that the rows can take, by the columns now chosen; none if its code could not be loaded. */
async function match(api: ListenerApi) {
  const { sources } = api.getState().earlier
  if (sources.length === 0) return
  const matches = await loadCode(api)
    .then(({ matchesOf }) => matchesOf(api, sources))
    .catch(() => [])
  api.throwIfCancelled()
  api.dispatch(rowsMatched(matches))
}
