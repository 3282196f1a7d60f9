import type { UnknownAction } from '@reduxjs/toolkit'
import { describe, expect, test } from 'vitest'
import { runBroke, runPaused, runPlanned, runSlice, runStopped } from '../../../src/features/run/runSlice'
import { initialRunState, type RunState } from '../../../src/features/run/runState'
import {
  resultsCleared,
  runResumed,
  runStarted,
  sessionCleared,
} from '../../../src/features/session/sessionEvents'
import { fileLoaded } from '../../../src/features/file/fileSlice'
import { answered, failed, fileOf, range } from '../../support/builders'
import { brought } from '../../support/brought'

const after = (...events: UnknownAction[]) =>
  events.reduce<RunState>((state, event) => runSlice.reducer(state, event), initialRunState)

const settledRows = (...rows: number[]) => rows.map((row) => ({ row, result: answered() }))
const settled = (at: number, ...rows: number[]) => brought(settledRows(...rows), { at, lookups: rows.length })
const begun = [fileLoaded(fileOf(20)), runStarted(), runPlanned({ at: 1000 })]

describe('the latest rows', () => {
  test('are the last five, the newest first', () => {
    expect(after(...begun, settled(1, 0, 1, 2)).latest).toEqual([2, 1, 0])
    expect(after(...begun, settled(1, 0, 1, 2), settled(2, 3, 4, 5)).latest).toEqual([5, 4, 3, 2, 1])
    expect(after(...begun, settled(1, ...range(0, 9))).latest).toEqual([8, 7, 6, 5, 4])
  })

  test('are rows that were sent, including failed ones, but not those with nothing to send', () => {
    const results = [
      { row: 0, result: failed('Broken') },
      { row: 1, result: { kind: 'nothingToSend' as const } },
    ]
    expect(after(...begun, brought(results)).latest).toEqual([0])
  })

  test.each([
    ['another start', [runStopped({ at: 0 }), runStarted()]],
    ['rows sent again', [runStopped({ at: 0 }), runStarted({ rows: [], again: [0] })]],
    ['another file', [fileLoaded(fileOf(3))]],
    ['a new session', [sessionCleared()]],
    ['every row being sent again', [resultsCleared()]],
  ])('are forgotten with %s', (_, events) => {
    expect(after(...begun, settled(1, 0, 1), ...events).latest).toEqual([])
  })

  test('outlast a pause', () => {
    const paused = runPaused({ kind: 'refused', code: null, message: 'No' })
    expect(after(...begun, settled(1, 0, 1), paused, runResumed()).latest).toEqual([1, 0])
  })
})

test('a run that breaks while rows are looked up again leaves every row done', () => {
  const again = runStarted({ rows: [], again: [0, 1] })
  const { phase, task } = after(...begun, runStopped({ at: 0 }), again, runBroke({ at: 2 }))
  expect({ phase, task }).toMatchObject({ phase: { status: 'failed' }, task: { kind: 'unsent', again: [] } })
})
