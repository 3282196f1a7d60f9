import { clearAllListeners } from '@reduxjs/toolkit'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fileLoaded } from '../../../src/features/file/fileSlice'
import { NextStep } from '../../../src/features/review/next/NextStep'
import { runStopped } from '../../../src/features/run/runSlice'
import { runStarted } from '../../../src/features/session/sessionEvents'
import { answered, failed, fileOf } from '../../support/builders'
import { renderPart } from '../../support/renderPart'
import { reviewRoom } from '../../support/rooms/review'
import { pagesIn } from '../../support/testPage'
import { settleRows } from '../../../src/features/run/rows/changeRows'
import { retryFailed } from '../../../src/features/run/pressRunButton'
import type { Dispatched } from '../../../src/base/store/types'

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

/** What is said of the trial, or null. */
function verdictAfter(...events: Dispatched[]) {
  const { store } = openTestPage()
  // No run, only its events.
  store.dispatch(clearAllListeners())
  for (const event of events) store.dispatch(event)
  renderPart(store, <NextStep files={[]} />)
  return screen.queryByText(/ tried: /)?.textContent ?? null
}

test('after a trial the page says its counts, of the rows that were looked up', () => {
  expect(verdictAfter(loaded, trial, settled('0.90'), stopped)).toBe(
    '3 tried: 1 ready, 0 to review, 1 not found, 1 failed',
  )
})

test('a trial whose failed rows are retried is still one, and its verdict leaves out what did not happen', () => {
  expect(verdictAfter(...tried, retryFailed(), stopped)).toBe('2 tried: 1 ready, 0 to review, 1 not found')
})

test.each([
  ['before a run', [loaded]],
  ['during the trial', tried.slice(0, 3)],
  ['after a trial that was stopped before the first answer', [loaded, trial, stopped]],
  ['after a run that was stopped', [loaded, runStarted(), settled('0.90'), stopped]],
  [
    'after a run of later rows',
    [loaded, runStarted({ range: { from: 1, to: 10 } }), settled('0.90'), stopped],
  ],
  ['once the run goes on', [...tried, runStarted()]],
  ['once the rest is stopped', [...tried, runStarted(), stopped]],
  ['with another file', [...tried, fileLoaded(fileOf(3))]],
])('there is no verdict %s', (_, events) => {
  expect(verdictAfter(...events)).toBeNull()
})
