import type { UnknownAction } from '@reduxjs/toolkit'
import { describe, expect, test } from 'vitest'
import { keepRecord, restoreSession } from '../../../src/features/recovery/keepRecord'
import { sessionOfRecord } from '../../../src/features/recovery/recordOfSession'
import { initialRecoveryState, type KeptRecord } from '../../../src/features/recovery/recoverySlice'
import {
  batchSettled,
  runCompleted,
  runPaused,
  runStopped,
  stopAsked,
} from '../../../src/features/run/runSlice'
import {
  fileLoaded,
  resultsCleared,
  runStarted,
  sessionCleared,
  sessionResumed,
} from '../../../src/features/sessionEvents'
import { csvFile, sessionRecord } from '../../support/builders'

const none: KeptRecord = { status: 'none' }
const found: KeptRecord = { status: 'found', record: sessionRecord() }
const own: KeptRecord = { status: 'own', record: sessionRecord() }

/** A session of two rows, the first of them answered, beside a record that is kept. */
const stateWith = (kept: KeptRecord) => ({
  ...sessionOfRecord(sessionRecord()),
  recovery: { ...initialRecoveryState, kept },
})

const emptyState = (kept: KeptRecord) => {
  const state = stateWith(kept)
  return { ...state, file: { ...state.file, loaded: null }, run: { ...state.run, results: [] } }
}

describe('when a batch has settled', () => {
  const at = Date.UTC(2024, 5, 1)
  const settled = batchSettled({ results: [], at })

  test.each([
    ['there was none', none],
    ['there was one of this session', own],
  ])('the record is that of the session, at the time of the batch, when %s', (_, kept) => {
    const after = keepRecord(stateWith(kept), settled)
    expect(after.recovery.kept).toEqual({ status: 'own', record: sessionRecord({ timestamp: at }) })
  })

  test('the record shares rows and results with the session', () => {
    const { file, run, recovery } = keepRecord(stateWith(none), settled)
    const record = recovery.kept.status === 'own' ? recovery.kept.record : null
    expect(record?.originalRows).toBe(file.loaded?.rows)
    expect(record?.resultRows).toBe(run.results)
  })

  test('nothing is kept without a file', () => {
    const before = emptyState(none)
    expect(keepRecord(before, settled)).toBe(before)
  })
})

describe('the record is gone', () => {
  test.each<[string, UnknownAction]>([
    ['when a new file is loaded', fileLoaded(csvFile())],
    ['when the session is cleared', sessionCleared()],
    ['when the results are cleared', resultsCleared()],
    ['when the run is completed', runCompleted()],
  ])('%s', (_, action) => {
    expect(keepRecord(stateWith(own), action).recovery.kept).toEqual(none)
    expect(keepRecord(stateWith(found), action).recovery.kept).toEqual(none)
  })
})

describe('the record stays', () => {
  test.each<[string, UnknownAction]>([
    ['when a run starts', runStarted()],
    ['when Stop is pressed', stopAsked()],
    ['when a run is stopped', runStopped()],
    ['when a run pauses', runPaused({ kind: 'refused', message: 'x' })],
    ['when something else happens', { type: 'other/happened' }],
  ])('%s', (_, action) => {
    const before = stateWith(own)
    expect(keepRecord(before, action)).toBe(before)
  })
})

describe('when the user resumes', () => {
  test('the session that was found is brought back, and its record is kept as its own', () => {
    const { file, mapping, run, review, recovery } = restoreSession(emptyState(found), sessionResumed())
    expect({ file, mapping, run, review }).toEqual(sessionOfRecord(sessionRecord()))
    expect(recovery.kept).toEqual(own)
  })

  test.each<[string, KeptRecord, UnknownAction]>([
    ['no session was found', none, sessionResumed()],
    ['the record is already its own', own, sessionResumed()],
    ['something else happened', found, runStarted()],
  ])('nothing changes if %s', (_, kept, action) => {
    const before = emptyState(kept)
    expect(restoreSession(before, action)).toBe(before)
  })
})
