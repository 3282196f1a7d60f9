import { isAnyOf } from '@reduxjs/toolkit'
import { REHYDRATE } from 'redux-persist'
import type { CsvFile } from '../../app/base/csvFile'
import type { ListenerApi, StartListening } from '../../app/base/listeners'
import type { RootState } from '../../app/base/types'
import {
  downloadAsked,
  downloadWritten,
  resultsDownloaded,
  workbookAsked,
  workbookBegun,
  workbookFailed,
} from '../download/downloadSlice'
import { attemptDismissed, fileLoaded, fileRefused } from '../file/fileSlice'
import { acquireRecord } from '../recovery/recordPersistence'
import { decodeRecord, encodeRecord, isExpired } from '../recovery/recordText'
import { recordOfSession, selectSession } from '../recovery/recoverySelectors'
import {
  foundDownloaded,
  foundSessionDiscarded,
  keptSessionRemoved,
  sessionFound,
  sessionHandedOver,
  sessionTakenBack,
} from '../recovery/recoverySlice'
import { isFinished, type SessionRecord } from '../recovery/sessionRecord'
import { stateOfRecord } from '../recovery/stateOfRecord'
import { hasFewMatches, isPartDone, summaryOf } from '../run/partSummary'
import { selectIsComplete, selectIsRunning } from '../run/runSelectors'
import { rowsSentAgain, runCompleted, runStarted, sessionResumed } from '../sessionEvents'
import type { KeptList, ListDatabase } from './listDatabase'
import { selectFound } from './listSelectors'
import {
  foundDownloadAsked,
  keepingTried,
  listFileAdopted,
  listFound,
  listHalted,
  listMovedOn,
  listTakenOut,
  partAsked,
  resumeAsked,
} from './listSlice'
import { answersOf, keptPart, newPart, unsentTexts, withAnswers } from './partRecords'

const isList = ({ list }: RootState) => list.read !== null

/** When the session on the page last had an answer, in ms. */
const savedAt = (api: ListenerApi) => {
  const { kept } = api.getState().recovery
  return kept.status === 'own' ? kept.savedAt : api.extra.now()
}

/** The first part with rows left, other than the one on the page; -1 where there is none. */
const nextPart = ({ list }: RootState) =>
  list.parts.findIndex((part, at) => at !== list.at && !isPartDone(part))

/**
 * Keeps the cleanse on the page in IndexedDB: its finished parts, and what the list is. Brings the next part of a list
 * when one is completed, and finds what an earlier visit left.
 *
 * @param flushRecord has the record in local storage written
 */
