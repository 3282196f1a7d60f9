import Papa from 'papaparse'
import { describe, expect, test, vi } from 'vitest'
import type { PostcodeColumn } from '../../../src/base/csvFile'
import type { RootState } from '../../../src/base/store/types'
import { answerKindOf } from '../../../src/domain/cleanse/readAnswer'
import { downloadAsked } from '../../../src/features/download/downloadSlice'
import { requestFile } from '../../../src/features/file/fileListeners'
import { fileOffered } from '../../../src/features/file/fileSlice'
import { readFile } from '../../../src/features/file/reader/readFile'
import { furtherColumns } from '../../../src/features/mapping/furtherColumns'
import { selectFirstQueries } from '../../../src/features/mapping/mappingSelectors'
import { mappingOffered } from '../../../src/features/mapping/mappingSlice'
import { runStarted } from '../../../src/features/session/sessionEvents'
import { ADDED_HEADERS } from '../../support/addedHeaders'
import { customerFiles, type CustomerFile } from '../../support/customerFiles'
import { listeningServer } from '../../support/listeningServer'
import { cleanseHandler, emptyLog } from '../../support/provider'
import { ended, openTestPage } from '../../support/testStore'
import { until } from '../../support/waiting'
import { sentOf } from '../../support/columnsOf'

const server = listeningServer()

/** A page with someone's file, read as they would have it read. */
async function pageWith({ bytes, name, headerLine }: CustomerFile) {
  const page = openTestPage()
  page.store.dispatch(requestFile(new File([bytes], name)))
  const { file } = await until(page.store, (state) => state.file.loaded !== null)
  if (headerLine === null) {
    page.store.dispatch(fileOffered({ ...file.source!, read: { header: 'none' } }))
    await until(page.store, (state) => state.file.loaded?.isHeaderless === true)
  }
  return page
}

/** Cleanses the file of a page and downloads some rows. */
async function downloadOf({ store, world }: Awaited<ReturnType<typeof pageWith>>, ...rows: Rows[]) {
  server.use(cleanseHandler(emptyLog()))
  store.dispatch(runStarted())
  const state = await ended(store)
  for (const each of rows) {
    store.dispatch(downloadAsked(each, 'csv'))
    await vi.dynamicImportSettled()
  }
  return { state, downloads: world.downloads }
}
type Rows = Parameters<typeof downloadAsked>[0]

const furtherOf = (state: RootState) => {
  const { headers, rows } = state.file.loaded!
  return furtherColumns(headers, rows, sentOf(state))
}

const cases = customerFiles.map((file) => [file.from, file] as const)

test.each(cases)('is read and its columns are found: %s', async (_, file) => {
  const { store } = await pageWith(file)
  const state = store.getState()
  const { headers, headerLine, ...loaded } = state.file.loaded!
  const { addressColumn, postcodeColumn } = sentOf(state)
  const nameOf = (column: PostcodeColumn | null) => (typeof column === 'number' ? headers[column] : column)
  expect({ ...loaded, headerLine: headerLine!.line }).toMatchObject({
    rows: { length: 2 },
    encoding: file.encoding,
    delimiter: file.delimiter,
    headerLine: file.headerLine,
    warnings: [],
  })
  expect([addressColumn, postcodeColumn].map(nameOf)).toEqual([file.address, file.postcode])
  expect(furtherOf(state).map(nameOf)).toEqual(file.further)
  expect(selectFirstQueries(state)[0]).toBe(file.query)
})

test('a first line that is a customer is recognised', async () => {
  const headerless = customerFiles.find(({ headerLine }) => headerLine === null)!
  const { store } = await pageWith({ ...headerless, headerLine: 1 })
  expect(store.getState().file.loaded?.headerLine).toMatchObject({ line: 1, looksLikeData: true })
})

describe('its download', () => {
  test.each(cases)('read again has the customer’s columns value for value: %s', async (_, file) => {
    const page = await pageWith(file)
    page.store.dispatch(mappingOffered({ moreAddressColumns: furtherOf(page.store.getState()) }))
    const { state, downloads } = await downloadOf(page, 'everything')
    const { name, text } = downloads[0]!
    expect(name).toBe(file.name.replace('.csv', '_cleansed.csv'))

    const again = await readFile(new File([text], name), { header: 'found' })
    if (again.kind === 'refused') throw new Error(again.message)
    const { headers, rows, titleLines } = state.file.loaded!
    expect(again.file).toMatchObject({ delimiter: file.delimiter, titleLines })
    expect(again.file.headers.slice(0, headers.length)).toEqual(headers)
    for (const [at, row] of rows.entries()) {
      const isUpdated = answerKindOf(state.run.results[at]!) === 'matched'
      const isTaken = (column: number) =>
        ADDED_HEADERS.some((each) => each.toLowerCase() === headers[column]!.toLowerCase())
      const isOwn = (__: string, column: number) => !isUpdated || !isTaken(column)
      expect(again.file.rows[at]!.slice(0, headers.length).filter(isOwn)).toEqual(row.filter(isOwn))
    }
  })

  test('has the lines above the header as they were, unless it leaves rows out', async () => {
    const council = await pageWith(customerFiles.find(({ headerLine }) => headerLine === 4)!)
    const { downloads } = await downloadOf(council, 'everything', 'ready')
    const [everything, good] = downloads.map(({ text }) => text.replace('\uFEFF', '').split('\r\n'))
    const titles = ['"Business rates: properties over £12,000",,,,', 'Data as at,01/06/2026,,,', '']
    expect(everything!.slice(0, 3)).toEqual(titles)
    expect(everything![3]).toMatch(/^Property Reference Number,/)
    expect(Papa.parse<string[]>(good![0]!).data[0]![0]).toBe('Property Reference Number')
  })
})
