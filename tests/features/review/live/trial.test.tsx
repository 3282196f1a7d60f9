// @vitest-environment jsdom
import { clearAllListeners } from '@reduxjs/toolkit'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fileLoaded } from '../../../../src/features/file/fileSlice'
import { TrialVerdict } from '../../../../src/features/review/live/TrialVerdict'
import { liveMessages } from '../../../../src/features/review/live/liveMessages'
import { runStopped } from '../../../../src/features/run/runSlice'
import { runCompleted, runStarted } from '../../../../src/features/session/sessionEvents'
import { answered, failed, fileOf } from '../../../support/builders'
import { renderPart } from '../../../support/renderPart'
import { reviewRoom } from '../../../support/rooms/review'
import { pagesIn } from '../../../support/testPage'
import { settleRows } from '../../../../src/features/run/rows/changeRows'
import { retryFailed } from '../../../../src/features/run/pressRunButton'
import type { Dispatched } from '../../../../src/base/store/types'

const { openTestPage } = pagesIn(reviewRoom)

const scored = (confidence: string) =>
  answered(
    { 'Confidence Score': confidence, 'Address Line 1': '1 High Street', Postcode: 'B12 0XY' },
    '1 High Street, B12 0XY',
  )
const settled = (confidence: string) => {
  const results = [scored(confidence), answered(), failed('Broken'), { kind: 'nothingToSend' as const }]
  return settleRows(results.map((result, row) => ({ row, result })))
}
const loaded = fileLoaded(fileOf(12))
const trial = runStarted({ range: { from: 0, to: 10 } })
const stopped = runStopped({ at: 0 })
const tried = [loaded, trial, settled('0.90'), stopped]

const foundNothing = settleRows(Array.from({ length: 10 }, (_, row) => ({ row, result: answered() })))

const foundNothingOfFew = settleRows(
  Array.from({ length: 10 }, (_, index) => ({
    row: index,
    result: index === 0 ? failed('Broken') : answered(),
  })),
)

/** The text of the verdict, or null. */
function verdictAfter(...events: Dispatched[]) {
  const { store } = openTestPage()
  // No run, only its events.
  store.dispatch(clearAllListeners())
  for (const event of events) store.dispatch(event)
  renderPart(store, <TrialVerdict />)
  return screen.queryByRole('status')?.textContent ?? null
}

test.each([
  ['some are good, cleanse the rest', '0.90', '1 ready to use, 0 to review', /cleanse the rest\.$/],
  ['none is good, think of the columns', '0.10', '0 ready to use, 1 to review', /send more of each address/],
])('after a trial: if %s', (_, confidence, counts, advice) => {
  const verdict = verdictAfter(loaded, trial, settled(confidence), stopped)
  expect(verdict).toContain(`4 rows tried: ${counts}, 1 not found, 1 failed, 1 not looked up`)
  expect(verdict).toMatch(advice)
})

test('a verdict leaves out what did not happen', () => {
  const counts = { ready: 7, toReview: 2, notFound: 1, failed: 0, notLookedUp: 0, notRun: 1090 }
  expect(liveMessages.trialTitle(10, counts)).toBe('10 rows tried: 7 ready to use, 2 to review, 1 not found')
})

test.each([
  ['before a run', [loaded]],
  ['during the trial', tried.slice(0, 3)],
  ['after a trial that found little, which what comes next says', [loaded, trial, foundNothing, stopped]],
  [
    'after a trial that found nothing, though not all was answered',
    [loaded, trial, foundNothingOfFew, stopped],
  ],
  ['after a trial that was stopped before the first answer', [loaded, trial, stopped]],
  ['after a run that was stopped', [loaded, runStarted(), settled('0.90'), stopped]],
  [
    'after a run of later rows',
    [loaded, runStarted({ range: { from: 1, to: 10 } }), settled('0.90'), stopped],
  ],
  ['once the run goes on', [...tried, runStarted()]],
  ['once the rest is stopped', [...tried, runStarted(), stopped]],
  ['once failed rows are retried', [...tried, retryFailed(), runCompleted({ at: 0 })]],
  ['with another file', [...tried, fileLoaded(fileOf(3))]],
])('there is no verdict %s', (_, events) => {
  expect(verdictAfter(...events)).toBeNull()
})
