import { isAnyOf } from '@reduxjs/toolkit'
import { REHYDRATE } from 'redux-persist'
import type { ListenerApi, StartListening } from '../../app/base/listeners'
import { tryOrNull } from '../../app/base/tryOrNull'
import { downloadOf } from '../download/downloadOf'
import { selectIsRunning } from '../run/runSelectors'
import { failedRowsRetried, pageOpened, runStarted, sessionResumed } from '../sessionEvents'
import type { FinishedCopy } from './createFinishedCopy'
import { RECORD_STORAGE_KEY } from './recordPersistence'
import {
  finishedFound,
  foundDownloadAsked,
  foundDownloaded,
  foundSessionDiscarded,
  recordHeldElsewhere,
  resumeAsked,
  savingWorked,
} from './recoverySlice'
import { isFinished } from './sessionRecord'
import { stateOfRecord } from './stateOfRecord'
import { takeRecord } from './takeRecord'

/**
 * Looks for what an earlier visit left when the page opens, gives it back or gives it up, and holds the record against
 * other tabs.
 *
 * @param beginKeeping has the record read that is stored
 */
export function addRecoveryListeners(
  startListening: StartListening,
  beginKeeping: () => void,
  copy: FinishedCopy,
) {
  const lookForFinished = (api: ListenerApi) => {
    const { recovery, file } = api.getState()
    if (recovery.kept.status !== 'none' || file.loaded) return
    const record = copy.find()
    if (record) api.dispatch(finishedFound(record))
  }

  startListening({
    actionCreator: pageOpened,
    effect: async (_, api) => {
      const isHeld = await api.extra.tabLock.acquire()
      if (!isHeld) api.dispatch(recordHeldElsewhere())
      beginKeeping()
    },
  })

  startListening({
    type: REHYDRATE,
    effect: async (_, api) => {
      const { storage, tabLock } = api.extra
      const isHeld = await tabLock.isHeld()
      copy.tidy()
      if (api.getState().recovery.kept.status !== 'none') return
      if (isHeld) {
        // What is stored is too old or means nothing: other people's addresses do not stay behind.
        tryOrNull(() => storage.removeItem(RECORD_STORAGE_KEY))
        if (!selectIsRunning(api.getState())) tabLock.release()
      }
      lookForFinished(api)
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
    actionCreator: foundDownloadAsked,
    effect: (_, api) => {
      const state = api.getState()
      const { kept } = state.recovery
      const download =
        kept.status === 'found' ? downloadOf(stateOfRecord(state, kept.record), 'everything') : null
      if (!download) return
      api.extra.saveFile(download.name, download.text)
      api.dispatch(foundDownloaded())
    },
  })

  startListening({
    actionCreator: foundSessionDiscarded,
    effect: (_, api) => {
      const { kept } = api.getOriginalState().recovery
      if (kept.status === 'found' && !isFinished(kept.record)) lookForFinished(api)
    },
  })

  startListening({
    matcher: isAnyOf(runStarted, failedRowsRetried),
    effect: async (_, api) => {
      // Asked for at once: what is saved from now on waits for the answer.
      if (!(await takeRecord(api.extra))) api.dispatch(recordHeldElsewhere())
      else if (api.getState().recovery.saving === 'elsewhere') api.dispatch(savingWorked())
    },
  })
}
