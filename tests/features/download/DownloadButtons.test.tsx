// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { RowResult } from '../../../src/domain/cleanse/rowResult'
import {
  DownloadButtons,
  DownloadDone,
  DownloadLine,
  FileLinks,
} from '../../../src/features/download/DownloadButtons'
import {
  downloadAdvanced,
  downloadAsked,
  downloadBegan,
  downloadWritten,
} from '../../../src/features/download/downloadSlice'
import type { SessionRecord } from '../../../src/domain/cleanse/savedCleanse'
import { lettersOpened } from '../../../src/features/letters/lettersSlice'
import { selectHasUnsavedResults } from '../../../src/features/download/unsavedSelectors'
import { kindsChosen } from '../../../src/features/mapping/mappingSlice'
import { filtersChanged } from '../../../src/features/review/viewSlice'
import { sessionResumed } from '../../../src/features/session/sessionEvents'
import { answered, failed, finishedRecord } from '../../support/builders'
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

const letters = {
  key: 'letters',
  label: 'Letters',
  button: 'Letters…',
  Means: () => 'One row an envelope',
  opened: lettersOpened,
  Dialog: () => <p>The letters</p>,
}

const NEXT_MONTH_TOO = 'To pay nothing for these rows next month, save “For next month” too.'

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
  /** Opens the dialog of all files. */
  const more = async () => {
    press('More downloads…')
    return within(await screen.findByRole('dialog', { name: 'More downloads' }))
  }
  const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  /** Which rows of everything are offered. */
  const offered = async () => {
    const select = (await more()).getByRole('combobox', { name: 'Everything: which rows' })
    fireEvent.mouseDown(select)
    await screen.findByRole('option', { name: /^All / })
    return [...document.querySelectorAll('.ant-select-item-option')].map((option) => option.textContent)
  }
  /** Presses the button of a file, which closes the dialog. */
  const save = async (name: string | RegExp) => {
    fireEvent.click(screen.getByRole('button', { name }))
    await act(() => vi.dynamicImportSettled())
    await isClosed()
  }
  const download = async () => {
    press('Download CSV')
    await act(() => vi.dynamicImportSettled())
  }
  const headers = () => world.downloads.at(-1)!.text.split('\r\n')[0]!.split(',')
  return { store, world, press, more, isClosed, offered, save, download, headers }
}

test('the dialog has a line for each file: what it is for, and its button, which begins with its name', async () => {
  const { world, more, offered, save, isClosed } = finishedPage()
  const dialog = await more()
  expect(dialog.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Letters',
    'For next month',
    'Everything',
    'Summary',
  ])
  expect(dialog.getAllByRole('button').map((each) => each.ariaLabel ?? each.textContent)).toEqual([
    'Letters…',
    'For next month: Download (4)',
    'Everything: Download (4)',
    'Summary: Print…',
    'Close',
  ])
  dialog.getByText(
    '1 row to review is undecided. Everything and For next month hold the cleansed address, My file, corrected keeps yours, Letters leaves it out.',
  )
  fireEvent.click(dialog.getByRole('button', { name: 'Close' }))
  await isClosed()
  expect(await offered()).toEqual([
    'All 4 rows',
    'Ready to use (1)',
    'To review (1)',
    'Not found, failed or not looked up (2)',
  ])
  fireEvent.click(screen.getByTitle('To review (1)'))
  await save('Everything: Download (1)')
  expect(world.downloads.map(({ name }) => name)).toEqual(['customers_cleansed_to_review.csv'])
})

test('all downloads come in the format that is chosen, now and in the next visit', async () => {
  const { world, press, more, save } = finishedPage()
  const dialog = await more()
  const checked = () => dialog.getAllByRole<HTMLInputElement>('radio').map(({ checked: isIt }) => isIt)
  expect(checked()).toEqual([true, false])
  fireEvent.click(dialog.getByRole('radio', { name: 'Excel' }))
  expect(checked()).toEqual([false, true])
  await save(/^For next month/)
  await more()
  await save(/^Everything/)
  world.clock.now += 1000
  press('Download Excel')
  await act(() => vi.dynamicImportSettled())
  expect(world.workbooks.map(({ name }) => name)).toEqual([
    'customers_for_next_month.xlsx',
    'customers_cleansed.xlsx',
    'customers_cleansed.xlsx',
  ])
  expect(world.downloads).toEqual([])
  expect(openTestPage(world).store.getState().download.format).toBe('xlsx')
})

