import { createSelector } from '@reduxjs/toolkit'
import { MAX_ROWS } from '../../base/constants'
import type { RootState } from '../../base/store/types'
import { selectIsDownloaded, selectStoredFiles } from '../download/unsavedSelectors'
import { selectIsComplete, selectIsRunning } from '../run/runSelectors'
import type { FoundSession } from './cleanseDatabase'
import { columnsIn, fieldsOf, leftOutChoices } from '../../domain/cleanse/columnChoices'
import type { SessionRecord } from '../../domain/cleanse/savedCleanse'

/** The slices that make up a session; each takes its part back from the record when the session is resumed. */
export type Session = Pick<
  RootState,
  'file' | 'mapping' | 'run' | 'decisions' | 'threshold' | 'download' | 'corrected'
>

/** The choices about columns, as the record has them. */
const selectColumnFields = createSelector(
  [({ mapping }: Session) => mapping.proposed, ({ mapping }: Session) => mapping.choices],
  (proposed, choices) => {
    const { addressColumn, postcodeColumn, moreAddressColumns } = columnsIn(proposed, choices)
    return {
      line1Col: addressColumn,
      postcodeCol: postcodeColumn,
      moreAddressCols: moreAddressColumns,
      ...fieldsOf(proposed, choices),
    }
  },
)

/** The record of a session that last had an answer at `timestamp`, sharing its rows and results. Null without a file. */
export function recordOfSession(session: Session, timestamp: number): SessionRecord | null {
  const { file, run, decisions, threshold, corrected } = session
  if (!file.loaded) return null
  const {
    name,
    headers,
    rows,
    warnings: _warnings,
    headerLine: _line,
    proposed: _proposed,
    ...asRead
  } = file.loaded
  return {
    ...asRead,
    id: file.id,
    timestamp,
    fileName: name,
    sendsDistinctOnce: run.choices.dedupe,
    ...leftOutChoices(run.choices),
    isChecked: run.isChecked,
    csvHeaders: headers,
    ...selectColumnFields(session),
    originalRows: rows,
    decisions: decisions.present,
    threshold,
    resultRows: run.results,
    lookups: run.lookups,
    unfound: run.unfound,
    repeats: run.repeats,
    elapsedMs: run.elapsedMs,
    inCapitals: corrected.changesCapitals,
    isDownloaded: selectIsDownloaded(session),
    savedFiles: selectStoredFiles(session),
  }
}

/** The session on the page, in its saved form; null if there is none. */
export function selectSession(state: RootState): SessionRecord | null {
  const { session } = state.saved
  return session.status === 'onPage' ? recordOfSession(state, session.savedAt) : null
}

/** What belongs in local storage: a session of a usual file, until it is finished and IndexedDB has it. */
export function selectRecord(state: RootState): SessionRecord | null {
  const { session, journal } = state.saved
  if (session.status === 'found') return session.record
  if (journal === 'whole' || state.run.results.length > MAX_ROWS) return null
  const record = selectSession(state)
  return record && journal === 'fails' ? { ...record, isAhead: true } : record
}

/** The session found when the page opened, for the banner; null if there is none. */
export const selectFound = createSelector([(state: RootState) => state.saved.session], (session) => {
  if (session.status !== 'found') return null
  const { found } = session
  return {
    ...found,
    opening: session.opening,
    isFinished: found.done === found.rows,
    holdsUnsaved: found.answered > 0 && !found.isDownloaded,
  }
})

/** The session that a record has. */
export const foundIn = (record: SessionRecord): FoundSession => ({
  id: record.id,
  fileName: record.fileName,
  at: record.timestamp,
  isDownloaded: record.isDownloaded,
  rows: record.resultRows.length,
  done: record.resultRows.filter((result) => result !== null).length,
  answered: record.resultRows.filter((result) => result?.kind === 'answered').length,
  decided: record.decisions.filter((decision) => decision !== undefined).length,
})

/** A session that a record has, and perhaps IndexedDB too. */
export const foundOnRecord = (record: SessionRecord) =>
  ({ status: 'found', found: foundIn(record), record, isInDatabase: false, opening: 'no' }) as const

/** Since when this device has kept the finished cleanse on the page, in ms; null while none is shown or being stored. */
export function selectKeptSince(state: RootState): number | 'notKept' | null {
  const { session, journal } = state.saved
  if (!selectIsComplete(state) || selectIsRunning(state)) return null
  if (session.status !== 'onPage') return 'notKept'
  return journal === 'whole' ? session.savedAt : null
}
