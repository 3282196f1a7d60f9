import Papa from 'papaparse'
import { describe, expect, test, vi } from 'vitest'
import { fileColumns } from '../../../src/features/download/content/columns'
import { downloadMessages } from '../../../src/features/download/downloadMessages'
import { downloadAsked } from '../../../src/features/download/downloadSlice'
import { selectHasUnsavedResults } from '../../../src/features/download/unsavedSelectors'
import { fileLoaded } from '../../../src/features/file/fileSlice'
import { readFile } from '../../../src/features/file/reader/readFile'
import { answered, csvFile } from '../../support/builders'
import { openTestPage } from '../../support/testStore'
import { createGate, settled, until } from '../../support/waiting'
import { decideRows, settleRows } from '../../../src/features/run/rows/changeRows'

/** A page of two rows, one matched and one without a match. */
function completedPage(overrides = {}, address = '=2+2') {
  const page = openTestPage(undefined, overrides)
  const rows = [
    ['0001', '1 High Street', 'LS1 4AB'],
    ['0002', address, 'LS1 4AB'],
  ]
  const headers = ['Ref', 'Address', 'Post code']
  const titleLines = ['"Rates, 2026",,']
  page.store.dispatch(fileLoaded(csvFile({ name: 'customers.xlsx', headers, rows, titleLines })))
  const found = answered(
    {
      'Post Town': 'LEEDS',
      'Address Line 1': '=1 High Street',
      'Confidence Score': '0.97',
      UPRN: '000123456789',
      Postcode: 'LS1 4AB',
    },
    '1 High Street, LS1 4AB',
  )
  const results = [found, answered()].map((result, row) => ({ row, result }))
  page.store.dispatch(settleRows(results))
  return page
}

/** The same page, whose workbooks are written once a gate opens. */
function heldPage() {
  const gate = createGate()
  return { ...completedPage({ writeWorkbook: () => gate.opened.then(() => new Blob(['x'])) }), gate }
}

/** Asks for a workbook, and reads it as a file. */
async function workbookFrom(
  { store, world }: ReturnType<typeof openTestPage>,
  choice: Parameters<typeof downloadAsked>[0] = 'everything',
) {
  store.dispatch(downloadAsked(choice, 'xlsx'))
  await vi.dynamicImportSettled()
  await until(store, () => world.workbooks.length > 0)
  const { name, file } = world.workbooks[0]!
  const outcome = await readFile(new File([file], name), {
    header: 'found',
    table: 'Addresses',
    isWholeList: true,
  })
  if (outcome.kind === 'refused') throw new Error(outcome.next)
  return { ...outcome.file, name }
}

