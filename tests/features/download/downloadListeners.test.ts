import Papa from 'papaparse'
import { describe, expect, test, vi } from 'vitest'
import type { AppStore } from '../../../src/app/store'
import { usualChoices, type ExtraColumn } from '../../../src/features/download/downloadChoices'
import {
  columnsChosen,
  downloadAsked,
  customerColumnsChosen,
  rolesChanged,
  summaryAsked,
} from '../../../src/features/download/downloadSlice'
import { selectHasUnsavedResults } from '../../../src/features/download/unsavedSelectors'
import { fileLoaded } from '../../../src/features/file/fileSlice'
import { mappingChanged } from '../../../src/features/mapping/mappingSlice'
import { scoreKindChosen, thresholdMoved } from '../../../src/features/review/viewSlice'
import { runResumed, sessionResumed } from '../../../src/features/session/sessionEvents'
import { ADDED_HEADERS } from '../../support/addedHeaders'
import { answered, csvFile, failed, finishedRecord } from '../../support/builders'
import { listeningServer } from '../../support/listeningServer'
import { cleanseHandler, emptyLog, providerError, type Respond } from '../../support/provider'
import { ended, paused, queriesOf, queryOf, startedPage } from '../../support/runs'
import { openTestPage } from '../../support/testStore'

const server = listeningServer()

/** A page of three rows after a run against a provider that responds so. */
async function pageAfter(respond: Respond = () => undefined) {
  server.use(cleanseHandler(emptyLog(), respond))
  const page = startedPage(3)
  await Promise.race([ended(page.store), paused(page.store)])
  return page
}

/** A page with a finished cleanse. */
function finishedPage(parts: Parameters<typeof finishedRecord>[0] = {}) {
  const page = openTestPage()
  page.store.dispatch(sessionResumed(finishedRecord(parts)))
  return page
}

const spent: Respond = (query) =>
  query === queryOf(2) ? providerError(402, 4020, 'Key balance depleted') : undefined

/** Downloads from a page; the name of the last file, and its rows by header. */
async function downloadFrom(
  { store, world }: ReturnType<typeof openTestPage>,
  choice: Parameters<typeof downloadAsked>[0] = 'everything',
) {
  store.dispatch(downloadAsked(choice, 'csv'))
  await vi.dynamicImportSettled()
  const { name, text } = world.downloads.at(-1)!
  const { data, meta } = Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true })
  return { name, text, rows: data, headers: meta.fields }
}

// The file's postcode column is not an added one: names are compared to the letter.
const HEADERS = ['address', 'postcode', ...ADDED_HEADERS]

