// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Results } from '../../../../src/domain/cleanse/rowResult'
import { rowsDecided } from '../../../../src/features/review/decisionsSlice'
import { PrintSummary } from '../../../../src/features/charts/summary/PrintSummary'
import { thresholdMoved } from '../../../../src/features/review/viewSlice'
import { answered, failed } from '../../../support/builders'
import { renderPart } from '../../../support/renderPart'
import { pageWith } from '../../review/pageWith'

const good = answered({ 'Post Town': 'LEEDS', 'Confidence Score': '0.90' })
const low = answered({ 'Post Town': 'YORK', 'Confidence Score': '0.40' })
const unfound = answered({ 'Confidence Score': '0.00' })

/** What is on paper when these results are printed and some rows are accepted: its text, and its tables by caption. */
function printed(results: Results, accepted: number[] = []) {
  const { store } = pageWith(results)
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

test('the summary has the figures of the whole list, and the rows that still need a person', () => {
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
  const { rows } = tableOf('5 rows not found, failed, not sent or still to review')
  expect(rows.map(([row]) => row)).toEqual(['3', '4', '5', '6', '7'])
  expect(rows[2]!.join()).toContain('Broken')
})

test('of a long list the first 1,000 open rows are on paper, with how many more the download has', () => {
  const { text, tableOf } = printed([good, ...Array<typeof unfound>(1234).fill(unfound)])
  expect(text).toContain('1,235 of 1,235 rows done')
  expect(tableOf('Outcomes').rows.slice(0, 3)).toEqual([
    ['Good', '1'],
    ['To review', '0'],
    ['No match', '1,234'],
  ])
  const { caption, rows } = tableOf('1,234 rows not found')
  expect(caption).toContain('The first 1,000 are listed here; your download has the other 234.')
  expect(rows).toHaveLength(1000)
  expect([rows[0]![0], rows.at(-1)![0]]).toEqual(['2', '1,001'])
})
