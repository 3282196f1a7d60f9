import { isAnyOf } from '@reduxjs/toolkit'
import { SAVE_CHOICES_AFTER_MS } from '../../app/base/constants'
import type { ListenerApi, StartListening } from '../../app/base/listeners'
import { resultsDownloaded } from '../download/downloadSlice'
import { ownColumnsChoiceChanged } from '../file/fileSlice'
import { mappingChanged } from '../mapping/mappingSlice'
import { decisionsRemoved, rowsDecided, stepRedone, stepUndone } from '../results/decisionsSlice'
import { scoreKindChosen, thresholdMoved } from '../results/viewSlice'
import { selectIsRunning } from '../run/runSelectors'
import { dedupeChanged } from '../run/runSlice'
import type { FinishedCopy } from './createFinishedCopy'
import { selectRecordToKeep } from './recoverySelectors'
import {
  choicesMade,
  finishedNotKept,
  recordHeldElsewhere,
  savingFailed,
  savingWorked,
  type RecoveryState,
} from './recoverySlice'
import { isFinished } from './sessionRecord'
import { takeRecord } from './takeRecord'

/** What the user does about a session that its record holds. */
const isChoice = isAnyOf(
  rowsDecided,
  decisionsRemoved,
  stepUndone,
  stepRedone,
  thresholdMoved,
  scoreKindChosen,
  mappingChanged,
  ownColumnsChoiceChanged,
  dedupeChanged,
  resultsDownloaded,
)

const saidAs = {
  works: savingWorked,
  fails: savingFailed,
  elsewhere: recordHeldElsewhere,
  notKept: finishedNotKept,
}

/**
 * Saves the session on the page whenever its revision has gone up: as the record while rows are left, as
 * the finished copy when none is. Where there is no room for both, each takes the other's place.
 *
 * @param saveRecord has the record written, or removed where there is none, now; returns whether that worked
 */
export function addSavingListeners(
  startListening: StartListening,
  saveRecord: () => Promise<boolean>,
  copy: FinishedCopy,
) {
  const say = (api: ListenerApi, saving: RecoveryState['saving']) => {
    if (api.getState().recovery.saving !== saving) api.dispatch(saidAs[saving]())
  }

  const saveUnfinished = async (api: ListenerApi) => {
    // The tab that had the record may be done by now.
    if (!(await takeRecord(api.extra))) return say(api, 'elsewhere')
    copy.remove()
    say(api, (await saveRecord()) ? 'works' : 'fails')
  }

  const saveFinished = async (api: ListenerApi) => {
    await saveRecord()
    api.extra.tabLock.release()
    const record = selectRecordToKeep(api.getState())
    if (!record || !isFinished(record)) return
    const outcome = copy.write(record)
    say(api, outcome === 'kept' ? 'works' : outcome === 'refused' ? 'fails' : 'notKept')
  }

  startListening({
    matcher: isChoice,
    effect: async (_, api) => {
      api.cancelActiveListeners()
      // A slider that is dragged chooses sixty times a second; the last one is meant.
      await orHidden(api, api.delay(SAVE_CHOICES_AFTER_MS))
      if (api.getState().recovery.kept.status === 'own') api.dispatch(choicesMade())
    },
  })

  startListening({
    predicate: (_, now, before) => now.recovery.revision !== before.recovery.revision,
    effect: async (_, api) => {
      // Encoding and writing take longer than all else that becomes of a batch: the next one is sent before, and they
      // are done while its answers are on the way.
      if (!api.extra.visibility.isHidden()) await orHidden(api, api.extra.nextTask())
      const record = selectRecordToKeep(api.getState())
      if (record) await (isFinished(record) ? saveFinished(api) : saveUnfinished(api))
    },
  })

  startListening({
    predicate: (_, now, before) =>
      now.recovery.kept.status === 'none' && before.recovery.kept.status !== 'none',
    effect: async (_, api) => {
      copy.remove()
      const works = await saveRecord()
      const { saving } = api.getState().recovery
      if ((works && saving === 'fails') || saving === 'notKept') say(api, 'works')
      if (!selectIsRunning(api.getState())) api.extra.tabLock.release()
    },
  })
}

/** Waits for something, or until the page is being hidden: it may not come back. */
async function orHidden(api: ListenerApi, something: Promise<void>) {
  let unsubscribe: (() => void) | undefined
  const hidden = new Promise<void>((resolve) => {
    unsubscribe = api.extra.visibility.whenHidden(resolve)
  })
  try {
    await Promise.race([something, hidden])
  } finally {
    unsubscribe?.()
  }
}
