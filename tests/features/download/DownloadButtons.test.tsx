// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { RowResult } from '../../../src/domain/cleanse/rowResult'
import {
  AllDecided,
  DownloadButtons,
  DownloadDone,
  DownloadLine,
} from '../../../src/features/download/DownloadButtons'
import { downloadAsked, downloadWritten } from '../../../src/features/download/downloadSlice'
import type { SessionRecord } from '../../../src/domain/cleanse/savedCleanse'
import { lettersOpened } from '../../../src/features/letters/lettersSlice'
import { selectHasUnsavedResults } from '../../../src/features/download/unsavedSelectors'
import { filtersChanged, thresholdMoved } from '../../../src/features/review/viewSlice'
import { rowsDecided } from '../../../src/features/review/decisionsSlice'
import { sessionResumed } from '../../../src/features/session/sessionEvents'
import { answered, failed, finishedRecord } from '../../support/builders'
import { renderPart } from '../../support/renderPart'
import { openTestPage } from '../../support/testStore'

const resultRows = [
  answered({ 'Post Town': 'LEEDS', 'Confidence Score': '0.90' }),
  answered({ 'Post Town': 'YORK', 'Confidence Score': '0.80' }),
  answered({ 'Fit Score': '0.00' }),
  failed('Out of order'),
]

const letters = {
  key: 'letters',
  label: 'For letters…',
  short: 'Letters',
  opened: lettersOpened,
  Dialog: () => <p>The letters</p>,
}

/** The downloads of a finished cleanse of four rows: good, to review, no match and failed. */
function finishedPage(parts: Partial<SessionRecord> = {}) {
  const { store, world } = openTestPage()
  store.dispatch(
    sessionResumed(
      finishedRecord({
        originalRows: resultRows.map((_, row) => [`${row} High Street`, 'LS1 1AA']),
        resultRows,
        threshold: 0.85,
        ...parts,
      }),
    ),
  )
  renderPart(store, <DownloadButtons purposes={[letters]} />)
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  const choose = async (name: string | RegExp) => {
    press('More downloads')
    fireEvent.click(await screen.findByRole('menuitem', { name }))
  }
  const download = async () => {
    press('Download CSV')
    await act(() => vi.dynamicImportSettled())
  }
  const headers = () => world.downloads.at(-1)!.text.split('\r\n')[0]!.split(',')
  return { store, world, press, choose, download, headers }
}

test('the menu offers everything in one of three sections, with how many rows each has', async () => {
  const { world, press, choose } = finishedPage()
  press('More downloads')
  const items = await screen.findAllByRole('menuitem')
  expect(items.map((item) => item.textContent)).toEqual([
    'Everything (4)1 undecided as cleansed',
    'Ready to use (1)',
    'To review (1)1 undecided as cleansed',
    'Not found, failed or not sent (2)',
    'For letters…1 undecided as yours',
    'For next month, with reasons1 undecided as cleansed',
    'Print summary',
  ])
  press('More downloads')
  await choose(/^To review/)
  await act(() => vi.dynamicImportSettled())
  expect(world.downloads.map(({ name }) => name)).toEqual(['customers_cleansed_to_review.csv'])
})

test('all downloads come in the format that is chosen, now and in the next visit; choosing it leaves the menu open', async () => {
  const { world, press, choose } = finishedPage()
  press('More downloads')
  const [csv, excel] = await screen.findAllByRole('menuitemradio')
  const checked = () => [csv, excel].map((format) => `${format!.textContent} ${format!.ariaChecked}`)
  expect(checked()).toEqual(['CSV true', 'Excel false'])
  fireEvent.click(excel!)
  expect(checked()).toEqual(['CSV false', 'Excel true'])
  fireEvent.click(screen.getByRole('menuitem', { name: /^To review \(1\)/ }))
  await act(() => vi.dynamicImportSettled())
  await choose(/^Everything/)
  await act(() => vi.dynamicImportSettled())
  press('Download Excel')
  await act(() => vi.dynamicImportSettled())
  expect(world.workbooks.map(({ name }) => name)).toEqual([
    'customers_cleansed_to_review.xlsx',
    'customers_cleansed.xlsx',
  ])
  expect(world.downloads).toEqual([])
  expect(openTestPage(world).store.getState().download.format).toBe('xlsx')
})

test('a section without rows cannot be chosen', async () => {
  const { store, press } = finishedPage()
  store.dispatch(rowsDecided({ rows: [1], decision: 'originalKept' }))
  press('More downloads')
  const toReview = await screen.findByRole('menuitem', { name: 'To review (0)' })
  expect(toReview.getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByRole('menuitem', { name: 'Ready to use (2)' })).toBeDefined()
})

test('the line says what was written, that there is a file for next month, and how many rows are undecided', async () => {
  const { store, download } = finishedPage()
  expect(screen.getByText('1 row to review is undecided')).toBeDefined()
  act(() => {
    store.dispatch(rowsDecided({ rows: [1], decision: 'originalKept' }))
  })
  expect(screen.queryByText(/undecided/)).toBeNull()
  await download()
  expect(screen.getByRole('status').textContent).toBe(
    'customers_cleansed.csv: 4 rows, 1 with a cleansed address, 1 with your own. The menu has a file for next month.',
  )
})