describe('a download', () => {
  test('of a completed run holds every row with its columns and the added ones, named _cleansed', async () => {
    const page = await pageAfter()
    const { name, text, rows, headers } = await downloadFrom(page)
    expect(page.world.downloads).toHaveLength(1)
    expect(name).toBe('customers_cleansed.csv')
    expect(headers).toEqual(HEADERS)
    expect(rows.map((row) => `${row.address}, ${row.postcode}`)).toEqual(queriesOf(0, 1, 2))
    expect(rows.map((row) => row['Post Town'])).toEqual(Array(3).fill('BIRMINGHAM'))
    expect(text.split('\r\n')).toHaveLength(5)
  })

  test('of an unfinished run holds the rows with a result, named _partial_cleansed', async () => {
    const { name, rows } = await downloadFrom(await pageAfter(spent))
    expect(name).toBe('customers_partial_cleansed.csv')
    expect(rows.map((row) => row.address)).toEqual(['1 High Street', '2 High Street'])
  })

  test('has a last column with the errors if a row failed', async () => {
    const page = await pageAfter((query) =>
      query === queryOf(1) ? providerError(400, 4000, '=Bad query') : undefined,
    )
    const { rows, headers } = await downloadFrom(page)
    expect(headers).toEqual([...HEADERS, 'Error'])
    expect(rows.map((row) => row.Error)).toEqual(['', "'=Bad query", ''])
    expect(rows[1]).toMatchObject({ address: '2 High Street', Message: '', 'Fit Score': '' })
  })

  test('of the rows to review says why they are, beside the chosen columns', async () => {
    const resultRows = [
      answered({ 'Post Town': 'LEEDS', 'Street Match': 'INCORRECT' }),
      answered({ UPRN: '2' }),
    ]
    const { rows, headers } = await downloadFrom(finishedPage({ resultRows }), 'toReview')
    expect(headers).toEqual([...HEADERS, 'Reasons'])
    expect(rows.map((row) => [row.address, row.Reasons])).toEqual([['1 High Street', 'Street differs']])
  })

  test('of the rows that were not found has their outcomes, and errors even where no row failed', async () => {
    const { rows, headers } = await downloadFrom(
      finishedPage({ resultRows: [answered(), failed('Busy')] }),
      'unfound',
    )
    expect(headers).toEqual([...HEADERS, 'Outcome', 'Error'])
    expect(rows.map((row) => [row.Outcome, row.Error])).toEqual([
      ['No match', ''],
      ['Failed', 'Busy'],
    ])
    const withoutFailures = finishedPage({ resultRows: [answered(), answered({ UPRN: '2' })] })
    expect((await downloadFrom(withoutFailures, 'unfound')).headers).toEqual(headers)
  })

  test('is described until another file is loaded', async () => {
    const page = finishedPage({ decisions: [undefined, 'originalKept'] })
    await downloadFrom(page)
    const { store } = page
    expect(store.getState().download.written).toEqual({
      name: 'customers_cleansed.csv',
      choice: 'everything',
      at: page.world.clock.now,
      rows: 2,
      cleansed: 1,
      originals: 1,
      cut: [],
      lacksAddressSent: false,
    })
    store.dispatch(fileLoaded(csvFile()))
    expect(store.getState().download.written).toBeNull()
  })

  test('corrects the customer’s address columns, and adds the address to use', async () => {
    const found = answered({ 'Address Line 1': '1 High Street', 'Post Town': 'BATH', Postcode: 'BA1 1AA' })
    const csvHeaders = ['POAddressLine1', 'POTown', 'POPostcode']
    const notFound = ['nowhere', 'bristol', 'bs1']
    const page = finishedPage({
      csvHeaders,
      originalRows: [['1 high st', 'bath', 'ba11aa'], notFound],
      postcodeCol: 2,
      resultRows: [found, answered({ 'Fit Score': '0.00' })],
    })
    page.store.dispatch(customerColumnsChosen('correct'))
    page.store.dispatch(columnsChosen({ ...usualChoices, extras: ['addressToUse'] }))
    const { rows } = await downloadFrom(page)
    for (const headers of [csvHeaders, ['Use Line 1', 'Use Town', 'Use Postcode']])
      expect(rows.map((row) => headers.map((header) => row[header]))).toEqual([
        ['1 High Street', 'BATH', 'BA1 1AA'],
        notFound,
      ])
    expect(rows[1]).toMatchObject({ 'Address Line 1': '', 'Post Town': '' })
  })

  test('says again which rows share an address where the file is a download that said it', async () => {
    const row = ['1 High Street', 'BA1 1AA', '', '', '1', '', 'no']
    const csvHeaders = [
      'address',
      'postcode',
      'CleanSheet Results',
      'Message',
      'UPRN',
      'Duplicate group',
      'Keep',
    ]
    const resultRows = [answered({ UPRN: '7' }), answered({ UPRN: '7' })]
    const { rows } = await downloadFrom(finishedPage({ csvHeaders, originalRows: [row, row], resultRows }))
    expect(rows.map((each) => [each['Duplicate group'], each.Keep])).toEqual([
      ['1', 'yes'],
      ['1', 'no'],
    ])
  })

  test('is ignored before there is a file', async () => {
    const { store, world } = openTestPage()
    store.dispatch(downloadAsked('everything', 'csv'))
    await vi.dynamicImportSettled()
    expect(world.downloads).toEqual([])
  })
})

const isUnsaved = (store: AppStore) => selectHasUnsavedResults(store.getState())

describe('results are unsaved', () => {
  test('until all of them are downloaded, and again when more arrive', async () => {
    let isSpent = true
    const page = await pageAfter((...call) => (isSpent ? spent(...call) : undefined))
    expect(isUnsaved(page.store)).toBe(true)
    await downloadFrom(page)
    expect(isUnsaved(page.store)).toBe(false)
    isSpent = false
    page.store.dispatch(runResumed())
    await ended(page.store)
    expect(isUnsaved(page.store)).toBe(true)
  })

  test.each<[string, ExtraColumn[], Parameters<AppStore['dispatch']>[0], boolean]>([
    ['when the columns of downloads are chosen', [], columnsChosen(usualChoices), true],
    ['when the customer’s columns are kept', [], customerColumnsChosen('keep'), true],
    ['when an address column gets another role', [], rolesChanged({ line1: 1 }), true],
    [
      'when other columns are sent, with the address to use',
      ['addressToUse'],
      mappingChanged({ addressColumn: 1 }),
      true,
    ],
    ['when the threshold moves, with reasons', ['reasons'], thresholdMoved(0.9), true],
    ['when the threshold moves, with outcomes', ['outcome'], thresholdMoved(0.9), true],
    ['when the other score is chosen, with reasons', ['reasons'], scoreKindChosen('fit'), true],
    ['but not when the threshold moves without either', ['decision'], thresholdMoved(0.9), false],
  ])('%s', async (_, extras, event, expected) => {
    const page = finishedPage()
    page.store.dispatch(columnsChosen({ ...usualChoices, extras }))
    await downloadFrom(page)
    expect(isUnsaved(page.store)).toBe(false)
    page.store.dispatch(event)
    expect(isUnsaved(page.store)).toBe(expected)
  })
})

test('a summary is printed once', () => {
  const { store, world } = openTestPage()
  store.dispatch(summaryAsked())
  expect(world.printed).toBe(1)
})
