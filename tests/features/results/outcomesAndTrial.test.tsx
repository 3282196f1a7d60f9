// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fileLoaded } from '../../../src/features/file/fileSlice'
import { TrialVerdict } from '../../../src/features/results/live/TrialVerdict'
import { OutcomeFilter } from '../../../src/features/results/OutcomeFilter'
import { batchSettled, runStopped } from '../../../src/features/run/runSlice'
import { runStarted } from '../../../src/features/sessionEvents'
import { answered } from '../../support/builders'
import { renderPart } from '../../support/renderPart'
import { fileOf } from '../../support/runs'
import { openTestPage } from '../../support/testStore'

const scored = (confidence: string) =>
  answered(
    { 'Confidence Score': confidence, 'Address Line 1': '1 High Street', Postcode: 'B12 0XY' },
    '1 High Street, B12 0XY',
  )
const [good, doubtful] = [scored('0.90'), scored('0.10')]

/** Twelve rows of which the first two were tried. */
function tryRows(result: typeof good) {
  const { store } = openTestPage()
  store.dispatch(fileLoaded(fileOf(12)))
  store.dispatch(runStarted({ onlyFirst: 10 }))
  store.dispatch(batchSettled({ results: [0, 1].map((index) => ({ index, result })), at: 1 }))
  store.dispatch(runStopped({ at: 2 }))
  return store
}

test('an outcome that no row has leads nowhere, and says so', () => {
  const store = tryRows(good)
  renderPart(store, <OutcomeFilter />)
  const filter = (name: string) => screen.getByRole('button', { name })
  expect(filter('0 Failed').getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(filter('0 Failed'))
  expect(store.getState().view.filters.outcome).toBe('all')
  fireEvent.click(filter('2 Good'))
  expect(store.getState().view.filters.outcome).toBe('good')
})

test.each([
  ['of which some are good are to be followed by the rest', good, '2 good', /cleanse the rest\.$/],
  ['of which none is good are a warning about the columns', doubtful, '0 good', /send more of each address/],
])('rows that were tried, %s', (_, result, count, advice) => {
  renderPart(tryRows(result), <TrialVerdict />)
  const verdict = screen.getByRole('status')
  expect(verdict.textContent).toContain(count)
  expect(verdict.textContent).toMatch(advice)
})
