import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { RowResult } from '../../../src/domain/cleanse/rowResult'
import {
  DownloadButtons,
  DownloadDone,
  DownloadFailure,
  DownloadLine,
} from '../../../src/features/download/DownloadButtons'
import {
  downloadAdvanced,
  downloadAsked,
  downloadBegan,
  downloadWritten,
  type WrittenFile,
} from '../../../src/features/download/downloadSlice'
import type { SessionRecord } from '../../../src/domain/cleanse/savedCleanse'
import { downloadMessages } from '../../../src/features/download/downloadMessages'
import { selectHasUnsavedResults } from '../../../src/features/download/unsavedSelectors'
import { rowsListed } from '../../../src/features/review/viewSlice'
import { sessionResumed } from '../../../src/features/session/sessionEvents'
import { answered, failed, finishedRecord } from '../../support/builders'
import { filesPane, linesOf } from '../../support/filesPane'
import { renderPart } from '../../support/renderPart'
import { until } from '../../support/waiting'
import { openTestPage } from '../../support/testStore'
import { decideRows } from '../../../src/features/run/rows/changeRows'

const resultRows = [
  answered({ 'Post Town': 'LEEDS', 'Confidence Score': '0.90' }),
  answered({ 'Post Town': 'YORK', 'Confidence Score': '0.80' }),
  answered({ 'Fit Score': '0.00' }),
  failed('Out of order'),
]

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

/** The customer's own file, written. */
const CORRECTED: WrittenFile = {
  choice: 'program',
  format: 'csv',
  name: 'customers_corrected.csv',
  cut: [],
  at: 1,
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
  renderPart(
    store,
    <>
      <DownloadButtons />
      <DownloadLine />
      {filesPane()}
    </>,
  )
  const press = async (name: string | RegExp) => {
    world.clock.now += 1000
    fireEvent.click(screen.getByRole('button', { name }))
    await act(() => vi.dynamicImportSettled())
  }
  /** Which rows of everything are offered. */
  const offered = async () => {
    fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Everything: which rows' }))
    await screen.findByRole('option', { name: /^All / })
    return [...document.querySelectorAll('.ant-select-item-option')].map((option) => option.textContent)
  }
  /** The line beside the status; empty before a download. */
  const line = () => document.querySelector('.downloadLine')?.textContent ?? ''
  return { store, world, press, offered, line }
}

test('all downloads come in the chosen format, now and in the next visit', async () => {
  const { world, press } = finishedPage()
  const checked = () => screen.getAllByRole<HTMLInputElement>('radio').map(({ checked: isIt }) => isIt)
  expect(checked()).toEqual([true, false])
  fireEvent.click(screen.getByRole('radio', { name: 'Excel' }))
  expect(checked()).toEqual([false, true])
  for (const name of [/^For next month/, /^Everything/, 'Download Excel']) await press(name)
  expect(world.workbooks.map(({ name }) => name)).toEqual([
    'customers_for_next_month.xlsx',
    'customers_cleansed.xlsx',
    'customers_cleansed.xlsx',
  ])
  expect(world.downloads).toEqual([])
  expect(openTestPage(world).store.getState().download.format).toBe('xlsx')
})

test('choices without rows are not offered, and no undecided ones are mentioned', async () => {
  const { store, offered } = finishedPage()
  store.dispatch(decideRows([1], 'originalKept'))
  expect(await offered()).toEqual([
    'All 4 rows',
    'Ready to use (2)',
    'Not found, failed or not looked up (2)',
  ])
  expect(screen.queryByText(/undecided/)).toBeNull()
})

test('rows that share an address are a file with the numbers of their groups', async () => {
  const originalRows = ['1', '2', '9', '9'].map((number) => [`${number} High Street`, 'LS1 1AA'])
  const { store, world, offered, press } = finishedPage({ originalRows })
  await act(() => until(store, ({ alike }) => alike.groups.some((group) => group !== null)))
  expect(await offered()).toContain('Same address (2)')
  fireEvent.click(screen.getByTitle('Same address (2)'))
  await press('Everything: Download (2)')
  const [{ name, text }] = world.downloads as [(typeof world.downloads)[number]]
  expect(name).toBe('customers_cleansed_same_address.csv')
  expect(text).toMatch(/Duplicate group/)
  expect(
    text
      .trimEnd()
      .split('\r\n')
      .slice(1)
      .map((line) => line.slice(0, 13)),
  ).toEqual(['9 High Street', '9 High Street'])
})

