import { isAnyOf } from '@reduxjs/toolkit'
import { MAX_ROWS } from '../../base/constants'
import type { ListenerApi, RootState, StartListening } from '../../base/store/types'
import { bytesFound } from '../file/fileSlice'
import { selectTaken } from '../earlier/earlierSelectors'
import { selectIsComplete, selectIsRunning } from '../run/runSelectors'
import { selectDecidedCount } from '../run/rows/decisionsSlice'
import { runPlanned, selectAnsweredCount } from '../run/runSlice'
import { doneIn } from '../run/settledRows'
import { rowsChanged, runCompleted } from '../session/sessionEvents'
import type { CleanseDatabase } from './cleanseDatabase'
import { entryOf, storedRows, type JournalCounts, type RowsBecame } from './storedCleanse'
import type { CleanseLock } from './cleanseLock'
import { recordOfSession, selectSession } from './savedSelectors'
import { choicesMade, journalChanged, sessionRenewed } from './savedSlice'
import { changesDecision, changesResult, changesRow, type RowChange } from '../../domain/cleanse/rowChange'
import { headOf, type SessionRecord } from '../../domain/cleanse/savedCleanse'

/** What rows became by some changes: a part that stays is not stored again. */
const becameBy = (changes: readonly RowChange[]): RowsBecame =>
  new Map(
    changes.filter(changesRow).map((change) => {
      const { result, decision } = change.after
      const parts = {
        ...(changesResult(change) && { result }),
        ...(changesDecision(change) && { decision }),
      }
      return [change.row, parts]
    }),
  )

const countsOf = (state: RootState): JournalCounts => ({
  done: doneIn(state.run.tally),
  answered: selectAnsweredCount(state),
  decided: selectDecidedCount(state),
})

/** Whether the page shows a cleanse, or sends its first rows. */
const isShown = (state: RootState, id: string) =>
  state.file.id === id && (state.saved.session.status === 'onPage' || selectIsRunning(state))

/** What IndexedDB has of the cleanse on the page. */
interface Stored {
  id: string
  /** How many entries its journal has; `refused` where the browser did not take the rows. */
  entries: number | 'refused'
  /** What the browser did not take of rows, nothing if it was the head alone; null where it has everything. */
  owed: RowsBecame | null
}

/**
 * Stores the cleanse on the page in IndexedDB from Start on: its head and rows once, then each change as it happens. What
 * a full browser does not take is owed, and what it has stays as it is.
 */
