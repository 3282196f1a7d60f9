import { createSelector } from '@reduxjs/toolkit'
import { shallowEqual } from 'react-redux'
import { REHYDRATE, type Persistor } from 'redux-persist'
import type { RootState, StartListening } from '../../base/store/types'
import { pageOpened, rowsChanged } from '../session/sessionEvents'
import { RECORD_FOLLOWS_MS, releaseUnusedRecord } from './recordPersistence'
import { choicesMade, sessionRenewed } from './savedSlice'
import { selectRecord, selectSession } from './savedSelectors'
import { headOf } from '../../domain/cleanse/savedCleanse'

/** The age at which the page renews what it shows, in ms: well before a day. */
const RENEW_AFTER_MS = 6 * 60 * 60 * 1000

/** How often the page checks whether that is due, in ms: somebody may correct a wrong clock. */
const LOOK_EVERY_MS = 60_000

/**
 * The user's choices in the session on the page: everything that we save of it except its rows, and when and how answers came. After
 * each action it is asked for what is now and what was before: only once where the session is the same.
 */
const selectChoices = createSelector([selectSession], (session) => {
  if (!session) return null
  const { timestamp: _at, lookups: _l, elapsedMs: _e, unfound: _u, repeats: _r, ...choices } = headOf(session)
  return choices
})

/** Whether a run is sending rows, so that the record may lag behind the journal. */
const isSending = ({ run: { phase } }: RootState) => phase.status === 'running' && phase.waiting === null

/**
 * Finds the record when the page opens, lets redux-persist write it when it changes, renews it, and keeps other tabs from it.
 *
 * @param isJournalBehind whether IndexedDB does not keep up, or never answers
 */
export function addSavedListeners(
  startListening: StartListening,
  persistor: Persistor,
  isJournalBehind: () => boolean,
) {
  /** When the last batch ended, in ms. */
  let settledAt = 0

  startListening({
    actionCreator: pageOpened,
    effect: async (_, api) => {
      api.extra.visibility.whenHidden(() => void persistor.flush())
      await api.extra.tabLock.acquire()
      persistor.persist()
    },
  })

  startListening({
    type: REHYDRATE,
    effect: async (_, api) => {
      if (!(await api.extra.tabLock.isHeld()) || selectRecord(api.getState()) !== null) return
      // Removes what is expired or unreadable, to leave no other people's addresses behind.
      await persistor.flush()
      releaseUnusedRecord(api.getState(), api.extra)
    },
  })

  startListening({
    predicate: (_, now, before) => {
      const [are, were] = [selectChoices(now), selectChoices(before)]
      return are !== null && were !== null && !shallowEqual(are, were)
    },
    effect: (_, api) => {
      api.dispatch(choicesMade())
    },
  })

  startListening({
    predicate: (_, now, before) =>
      now.saved.revision !== before.saved.revision || (isSending(before) && !isSending(now)),
    effect: async (action, api) => {
      const batch =
        rowsChanged.match(action) && action.payload.by === 'run' ? action.payload.batch : undefined
      const isQuick = batch !== undefined && api.extra.now() - settledAt < RECORD_FOLLOWS_MS
      if (batch?.isWhole) settledAt = api.extra.now()
      const isInJournal = api.getState().saved.journal !== 'fails' && !isJournalBehind()
      // redux-persist will write the record in a moment.
      if (isQuick && isInJournal && !api.extra.visibility.isHidden()) return
      // The next batch is sent before the last one's answers are encoded.
      if (!api.extra.visibility.isHidden()) await api.extra.nextTask()
      await persistor.flush()
      releaseUnusedRecord(api.getState(), api.extra)
    },
  })

  // So that a page that stays open over a weekend, or shows something nearly a day old, keeps it.
  startListening({
    predicate: (_, now, before) =>
      now.saved.session.status === 'onPage' && before.saved.session.status !== 'onPage',
    effect: async (_, api) => {
      api.cancelActiveListeners()
      for (;;) {
        const { session } = api.getState().saved
        if (session.status !== 'onPage') return
        const age = api.extra.now() - session.savedAt
        // Somebody may have set the clock back.
        if (age < 0 || age >= RENEW_AFTER_MS) api.dispatch(sessionRenewed({ at: api.extra.now() }))
        await api.delay(LOOK_EVERY_MS)
      }
    },
  })
}
