import type { UnknownAction } from '@reduxjs/toolkit'
import { describe, expect, test } from 'vitest'
import { runBroke, runPaused, runPlanned, runSlice, runStopped } from '../../../src/features/run/runSlice'
import { initialRunState, type RunState } from '../../../src/features/run/runState'
import {
  rowsChanged,
  rowsSentAgain,
  resultsCleared,
  runResumed,
  runStarted,
  sessionCleared,
} from '../../../src/features/session/sessionEvents'
import { fileLoaded } from '../../../src/features/file/fileSlice'
import { answered, failed, fileOf, range } from '../../support/builders'
import { changeOf } from '../../../src/domain/cleanse/rowChange'
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

  test('are rows that were sent: failed ones too, those with nothing to send not', () => {
    const results = [
      { row: 0, result: failed('Broken') },
      { row: 1, result: { kind: 'nothingToSend' as const } },
    ]
    expect(after(...begun, brought(results)).latest).toEqual([0])
  })

  test.each([
    ['another start', [runStopped({ at: 0 }), runStarted()]],
    ['rows sent again', [runStopped({ at: 0 }), rowsSentAgain({ at: 2, rows: [0] })]],
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
  const again = rowsSentAgain({ at: 1, rows: [0, 1] })
  const { phase, task } = after(...begun, runStopped({ at: 0 }), again, runBroke({ at: 2 }))
  expect({ phase, task }).toMatchObject({ phase: { status: 'failed' }, task: { kind: 'unsent' } })
})

describe('what a session has used', () => {
  test('is the answered calls of its batches, and each row that was looked up again', () => {
    const results = settledRows(0, 1, 2)
    const shared = brought(results, { lookups: 1 })
    const changes = [changeOf({ decision: null, result: answered() }, { row: 0, result: answered() })]
    const again = rowsChanged({ by: 'person', act: 'answered', at: 5, lookups: 1, changes })
    expect(after(...begun, shared, settled(2, 3, 4), again).lookups).toBe(4)
    expect(after(...begun, brought(results)).lookups).toBe(0)
  })

  test('took the time of its batches', () => {
    const took = (tookMs: number, row: number) => brought(settledRows(row), { at: 9 }, { tookMs })
    expect(after(...begun, took(400, 0), runResumed(), took(100, 1)).elapsedMs).toBe(500)
  })

  test.each([
    ['no lookups, with another file', fileLoaded(fileOf(3)), 0],
    ['the lookups whose answers are cleared too', resultsCleared(), 1],
  ])('counts %s', (_, event, used) => {
    const { lookups, elapsedMs } = after(...begun, settled(1400, 0), event)
    expect({ lookups, elapsedMs }).toEqual({ lookups: used, elapsedMs: 0 })
  })
})
