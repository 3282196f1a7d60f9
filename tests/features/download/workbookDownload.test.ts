import Papa from 'papaparse'
import { describe, expect, test, vi } from 'vitest'
import { conflictingHeaders, fileColumns } from '../../../src/features/download/content/columns'
import { selectHasUnsavedResults } from '../../../src/features/download/unsavedSelectors'
import { downloadAsked } from '../../../src/features/download/downloadSlice'
import { fileLoaded } from '../../../src/features/file/fileSlice'
import { readFile } from '../../../src/features/file/reader/readFile'
import { rowsDecided } from '../../../src/features/results/decisionsSlice'
import { batchSettled } from '../../../src/features/run/runSlice'
import { answered, csvFile } from '../../support/builders'
import { openTestPage } from '../../support/testStore'
import { createGate, until } from '../../support/until'

const ROWS = [
  ['0001', '1 High Street', 'LS1 4AB'],
  ['0002', '=2+2', 'LS1 4AB'],
]

/** A page of two rows, both answered: one good and one without a match. */
function completedPage(overrides = {}) {
  const page = openTestPage(undefined, overrides)
  page.store.dispatch(
    fileLoaded(
      csvFile({
        name: 'customers.xlsx',
        headers: ['Ref', 'Address', 'Post code'],
        rows: ROWS,
        titleLines: ['"Rates, 2026",,'],
      }),
    ),
  )
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
  page.store.dispatch(
    batchSettled({
      results: [
        { index: 0, result: found },
        { index: 1, result: answered() },
      ],
      at: 1,
    }),
  )
  return page
}

/** The table of a workbook that was handed over. */
async function tableOf(workbook: { name: string; file: Blob } | undefined) {
  const { name, file } = workbook!
  const outcome = await readFile(new File([file], name), { header: 'found', part: null, table: 'Addresses' })
  if (outcome.kind === 'refused') throw new Error(outcome.next)
  return outcome.file
}

describe('a workbook', () => {
  test('holds the rows and columns of the CSV file, and always what the page knows of a row', async () => {
    const { store, world } = completedPage()
    store.dispatch(downloadAsked('everything'))
    await vi.dynamicImportSettled()
    store.dispatch(downloadAsked('everything', 'xlsx'))
    await vi.dynamicImportSettled()
    await until(store, () => world.workbooks.length > 0)
    expect(world.workbooks[0]!.name).toBe('customers_cleansed.xlsx')

    const { headers, rows, titleLines } = await tableOf(world.workbooks[0])
    const [titles, csvHeaders, ...csvRows] = Papa.parse<string[]>(world.downloads[0]!.text.trimEnd()).data
    expect(titles?.[0]).toBe('Rates, 2026')
    expect(titleLines?.[0]).toMatch(/^"Rates, 2026",/)
    expect(headers).toEqual([...csvHeaders!, 'Outcome', 'Reasons', 'Decision'])
    // A cell of a workbook is text: it needs no apostrophe to be safe.
    const plain = csvRows.map((row) => row.map((text) => text.replace(/^'=/, '=')))
    expect(rows.map((row) => row.slice(0, -3))).toEqual(plain)
    expect(rows.map((row) => row.at(-3))).toEqual(['Good', 'No match'])
  })

  test('is known as our own download when it is read back', async () => {
    const { store, world } = completedPage()
    store.dispatch(downloadAsked('everything', 'xlsx'))
    await vi.dynamicImportSettled()
    await until(store, () => world.workbooks.length > 0)
    const { headers, rows } = await tableOf(world.workbooks[0])
    const columns = fileColumns(headers, rows)
    expect(columns.filter(({ added }) => !added).map(({ header }) => header)).toEqual([
      'Ref',
      'Address',
      'Post code',
    ])
    expect(conflictingHeaders(columns)).toEqual([])
  })

  test('of a section holds its rows, without the lines above the header', async () => {
    const { store, world } = completedPage()
    store.dispatch(downloadAsked('unfound', 'xlsx'))
    await vi.dynamicImportSettled()
    await until(store, () => world.workbooks.length > 0)
    expect(world.workbooks[0]!.name).toBe('customers_cleansed_not_found.xlsx')
    const { rows, titleLines } = await tableOf(world.workbooks[0])
    expect(rows.map(([ref]) => ref)).toEqual(['0002'])
    expect(titleLines).toEqual([])
    expect(selectHasUnsavedResults(store.getState())).toBe(true)
  })

  test('is handed over once when it is asked for twice in a row', async () => {
    const { store, world } = completedPage()
    store.dispatch(downloadAsked('everything', 'xlsx'))
    await vi.dynamicImportSettled()
    store.dispatch(downloadAsked('everything', 'xlsx'))
    await vi.dynamicImportSettled()
    await until(store, ({ download }) => download.written !== null)
    expect(world.workbooks).toHaveLength(1)
    expect(store.getState().download).toMatchObject({ writing: 'none', isDownloaded: true })
  })

  test('does not hold what changed while it was written', async () => {
    const gate = createGate()
    const writeWorkbook = async () => {
      await gate.opened
      return new Blob(['x'])
    }
    const { store } = completedPage({ writeWorkbook })
    store.dispatch(downloadAsked('everything', 'xlsx'))
    await vi.dynamicImportSettled()
    expect(store.getState().download.writing).toBe('underWay')
    store.dispatch(rowsDecided({ rows: [0], decision: 'originalKept' }))
    gate.open()
    await until(store, ({ download }) => download.written !== null)
    expect(selectHasUnsavedResults(store.getState())).toBe(true)
  })

  test('that cannot be written says so, and nothing counts as downloaded', async () => {
    const { store } = completedPage({ writeWorkbook: () => Promise.reject(new Error('no code')) })
    store.dispatch(downloadAsked('everything', 'xlsx'))
    await vi.dynamicImportSettled()
    const { download } = await until(store, (state) => state.download.writing === 'failed')
    expect(download).toMatchObject({ isDownloaded: false, written: null })
  })
})