test('rows that there are none of are not offered, and nothing is said of undecided ones', async () => {
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
  const { store, world, offered, save } = finishedPage({ originalRows })
  await act(() => until(store, ({ addresses }) => addresses.groups.some((group) => group !== null)))
  expect(await offered()).toContain('Same address (2)')
  fireEvent.click(screen.getByTitle('Same address (2)'))
  await save('Everything: Download (2)')
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

test('nothing stands beside the buttons before they are pressed, then what was saved', async () => {
  const { store, download } = finishedPage()
  expect(screen.getByRole('status').textContent).toBe('')
  act(() => {
    store.dispatch(decideRows([1], 'originalKept'))
  })
  await download()
  expect(screen.getByRole('status').textContent).toBe(
    `Saved customers_cleansed.csv: 4 rows, 1 with a cleansed address, 1 with your own. ${NEXT_MONTH_TOO}`,
  )
})

test('what was saved with rows that nobody has decided says so', async () => {
  const { download } = finishedPage()
  await download()
  expect(screen.getByRole('status').textContent).toBe(
    `Saved customers_cleansed.csv: 4 rows, 2 with a cleansed address, 1 of them undecided. ${NEXT_MONTH_TOO}`,
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
  await screen.findByText(/^Saved customers_cleansed\.csv: 20,000 rows/)
  expect(world.downloads[0]!.text.trimEnd().split('\r\n')).toHaveLength(1 + ROWS)
})

test('an Excel file that takes too long is not written: the page says so, loses nothing, and offers CSV', async () => {
  const tooLong = new DOMException('', 'TimeoutError')
  const { store, world } = openTestPage(undefined, { writeWorkbook: () => Promise.reject(tooLong) })
  const originalRows = resultRows.map((_, row) => [`${row} High Street`, 'LS1 1AA'])
  store.dispatch(sessionResumed(finishedRecord({ originalRows, resultRows })))
  renderPart(store, <DownloadLine />)
  const { results } = store.getState().run
  store.dispatch(downloadAsked('everything', 'xlsx'))
  await screen.findByText(
    'The file took longer than five minutes to write and was stopped. Nothing is lost. Download CSV instead, or close other programs and try again.',
  )
  expect(store.getState().run.results).toBe(results)
  fireEvent.click(screen.getByRole('button', { name: 'Download CSV' }))
  await screen.findByText(/^Saved customers_cleansed\.csv: 4 rows/)
  expect(world.downloads).toHaveLength(1)
})

test('a file with a purpose opens its dialog', async () => {
  const { more } = finishedPage()
  fireEvent.click((await more()).getByRole('button', { name: 'Letters…' }))
  expect(screen.getByText('The letters')).toBeDefined()
})

test('the rows that the filters show are a file of their own', async () => {
  const { store, world, offered, save } = finishedPage()
  act(() => {
    store.dispatch(filtersChanged({ pile: 'failed' }))
  })
  expect((await offered()).at(-1)).toBe('The rows shown (1)')
  fireEvent.click(screen.getByTitle('The rows shown (1)'))
  await save('Everything: Download (1)')
  const [{ name, text }] = world.downloads as [(typeof world.downloads)[number]]
  expect(name).toBe('customers_cleansed_shown.csv')
  expect(text.trimEnd().split('\r\n')).toHaveLength(2)
})

test('where a column takes the cleansed value, nothing is asked, and the line says how many rows are undecided', async () => {
  const { more, download, headers } = finishedPage({ csvHeaders: ['address', 'Postcode'] })
  expect((await more()).queryByText(/“Postcode”/)).toBeNull()
  await download()
  expect(headers()).not.toContain('Postcode (cleansed)')
  expect(screen.getByRole('status').textContent).toContain('1 of them undecided')
})

test.each([
  [1, true],
  [0, false],
])(
  'a full download says that next month needs its own file too, where answers were paid for: %i lookups',
  async (lookups, isSaid) => {
    const { store, download } = finishedPage({ lookups })
    const says = () => screen.getByRole('status').textContent.includes(NEXT_MONTH_TOO)
    await download()
    expect(says()).toBe(isSaid)
    act(() => void store.dispatch(downloadAsked('nextMonth')))
    await act(() => vi.dynamicImportSettled())
    expect(says()).toBe(false)
  },
)

test('after a file that lacks answers, a button saves them for next month; it stays until they are saved', async () => {
  const { store, world } = finishedPage()
  const save = { name: 'Save the answers for next month' }
  expect(screen.queryByRole('button', save)).toBeNull()
  const file = { id: '', format: 'csv' as const, rows: 4, cleansed: 1, originals: 3, cut: [], at: 1 }
  act(() => {
    store.dispatch(downloadWritten({ ...file, name: 'customers_corrected.csv', choice: 'program' }))
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

test('after the customer’s own file the button stays until next month’s file holds what is there', async () => {
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
  const writeCorrected = () =>
    act(() => {
      const name = 'customers_corrected.csv'
      store.dispatch(downloadWritten({ ...file, name, choice: 'program' }))
    })
  writeCorrected()
  await press()
  writeCorrected()
  expect(screen.queryByRole('button', save)).toBeNull()
  expect(says()).not.toMatch(/next month/)
  act(() => {
    store.dispatch(kindsChosen({ 0: 'stays' }))
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
    'Something has changed since you saved the file for next month.',
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

test('where the reviewing ends stands what the list can be taken for', async () => {
  const { store, world } = finishedPage()
  renderPart(store, <FileLinks purposes={[letters]} />)
  fireEvent.click(screen.getByRole('button', { name: 'Letters' }))
  expect(screen.getByText('The letters')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'For next month' }))
  await act(() => vi.dynamicImportSettled())
  expect(world.downloads.at(-1)!.name).toBe('customers_for_next_month.csv')
})

test('how much of a file is written is shown while it is', () => {
  const { store } = finishedPage()
  const asked = { id: store.getState().file.id, choice: 'program', format: 'xlsx' } as const
  act(() => void store.dispatch(downloadAdvanced(0.5)))
  expect(screen.queryByRole('progressbar')).toBeNull()
  act(() => void store.dispatch(downloadBegan({ ...asked, at: 1 })))
  expect(screen.queryByRole('progressbar')).toBeNull()
  act(() => void store.dispatch(downloadAdvanced(0.45)))
  const bar = screen.getByRole('progressbar', { name: 'Writing the file…' })
  expect(bar.getAttribute('aria-valuenow')).toBe('45')
  const rest = { name: 'a.xlsx', rows: 1, cleansed: 1, originals: 0, cut: [] }
  act(() => void store.dispatch(downloadWritten({ ...asked, ...rest, at: 2 })))
  expect(screen.queryByRole('progressbar')).toBeNull()
})
