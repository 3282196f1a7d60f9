// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { RowResult } from '../../../src/domain/cleanse/rowResult'
import { DownloadButtons } from '../../../src/features/download/DownloadButtons'
import { DownloadLine } from '../../../src/features/download/DownloadLine'
import { customerColumnsChosen, downloadAsked } from '../../../src/features/download/downloadSlice'
import { rowsDecided } from '../../../src/features/review/decisionsSlice'
import { sessionResumed } from '../../../src/features/session/sessionEvents'
import { ADDED_HEADERS } from '../../support/addedHeaders'
import { answered, failed, finishedRecord } from '../../support/builders'
import { renderPart } from '../../support/renderPart'
import { openTestPage } from '../../support/testStore'

const resultRows = [
  answered({ 'Post Town': 'LEEDS', 'Confidence Score': '0.90' }),
  answered({ 'Post Town': 'YORK', 'Confidence Score': '0.80' }),
  answered({ 'Fit Score': '0.00' }),
  failed('Out of order'),
]

/** The downloads of a finished cleanse of four rows: good, to review, no match and failed. */
function finishedPage() {
  const { store, world } = openTestPage()
  store.dispatch(
    sessionResumed(
      finishedRecord({
        originalRows: resultRows.map((_, row) => [`${row} High Street`, 'LS1 1AA']),
        resultRows,
        threshold: 0.85,
      }),
    ),
  )
  renderPart(store, <DownloadButtons />)
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  const choose = async (name: string | RegExp) => {
    press('More downloads')
    fireEvent.click(await screen.findByRole('menuitem', { name }))
  }
  const chooseColumns = async () => {
    await choose('Choose columns…')
    return within(await screen.findByRole('dialog', { name: 'Columns of the download' }))
  }
  const download = async () => {
    press('Download CSV')
    await act(() => vi.dynamicImportSettled())
  }
  const headers = () => world.downloads.at(-1)!.text.split('\r\n')[0]!.split(',')
  return { store, world, press, choose, chooseColumns, download, headers }
}

test('the menu offers everything in one of three sections, with how many rows each has', async () => {
  const { world, press, choose } = finishedPage()
  press('More downloads')
  const items = await screen.findAllByRole('menuitem')
  expect(items.map((item) => item.textContent)).toEqual([
    'Everything (4)',
    'Ready to use (1)',
    'To review (1)',
    'Not found, failed or not sent (2)',
    'For letters…',
    'Choose columns…',
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
  fireEvent.click(screen.getByRole('menuitem', { name: 'To review (1)' }))
  await act(() => vi.dynamicImportSettled())
  await choose('Everything (4)')
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

test('the line says what was written, and how many rows are undecided', async () => {
  const { store, download } = finishedPage()
  expect(screen.getByText('1 to review undecided')).toBeDefined()
  act(() => {
    store.dispatch(rowsDecided({ rows: [1], decision: 'originalKept' }))
  })
  expect(screen.queryByText(/undecided$/)).toBeNull()
  await download()
  expect(screen.getByRole('status').textContent).toBe(
    'customers_cleansed.csv: 4 rows, 1 with a cleansed address, 1 with your own',
  )
})

test('About the download explains the first added column, and offers an address for every row', async () => {
  const { press, download, headers } = finishedPage()
  press('About the download')
  expect(await screen.findByText(/The column “CleanSheet Results” is always blank/)).toBeDefined()
  expect(screen.getByText(/are blank in 2 rows/)).toBeDefined()
  press('Add Address to use')
  await download()
  expect(headers().filter((header) => header.startsWith('Use '))).toHaveLength(5)
  expect(screen.queryByText(/stay blank/)).toBeNull()
})

test('chosen columns are in every download and the next visit; a cancelled choice changes nothing', async () => {
  const { world, chooseColumns, download, headers } = finishedPage()
  let dialog = await chooseColumns()
  expect(dialog.getByText('Added columns (44 of 44)')).toBeDefined()
  fireEvent.click(dialog.getByLabelText('UPRN'))
  fireEvent.click(dialog.getByText('Cancel'))
  await download()
  expect(headers()).toEqual(['address', 'postcode', ...ADDED_HEADERS, 'Error'])

  dialog = await chooseColumns()
  expect(dialog.getByText('Added columns (44 of 44)')).toBeDefined()
  fireEvent.click(dialog.getByText('Tick none'))
  fireEvent.click(dialog.getByLabelText('Post Town'))
  fireEvent.click(dialog.getByLabelText('Outcome'))
  fireEvent.click(dialog.getByLabelText('Address to use'))
  fireEvent.click(dialog.getByText('Use these columns'))
  world.clock.now += 1000
  await download()
  const use = ['Use Line 1', 'Use Line 2', 'Use Line 3', 'Use Town', 'Use Postcode']
  expect(headers()).toEqual(['address', 'postcode', 'Post Town', ...use, 'Outcome', 'Error'])

  const next = openTestPage(world).store
  expect(next.getState().download.choices.extras).toEqual(['addressToUse', 'outcome'])
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

test('only the customer’s columns can be downloaded once they take the cleansed address', async () => {
  const { store, chooseColumns, download, headers } = finishedPage()
  let dialog = await chooseColumns()
  expect(dialog.getByLabelText<HTMLInputElement>('Only my columns').disabled).toBe(true)
  expect(dialog.getByText(/^First choose “Correct my address columns”/)).toBeDefined()
  fireEvent.click(dialog.getByText('Cancel'))

  act(() => {
    store.dispatch(customerColumnsChosen('correct'))
  })
  dialog = await chooseColumns()
  fireEvent.click(dialog.getByLabelText('Only my columns'))
  expect(dialog.getByText(/Next month it is not recognised as a download/)).toBeDefined()
  expect(dialog.queryByText('Tick all')).toBeNull()
  fireEvent.click(dialog.getByText('Use these columns'))
  await download()
  expect(headers()).toEqual(['address', 'postcode'])
})
