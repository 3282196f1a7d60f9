import Papa from 'papaparse'
import { describe, expect, test, vi } from 'vitest'
import { outcomeOf } from '../../../src/features/answers/readAnswer'
import { downloadAsked } from '../../../src/features/download/downloadSlice'
import { readFile } from '../../../src/features/file/reader/readFile'
import { requestFile } from '../../../src/features/file/fileListeners'
import { selectFirstQueries, selectFurther } from '../../../src/features/mapping/mappingSelectors'
import { runStarted } from '../../../src/features/sessionEvents'
import { fileOffered } from '../../../src/features/file/fileSlice'
import { mappingOffered } from '../../../src/features/mapping/mappingSlice'
import { ADDED_HEADERS } from '../../support/addedHeaders'
import { customerFiles, type CustomerFile } from '../../support/customerFiles'
import { listeningServer } from '../../support/listeningServer'
import { cleanseHandler, emptyLog } from '../../support/provider'
import { ended } from '../../support/runs'
import { openTestPage } from '../../support/testStore'
import { until } from '../../support/until'

const server = listeningServer()

/** A page with a file of someone's, read as they would have it read. */
async function pageWith({ bytes, name, headerLine }: CustomerFile) {
  const page = openTestPage()
  page.store.dispatch(requestFile(new File([bytes], name)))
  const state = await until(page.store, ({ file }) => file.loaded !== null)
  if (headerLine === null) {
    const request = { ...state.file.source!, read: { header: 'none', part: null } as const }
    page.store.dispatch(fileOffered(request))
    await until(page.store, ({ file }) => file.loaded?.isHeaderless === true)
  }
  return page
}

const cases = customerFiles.map((file) => [file.from, file] as const)

describe('a file as people have it', () => {
  test.each(cases)('%s', async (_, file) => {
    const { store } = await pageWith(file)
    const state = store.getState()
    const { loaded } = state.file
    const nameOf = (column: number) => loaded!.headers[column]
    const { addressColumn, postcodeColumn } = state.mapping
    expect({
      rows: loaded!.rows.length,
      encoding: loaded!.encoding,
      delimiter: loaded!.delimiter,
      headerLine: loaded!.headerLine?.line,
      warnings: loaded!.warnings,
      address: addressColumn === null ? null : nameOf(addressColumn),
      postcode: typeof postcodeColumn === 'number' ? nameOf(postcodeColumn) : postcodeColumn,
      further: selectFurther(state).unsent.map(nameOf),
      query: selectFirstQueries(state)[0],
    }).toEqual({
      rows: file.rows,
      encoding: file.encoding,
      delimiter: file.delimiter,
      headerLine: file.headerLine,
      warnings: [],
      address: file.address,
      postcode: file.postcode,
      further: file.further,
      query: file.query,
    })
  })
})

// the round trip
describe('its download, read again', () => {
  test.each(cases)('has its own columns value for value: %s', async (_, file) => {
    server.use(cleanseHandler(emptyLog()))
    const { store, world } = await pageWith(file)
    store.dispatch(mappingOffered({ moreAddressColumns: selectFurther(store.getState()).unsent }))
    store.dispatch(runStarted())
    const { file: before, run } = await ended(store)
    store.dispatch(downloadAsked('everything'))
    await vi.dynamicImportSettled()
    const { name, text } = world.downloads[0]!
    expect(name).toBe(file.name.replace('.csv', '_cleansed.csv'))

    const again = await readFile(new File([text], name), { header: 'found', part: null })
    if (again.kind === 'refused') throw new Error(again.message)
    const { headers, rows, titleLines } = before.loaded!
    expect(again.file.delimiter).toBe(file.delimiter)
    expect(again.file.headers.slice(0, headers.length)).toEqual(headers)
    expect(again.file.titleLines).toEqual(titleLines)
    for (const [at, row] of rows.entries()) {
      const isUpdated = outcomeOf(run.results[at]!) === 'matched'
      const isOwn = (__: string, column: number) => !isUpdated || !ADDED_HEADERS.includes(headers[column]!)
      expect(again.file.rows[at]!.slice(0, headers.length).filter(isOwn)).toEqual(row.filter(isOwn))
    }
  })

  test('is offered the first line as a row where there is no header', async () => {
    const { store } = openTestPage()
    const { bytes, name } = customerFiles.find(({ headerLine }) => headerLine === null)!
    store.dispatch(requestFile(new File([bytes], name)))
    const { file } = await until(store, (state) => state.file.loaded !== null)
    expect(file.loaded?.headerLine).toMatchObject({ line: 1, looksLikeData: true })
  })

  test('has the lines above the header as they were', async () => {
    const council = customerFiles.find(({ headerLine }) => headerLine === 4)!
    server.use(cleanseHandler(emptyLog()))
    const { store, world } = await pageWith(council)
    store.dispatch(runStarted())
    await ended(store)
    store.dispatch(downloadAsked('everything'))
    store.dispatch(downloadAsked('ready'))
    await vi.dynamicImportSettled()
    const [everything, good] = world.downloads.map(({ text }) => text.replace('\uFEFF', '').split('\r\n'))
    const titles = ['"Business rates: properties over £12,000",,,,', 'Data as at,01/06/2026,,,', '']
    expect(everything!.slice(0, 3)).toEqual(titles)
    expect(everything![3]).toMatch(/^Property Reference Number,/)
    // Only a download of everything is the file as it was.
    expect(Papa.parse<string[]>(good![0]!).data[0]![0]).toBe('Property Reference Number')
  })
})
