import Papa from 'papaparse'
import { describe, expect, test, vi } from 'vitest'
import type { AppStore } from '../../../src/app/store'
import { downloadAsked, summaryAsked } from '../../../src/features/download/downloadSlice'
import { selectHasUnsavedResults } from '../../../src/features/download/unsavedSelectors'
import { fileLoaded } from '../../../src/features/file/fileSlice'
import { runResumed, sessionResumed } from '../../../src/features/session/sessionEvents'
import { ADDED_HEADERS } from '../../support/addedHeaders'
import { answered, csvFile, failed, finishedRecord, queriesOf, queryOf } from '../../support/builders'
import { listeningServer, providerError, spent, type Respond } from '../../support/provider'
import { ended, paused, startedPage, openTestPage } from '../../support/testStore'

const server = listeningServer()

/** A page of three rows after a run against a provider that responds so. */
async function pageAfter(respond: Respond = () => undefined) {
  server.answers(respond)
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

const spentAtThird: Respond = (query) => (query === queryOf(2) ? spent() : undefined)

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
    const { name, rows } = await downloadFrom(await pageAfter(spentAtThird))
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

  test('of the rows that were not found has their outcomes, and errors even if no row failed', async () => {
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
      format: 'csv',
      at: page.world.clock.now,
      cut: [],
    })
    store.dispatch(fileLoaded(csvFile()))
    expect(store.getState().download.written).toBeNull()
  })

  test('says again which rows share an address if the file is a download that said so', async () => {
    const row = ['1 High Street', 'BA1 1AA', '', '', '1', '']
    const csvHeaders = ['address', 'postcode', 'CleanSheet Results', 'Message', 'UPRN', 'Duplicate group']
    const resultRows = [answered({ UPRN: '7' }), answered({ UPRN: '7' })]
    const { rows } = await downloadFrom(finishedPage({ csvHeaders, originalRows: [row, row], resultRows }))
    expect(rows.map((each) => each['Duplicate group'])).toEqual(['1', '1'])
  })

  test('is ignored before there is a file', async () => {
    const { store, world } = openTestPage()
    store.dispatch(downloadAsked('everything', 'csv'))
    await vi.dynamicImportSettled()
    expect(world.downloads).toEqual([])
  })
})

describe('the first press of Download, if columns have names of ours', () => {
  const found = answered(
    {
      'Address Line 1': '12 High Street',
      'Post Town': 'LEEDS',
      Postcode: 'LS1 4AB',
      'Building Number': '12',
    },
    '12 High Street, LS1 4AB',
  )
  /** Tenants, of whom the answer knows the house alone. */
  const tenants = (csvHeaders: string[], originalRows: string[][], parts = {}) =>
    finishedPage({
      csvHeaders,
      originalRows,
      resultRows: originalRows.map(() => found),
      postcodeCol: csvHeaders.indexOf('Postcode'),
      ...parts,
    })
  const FLATS = [
    ['Flat 3, 12 High St', 'Headingley', 'ls14ab'],
    ['Flat 4, 12 High St', '', 'LS1 4AB'],
  ]

  test('leaves every flat where it is, with ours beside it', async () => {
    const { rows } = await downloadFrom(tenants(['Address Line 1', 'Post Town', 'Postcode'], FLATS))
    const theirs = rows.map((row) => [row['Address Line 1'], row['Post Town'], row.Postcode])
    expect(theirs).toEqual(FLATS)
    expect(rows[0]).toMatchObject({
      'Address Line 1 (cleansed)': '12 High Street',
      'Post Town (cleansed)': 'LEEDS',
      'Postcode (cleansed)': 'LS1 4AB',
    })
  })

  test('takes a town and a postcode, in the very cells', async () => {
    const { rows, headers } = await downloadFrom(tenants(['address', 'Post Town', 'Postcode'], FLATS))
    expect(rows.map((row) => [row.address, row['Post Town'], row.Postcode])).toEqual([
      ['Flat 3, 12 High St', 'LEEDS', 'LS1 4AB'],
      ['Flat 4, 12 High St', 'LEEDS', 'LS1 4AB'],
    ])
    expect(headers!.filter((header) => header.includes('(cleansed)'))).toEqual([])
  })
})

const isUnsaved = (store: AppStore) => selectHasUnsavedResults(store.getState())

describe('results are unsaved', () => {
  test('until all of them are downloaded, and again when more arrive', async () => {
    let isSpent = true
    const page = await pageAfter((...call) => (isSpent ? spentAtThird(...call) : undefined))
    expect(isUnsaved(page.store)).toBe(true)
    await downloadFrom(page)
    expect(isUnsaved(page.store)).toBe(false)
    isSpent = false
    page.store.dispatch(runResumed())
    await ended(page.store)
    expect(isUnsaved(page.store)).toBe(true)
  })

  test('no longer once they are saved for next month', async () => {
    const page = finishedPage()
    const { name, headers } = await downloadFrom(page, 'nextMonth')
    expect(name).toBe('customers_for_next_month.csv')
    const extras = ['Outcome', 'Reasons', 'Decision', 'Duplicate group', 'Address sent', 'Address written']
    expect(headers).toEqual([...HEADERS, ...extras])
    expect(isUnsaved(page.store)).toBe(false)
  })
})

test('a summary is printed once', () => {
  const { store, world } = openTestPage()
  store.dispatch(summaryAsked())
  expect(world.printed).toBe(1)
})