export function addListListeners(
  startListening: StartListening,
  database: ListDatabase,
  flushRecord: () => Promise<unknown>,
) {
  /** The file of the list on the page. */
  let source: { id: string; file: Blob } | null = null
  /** The next part, which is read while the one before is sent. */
  let ahead: { id: string; at: number; file: Promise<CsvFile | null> } | null = null
  /** Whether a download of the whole list is being made. */
  let isWriting = false
  /** Settles when the part on the page has been given to IndexedDB. */
  let kept: Promise<unknown> = Promise.resolve()

  /** Gives the part on the page to IndexedDB, and what the list is with it. */
  const keep = async (api: ListenerApi, record: SessionRecord) => {
    const { list, recovery } = api.getState()
    const summary = summaryOf(record.resultRows, record.decisions, {
      lookups: record.lookups,
      elapsedMs: record.elapsedMs,
      isChecked: list.parts[list.at]?.isChecked ?? false,
    })
    const change = {
      list: keptListOf(api.getState(), record, list.parts.with(list.at, summary)),
      part: { at: list.at, text: encodeRecord(record) },
      answers: isList(api.getState()) && record.sendsDistinctOnce ? answersOf(record) : [],
    }
    const isTooOld = isExpired(record.timestamp, api.extra.now())
    if (isTooOld) await database.remove(record.id)
    const outcome = isTooOld ? 'removed' : await database.put(change, !list.isKept)
    const now = api.getState()
    if (now.recovery.kept.status !== 'own' || now.list.id !== record.id || now.list.at !== list.at) return
    api.dispatch(keepingTried({ outcome, summary }))
    if (outcome === 'refused') api.dispatch(sessionTakenBack())
    if (outcome === 'kept' && now.recovery.revision === recovery.revision) api.dispatch(sessionHandedOver())
  }

  const fileOf = async ({ list, file }: RootState, api: ListenerApi) => {
    if (source?.id !== list.id) {
      const given = file.source && api.extra.fileInbox.get(file.source.id)
      const found = given ?? (await database.file(list.id))
      source = found && { id: list.id, file: found }
    }
    return source?.file ?? null
  }

  const readPart = async (api: ListenerApi, at: number): Promise<CsvFile | null> => {
    const state = api.getState()
    const { list } = state
    const file = await fileOf(state, api)
    const name = state.file.loaded?.name ?? ''
    if (!file || !list.read) return null
    const options = { ...list.read, part: at }
    const outcome = await api.extra
      .readFile(new File([file], name, { type: file.type }), options, new AbortController().signal)
      .catch(() => null)
    return outcome?.kind === 'read' ? outcome.file : null
  }

  const readAhead = (api: ListenerApi) => {
    const state = api.getState()
    const at = nextPart(state)
    const { id } = state.list
    if (!isList(state) || at < 0 || (ahead?.id === id && ahead.at === at)) return
    ahead = { id, at, file: readPart(api, at) }
  }

  /** The record of a part of the list on the page, with the answers that its texts had in other parts. */
  const recordOfPart = async (api: ListenerApi, at: number): Promise<SessionRecord | null> => {
    const state = api.getState()
    const { list } = state
    const page = recordOfSession(state, savedAt(api))
    if (!page) return null
    const text = await database.part(list.id, at)
    const file =
      text === null ? (ahead?.id === list.id && ahead.at === at ? ahead.file : readPart(api, at)) : null
    const rows = await file
    const record =
      text === null ? rows && newPart(page, rows) : keptPart(page, text, list.parts[at]?.isRetried ?? false)
    if (!record?.sendsDistinctOnce) return record
    return withAnswers(record, await database.answers(list.id, unsentTexts(record)))
  }

  const find = async (api: ListenerApi) => {
    for (const list of await database.lists(api.extra.now())) {
      const left = list.parts.findIndex((part) => !isPartDone(part))
      // A list that another tab is at is that tab's.
      if (left >= 0 && !(await acquireRecord(api.extra))) continue
      const places = left < 0 ? [list.at] : [left, list.at, left - 1]
      let record: SessionRecord | null = null
      for (const at of places) record ??= decodeRecord((await database.part(list.id, at)) ?? '')
      const { recovery, file } = api.getState()
      if (recovery.kept.status !== 'none' || file.loaded) return
      if (!record) continue
      api.dispatch(listFound(list))
      api.dispatch(sessionFound(record))
      return
    }
  }

  startListening({
    type: REHYDRATE,
    effect: async (_, api) => {
      const found = api.getState().recovery.kept
      if (found.status !== 'found') return find(api)
      const lists = await database.lists(api.extra.now())
      const list = lists.find(({ id }) => id === found.record.id)
      if (list && api.getState().recovery.kept === found) api.dispatch(listFound(list))
    },
  })

  startListening({
    predicate: (action, now, before) =>
      now.recovery.revision !== before.recovery.revision && !sessionHandedOver.match(action),
    effect: (_, api) => {
      const state = api.getState()
      const session = selectSession(state)
      const { status } = state.recovery.kept
      if (!session) return
      if (status === 'found') {
        if (!state.list.found || state.list.found.id !== session.id) return
        const list = { ...state.list.found, isDownloaded: session.isDownloaded }
        const part = { at: session.part?.at ?? 0, text: encodeRecord(session) }
        return void database.put({ list, part }, false)
      }
      if (isFinished(session) || (state.recovery.kept.status === 'own' && state.recovery.kept.isHandedOver)) {
        kept = keep(api, session)
        return kept.then(() => {})
      }
      if (state.list.isKept && !isList(state)) return takeOut(api, session)
    },
  })

  /** A finished cleanse goes on: it is on record again before IndexedDB lets it go. */
  const takeOut = async (api: ListenerApi, { id }: SessionRecord) => {
    api.dispatch(listTakenOut())
    await flushRecord()
    const now = selectSession(api.getState())
    if (now?.id !== id || !isFinished(now)) await database.remove(id)
  }

  startListening({
    predicate: (_, now, before) =>
      now.recovery.kept.status === 'none' && before.recovery.kept.status !== 'none',
    effect: async (action, api) => {
      const before = api.getOriginalState()
      const { kept: gone } = before.recovery
      const id = gone.status === 'found' ? gone.record.id : before.list.id
      // The list stays on the page: it can be looked at and downloaded, or sent again.
      if (isList(before)) await fileOf(before, api)
      if (isList(before) && keptSessionRemoved.match(action))
        await database.detach(id, before.list.parts.length)
      else await database.remove(id)
      if (foundSessionDiscarded.match(action)) await find(api)
    },
  })

  startListening({
    actionCreator: fileLoaded,
    effect: (_, api) => {
      source = null
      ahead = null
      if (isList(api.getState())) void fileOf(api.getState(), api)
    },
  })

  startListening({
    matcher: isAnyOf(runStarted, rowsSentAgain),
    effect: async (_, api) => {
      const state = api.getState()
      const session = recordOfSession(state, api.extra.now())
      if (!isList(state) || !session) return
      readAhead(api)
      if (state.list.isKept) return
      const list = keptListOf(state, session, state.list.parts)
      const file = (await fileOf(state, api)) ?? undefined
      let outcome = await database.put({ list, file }, true)
      // Perhaps the file is too large: without it, the user chooses it again after a reload.
      if (outcome === 'refused') outcome = await database.put({ list }, true)
      const now = api.getState().list
      if (now.id === list.id) api.dispatch(keepingTried({ outcome, summary: now.parts[now.at]! }))
    },
  })

  startListening({
    actionCreator: runCompleted,
    effect: async (_, api) => {
      // Stop and Start may have come since.
      api.cancelActiveListeners()
      const isMovingOn = () => !api.signal.aborted && api.getState().list.isMovingOn
      if (!isMovingOn()) return
      await kept
      const { list } = api.getState()
      const part = list.parts[list.at]
      if (part && !part.isChecked && hasFewMatches(part)) {
        if (isMovingOn()) api.dispatch(listHalted('fewMatches'))
        return
      }
      const at = nextPart(api.getState())
      const record = at < 0 ? null : await recordOfPart(api, at)
      if (!isMovingOn()) return
      if (at < 0) api.dispatch(listMovedOn())
      else if (!record) api.dispatch(listHalted('fileMissing'))
      else {
        api.dispatch(sessionResumed(record, true))
        api.dispatch(runStarted())
      }
    },
  })

  // The file that was missing is known by how many rows it has, and by those of the part on the page.
  startListening({
    actionCreator: fileRefused,
    effect: async ({ payload: { refusal, request } }, api) => {
      const { list, file: page } = api.getState()
      const rows = list.parts.reduce((sum, part) => sum + part.rows, 0)
      const file = request && api.extra.fileInbox.get(request.id)
      if (list.halt !== 'fileMissing' || !list.read || !file || refusal.tooMany !== rows) return
      const outcome = await api.extra
        .readFile(file, { ...list.read, part: list.at }, api.signal)
        .catch(() => null)
      const isSame =
        outcome?.kind === 'read' && JSON.stringify(outcome.file.rows) === JSON.stringify(page.loaded?.rows)
      if (!isSame || api.getState().list.id !== list.id) return
      source = { id: list.id, file }
      ahead = null
      api.dispatch(attemptDismissed())
      api.dispatch(listFileAdopted())
    },
  })

  startListening({
    actionCreator: partAsked,
    effect: async ({ payload: at }, api) => {
      const state = api.getState()
      const session = recordOfSession(state, savedAt(api))
      if (!isList(state) || selectIsRunning(state) || at === state.list.at || !session) return
      await kept
      if (state.recovery.kept.status === 'own') await keep(api, session)
      else database.hold(session.id, state.list.at, encodeRecord(session))
      const record = await recordOfPart(api, at)
      const now = api.getState()
      if (record && now.list.id === state.list.id && !selectIsRunning(now))
        api.dispatch(sessionResumed(record, true))
    },
  })

  /** Waits for what IndexedDB knows of the list that a record is a part of. */
  const awaitList = async (api: ListenerApi, record: SessionRecord) => {
    if (api.getState().list.found?.id === record.id) return
    const list = await database.list(record.id)
    if (list) api.dispatch(listFound(list))
  }

  startListening({
    actionCreator: resumeAsked,
    effect: async (_, api) => {
      const { kept: found } = api.getState().recovery
      if (found.status !== 'found') return
      if (found.record.part) await awaitList(api, found.record)
      if (api.getState().recovery.kept === found) api.dispatch(sessionResumed(found.record))
    },
  })

  /** Another part of a list as it was kept, with the choices of the part on the page. */
  const keptRecord = async (page: SessionRecord, at: number) => {
    const text = await database.part(page.id, at)
    return text === null ? null : keptPart(page, text, false)
  }

  startListening({
    actionCreator: downloadAsked,
    effect: async ({ payload: choice }, api) => {
      const state = api.getState()
      const page = recordOfSession(state, savedAt(api))
      const { at, parts } = state.list
      if (choice !== 'everything' || parts.length === 1 || !page || isWriting) return
      isWriting = true
      const place = { at, parts: parts.length, isComplete: selectIsComplete(state) }
      const { listDownload } = await loadListDownload()
      const download = await listDownload(state, place, (part) => keptRecord(page, part))
      isWriting = false
      if (!download) return
      const { pieces, ...written } = download
      api.extra.saveFile(written.name, pieces)
      api.dispatch(downloadWritten(written))
      // What was decided meanwhile is not in it.
      if (api.getState().recovery.revision === state.recovery.revision) api.dispatch(resultsDownloaded())
    },
  })

  startListening({
    actionCreator: workbookAsked,
    effect: async ({ payload: choice }, api) => {
      const state = api.getState()
      const page = recordOfSession(state, savedAt(api))
      const { at, parts } = state.list
      if (choice !== 'everything' || parts.length <= 1 || !page || isWriting) return
      isWriting = true
      api.dispatch(workbookBegun())
      try {
        const place = { at, parts: parts.length, isComplete: selectIsComplete(state) }
        const { listWorkbook } = await loadListDownload()
        const workbook = await listWorkbook(state, place, (part) => keptRecord(page, part))
        if (!workbook) return
        api.extra.saveFile(workbook.written.name, await api.extra.writeWorkbook(workbook.contents))
        api.dispatch(downloadWritten(workbook.written))
        if (api.getState().recovery.revision === state.recovery.revision) api.dispatch(resultsDownloaded())
      } catch {
        api.dispatch(workbookFailed())
      } finally {
        isWriting = false
      }
    },
  })

  startListening({
    actionCreator: foundDownloadAsked,
    effect: async (_, api) => {
      const { kept: found } = api.getState().recovery
      if (found.status !== 'found') return
      const { record } = found
      if (record.part) await awaitList(api, record)
      const state = api.getState()
      const summary = selectFound(state)
      if (state.recovery.kept !== found || !summary) return
      const ofRecord = stateOfRecord(state, record)
      const list = state.list.found
      if (list?.id === record.id && list.parts.length > 1) {
        const place = {
          at: record.part?.at ?? 0,
          parts: list.parts.length,
          isComplete: summary.isFinished,
        }
        const { listDownload } = await loadListDownload()
        const download = await listDownload(ofRecord, place, (at) => keptRecord(record, at))
        if (download) api.extra.saveFile(download.name, download.pieces)
      } else {
        const { downloadOf } = await import('../download/downloadOf')
        const download = downloadOf(ofRecord, 'everything')
        if (download) api.extra.saveFile(download.name, download.text)
      }
      api.dispatch(foundDownloaded())
    },
  })
}

/** How a list is written is not asked for until one is. */
const loadListDownload = () => import('./listDownload')

/** What is kept of the list on the page. */
function keptListOf({ list }: RootState, record: SessionRecord, parts: KeptList['parts']): KeptList {
  return {
    id: record.id,
    fileName: record.fileName,
    savedAt: record.timestamp,
    isDownloaded: record.isDownloaded,
    at: list.at,
    parts,
    read: list.read,
  }
}
