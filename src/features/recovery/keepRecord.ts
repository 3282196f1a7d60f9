import type { UnknownAction } from '@reduxjs/toolkit'
import { isAnyOf } from '@reduxjs/toolkit'
import { ownColumnsChoiceChanged } from '../file/fileSlice'
import { mappingChanged } from '../mapping/mappingSlice'
import { decisionsUndone, rowsDecided, scoreKindChosen, thresholdMoved } from '../review/reviewSlice'
import { batchSettled, dedupeChanged, runCompleted } from '../run/runSlice'
import {
  failedRowsRetried,
  fileLoaded,
  resultsCleared,
  sessionCleared,
  sessionResumed,
} from '../sessionEvents'
import { recordOfSession, sessionOfRecord, type Session } from './recordOfSession'
import type { KeptRecord, RecoveryState } from './recoverySlice'

/** What the user chose about the session: kept with the record while there is one. */
const isChoice = isAnyOf(
  rowsDecided,
  decisionsUndone,
  thresholdMoved,
  scoreKindChosen,
  mappingChanged,
  ownColumnsChoiceChanged,
  dedupeChanged,
)

const isProgress = isAnyOf(batchSettled, failedRowsRetried)

/** After these the record is another, and has to be saved. */
export const changesRecord = isAnyOf(isProgress, isChoice)

const endsRecord = isAnyOf(fileLoaded, resultsCleared, sessionCleared, runCompleted)

type State = Session & { recovery: RecoveryState }

const withRecord = <S extends State>(state: S, kept: KeptRecord): S => ({
  ...state,
  recovery: { ...state.recovery, kept },
})

/**
 * Keeps the record in step with the session, after the slices have answered an action: made anew when a batch
 * has settled or failed rows are sent again, gone when the session is over (spec section 4). It shares the rows and results of the session;
 * nothing is copied, and no action has to carry them.
 */
export function keepRecord<S extends State>(state: S, action: UnknownAction): S {
  if (isProgress(action)) {
    const record = recordOfSession(state, action.payload.at)
    return record ? withRecord(state, { status: 'own', record }) : state
  }
  const { kept } = state.recovery
  if (isChoice(action) && kept.status === 'own') {
    const record = recordOfSession(state, kept.record.timestamp)
    return record ? withRecord(state, { status: 'own', record }) : state
  }
  if (endsRecord(action) && kept.status !== 'none') return withRecord(state, { status: 'none' })
  return state
}

/** Brings the session that was found back into the slices when the user resumes it (spec section 4). */
export function restoreSession<S extends State>(state: S, action: UnknownAction): S {
  const { kept } = state.recovery
  if (!sessionResumed.match(action) || kept.status !== 'found') return state
  return withRecord({ ...state, ...sessionOfRecord(kept.record) }, { status: 'own', record: kept.record })
}