test('each file has two lines from the start; the second becomes when and under which name it was saved', async () => {
  const { store, press, line } = finishedPage({ lookups: 3 })
  await waitFor(() => expect(linesOf('List of changes')[0]).toMatch(/^\d/))
  const names = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(Object.fromEntries(names.map((name) => [name, linesOf(name)]))).toEqual({
    'My file, corrected': ['Your rows and columns', 'My file…', '1 address put right'],
    Letters: ['Up to 1 envelope', 'Letters…', 'Word, GOV.UK Notify, Click & Drop'],
    'For next month': ['Known answers, free then', 'Download', 'Without it you may pay for them again'],
    'List of changes': ['1 before and after', 'Changes…', 'One line a row, and why it changes'],
    Summary: ['One page to print', 'Print…', 'What was found and decided, and its cost'],
    Everything: ['Yours and 45 of ours', 'Download', 'The same as Download CSV'],
  })
  expect(line()).toBe('')
  await press('For next month: Download (4)')
  const saved = (what: string) => expect.stringMatching(new RegExp(`^✓ \\d\\d:\\d\\d · ${what}$`))
  expect(linesOf('For next month')[2]).toEqual(
    saved('customers_for_next_month.csv · 1 undecided is cleansed'),
  )
  act(() => store.dispatch(decideRows([1], 'originalKept')))
  expect(linesOf('For next month')[2]).toEqual(saved('customers_for_next_month.csv · changed since'))
  expect(line()).toBe('')
})

test('the status names the desk’s download, aloud too, and says that next month may cost again as long as that is so', async () => {
  const { press, line } = finishedPage({ lookups: 3 })
  expect(screen.getByRole('status').textContent).toBe('')
  await press('Download CSV')
  expect(screen.getByRole('status').textContent).toBe('Saved customers_cleansed.csv.')
  expect(line()).toMatch(/^✓ \d\d:\d\d · customers_cleansed\.csv · save “For next month” too$/)
  expect(linesOf('Everything')[2]).toMatch(/customers_cleansed\.csv · 1 undecided is cleansed$/)
  await press(/^For next month/)
  expect(line()).toMatch(/customers_cleansed\.csv · 1 undecided is cleansed$/)
})

test('the line about letters does not mention undecided rows: whether they get one is chosen with the file', () => {
  const file = {
    choice: 'letters',
    format: 'csv',
    name: 'customers_letters.csv',
    at: 0,
    hasChanged: false,
  } as const
  expect(downloadMessages.follows(file, 2)).toBe('')
})

test('if nothing was paid, the page does not mention next month', async () => {
  const { press, line } = finishedPage({ lookups: 0 })
  expect(linesOf('For next month')[2]).toBe('All answers and decisions')
  await press('Download CSV')
  expect(line()).not.toContain('next month')
})

test('what a person has to know about a file is below the files', () => {
  const { store } = finishedPage()
  const written = { ...CORRECTED, inUtf8: { letter: 'ŷ' }, cut: [{ header: 'Notes', row: 4 }] }
  act(() => void store.dispatch(downloadWritten(written)))
  const notes = document.querySelector('.fileNotes')!.textContent
  expect(notes).toMatch(/^customers_corrected\.csv It is UTF-8 now, since Windows-1252 has no “ŷ”\./)
  expect(notes).toMatch(/“Notes” in row 4 was cut\. The CSV has all of the text\.$/)
  act(() => void store.dispatch(downloadWritten(CORRECTED)))
  expect(document.querySelector('.fileNotes')).toBeNull()
})

test('an Excel file of more than two million cells is not written: the page says so and offers CSV', async () => {
  const [ROWS, COLUMNS] = [1000, 2000]
  const { store, world } = openTestPage()
  const headers = Array.from({ length: COLUMNS }, (_, at) => `Column ${at}`)
  store.dispatch(
    sessionResumed(
      finishedRecord({
        csvHeaders: headers,
        originalRows: Array<string[]>(ROWS).fill(headers.map(() => 'x')),
        resultRows: Array<RowResult>(ROWS).fill(answered({ UPRN: '1' })),
      }),
    ),
  )
  renderPart(store, <DownloadFailure />)
  store.dispatch(downloadAsked('everything', 'xlsx'))
  await screen.findByText(/^An Excel file of more than two million cells is too large/)
  expect(world.workbooks).toEqual([])
  expect(button('Download CSV').disabled).toBe(false)
})

