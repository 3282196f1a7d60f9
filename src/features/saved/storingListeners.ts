import { isAnyOf } from '@reduxjs/toolkit'
import { MAX_ROWS } from '../../base/constants'
import type { ListenerApi, RootState, StartListening } from '../../base/store/types'
import { bytesFound } from '../file/fileSlice'
import { selectTaken } from '../earlier/earlierSlice'
import { selectIsComplete, selectIsRunning } from '../run/runSelectors'
import { selectDecidedCount } from '../run/rows/decisionsSlice'
import { runPlanned, selectAnsweredCount } from '../run/runSlice'
import { doneIn } from '../run/settledRows'
import { rowsChanged, runCompleted, sessionResumed } from '../session/sessionEvents'
import type { CleanseDatabase } from './cleanseDatabase'
import { entryOf, storedRows, type JournalCounts, type RowsBecame } from './storedCleanse'
import type { CleanseLock } from './cleanseLock'
import { selectSession } from './savedSelectors'
import { choicesMade, journalChanged, sessionRenewed } from './savedSlice'
import { changesDecision, changesResult, changesRow, type RowChange } from '../../domain/cleanse/decisions'
import { headOf, type SessionRecord } from '../../domain/cleanse/savedCleanse'

/** What rows became through changes, without the parts that stay, so that these are not stored again. */
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

function owe(owed: RowsBecame, became: RowsBecame) {
  for (const [row, parts] of became) owed.set(row, { ...owed.get(row), ...parts })
}

const countsOf = (state: RootState): JournalCounts => ({
  done: doneIn(state.run.tally),
  answered: selectAnsweredCount(state),
  decided: selectDecidedCount(state),
})

/** The session on the page, perhaps without answers; null if the page shows another. */
function sessionOf(api: ListenerApi, id: string): SessionRecord | null {
  const record = selectSession(api.getState())
  return record?.id === id ? record : null
}

/** What IndexedDB has of the cleanse on the page. */
interface Stored {
  id: string
  /** How many entries its journal has; 0 until its rows are stored. */
  entries: number
  /** What rows have since become. */
  owed: RowsBecame
  /** Whether the browser has refused something. */
  isRefused: boolean
}

