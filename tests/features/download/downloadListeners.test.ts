import Papa from 'papaparse'
import { describe, expect, test, vi } from 'vitest'
import {
  columnsChosen,
  downloadAsked,
  ownColumnsChosen,
  summaryAsked,
} from '../../../src/features/download/downloadSlice'
import { selectHasUnsavedResults } from '../../../src/features/download/unsavedSelectors'
import { fileLoaded } from '../../../src/features/file/fileSlice'
import { runResumed, sessionResumed } from '../../../src/features/sessionEvents'
import { answered, csvFile, finishedRecord } from '../../support/builders'
import { ADDED_HEADERS } from '../../support/addedHeaders'
import { listeningServer } from '../../support/listeningServer'
import { cleanseHandler, emptyLog, providerError, type Respond } from '../../support/provider'
import { ended, paused, queriesOf, queryOf, startedPage } from '../../support/runs'
import { openTestPage } from '../../support/testStore'

const server = listeningServer()

/** A page of three rows after a run against a provider that answers as said. */
async function pageAfter(respond: Respond = () => undefined) {
  server.use(cleanseHandler(emptyLog(), respond))
  const page = startedPage(3)
  await Promise.race([ended(page.store), paused(page.store)])
  return page
}

const spent: Respond = (query) =>
  query === queryOf(2) ? providerError(402, 4020, 'Key balance depleted') : undefined

/** A download as rows by header. */
const read = (text: string) =>
  Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true })

// The file's own postcode column is not an added one: names are compared as they are written.
const HEADERS = ['address', 'postcode', ...ADDED_HEADERS]

describe('a download', () => {
  test('of a completed run holds every row with its columns and the added ones, named _cleansed', async () => {
    const { store, world } = await pageAfter()
    store.dispatch(downloadAsked('everything'))
    await vi.dynamicImportSettled()
    const [{ name, text } = { name: '', text: '' }] = world.downloads
    const { data, meta } = read(text)
    expect(world.downloads).toHaveLength(1)
    expect(name).toBe('customers_cleansed.csv')
    expect(meta.fields).toEqual(HEADERS)
    expect(data.map((row) => `${row.address}, ${row.postcode}`)).toEqual(queriesOf(0, 1, 2))
    expect(data.map((row) => row['Post Town'])).toEqual(Array(3).fill('BIRMINGHAM'))
    expect(text.split('\r\n')).toHaveLength(5)
  })

  test('of a part of the rows holds those with a result, named _partial_cleansed', async () => {
    const { store, world } = await pageAfter(spent)
    store.dispatch(downloadAsked('everything'))
    await vi.dynamicImportSettled()
    const { name, text } = world.downloads[0]!
    expect(name).toBe('customers_partial_cleansed.csv')
    expect(read(text).data.map((row) => row.address)).toEqual(['1 High Street', '2 High Street'])
  })

  test('has a last column with the errors when a row failed', async () => {
    const { store, world } = await pageAfter((query) =>
      query === queryOf(1) ? providerError(400, 4000, '=Bad query') : undefined,
    )
    store.dispatch(downloadAsked('everything'))
    await vi.dynamicImportSettled()
    const { data, meta } = read(world.downloads[0]!.text)
    expect(meta.fields).toEqual([...HEADERS, 'Error'])
    expect(data.map((row) => row.Error)).toEqual(['', "'=Bad query", ''])
    expect(data[1]).toMatchObject({ address: '2 High Street', Message: '', 'Fit Score': '' })
  })

  test('of the rows to review tells why, beside the columns chosen, and which rows they are', async () => {
    const { store, world } = openTestPage()
    const resultRows = [
      answered({ 'Post Town': 'LEEDS', 'Street Match': 'INCORRECT' }),
      answered({ UPRN: '2' }),
    ]
    store.dispatch(sessionResumed(finishedRecord({ resultRows })))
    store.dispatch(downloadAsked('toReview'))
    await vi.dynamicImportSettled()
    const { data, meta } = read(world.downloads[0]!.text)
    expect(meta.fields).toEqual([...HEADERS, 'Reasons'])
    expect(data.map((row) => [row.address, row.Reasons])).toEqual([['1 High Street', 'Street differs']])
  })

  test('says what was written', async () => {
    const { store } = openTestPage()
    const resultRows = [answered({ UPRN: '1' }), answered({ UPRN: '2' })]
    store.dispatch(sessionResumed(finishedRecord({ resultRows, decisions: { 1: 'originalKept' } })))
    store.dispatch(downloadAsked('everything'))
    await vi.dynamicImportSettled()
    expect(store.getState().download.written).toEqual({
      name: 'customers_cleansed.csv',
      rows: 2,
      cleansed: 1,
      kept: 1,
    })
    store.dispatch(fileLoaded(csvFile()))
    expect(store.getState().download.written).toBeNull()
  })

  test('corrects the customer’s address columns, and adds the address to use', async () => {
    const { store, world } = openTestPage()
    const found = answered({ 'Address Line 1': '1 High Street', 'Post Town': 'BATH', Postcode: 'BA1 1AA' })
    const csvHeaders = ['POAddressLine1', 'POTown', 'POPostcode']
    const originalRows = [
      ['1 high st', 'bath', 'ba11aa'],
      ['nowhere', 'bristol', 'bs1'],
    ]
    store.dispatch(
      sessionResumed(
        finishedRecord({
          csvHeaders,
          originalRows,
          postcodeCol: 2,
          resultRows: [found, answered({ 'Fit Score': '0.00' })],
        }),
      ),
    )
    store.dispatch(ownColumnsChosen('correct'))
    store.dispatch(columnsChosen({ leftOut: [], extras: ['addressToUse'] }))
    store.dispatch(downloadAsked('everything'))
    await vi.dynamicImportSettled()
    const { data } = read(world.downloads[0]!.text)
    const valuesOf = (...headers: string[]) => data.map((row) => headers.map((header) => row[header]))
    expect(valuesOf(...csvHeaders)).toEqual([['1 High Street', 'BATH', 'BA1 1AA'], originalRows[1]])
    expect(valuesOf('Use Line 1', 'Use Town', 'Use Postcode')).toEqual([
      ['1 High Street', 'BATH', 'BA1 1AA'],
      originalRows[1],
    ])
    expect(data[1]).toMatchObject({ 'Address Line 1': '', 'Post Town': '' })
  })

  test('before there is a file does nothing', async () => {
    const { store, world } = openTestPage()
    store.dispatch(downloadAsked('everything'))
    await vi.dynamicImportSettled()
    expect(world.downloads).toEqual([])
  })
})

describe('there are unsaved results', () => {
  test('until all of them are downloaded', async () => {
    const { store } = await pageAfter()
    expect(selectHasUnsavedResults(store.getState())).toBe(true)
    store.dispatch(downloadAsked('everything'))
    await vi.dynamicImportSettled()
    expect(selectHasUnsavedResults(store.getState())).toBe(false)
  })

  test('again when more answers arrive after the download', async () => {
    let isSpent = true
    const { store } = await pageAfter((...call) => (isSpent ? spent(...call) : undefined))
    store.dispatch(downloadAsked('everything'))
    await vi.dynamicImportSettled()
    expect(selectHasUnsavedResults(store.getState())).toBe(false)
    isSpent = false
    store.dispatch(runResumed())
    await ended(store)
    expect(selectHasUnsavedResults(store.getState())).toBe(true)
  })
})

test('a summary that is asked for is printed once', async () => {
  const { store, world } = openTestPage()
  store.dispatch(summaryAsked())
  expect(world.printed).toBe(1)
})
