// @vitest-environment jsdom
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

const good = answered({ 'Post Town': 'LEEDS', 'Confidence Score': '0.90' })
const low = answered({ 'Post Town': 'YORK', 'Confidence Score': '0.40' })
const unfound = answered({ 'Confidence Score': '0.00' })

/** What is on paper when these results are printed and some rows are accepted: its text, and its tables by caption. */
function printed(results: Results, accepted: number[] = [], { store } = pageWith(results)) {
  store.dispatch(decideRows(accepted, 'accepted'))
  renderPart(store, <PrintSummary sample={null} selectChanged={() => 2} />)
  act(() => void dispatchEvent(new Event('beforeprint')))
  const paper = screen.getByRole('region', { name: 'CleanSheet: summary of a cleanse' })
  const tables = within(paper)
    .getAllByRole<HTMLTableElement>('table')
    .map((table) => ({
      caption: table.querySelector('caption')!.textContent,
      rows: [...table.tBodies[0]!.rows].map(({ cells }) => [...cells].map(({ textContent }) => textContent)),
    }))
  const tableOf = (start: string) => tables.find(({ caption }) => caption.startsWith(start))!
  return { text: paper.textContent, tableOf }
}

test('the summary has the figures of the whole list, and none of its rows', () => {
  const results = [good, low, low, unfound, failed('Broken'), { kind: 'nothingToSend' as const }, null]
  const { text, tableOf } = printed(results, [1])
  expect(text).toContain('1 January 2030')
  expect(text).toContain('6 of 7 rows done')
  // What there is none of is not told.
  expect(tableOf('Rows').rows).toEqual([
    ['Ready to use', '2'],
    ['To review', '1'],
    ['Not found', '1'],
    ['Failed', '1'],
    ['Not looked up', '1'],
    ['Not run', '1'],
    ['Addresses changed', '2'],
  ])
  expect(tableOf('Why to review').rows).toEqual([['Score below 0.50', '2']])
  expect(tableOf('Decisions').rows).toEqual([['Accepted', '1']])
  expect(text).not.toContain('Broken')
  expect(text).not.toContain('YORK')
})

test('the UPRNs found are counted, and those of a file that has its own', () => {
  const found = answered({ 'Post Town': 'LEEDS', UPRN: '100' })
  const results = [found, found, found]
  const { tableOf } = printed(results, [], pageWithUprns(['100', '200', 'N/A'], results))
  expect(tableOf('Rows').rows).toEqual(
    expect.arrayContaining([
      ['UPRNs found', '3'],
      ['Your UPRN differs', '1'],
      ['Not a UPRN, so not compared', '1'],
    ]),
  )
})