/**
 * Stores the cleanse on the page in IndexedDB from Start on: its head and rows once, then each change as one more entry. Changes
 * are owed until the browser has taken them; after a refusal, only Start, the end of a run, resuming, and a person's acts after
 * that try again.
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

  /** Whether rows are still taking answers from earlier downloads: these are stored together, since a browser may be killed. */
  const isTaking = (state: RootState) => stored?.id !== state.file.id && selectTaken(state).length > 0

  const queue = (work: () => Promise<void>) => {
    queued += 1
    const done = () => {
      queued -= 1
    }
    last = last.then(work).then(done, done)
    return last
  }

  /** Queues work on the cleanse on the page, which runs if the page then still has it, and reports how it went. */
  const inTurn = (api: ListenerApi, work: (id: string) => Promise<void>) => {
    const { id } = api.getState().file
    return queue(async () => {
      // The next batch is sent before the last one's answers are stored.
      await api.extra.nextTask()
      if (api.getState().file.id !== id) return
      await work(id)
      report(api, id)
    })
  }

  /** Stores head and rows, if they are missing. */
  const begin = async (api: ListenerApi, id: string): Promise<Stored> => {
    const now: Stored = { id, entries: 0, owed: new Map(), isRefused: false }
    stored = now
    const there = await database.entriesOf(id)
    const record = sessionOf(api, id)
    if (!record) return now
    // The page may come from the record, which has more than IndexedDB.
    now.owed = typeof there === 'number' ? storedRows(record, record.resultRows.keys()) : new Map()
    const entries = there === 'missing' ? await database.begin(record, countsOf(api.getState())) : there
    now.isRefused = entries === 'refused'
    if (entries !== 'refused') now.entries = entries
    if (typeof there === 'number') await storeHead(api, id)
    else if (!now.isRefused) await keepFile(api, id)
    return now
  }

  /** Stores what IndexedDB lacks, as one entry; after a renewal, even an empty one. */
  const store = async (api: ListenerApi, id: string, isRenewed = false): Promise<void> => {
    const now = stored?.id === id && stored.entries > 0 ? stored : await begin(api, id)
    // The head is small: a browser that refuses it has no room for the rest.
    if (now.entries === 0 || (now.isRefused && !(await storeHead(api, id)))) return
    const { owed, entries: at } = now
    const record = owed.size > 0 || isRenewed ? sessionOf(api, id) : null
    if (!record) return
    now.owed = new Map()
    const entries = await database.append(id, at, entryOf(owed, record, countsOf(api.getState())))
    if (entries === 'missing') {
      stored = null
      return store(api, id)
    }
    now.isRefused = entries === 'refused'
    if (entries !== 'refused') now.entries = entries
    else {
      owe(owed, now.owed)
      now.owed = owed
    }
  }

  /** Stores only the head. Resolves with whether the browser took it. */
  const storeHead = async (api: ListenerApi, id: string) => {
    const record = sessionOf(api, id)
    const isTaken = record !== null && (await database.changeHead(id, headOf(record)))
    if (stored?.id === id) stored.isRefused = !isTaken
    return isTaken
  }

  /** Tries again to store what the browser refused: not with each batch, and only once if more is queued. */
  const retry = async (api: ListenerApi, id: string) => {
    if (queued === 1 && !selectIsRunning(api.getState())) await store(api, id)
  }

  /** Keeps the file that the rows came from, if it can be written into. */
  const keepFile = async (api: ListenerApi, id: string) => {
    const { bytes, loaded } = api.getState().file
    const file = bytes === null || loaded?.asNew ? null : api.extra.fileInbox.get(bytes)
    if (file) await database.keepFile(id, file)
  }

  /** Reports whether the session is stored and, once it is finished, that local storage need not have it. */
  const report = (api: ListenerApi, id: string) => {
    const state = api.getState()
    if (state.file.id !== id || stored?.id !== id) return
    const { journal } = state.saved
    // More work in the queue concerns a newer state.
    const isWhole = queued === 1 && selectIsComplete(state) && !selectIsRunning(state)
    const next = stored.isRefused ? 'fails' : isWhole ? 'whole' : journal === 'fails' ? 'works' : journal
    if (next !== journal) api.dispatch(journalChanged(next))
  }

  // After a refusal, try again at each Start, at the end, on resuming, and with decisions after that.
  startListening({
    matcher: isAnyOf(runPlanned, runCompleted, sessionResumed),
    effect: (action, api) => {
      const state = api.getState()
      if (runPlanned.match(action) && state.run.results.length > MAX_ROWS) api.extra.persistStorage()
      void lock.acquire(state.file.id)
      if (!isTaking(state)) return inTurn(api, (id) => store(api, id))
    },
  })

  startListening({
    actionCreator: rowsChanged,
    effect: ({ payload: { changes } }, api) => {
      const state = api.getState()
      const became = becameBy(changes)
      if (state.saved.session.status !== 'onPage' || isTaking(state) || became.size === 0) return
      if (stored?.id === state.file.id) owe(stored.owed, became)
      return inTurn(api, (id) => (stored?.id === id && stored.isRefused ? retry(api, id) : store(api, id)))
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
        if (api.getState().saved.session.status !== 'onPage' || stored?.id !== id) return
        // The last entry may have a wrong clock's time.
        if (sessionRenewed.match(action)) await store(api, id, true)
        if (stored.isRefused) await retry(api, id)
        else await storeHead(api, id)
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
        // After *Yes, Cleanse Again* the page still uses it.
        if (!sessionOf(api, id)) lock.release(id)
      })
    },
  })

  return {
    /** Notes that IndexedDB has the session going onto the page. */
    adopt: (id: string, entries: number) => {
      stored = { id, entries, owed: new Map(), isRefused: false }
    },
    /** Whether more is queued than one batch adds: its first answers, and its end. */
    isBehind: () => queued > 2,
    /** Resolves when everything so far has been stored or refused. */
    whenStored: () => last,
  }
}
