import type { UnknownAction } from '@reduxjs/toolkit'
import { describe, expect, test } from 'vitest'
import {
  choicesMade,
  finishedFound,
  finishedRemoved,
  foundDownloaded,
  initialRecoveryState,
  recoverySlice,
  resumeAsked,
  type KeptRecord,
} from '../../../src/features/recovery/recoverySlice'
import {
  answersArrived,
  batchSettled,
  runPaused,
  runStopped,
  stopAsked,
} from '../../../src/features/run/runSlice'
import {
  failedRowsRetried,
  resultsCleared,
  runStarted,
  sessionCleared,
  sessionResumed,
  runCompleted,
} from '../../../src/features/sessionEvents'
import { fileLoaded } from '../../../src/features/file/fileSlice'
import { csvFile, finishedRecord, sessionRecord } from '../../support/builders'

const SAVED = sessionRecord().timestamp
const none: KeptRecord = { status: 'none' }
const found: KeptRecord = { status: 'found', record: sessionRecord() }
const own: KeptRecord = { status: 'own', savedAt: SAVED }

const after = (kept: KeptRecord, action: UnknownAction) =>
  recoverySlice.reducer({ ...initialRecoveryState, kept }, action)

describe('the record is that of the session, and has to be written', () => {
  const at = Date.UTC(2024, 5, 1)

  test.each<[string, KeptRecord, UnknownAction]>([
    ['after the first batch', none, batchSettled({ results: [], at })],
    ['after each batch', own, batchSettled({ results: [], at })],
    ['when answers arrive before their batch has ended', own, answersArrived({ results: [], at })],
    ['when failed rows are sent again', none, failedRowsRetried({ at })],
  ])('%s', (_, kept, action) => {
    expect(after(kept, action)).toMatchObject({ kept: { status: 'own', savedAt: at }, revision: 1 })
  })

  test('when the user has chosen something that it holds', () => {
    expect(after(own, choicesMade())).toMatchObject({ kept: own, revision: 1 })
  })
})

test.each([
  ['there is none', none],
  ['it is only found', found],
])('a choice is nothing to write while %s', (_, kept) => {
  expect(after(kept, choicesMade()).revision).toBe(0)
})

describe('the record is gone', () => {
  test.each<[string, UnknownAction]>([
    ['when a new file is loaded', fileLoaded(csvFile())],
    ['when the session is cleared', sessionCleared()],
    ['when the results are cleared', resultsCleared()],
  ])('%s', (_, action) => {
    expect(after(own, action).kept).toEqual(none)
    expect(after(found, action).kept).toEqual(none)
  })
})

describe('the record stays as it is', () => {
  test.each<[string, UnknownAction]>([
    ['when a run starts', runStarted()],
    ['when Stop is pressed', stopAsked({ at: 0 })],
    ['when a run is stopped', runStopped({ at: 0 })],
    ['when a run is completed: where it is kept follows from its results', runCompleted({ at: 0 })],
    ['when a run pauses', runPaused({ kind: 'refused', message: 'x' })],
    ['when Resume Cleanse is pressed and the session is not there yet', resumeAsked()],
    ['when something else happens', { type: 'other/happened' }],
  ])('%s', (_, action) => {
    const before = { ...initialRecoveryState, kept: own }
    expect(recoverySlice.reducer(before, action)).toBe(before)
  })
})

test('a session that was found is marked as downloaded, and has to be written', () => {
  const record = sessionRecord({ isDownloaded: true })
  expect(after(found, foundDownloaded())).toMatchObject({ kept: { status: 'found', record }, revision: 1 })
  expect(after(own, foundDownloaded()).revision).toBe(0)
})

test('a finished session that was found comes after one that is unfinished, and after one on the page', () => {
  const finished = finishedRecord()
  expect(after(none, finishedFound(finished)).kept).toEqual({ status: 'found', record: finished })
  expect(after(found, finishedFound(finished)).kept).toEqual(found)
  expect(after(own, finishedFound(finished)).kept).toEqual(own)
})

test('Remove now is about the session on the page, not about one that was found', () => {
  expect(after(own, finishedRemoved()).kept).toEqual(none)
  expect(after(found, finishedRemoved()).kept).toEqual(found)
})

test('a resumed session has its record for its own, as old as it is', () => {
  expect(after(found, sessionResumed(sessionRecord())).kept).toEqual(own)
})