test('an Excel file of more than two million cells is not written: the page says so and offers CSV', async () => {
  const ROWS = 20_000
  const { store, world } = openTestPage()
  const headers = Array.from({ length: 60 }, (_, at) => `Column ${at}`)
  store.dispatch(
    sessionResumed(
      finishedRecord({
        csvHeaders: headers,
        originalRows: Array<string[]>(ROWS).fill(headers.map(() => 'x')),
        resultRows: Array<RowResult>(ROWS).fill(answered({ UPRN: '1' })),
      }),
    ),
  )
  renderPart(store, <DownloadLine />)
  store.dispatch(downloadAsked('everything', 'xlsx'))
  const status = await screen.findByText(/^An Excel file of more than two million cells is too large/)
  expect(status.role).toBe('status')
  expect(world.workbooks).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Download CSV' }))
  await screen.findByText(/^customers_cleansed\.csv: 20,000 rows/)
  expect(world.downloads[0]!.text.trimEnd().split('\r\n')).toHaveLength(1 + ROWS)
})

test('a file with a purpose opens its dialog', async () => {
  const { choose } = finishedPage()
  await choose(/^For letters/)
  expect(screen.getByText('The letters')).toBeDefined()
})

test('the rows that the filters show are a file of their own', async () => {
  const { store, world, press, choose } = finishedPage()
  press('More downloads')
  expect(screen.queryByRole('menuitem', { name: /^The rows shown/ })).toBeNull()
  press('More downloads')
  act(() => {
    store.dispatch(filtersChanged({ outcome: 'failed' }))
  })
  await choose('The rows shown (1)')
  await act(() => vi.dynamicImportSettled())
  const [{ name, text }] = world.downloads as [(typeof world.downloads)[number]]
  expect(name).toBe('customers_cleansed_shown.csv')
  expect(text.trimEnd().split('\r\n')).toHaveLength(2)
})

test('where a column has the name of an added one, the menu asks what it does', async () => {
  const { press, download, headers } = finishedPage({ csvHeaders: ['address', 'Postcode'] })
  press('More downloads')
  const keep = await screen.findByRole('menuitemradio', { name: 'Keep mine' })
  expect(screen.getByRole('menuitemradio', { name: 'They take the cleansed value' }).ariaChecked).toBe('true')
  fireEvent.click(keep)
  expect(keep.ariaChecked).toBe('true')
  await download()
  expect(headers()).toContain('Postcode (cleansed)')
})

test('after a file that lacks answers, a button saves them for next month; it stays until they are saved', async () => {
  const { store, world } = finishedPage()
  const save = { name: 'Save the answers for next month' }
  expect(screen.queryByRole('button', save)).toBeNull()
  const file = { id: '', format: 'csv' as const, rows: 4, cleansed: 1, originals: 3, cut: [], at: 1 }
  act(() => {
    store.dispatch(downloadWritten({ ...file, name: 'customers_for_import.csv', choice: 'program' }))
  })
  expect(screen.getByRole('button', save)).toBeDefined()
  act(() => {
    store.dispatch(downloadWritten({ ...file, name: 'customers_cleansed_ready.csv', choice: 'ready' }))
  })
  fireEvent.click(screen.getByRole('button', save))
  await act(() => vi.dynamicImportSettled())
  expect(world.downloads.at(-1)!.name).toBe('customers_for_next_month.csv')
  expect(screen.queryByRole('button', save)).toBeNull()
})

test('after a file for import the button stays until next month’s file holds what is there', async () => {
  const { store, world, download } = finishedPage()
  const save = { name: 'Save the answers for next month' }
  const says = () => screen.getByRole('status').textContent
  const press = async () => {
    world.clock.now += 1000
    fireEvent.click(screen.getByRole('button', save))
    await act(() => vi.dynamicImportSettled())
  }
  await download()
  expect(screen.queryByRole('button', save)).toBeNull()
  const file = { id: '', format: 'csv' as const, rows: 4, cleansed: 1, originals: 3, cut: [], at: 1 }
  const writeProgram = () =>
    act(() => {
      const name = 'customers_for_import.csv'
      store.dispatch(downloadWritten({ ...file, name, choice: 'program' }))
    })
  writeProgram()
  await press()
  writeProgram()
  expect(screen.queryByRole('button', save)).toBeNull()
  expect(says()).not.toMatch(/next month/)
  act(() => {
    store.dispatch(thresholdMoved(0.5))
  })
  expect(says()).toMatch(/\. Something has changed since you saved the file for next month\.$/)
  await press()
  expect(says()).not.toMatch(/Something has changed/)
})

test('after a reload the line says that next month’s file is not what it was', () => {
  const from = { hasDecisions: true, isOfRows: false, columns: '[0,1,[]]' }
  finishedPage({
    savedFiles: [{ choice: 'nextMonth', format: 'csv', name: 'customers_for_next_month.csv', at: 1, from }],
  })
  expect(screen.getByRole('status').textContent).toBe(
    'Something has changed since you saved the file for next month',
  )
})

test('results that are not kept on the device are downloaded with what was decided', async () => {
  const { store, world } = finishedPage({ decisions: [undefined, 'accepted', undefined, undefined] })
  renderPart(store, <DownloadDone />)
  fireEvent.click(screen.getByRole('button', { name: 'Download results so far' }))
  await act(() => vi.dynamicImportSettled())
  expect(world.downloads.at(-1)!.text).toContain('Accepted')
  expect(selectHasUnsavedResults(store.getState())).toBe(false)
})

test('once all is decided, the page says what the list can be taken for', async () => {
  const { store, world } = finishedPage()
  renderPart(store, <AllDecided purposes={[letters]} />)
  expect(screen.queryByText('All decided:')).toBeNull()
  act(() => {
    store.dispatch(rowsDecided({ rows: [1], decision: 'accepted' }))
  })
  expect(screen.getByText('All decided:')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Letters' }))
  expect(screen.getByText('The letters')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'For next month' }))
  await act(() => vi.dynamicImportSettled())
  expect(world.downloads.at(-1)!.name).toBe('customers_for_next_month.csv')
})
