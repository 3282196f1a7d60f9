import type { UnknownAction } from '@reduxjs/toolkit'
import { describe, expect, test } from 'vitest'
import { rootReducer } from '../../../../src/app/rootReducer'
import type { RootState } from '../../../../src/app/base/types'
import { resultsMessages } from '../../../../src/features/results/resultsMessages'
import { selectTrialVerdict } from '../../../../src/features/results/live/trialSelectors'
import { batchSettled, runStopped } from '../../../../src/features/run/runSlice'
import { rowsSentAgain, runStarted, runCompleted } from '../../../../src/features/sessionEvents'
import { fileLoaded } from '../../../../src/features/file/fileSlice'
import { answered, failed } from '../../../support/builders'
import { fileOf } from '../../../support/runs'

const verdictAfter = (...events: UnknownAction[]) => {
  const state = events.reduce<RootState | undefined>(rootReducer, undefined)
  return selectTrialVerdict(state!)
}

const found = answered({ Postcode: 'B12 0XY', 'Address Line 1': '1 High Street', 'Premise Match': 'FULL' })
const results = [found, found, answered(), failed('Broken'), { kind: 'nothingToSend' as const }]
const settled = batchSettled({ results: results.map((result, index) => ({ index, result })), at: 0 })
const tried = [fileLoaded(fileOf(12)), runStarted({ onlyFirst: 10 }), settled, runStopped({ at: 0 })]

describe('the verdict on the rows that were tried', () => {
  test('counts their outcomes', () => {
    const verdict = verdictAfter(...tried)!
    expect(verdict).toMatchObject({
      tried: 5,
      counts: { noMatch: 1, failed: 1, nothingToSend: 1 },
    })
    expect(verdict.counts.good + verdict.counts.toReview).toBe(2)
  })

  test.each([
    ['before a run', [fileLoaded(fileOf(12))]],
    ['while the trial is going', tried.slice(0, 3)],
    ['of a trial that was stopped before the first answer', [tried[0]!, tried[1]!, runStopped({ at: 0 })]],
    ['of a run that was stopped', [fileLoaded(fileOf(12)), runStarted(), settled, runStopped({ at: 0 })]],
    ['once the run goes on', [...tried, runStarted()]],
    ['once the rest is stopped', [...tried, runStarted(), runStopped({ at: 0 })]],
    ['once failed rows are retried', [...tried, rowsSentAgain({ at: 0 }), runCompleted({ at: 0 })]],
    ['on another file', [...tried, fileLoaded(fileOf(3))]],
  ])('there is none %s', (_, events) => {
    expect(verdictAfter(...events)).toBeNull()
  })

  test('says it in words, and leaves out what did not happen', () => {
    const counts = { good: 7, toReview: 2, noMatch: 1, failed: 0, nothingToSend: 0, notRun: 1090 }
    expect(resultsMessages.trialTitle(10, counts)).toBe('10 rows tried: 7 good, 2 to review, 1 not found')
    const worse = { ...counts, failed: 1, nothingToSend: 2 }
    expect(resultsMessages.trialTitle(10, worse)).toMatch(/, 1 failed, 2 with nothing to send$/)
  })
})
