import { act, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Results } from '../../../../src/domain/cleanse/rowResult'
import { PrintSummary } from '../../../../src/features/charts/summary/PrintSummary'
import { answered, failed } from '../../../support/builders'
import { renderPart } from '../../../support/renderPart'
import { reviewRoom } from '../../../support/rooms/review'
import { resultPages } from '../../../support/resultPages'
import { pagesIn } from '../../../support/testPage'
import { decideRows } from '../../../../src/features/run/rows/changeRows'

const { pageWith, pageWithUprns } = resultPages(pagesIn(reviewRoom))

const written = { putRight: 2, uprnsFilled: 1 }

const good = answered({ 'Post Town': 'LEEDS', 'Confidence Score': '0.90' })
const low = answered({ 'Post Town': 'YORK', 'Confidence Score': '0.40' })
const unfound = answered({ 'Confidence Score': '0.00' })

/** What is on paper when these results are printed and some rows are decided: its sentences, and its table. */
function printed(
  results: Results,
  accepted: number[] = [],
  kept: number[] = [],
  { store } = pageWith(results),
) {
  store.dispatch(decideRows(accepted, 'accepted'))
  store.dispatch(decideRows(kept, 'originalKept'))
  renderPart(store, <PrintSummary sample={null} selectWritten={() => written} />)
  act(() => void dispatchEvent(new Event('beforeprint')))
  const paper = screen.getByRole('region', { name: 'CleanSheet: summary of a cleanse' })
  const table = within(paper).queryByRole<HTMLTableElement>('table')
  return {
    sentences: [...paper.querySelectorAll('p')].map(({ textContent }) => textContent),
    rows: [...(table?.tBodies[0]?.rows ?? [])].map(({ cells }) =>
      [...cells].map(({ textContent }) => textContent),
    ),
  }
}

test('the summary is a few sentences and what differed, and leaves out every zero', () => {
  const results = [good, low, low, low, unfound, failed('Broken'), { kind: 'nothingToSend' as const }, null]
  const { sentences, rows } = printed(results, [1], [2])
  expect(sentences).toEqual([
    'customers.csv',
    '7 of 8 addresses checked on 1 January 2030.',
    '4 found, 1 not, 1 failed, 1 not looked up.',
    '5 repeats free.',
    '2 addresses put right, 1 UPRN filled, 1 kept as yours.',
  ])
  expect(rows).toEqual([['Score below 0.50', '3', '1', '1', '']])
})

test('UPRNs that differ from the customer’s are counted', () => {
  const found = answered({ 'Post Town': 'LEEDS', UPRN: '100' })
  const results = [found, found, found]
  const { sentences } = printed(results, [], [], pageWithUprns(['100', '200', 'N/A'], results))
  expect(sentences).toContain('2 addresses put right, 1 UPRN filled; 1 of your UPRNs differs.')
})

test('the summary says so if no row was found', () => {
  expect(printed([unfound, unfound]).sentences).toContain('2 not found.')
})