test('an Excel file that takes too long is not written: the page says so, loses nothing, and offers CSV', async () => {
  const tooLong = new DOMException('', 'TimeoutError')
  const { store, world } = openTestPage(undefined, { writeWorkbook: () => Promise.reject(tooLong) })
  const originalRows = resultRows.map((_, row) => [`${row} High Street`, 'LS1 1AA'])
  store.dispatch(sessionResumed(finishedRecord({ originalRows, resultRows })))
  renderPart(store, <DownloadFailure />)
  const { results } = store.getState().run
  store.dispatch(downloadAsked('everything', 'xlsx'))
  await screen.findByText(
    'The file took longer than five minutes to write and was stopped. Nothing is lost. Download CSV instead, or close other programs and try again.',
  )
  expect(store.getState().run.results).toBe(results)
  fireEvent.click(screen.getByRole('button', { name: 'Download CSV' }))
  await act(() => until(store, ({ download }) => download.written !== null))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(world.downloads[0]!.text.trimEnd().split('\r\n')).toHaveLength(1 + resultRows.length)
})

test('a file that would hold nothing is off and says why, and Everything is the one to take', async () => {
  const originalRows = [['0 High Street', 'LS1 1AA']]
  finishedPage({ originalRows, resultRows: resultRows.slice(0, 1), decisions: ['originalKept'] })
  await waitFor(() => expect(button('My file, corrected…').disabled).toBe(true))
  expect(linesOf('My file, corrected')[2]).toBe('No row changes, so there is nothing to download.')
  expect(button('Everything: Download (1)').className).toContain('primary')
})

test('the rows that the filters show are a file of their own', async () => {
  const { store, world, offered, press } = finishedPage()
  act(() => {
    store.dispatch(rowsListed({ by: 'pile', pile: 'failed' }))
  })
  expect((await offered()).at(-1)).toBe('The rows shown (1)')
  fireEvent.click(screen.getByTitle('The rows shown (1)'))
  await press('Everything: Download (1)')
  const [{ name, text }] = world.downloads as [(typeof world.downloads)[number]]
  expect(name).toBe('customers_cleansed_shown.csv')
  expect(text.trimEnd().split('\r\n')).toHaveLength(2)
})

test('after a reload the file for next month says that it is out of date', () => {
  const from = { hasDecisions: true, isOfRows: false, columns: '[0,1,[]]' }
  finishedPage({
    savedFiles: [{ choice: 'nextMonth', format: 'csv', name: 'customers_for_next_month.csv', at: 1, from }],
  })
  expect(linesOf('For next month')[2]).toMatch(/customers_for_next_month\.csv · changed since$/)
})

test('results that are not kept on the device are downloaded with their decisions', async () => {
  const { store, world } = finishedPage({ decisions: [undefined, 'accepted', undefined, undefined] })
  renderPart(store, <DownloadDone />)
  fireEvent.click(screen.getByRole('button', { name: 'Download results so far' }))
  await act(() => vi.dynamicImportSettled())
  expect(world.downloads.at(-1)!.text).toContain('Accepted')
  expect(selectHasUnsavedResults(store.getState())).toBe(false)
})

test('progress shows while a file is written', () => {
  const { store } = finishedPage()
  const asked = { choice: 'program', format: 'xlsx' } as const
  act(() => void store.dispatch(downloadAdvanced(0.5)))
  expect(screen.queryByRole('progressbar')).toBeNull()
  act(() => void store.dispatch(downloadBegan({ ...asked, at: 1 })))
  expect(screen.queryByRole('progressbar')).toBeNull()
  act(() => void store.dispatch(downloadAdvanced(0.45)))
  const bar = screen.getByRole('progressbar', { name: 'Writing the file…' })
  expect(bar.getAttribute('aria-valuenow')).toBe('45')
  const rest = { name: 'a.xlsx', cut: [] }
  act(() => void store.dispatch(downloadWritten({ ...asked, ...rest, at: 2 })))
  expect(screen.queryByRole('progressbar')).toBeNull()
})
