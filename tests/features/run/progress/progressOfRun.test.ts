import type { UnknownAction } from '@reduxjs/toolkit'
import { describe, expect, test } from 'vitest'
import { rootReducer } from '../../../../src/app/store'
import type { RootState } from '../../../../src/base/store/types'
import {
  selectPace,
  selectQuarter,
  selectStatus,
} from '../../../../src/features/run/progress/progressSelectors'
import { selectPageTitle } from '../../../../src/features/run/runSelectors'
import {
  runBroke,
  runPaused,
  runPlanned,
  runStopped,
  waitingChanged,
  stopAsked,
} from '../../../../src/features/run/runSlice'
import {
  runResumed,
  runStarted,
  sessionCleared,
  runCompleted,
} from '../../../../src/features/session/sessionEvents'
import { fileLoaded, fileRefused } from '../../../../src/features/file/fileSlice'
import { answered, fileRequest, fileOf, range } from '../../../support/builders'
import { brought } from '../../../support/brought'

/** Rows `from` to `to` get their results at a time in ms. */
const settled = (from: number, to: number, tookMs = 0) =>
  brought(
    range(from, to).map((row) => ({ row, result: answered() })),
    { at: 0 },
    { tookMs },
  )

const refused = runPaused({ kind: 'refused', code: null, message: 'Not allowed' })

/** The state after a file of 20 rows, Start, and what else has happened. */
const after = (...actions: UnknownAction[]): RootState =>
  [fileLoaded(fileOf(20)), runStarted(), ...actions].reduce<RootState | undefined>(rootReducer, undefined)!

describe('the status, and what the tab says of how far the run is', () => {
  const stopped = [settled(0, 5), stopAsked({ at: 0 }), runStopped({ at: 0 })]
  const completed = [settled(0, 20), runCompleted({ at: 0 })]
  const refusedFile = fileRefused({ request: fileRequest(), refusal: { message: 'No rows' } })

  test.each<[string, UnknownAction[], string, string]>([
    ['before the first answer', [], 'running', '0% · CleanSheet'],
    ['running, in steps of ten', [settled(0, 5)], 'running', '20% · CleanSheet'],
    ['running after a file was refused', [refusedFile], 'running', '0% · CleanSheet'],
    ['running with every row done', [settled(0, 20)], 'running', '100% · CleanSheet'],
    ['never more than is done', [settled(0, 19)], 'running', '90% · CleanSheet'],
    ['stopping', [settled(0, 5), stopAsked({ at: 0 })], 'stopping', '20% · CleanSheet'],
    ['stopped', stopped, 'ready', 'Stopped at 25% · CleanSheet'],
    ['stopped, and a file refused', [...stopped, refusedFile], 'error', 'Stopped at 25% · CleanSheet'],
    ['paused', [settled(0, 5), refused], 'error', 'Paused at 25% · CleanSheet'],
    ['broken', [settled(0, 5), runBroke({ at: 0 })], 'error', 'Stopped at 25% · CleanSheet'],
    ['completed', completed, 'completed', 'Done · CleanSheet'],
    ['completed, and a file refused', [...completed, refusedFile], 'error', 'Done · CleanSheet'],
    ['cleared', [...completed, sessionCleared()], 'ready', 'CleanSheet'],
    ['another file', [...completed, fileLoaded(fileOf(3))], 'ready', 'CleanSheet'],
  ])('%s', (_, actions, status, title) => {
    const state = after(...actions)
    expect({ status: selectStatus(state), title: selectPageTitle(state) }).toEqual({ status, title })
  })
})

test('progress is announced once a quarter, and not while no run is going', () => {
  const quarters = range(0, 21).map((done) => selectQuarter(after(settled(0, done))))
  expect(quarters).toEqual([...[0, 1, 2, 3].flatMap((quarter) => Array<number>(5).fill(quarter)), null])
  expect(selectQuarter(after(settled(0, 10), refused))).toBeNull()
})

describe('the pace', () => {
  const threeBatches = [settled(0, 2, 1000), settled(2, 4, 1000), settled(4, 6, 1000)]

  test('is that of the batches so far', () => {
    expect(selectPace(after(...threeBatches))).toEqual({ rowsPerSecond: 2, secondsLeft: 7 })
  })

  test('leaves out rows with nothing to send', () => {
    const results = range(6, 20).map((row) => ({ row, result: { kind: 'nothingToSend' as const } }))
    const state = after(...threeBatches, brought(results, { at: 3000 }))
    expect(selectPace(state)?.rowsPerSecond).toBe(2)
  })

  test('follows the latest 20 batches', () => {
    const slowThenFast = [
      settled(0, 1, 0),
      ...range(0, 20).map((at) => settled(at % 20, (at % 20) + 1, at === 0 ? 60_000 : 100)),
    ]
    expect(selectPace(after(...slowThenFast))?.rowsPerSecond).toBe(10)
  })

  test.each([
    ['while the provider holds the run back', [waitingChanged({ kind: 'slowedDown', until: 4000 })]],
    ['while it is paused', [refused]],
    [
      'after Resume, until there are new batches: the pause was not the provider’s doing',
      [refused, runResumed(), runPlanned({ at: 4000 })],
    ],
    ['after the connection came back', [waitingChanged({ kind: 'offline' }), waitingChanged(null)]],
  ])('is not told %s', (_, then) => {
    expect(selectPace(after(...threeBatches, ...then))).toBeNull()
  })

  test('counts the time that the provider made the run wait', () => {
    const held = [
      ...threeBatches,
      waitingChanged({ kind: 'slowedDown', until: 9000 }),
      waitingChanged(null),
      settled(6, 8, 6000),
    ]
    expect(selectPace(after(...held))?.rowsPerSecond).toBe(0.75)
  })
})
