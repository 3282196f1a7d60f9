// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { DownloadLine } from '../../../src/features/download/DownloadLine'
import { summaryAsked } from '../../../src/features/download/downloadSlice'
import { PrintSummary } from '../../../src/features/results/summary/PrintSummary'
import { rowsDecided } from '../../../src/features/results/decisionsSlice'
import { thresholdMoved } from '../../../src/features/results/viewSlice'
import { runStarted } from '../../../src/features/sessionEvents'
import { providerError } from '../../support/provider'
import { renderPart } from '../../support/renderPart'
import { completed, pageWithList, queryOf, show, stopBetween, upTo } from './listPages'
import { eventually } from '../../support/until'

// Parts of seven rows: 1 to 7, 8 to 14 and 15 to 20.
vi.mock('../../../src/app/base/constants', async (original) => ({
  ...(await original<object>()),
  MAX_ROWS: 7,
}))

/** What a browser does when something is printed: the paper is drawn between two events, and looked at there. */
function printer() {
  const papers: { text: string; tables: Record<string, string[]> }[] = []
  const print = () => {
    act(() => void dispatchEvent(new Event('beforeprint')))
    const region = screen.getByRole('region', { name: 'CleanSheet: summary of a cleanse' })
    const tables = Object.fromEntries(
      within(region)
        .getAllByRole('table')
        .map((table) => [
          table.querySelector('caption')!.textContent,
          [...table.querySelectorAll('tbody tr')].map((row) => row.textContent),
        ]),
    )
    const bars = [...region.querySelectorAll('.summaryBars > div')].map((bar) => bar.textContent)
    papers.push({ text: region.textContent, tables: { ...tables, bars } })
    act(() => void dispatchEvent(new Event('afterprint')))
  }
  return { papers, print }
}

const noMatch = () =>
  Response.json({ result: { match: null, confidence: 0, fit: 0 }, message: 'Success', code: 2000 })

/** A page with a list, of which row 2 fails and row 9 is not found. */
async function pageWithPrinter(print: () => void) {
  const page = await pageWithList({
    overrides: { print },
    respond: (query) => {
      if (query === queryOf(2)) return providerError(500, 5000, 'Broken')
      return query === queryOf(9) ? noMatch() : undefined
    },
  })
  renderPart(page.store, <PrintSummary />)
  return page
}

const listed = (tables: Record<string, string[]>) =>
  Object.entries(tables).find(([caption]) => caption.includes('still to review'))

/** The list was cleansed, its second part is on the page, and every matched row but two decided ones is to review. */
async function pageToPrint(print: () => void) {
  const page = await pageWithPrinter(print)
  const { store } = page
  store.dispatch(runStarted())
  await completed(store)
  store.dispatch(thresholdMoved(1))
  store.dispatch(rowsDecided({ rows: [0], decision: 'originalKept' }))
  await show(store, 0)
  store.dispatch(rowsDecided({ rows: [2], decision: 'accepted' }))
  await show(store, 1)
  return page
}

test('the summary of a list covers all its parts, with the row numbers of the file', async () => {
  const { papers, print } = printer()
  const { store } = await pageToPrint(print)
  store.dispatch(summaryAsked())
  await eventually(() => papers.length > 0)
  const { text, tables } = papers[0]!
  expect(text).toContain('1 January 2030')
  expect(text).toContain('20 of 20 rows done')
  expect(text).not.toContain('Part 2 of 3')
  expect(tables['Outcomes']).toEqual([
    'Good0',
    'To review18',
    'No match1',
    'Failed1',
    'Nothing to send0',
    'Not run0',
  ])
  expect(tables['Why to review']).toContain('Score below 1.0018')
  expect(tables['Decisions']).toEqual(['Accepted1', 'Kept original1', 'To review, undecided16'])
  // Rows without a match have a score as well.
  const counted = tables['bars']!.map((bar) => Number(bar.slice(0, -'0.00'.length)))
  expect(counted.reduce((sum, count) => sum + count)).toBe(19)
  const [caption, rows] = listed(tables)!
  expect(caption).toMatch(/^18 rows /)
  // Rows 3 and 15 are decided.
  const open = upTo(20).filter((row) => row !== 3 && row !== 15)
  expect(rows).toHaveLength(18)
  for (const [at, row] of open.entries()) expect(rows[at]).toMatch(new RegExp(`^${row}${row} High Street`))
  expect(rows[1]).toContain('Broken')
  expect(rows[7]).toContain('No match')
})

test('what the browser prints by itself is the part on the page, and says which', async () => {
  const { papers, print } = printer()
  const { store } = await pageToPrint(print)
  store.dispatch(summaryAsked())
  await eventually(() => papers.length > 0)
  print()
  const { text, tables } = papers[1]!
  expect(text).toContain('1 January 2030')
  expect(text).toContain('Part 2 of 3')
  expect(tables['Outcomes']!.slice(1, 4)).toEqual(['To review6', 'No match1', 'Failed0'])
  expect(listed(tables)![1]).toHaveLength(7)
})

test('the rows of a part that was not sent are one line', async () => {
  const { papers, print } = printer()
  const { store } = await pageWithPrinter(print)
  store.dispatch(runStarted())
  await stopBetween(store)
  store.dispatch(summaryAsked())
  await eventually(() => papers.length > 0)
  const { text, tables } = papers[0]!
  expect(text).toContain('7 of 20 rows done')
  expect(tables['Outcomes']!.at(-1)).toBe('Not run13')
  const [caption, rows] = listed(tables)!
  expect(caption).toMatch(/^14 rows /)
  expect(rows.slice(1)).toEqual(['8–14Not run', '15–20Not run'])
})

test('a list with a part that cannot be read is not printed, and the page says so', async () => {
  const { papers, print } = printer()
  const { store, world } = await pageToPrint(print)
  await (await world.databases.open('cleansheet', 1)).clear('parts')
  renderPart(store, <DownloadLine />)
  store.dispatch(summaryAsked())
  await screen.findByText(/^The summary was not printed: a part of the list could not be read\./)
  expect(papers).toEqual([])
})