describe('a workbook', () => {
  test('holds the rows and columns of the CSV file, and always outcome, reasons and decision', async () => {
    const page = completedPage()
    page.store.dispatch(downloadAsked('everything', 'csv'))
    await vi.dynamicImportSettled()
    const { name, headers, rows, titleLines } = await workbookFrom(page)
    expect(name).toBe('customers_cleansed.xlsx')
    const [titles, csvHeaders, ...csvRows] = Papa.parse<string[]>(
      page.world.downloads[0]!.text.trimEnd(),
    ).data
    expect(titles?.[0]).toBe('Rates, 2026')
    expect(titleLines?.[0]).toMatch(/^"Rates, 2026",/)
    expect(headers).toEqual([...csvHeaders!, 'Outcome', 'Reasons', 'Decision'])
    // A cell of a workbook is text: it needs no apostrophe to be safe.
    const plain = csvRows.map((row) => row.map((text) => text.replace(/^'=/, '=')))
    expect(rows.map((row) => row.slice(0, -3))).toEqual(plain)
    expect(rows.map((row) => row.at(-3))).toEqual(['Good', 'No match'])
  })

  test('is recognised as a download when it is read back', async () => {
    const { headers, rows } = await workbookFrom(completedPage())
    const columns = fileColumns(headers, rows)
    const customers = columns.filter(({ from }) => from === 'customer').map(({ header }) => header)
    expect(customers).toEqual(['Ref', 'Address', 'Post code'])
    expect(columns.filter((each) => 'takes' in each)).toEqual([])
  })

  test('of a section holds its rows, without the lines above the header', async () => {
    const page = completedPage()
    const { name, rows, titleLines } = await workbookFrom(page, 'unfound')
    expect(name).toBe('customers_cleansed_not_found.xlsx')
    expect(rows.map(([ref]) => ref)).toEqual(['0002'])
    expect(titleLines).toEqual([])
    expect(selectHasUnsavedResults(page.store.getState())).toBe(true)
  })

  test('is written once after a double click', async () => {
    const page = completedPage()
    await workbookFrom(page)
    await workbookFrom(page)
    expect(page.world.workbooks).toHaveLength(1)
    expect(page.store.getState().download.writing).toBe('none')
    expect(selectHasUnsavedResults(page.store.getState())).toBe(false)
  })

  test('asked for again while it is being written is written once, without what changed meanwhile, and again later', async () => {
    const { store, world, gate } = heldPage()
    store.dispatch(downloadAsked('everything', 'xlsx'))
    await vi.dynamicImportSettled()
    expect(store.getState().download.writing).toBe('underWay')
    world.clock.now += 1000
    store.dispatch(downloadAsked('everything', 'xlsx'))
    store.dispatch(decideRows([0], 'originalKept'))
    gate.open()
    await until(store, ({ download }) => download.written !== null)
    await settled()
    expect(world.workbooks).toHaveLength(1)
    expect(selectHasUnsavedResults(store.getState())).toBe(true)
    world.clock.now += 1000
    store.dispatch(downloadAsked('everything', 'xlsx'))
    await until(() => world.workbooks.length > 1)
  })

  test('of another file is written while the previous file’s is', async () => {
    const { store, world, gate } = heldPage()
    store.dispatch(downloadAsked('everything', 'xlsx'))
    await settled()
    store.dispatch(fileLoaded(csvFile({ name: 'others.csv' })))
    store.dispatch(settleRows([{ row: 0, result: answered() }]))
    store.dispatch(downloadAsked('everything', 'xlsx'))
    gate.open()
    await until(() => world.workbooks.length > 1)
    expect(world.workbooks.map(({ name }) => name)).toEqual([
      'customers_cleansed.xlsx',
      'others_partial_cleansed.xlsx',
    ])
    expect(store.getState().download.written?.name).toBe('others_partial_cleansed.xlsx')
  })

  test('that cannot be written says so, nothing counts as downloaded, and it can be asked for again', async () => {
    let isBroken = true
    const writeWorkbook = async () => {
      if (isBroken) throw new Error('no code')
      return new Blob(['x'])
    }
    const { store, world } = completedPage({ writeWorkbook })
    store.dispatch(downloadAsked('everything', 'xlsx'))
    const failed = await until(store, ({ download }) => download.writing === 'failed')
    expect(failed.download.written).toBeNull()
    expect(selectHasUnsavedResults(failed)).toBe(true)
    isBroken = false
    world.clock.now += 1000
    store.dispatch(downloadAsked('everything', 'xlsx'))
    const { download } = await until(store, (state) => state.download.writing === 'none')
    expect(download.written?.name).toBe('customers_cleansed.xlsx')
  })

  test('counts as downloaded, though another file was written meanwhile', async () => {
    const { store, world, gate } = heldPage()
    store.dispatch(downloadAsked('everything', 'xlsx'))
    world.clock.now += 1000
    store.dispatch(downloadAsked('ready', 'csv'))
    await until(store, ({ download }) => download.written?.choice === 'ready')
    expect(selectHasUnsavedResults(store.getState())).toBe(true)
    gate.open()
    await until(store, ({ download }) => download.written?.choice === 'everything')
    expect(selectHasUnsavedResults(store.getState())).toBe(false)
  })

  test('has texts cut that are too long for Excel, and says which', async () => {
    const page = completedPage({}, 'x'.repeat(32_768))
    const { rows } = await workbookFrom(page)
    expect(rows[1]![1]).toHaveLength(32_767)
    const { written } = page.store.getState().download
    expect(downloadMessages.said(written!)).toMatch(
      /^Saved customers_cleansed.xlsx\. .*“Address” in row 4 was cut/,
    )
  })
})
