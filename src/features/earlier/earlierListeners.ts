import { isAnyOf } from '@reduxjs/toolkit'
import { config } from '../../base/config'
import { FIRST_ADDED_COLUMN } from '../../base/constants'
import type { AppThunk, ListenerApi, StartListening } from '../../base/store/types'
import { selectIsMapped } from '../mapping/mappingSlice'
import { fileLoaded, selectHeaders, selectRows } from '../file/fileSlice'
import { selectMapping } from '../mapping/mappingSelectors'
import { resultsCleared, runStarted, sessionCleared, sessionResumed } from '../session/sessionEvents'
import {
  changesMatches,
  downloadsDropped,
  earlierOffered,
  earlierReading,
  earlierRefused,
  rowsMatched,
  sourceRead,
  type EarlierRefusal,
  type RefusedDownload,
} from './earlierSlice'
import type { EarlierIndex, EarlierMatch, EarlierSource } from './matchRows'
import { inBlocks } from '../../base/inBlocks'
import type { EarlierRow } from './readDownload'

// The code that reads and matches is loaded when it is needed: the first screen does without it.

/** Files were chosen as earlier downloads: they are read in turn. */
export const requestEarlier =
  (...files: File[]): AppThunk =>
  (dispatch, _, { fileInbox }) => {
    dispatch(earlierOffered(files.map((file) => ({ id: fileInbox.put(file), name: file.name }))))
  }

/** Works through the rows in several tasks. */
async function forRows<Row>(api: ListenerApi, rows: Iterable<Row>, work: (row: Row) => void) {
  for await (const block of inBlocks(rows, () => api.pause(api.extra.nextTask())))
    for (const row of block) work(row)
}

/** Reads earlier downloads, and finds the answers that the rows of the list can take from them. */
export function addEarlierDownloadListeners(startListening: StartListening) {
  startListening({
    // Start Over offers the answers of such a list again; Cleanse Again begins at once, and wants none.
    matcher: isAnyOf(fileLoaded, sessionResumed, sessionCleared, resultsCleared, runStarted),
    effect: async (action, api) => {
      api.cancelActiveListeners()
      const isOffered = isAnyOf(fileLoaded, resultsCleared)(action) && api.getState().earlier.isDownload
      if (isOffered) await readList(api)
    },
  })

  startListening({
    matcher: isAnyOf(
      earlierOffered,
      downloadsDropped,
      fileLoaded,
      sessionResumed,
      sessionCleared,
      runStarted,
    ),
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
  const refusal = await readSource(api, { name, savedAt, headers, isList: true }, rows).catch(() => true)
  api.throwIfCancelled()
  // Its columns were left out, or the code could not be loaded: every row is looked up.
  if (refusal) api.dispatch(rowsMatched([]))
}

/** Reads a file that was chosen as an earlier download; returns why it cannot be used. */
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
    return await readSource(api, { name, savedAt, headers, isList: false }, rows)
  } catch (error) {
    api.throwIfCancelled()
    return { kind: 'unreadable', message: error instanceof Error ? error.message : String(error) }
  }
}

/** Reads the rows of a download; returns why it cannot be used. */
async function readSource(
  api: ListenerApi,
  source: Omit<EarlierSource, 'columns' | 'rows'>,
  values: string[][],
): Promise<EarlierRefusal | null> {
  const code = Promise.all([import('./readDownload'), import('./ownColumns')])
  const [{ findColumns, readRow }, { ownColumns }] = await api.pause(code)
  const found = findColumns(source.headers)
  if (found.kind !== 'found') return found
  const state = api.getState()
  const { columns } = found
  const own = ownColumns(
    { ...source, columns, rows: [] },
    { headers: selectHeaders(state), rows: [] },
    selectMapping(state),
  )
  if (columns.addressSent < 0 && !own.textOf) return { kind: 'otherColumns', missing: own.missing }
  const rows: EarlierRow[] = []
  await forRows(api, values, (row) => {
    rows.push(readRow(row, columns, config.isSandbox))
  })
  api.dispatch(sourceRead({ ...source, columns, rows }))
  return null
}

/** Finds the answers that the rows can take, by the columns that are chosen now; none if its code could not be loaded. */
async function match(api: ListenerApi) {
  const { sources } = api.getState().earlier
  if (sources.length === 0) return
  const matches = await matchesOf(api, sources).catch(() => [])
  api.throwIfCancelled()
  api.dispatch(rowsMatched(matches))
}

async function matchesOf(api: ListenerApi, used: readonly EarlierSource[]): Promise<(EarlierMatch | null)[]> {
  if (!selectIsMapped(api.getState())) return []
  const code = Promise.all([
    import('./matchRows'),
    import('./ownColumns'),
    import('../mapping/slotsSelectors'),
  ])
  const [{ addToIndex, matchRow }, { ownColumns }, { selectTheirColumns }] = await api.pause(code)
  const state = api.getState()
  const [rows, headers, mapping] = [selectRows(state), selectHeaders(state), selectMapping(state)]
  const columns = selectTheirColumns(state)
  const sources: Parameters<typeof matchRow>[1]['sources'] = []
  for (const source of used) {
    const index: EarlierIndex = new Map()
    const own = ownColumns(source, { headers, rows }, mapping)
    sources.push({ source, index, own })
    if (source.isList) continue
    await forRows(api, source.rows, (row) => addToIndex(index, row, own))
  }
  const matches: (EarlierMatch | null)[] = []
  await forRows(api, rows.keys(), (row) => {
    matches.push(matchRow(row, { headers, rows, mapping, columns, sources }))
  })
  return matches
}
