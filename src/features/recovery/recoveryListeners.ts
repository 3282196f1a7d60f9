import { isAnyOf } from '@reduxjs/toolkit'
import { REHYDRATE } from 'redux-persist'
import { SAVE_CHOICES_AFTER_MS } from '../../app/base/constants'
import type { Deps } from '../../app/base/deps'
import type { StartListening } from '../../app/base/listeners'
import { tryOrNull } from '../../app/base/tryOrNull'
import { ownColumnsChoiceChanged } from '../file/fileSlice'
import { mappingChanged } from '../mapping/mappingSlice'
import {
  decisionsUndone,
  rowsDecided,
  scoreKindChosen,
  stepRedone,
  stepUndone,
  thresholdMoved,
} from '../review/reviewSlice'
import { selectIsRunning } from '../run/runSelectors'
import { dedupeChanged } from '../run/runSlice'
import { failedRowsRetried, pageOpened, runStarted, sessionResumed } from '../sessionEvents'
import { decodeRecord } from './decodeRecord'
import { RECORD_STORAGE_KEY } from './recordPersistence'
import { choicesMade, recordHeldElsewhere, resumeAsked, savingFailed, savingWorked } from './recoverySlice'

/** What the listeners need of redux-persist. */
export interface RecordKeeper {
  /** Begins to keep the record: reads the one that is stored. */
  begin(): void
  /** Writes what has changed now. Returns whether that worked. */
  save(): Promise<boolean>
}

/** What the user chooses about a session, and its record holds. */
const isChoice = isAnyOf(
  rowsDecided,
  decisionsUndone,
  stepUndone,
  stepRedone,
  thresholdMoved,
  scoreKindChosen,
  mappingChanged,
  ownColumnsChoiceChanged,
  dedupeChanged,
)

/** Whether a session that can be resumed is in storage. */
const holdsRecord = (deps: Deps): boolean =>
  tryOrNull(() => decodeRecord(deps.storage.getItem(RECORD_STORAGE_KEY) ?? '', deps.now())) !== null

/** Looks for a record when the page opens, saves it after each batch (RECOVERY-2), and holds it against other tabs. */
export function addRecoveryListeners(startListening: StartListening, keeper: RecordKeeper) {
  startListening({
    actionCreator: pageOpened,
    effect: async (_, api) => {
      const isHeld = await api.extra.tabLock.take()
      if (!isHeld) api.dispatch(recordHeldElsewhere())
      keeper.begin()
    },
  })

  startListening({
    type: REHYDRATE,
    effect: async (_, api) => {
      const { storage, tabLock } = api.extra
      if (api.getState().recovery.kept.status !== 'none' || !(await tabLock.isHeld())) return
      // What is stored is too old or means nothing: other people's addresses do not stay behind.
      tryOrNull(() => storage.removeItem(RECORD_STORAGE_KEY))
      if (!selectIsRunning(api.getState())) tabLock.release()
    },
  })

  startListening({
    actionCreator: resumeAsked,
    effect: (_, api) => {
      const { kept } = api.getState().recovery
      if (kept.status === 'found') api.dispatch(sessionResumed(kept.record))
    },
  })

  startListening({
    matcher: isAnyOf(runStarted, failedRowsRetried),
    effect: async (_, api) => {
      // Asked for at once: what is saved from now on waits for the answer.
      const isOurs = await api.extra.tabLock.take(() => !holdsRecord(api.extra))
      if (!isOurs) api.dispatch(recordHeldElsewhere())
      else if (api.getState().recovery.saving === 'elsewhere') api.dispatch(savingWorked())
    },
  })

  startListening({
    matcher: isChoice,
    effect: async (_, api) => {
      api.cancelActiveListeners()
      // A slider that is dragged chooses sixty times a second; the last one is meant.
      await api.delay(SAVE_CHOICES_AFTER_MS)
      if (api.getState().recovery.kept.status === 'own') api.dispatch(choicesMade())
    },
  })

  startListening({
    predicate: (_, now, before) => now.recovery.revision !== before.recovery.revision,
    effect: async (_, api) => {
      const works = await keeper.save()
      const { saving } = api.getState().recovery
      if (!works && saving === 'works') api.dispatch(savingFailed())
      if (works && saving === 'fails') api.dispatch(savingWorked())
    },
  })

  startListening({
    predicate: (_, now, before) =>
      now.recovery.kept.status === 'none' && before.recovery.kept.status !== 'none',
    effect: async (_, api) => {
      const works = await keeper.save()
      if (works && api.getState().recovery.saving === 'fails') api.dispatch(savingWorked())
      if (!selectIsRunning(api.getState())) api.extra.tabLock.release()
    },
  })
}