export function addStoringListeners(
  startListening: StartListening,
  database: CleanseDatabase,
  lock: CleanseLock,
) {
  let stored: Stored | null = null
  /** The last queued write, and how many are queued. */
  let last: Promise<void> = Promise.resolve()
  let queued = 0

  /** Whether rows still take answers of earlier downloads: they are stored together, since a browser may be killed. */
  const isTaking = (state: RootState) => stored?.id !== state.file.id && selectTaken(state).length > 0

  /** Does work after what was queued before. */
  const queue = (work: () => Promise<void>) => {
    queued += 1
    const done = () => {
      queued -= 1
    }
    last = last.then(work).then(done, done)
    return last
  }

  /** Does work on the cleanse on the page in its turn, if it is there then, and says how that went. */
  const inTurn = (api: ListenerApi, work: (id: string) => Promise<void>) => {
    const { id } = api.getState().file
    return queue(async () => {
      if (api.getState().file.id !== id) return
      await work(id)
      report(api, id)
    })
  }

  /** Stores what IndexedDB does not have of the session as it is now. */
  const catchUp = async (api: ListenerApi, id: string) => {
    const state = api.getState()
    const { session } = state.saved
    const timestamp = session.status === 'onPage' ? session.savedAt : api.extra.now()
    const record = recordOfSession(state, timestamp)
    if (!record || record.id !== id) return
    const counts = countsOf(state)
    if (stored?.id !== id || stored.entries === 'refused') {
      const there = await database.entriesOf(id)
      const entries = there === 'missing' ? await database.begin(record, counts) : there
      if (there === 'missing' && entries !== 'refused') await keepFile(api, id)
      // The page comes from the record, which has more than was there.
      stored = {
        id,
        entries,
        owed: typeof there === 'number' ? storedRows(record, record.resultRows.keys()) : null,
      }
    }
    // The head is small: a browser that does not take it has no room for the rest.
    if (stored.owed !== null && (await storeHead(record)) && stored.owed !== null)
      await append(api, stored.owed, record, counts)
  }

  /** Keeps what the rows were read from, if a new file could not be written without it. */
  const keepFile = async (api: ListenerApi, id: string) => {
    const { bytes, loaded } = api.getState().file
    const file = bytes === null || loaded?.asNew ? null : api.extra.fileInbox.get(bytes)
    if (file) await database.keepFile(id, file)
  }

  /** Whether the browser has not taken everything. */
  const isOwing = () => stored !== null && (stored.entries === 'refused' || stored.owed !== null)

  /** Stores what the browser did not take before: not with each batch, and once where more is queued. */
  const retry = async (api: ListenerApi, id: string) => {
    if (queued === 1 && !selectIsRunning(api.getState())) await catchUp(api, id)
  }

  const append = async (
    api: ListenerApi,
    became: RowsBecame,
    record: SessionRecord,
    counts: JournalCounts,
  ) => {
    if (!stored || stored.entries === 'refused') return
    const { id, entries: at } = stored
    const entries = await database.append(id, at, entryOf(became, record, counts))
    if (entries === 'refused') stored = { id, entries: at, owed: became }
    else if (entries !== 'missing') stored = { id, entries, owed: null }
    else {
      stored = null
      await catchUp(api, id)
    }
  }

  const storeHead = async (record: SessionRecord) => {
    const isTaken = await database.changeHead(record.id, headOf(record))
    if (!stored) return isTaken
    if (!isTaken) stored.owed ??= new Map()
    else if (stored.owed?.size === 0) stored.owed = null
    return isTaken
  }

  /** Says whether the session is stored, and once it is finished, that local storage need not have it. */
  const report = (api: ListenerApi, id: string) => {
    const state = api.getState()
    if (state.file.id !== id || stored?.id !== id) return
    const { journal } = state.saved
    // Further work in the queue is about a newer state.
    const isWhole = queued === 1 && selectIsComplete(state) && !selectIsRunning(state)
    const next = isOwing() ? 'fails' : isWhole ? 'whole' : journal === 'fails' ? 'works' : journal
    if (next !== journal) api.dispatch(journalChanged(next))
  }

  // A browser that refused the session before is asked again at each Start and at the end, and by what is decided then.
  startListening({
    matcher: isAnyOf(runPlanned, runCompleted),
    effect: (action, api) => {
      const state = api.getState()
      if (runPlanned.match(action) && state.run.results.length > MAX_ROWS) api.extra.persistStorage()
      void lock.acquire(state.file.id)
      if (!isTaking(state)) return inTurn(api, (id) => catchUp(api, id))
    },
  })

  startListening({
    actionCreator: rowsChanged,
    effect: ({ payload: { changes } }, api) => {
      const state = api.getState()
      const record = selectSession(state)
      const became = becameBy(changes)
      if (!record || isTaking(state) || became.size === 0) return
      return inTurn(api, async (id) => {
        if (stored?.id !== id) return catchUp(api, id)
        if (!isOwing()) return append(api, became, record, countsOf(state))
        for (const [row, parts] of became) stored.owed?.set(row, { ...stored.owed.get(row), ...parts })
        await retry(api, id)
      })
    },
  })

  startListening({
    actionCreator: bytesFound,
    effect: ({ payload: { isStored } }, api) => {
      if (!isStored)
        return inTurn(api, async (id) => {
          if (stored?.id === id) await keepFile(api, id)
        })
    },
  })

  startListening({
    matcher: isAnyOf(choicesMade, sessionRenewed),
    effect: (action, api) =>
      inTurn(api, async (id) => {
        const state = api.getState()
        const record = selectSession(state)
        if (!record || stored?.id !== id) return
        // The last entry may have the time of a clock that was wrong.
        if (sessionRenewed.match(action)) await append(api, stored.owed ?? new Map(), record, countsOf(state))
        if (isOwing()) await retry(api, id)
        else await storeHead(record)
      }),
  })

  startListening({
    predicate: (_, now, before) =>
      now.saved.session.status === 'none' &&
      (before.saved.session.status === 'found' || before.saved.session.status === 'onPage'),
    effect: (_, api) => {
      const { saved, file } = api.getOriginalState()
      const id = saved.session.status === 'found' ? saved.session.found.id : file.id
      return queue(async () => {
        if (stored?.id === id) stored = null
        await database.remove(id)
        // *Yes, Cleanse Again* was pressed: the page still uses it.
        if (!isShown(api.getState(), id)) lock.release(id)
      })
    },
  })

  return {
    /** IndexedDB has the session that is put on the page. */
    adopt: (id: string, entries: number) => {
      stored = { id, entries, owed: null }
    },
    /** Whether more is queued than a batch leaves behind: its first answers, and its end. */
    isBehind: () => queued > 2,
    /** Resolves when everything so far is stored, or was refused. */
    whenStored: () => last,
  }
}
