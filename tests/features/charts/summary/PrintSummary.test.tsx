// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Results } from '../../../../src/domain/cleanse/rowResult'
import { rowsDecided } from '../../../../src/features/review/decisionsSlice'
import { PrintSummary } from '../../../../src/features/charts/summary/PrintSummary'
import { thresholdMoved } from '../../../../src/features/review/viewSlice'
import { answered, failed } from '../../../support/builders'
import { renderPart } from '../../../support/renderPart'
import { pageWith, pageWithUprns } from '../../review/pageWith'

const good = answered({ 'Post Town': 'LEEDS', 'Confidence Score': '0.90' })
const low = answered({ 'Post Town': 'YORK', 'Confidence Score': '0.40' })
const unfound = answered({ 'Confidence Score': '0.00' })

/** What is on paper when these results are printed and some rows are accepted: its text, and its tables by caption. */
function printed(results: Results, accepted: number[] = [], { store } = pageWith(results)) {
  store.dispatch(thresholdMoved(0.5))
  store.dispatch(rowsDecided({ rows: accepted, decision: 'accepted' }))
  renderPart(store, <PrintSummary />)
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
  expect(tableOf('Outcomes').rows).toEqual([
    ['Good', '1'],
    ['To review', '2'],
    ['No match', '1'],
    ['Failed', '1'],
    ['Nothing to send', '1'],
    ['Not run', '1'],
  ])
  expect(tableOf('Decisions').rows).toEqual([
    ['Accepted', '1'],
    ['Kept original', '0'],
    ['Chosen', '0'],
    ['Typed', '0'],
    ['To review, undecided', '1'],
  ])
  expect(text).not.toContain('Broken')
  expect(text).not.toContain('YORK')
})

test('the UPRNs of a file that has them are counted', () => {
  const found = answered({ 'Post Town': 'LEEDS', UPRN: '100' })
  const results = [found, found, found]
  const { tableOf } = printed(results, [], pageWithUprns(['100', '200', 'N/A'], results))
  expect(tableOf('Your UPRNs').rows).toEqual([
    ['UPRN differs', '1'],
    ['Not a UPRN, so not compared', '1'],
  ])
})

test('a file without UPRNs has no such table', () => {
  expect(printed([good]).tableOf('Your UPRNs')).toBeUndefined()
})
