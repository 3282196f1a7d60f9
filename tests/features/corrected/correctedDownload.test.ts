import Papa from 'papaparse'
import { expect, test, vi } from 'vitest'
import { downloadAsked, formatChosen } from '../../../src/features/download/downloadSlice'
import { selectHasUnsavedResults } from '../../../src/features/download/unsavedSelectors'
import { fileLoaded } from '../../../src/features/file/fileSlice'
import { readFile } from '../../../src/features/file/reader/readFile'
import { kindsChosen, mappingChanged } from '../../../src/features/mapping/mappingSlice'
import {
  selectCorrectedLines,
  selectStayBlank,
  selectWrittenCount,
  selectWrittenFigures,
} from '../../../src/features/corrected/correctedSelectors'
import { rowChange } from '../../support/rowChange'
import { capitalsChosen } from '../../../src/features/corrected/correctedSlice'
import { recordOfSession } from '../../../src/features/saved/savedSelectors'
import { sessionResumed } from '../../../src/features/session/sessionEvents'
import { answered, csvFile, failed, withProposal } from '../../support/builders'
import { openTestPage } from '../../support/testStore'
import { settled, until } from '../../support/waiting'
import { columnsOf } from '../../support/columnsOf'
import { decideRows, settleRows } from '../../../src/features/run/rows/changeRows'

const found = answered(
  {
    'Address Line 1': 'Flat 3',
    'Address Line 2': '12 High Street',
    'Post Town': 'LEEDS',
    Postcode: 'LS1 4AB',
    'Sub Building Name': 'Flat 3',
    'Building Number': '12',
    'Street Name': 'High Street',
    County: 'West Yorkshire',
    UPRN: '72000123',
    'Confidence Score': '0.90',
  },
  'flat 3, 12 high st, leeds, ls1 4ab',
)

const table = (csv: string) => Papa.parse<string[]>(csv.trim()).data

/** A page with an export whose first row has an address, and the others an error. */
async function pageWith(csv: string) {
  const page = openTestPage()
  const outcome = await readFile(new File([csv], 'crm.csv'), { header: 'found' })
  if (outcome.kind === 'refused') throw new Error(outcome.message)
  page.store.dispatch(fileLoaded(withProposal(outcome.file)))
  const results = outcome.file.rows.map((_, index) => ({
    row: index,
    result: index === 0 ? found : failed('Busy'),
  }))
  page.store.dispatch(settleRows(results))
  return page
}

type Page = Awaited<ReturnType<typeof pageWith>>

/** Downloads the corrected file, or its changes, a second after the one before: the name, and the cells. */
async function correctedFrom({ store, world }: Page, choice: 'program' | 'changes' = 'program') {
  world.clock.now += 1000
  store.dispatch(downloadAsked(choice))
  await vi.dynamicImportSettled()
  const { name, text } = world.downloads.at(-1)!
  return { name, rows: table(text) }
}

/** The first row of the corrected file, its cells parted by `|`. */
const firstRow = async (page: Page) => (await correctedFrom(page)).rows[1]!.join('|')

const CRM = `Name,Address 1,Town,Postcode,UPRN
Ann,flat 3 12 high st,leeds,ls1 4ab,
Bob,7 Low Rd,Leeds,LS1 4AC,5
`

test('a row that is undecided, kept or not found stays byte for byte the customer’s', async () => {
  const page = await pageWith(CRM)
  page.store.dispatch(decideRows([0], 'originalKept'))
  expect((await correctedFrom(page)).rows).toEqual(table(CRM))
})

test('blank cells of a column take what was found, and filled ones stay', async () => {
  const page = await pageWith(CRM)
  const { rows } = await correctedFrom(page)
  expect(rows.slice(1)).toEqual([
    ['Ann', 'Flat 3, 12 High Street', 'leeds', 'LS1 4AB', '72000123'],
    ['Bob', '7 Low Rd', 'Leeds', 'LS1 4AC', '5'],
  ])
  page.store.dispatch(kindsChosen({ 4: 'stays' }))
  expect(await firstRow(page)).toMatch(/LS1 4AB\|$/)
})

test.each([
  ['Country', 'United Kingdom'],
  ['Ward', ''],
  ['District', 'Leeds'],
  ['UDPRN', ''],
])(
  'blank cells of a column %s (“%s” in the next row) stay blank, until a person says that it takes UPRNs',
  async (name, value) => {
    const csv = `Name,Address 1,Postcode,${name}\nAnn,flat 3 12 high st,ls1 4ab,\nBob,7 Low Rd,LS1 4AC,${value}\n`
    const page = await pageWith(csv)
    const filledIn = async () => (await correctedFrom(page)).rows.slice(1).map((row) => row[3])
    expect(await filledIn()).toEqual(['', value])
    page.store.dispatch(kindsChosen({ 3: 'uprn' }))
    expect(await filledIn()).toEqual(['72000123', value])
  },
)

test('the added columns that have what stays blank beside the address are named', async () => {
  const csv = `Address 1,Postcode,Electoral Ward,UDPRN,Country,UPRN
The first line of the address,Required,If known,,,
flat 3 12 high st,ls1 4ab,,,,
7 Low Rd,LS1 4AC,,,UK,
`
  const { store } = await pageWith(csv)
  expect(selectStayBlank(store.getState())).toEqual(['Ward', 'UDPRN'])
  store.dispatch(kindsChosen({ 2: 'uprn' }))
  expect(selectStayBlank(store.getState())).toEqual(['UDPRN'])
})

test('each change is one row: which, whose, before, after and why', async () => {
  const { name, rows } = await correctedFrom(await pageWith(CRM), 'changes')
  expect(name).toBe('crm_changes.csv')
  expect(rows).toEqual([
    ['Name', 'Before', 'After', 'Why', 'Row', 'Row in your file'],
    [
      'Ann',
      'flat 3 12 high st, leeds, ls1 4ab',
      'Flat 3, 12 High Street, leeds, LS1 4AB',
      'spelling and layout',
      '1',
      '2',
    ],
  ])
})

test('the file and its changes asked for in turn, within half a second, are made once each', async () => {
  const { store, world } = await pageWith(CRM)
  for (const choice of ['program', 'changes', 'program', 'changes'] as const) {
    store.dispatch(downloadAsked(choice))
    world.clock.now += 100
  }
  await vi.dynamicImportSettled()
  const names = () => world.downloads.map(({ name }) => name).toSorted()
  expect(names()).toEqual(['crm_changes.csv', 'crm_corrected.csv'])
  world.clock.now += 500
  store.dispatch(downloadAsked('program'))
  await vi.dynamicImportSettled()
  expect(names()).toEqual(['crm_changes.csv', 'crm_corrected.csv', 'crm_corrected.csv'])
})

test('columns take what a person chose, also in the next such file', async () => {
  const page = await pageWith(CRM)
  page.store.dispatch(kindsChosen({ 2: 'stays' }))
  expect(await firstRow(page)).toBe('Ann|Flat 3, 12 High Street|leeds|LS1 4AB|72000123')
  await until(() => page.world.storage.getItem('cleansheet:mappings')?.includes('stays'))

  const next = openTestPage(page.world)
  next.store.dispatch(fileLoaded(csvFile({ headers: table(CRM)[0], rows: table(CRM).slice(1) })))
  const state = await until(next.store, (now) => Object.keys(columnsOf(now).kinds).length > 0)
  expect(columnsOf(state).kinds).toEqual({ 2: 'stays' })
})

test('a row whose column does not change and has another town stays as it is', async () => {
  const page = await pageWith(CRM.replace('leeds', 'york'))
  page.store.dispatch(decideRows([0], 'accepted'))
  expect(await firstRow(page)).toBe('Ann|Flat 3, 12 High Street|LEEDS|LS1 4AB|72000123')
  page.store.dispatch(kindsChosen({ 2: 'stays' }))
  expect(await firstRow(page)).toBe('Ann|flat 3 12 high st|york|ls1 4ab|')
})

test('the corrected file has no answers: it does not count as the results', async () => {
  const page = await pageWith(CRM)
  await correctedFrom(page)
  expect(selectHasUnsavedResults(page.store.getState())).toBe(true)
  page.store.dispatch(downloadAsked('nextMonth', 'csv'))
  await vi.dynamicImportSettled()
  expect(selectHasUnsavedResults(page.store.getState())).toBe(false)
  // The written addresses in next month's file are out of date.
  page.store.dispatch(kindsChosen({ 2: 'stays' }))
  expect(selectHasUnsavedResults(page.store.getState())).toBe(true)
})

test('a column that repeats the address and has words of its own stays; its row is written, and names it', async () => {
  const page = await pageWith(`Name,Billing Street,Billing Address1,Billing City,Billing Zip
Ann,The Shed,flat 3 12 hgih st,leeds,ls1 4ab
Bob,7 Low Rd,7 Low Rd,Leeds,LS1 4AC
`)
  expect(await fatesOf(page)).toMatchObject({ changes: [0], doesNotFit: [] })
  expect(page.store.getState().corrected.copiesStay).toEqual([0])
  const named = '“Billing Street” stays as it is: the address cannot be put into it exactly'
  expect(rowChange(page.store.getState(), 0).stays).toBe(named)
  expect(await firstRow(page)).toMatch(/^Ann\|The Shed\|/)
  expect((await correctedFrom(page, 'changes')).rows[1]!.at(-3)).toBe(`spelling and layout. ${named}`)
})

/** The list of changes as it is shown, once it is there. */
async function fatesOf({ store }: Page) {
  await until(store, ({ corrected }) => corrected.fates !== null)
  await settled()
  return store.getState().corrected.fates!
}

test('every row has one fate, and words that go are marked where they stand', async () => {
  const page = await pageWith(`Address 1,Address 2,Town,Postcode
12 high st,Chapel Allerton,leeds,ls1 4ab
7 Low Rd,,Leeds,LS1 4AC
`)
  page.store.dispatch(mappingChanged({ moreAddressColumns: [1, 2] }))
  const none = { changes: [], loses: [], capitals: [], undecided: [], doesNotFit: [], locked: [], stays: [] }
  expect(await fatesOf(page)).toEqual({ ...none, loses: [0], stays: [1] })
  const { cells, stays } = rowChange(page.store.getState(), 0)
  expect(cells!.flatMap(({ before }) => before.filter(({ mark }) => mark === 'goes'))).toEqual([
    { at: 0, text: 'Chapel Allerton', mark: 'goes' },
  ])
  expect(stays).toBe('')
  expect(rowChange(page.store.getState(), 1)).toMatchObject({ cells: null, stays: 'Failed' })
  page.store.dispatch(sessionResumed({ ...recordOfSession(page.store.getState(), 1)!, threshold: 1 }))
  expect(await fatesOf(page)).toEqual({ ...none, undecided: [0], stays: [1] })
  expect(rowChange(page.store.getState(), 0).stays).toMatch(/^Score below 1\.00/)
})

test('the word that a column’s name gives its numbers is in no cell, and never goes', async () => {
  const page = await pageWith(`Flat,Kiosk,Street,Town,Postcode
3,12,high st,leeds,ls1 4ab
4,7,Low Rd,Leeds,LS1 4AC
`)
  page.store.dispatch(mappingChanged({ addressColumn: 2, moreAddressColumns: [0, 1, 3] }))
  page.store.dispatch(kindsChosen({ 1: 'number' }))
  expect(await firstRow(page)).toBe('3|12|High Street|leeds|LS1 4AB')
  expect(await fatesOf(page)).toMatchObject({ changes: [0], loses: [] })
})

test('cell by cell: beside a filled UPRN and a corrected postcode, what differs only in writing stays', async () => {
  const csv = `Name,Address 1,Address 2,Town,Postcode,UPRN
Ann,flat 3,12 HIGH STREET,leeds,ls14ab,
Bob,7 Low Rd,,Leeds,LS1 4AC,5
`
  const page = await pageWith(csv)
  expect(await fatesOf(page)).toMatchObject({ changes: [0], capitals: [], stays: [1] })
  expect(page.store.getState().corrected.inCapitals).toBe(1)
  expect(await firstRow(page)).toBe('Ann|flat 3|12 HIGH STREET|leeds|LS1 4AB|72000123')
  page.store.dispatch(capitalsChosen(true))
  expect(await firstRow(page)).toBe('Ann|Flat 3|12 High Street|LEEDS|LS1 4AB|72000123')
  page.store.dispatch(kindsChosen({ 4: 'stays' }))
  for (const [isInCapitals, second] of [
    [true, '1 address put right'],
    [false, '1 UPRN filled'],
  ] as const) {
    page.store.dispatch(capitalsChosen(isInCapitals))
    await fatesOf(page)
    expect(selectCorrectedLines(page.store.getState()).second).toBe(second)
    expect(selectWrittenFigures(page.store.getState())).toEqual({
      putRight: isInCapitals ? 1 : 0,
      uprnsFilled: 1,
    })
  }
})

test('a row where only the UPRN is filled does not count as an address put right', async () => {
  const page = await pageWith(`Name,Address 1,Town,Postcode,UPRN
Ann,"Flat 3, 12 High Street",LEEDS,LS1 4AB,
Bob,7 Low Rd,Leeds,LS1 4AC,5
`)
  expect(await fatesOf(page)).toMatchObject({ changes: [0] })
  expect(selectCorrectedLines(page.store.getState()).second).toBe('1 UPRN filled')
  expect(selectWrittenFigures(page.store.getState())).toEqual({ putRight: 0, uprnsFilled: 1 })
})

test('cells that differ only in capitals, blanks or punctuation stay byte for byte theirs until the user has them changed', async () => {
  const csv = `Name,Address 1,Address 2,Town,Postcode
Ann,flat 3,12 HIGH STREET,leeds,LS1 4AB
Bob,7 Low Rd,,Leeds,LS1 4AC
`
  const page = await pageWith(csv)
  expect(await fatesOf(page)).toMatchObject({ changes: [], capitals: [0], stays: [1] })
  expect((await correctedFrom(page)).rows).toEqual(table(csv))
  expect((await correctedFrom(page, 'changes')).rows).toHaveLength(1)
  page.store.dispatch(capitalsChosen(true))
  expect(await firstRow(page)).toBe('Ann|Flat 3|12 High Street|LEEDS|LS1 4AB')
  expect((await correctedFrom(page, 'changes')).rows).toHaveLength(2)
  expect(selectWrittenCount(page.store.getState())).toBe(1)
  expect(selectCorrectedLines(page.store.getState()).second).toBe('1 address put right')
  expect(selectWrittenFigures(page.store.getState())).toEqual({ putRight: 1, uprnsFilled: 0 })
})

test('a row that has the address in its very capitals has no line in the list', async () => {
  const page = await pageWith(`Name,Address 1,Address 2,Town,Postcode
Ann,Flat 3,12 High Street,LEEDS,LS1 4AB
`)
  expect(await fatesOf(page)).toMatchObject({ capitals: [], stays: [0] })
  page.store.dispatch(capitalsChosen(true))
  expect((await correctedFrom(page, 'changes')).rows).toHaveLength(1)
})

test('each line of the list names the row, the customer by name and number, and the change', async () => {
  // The UPRN alone; parts that only move to another column; an address in lines.
  for (const [csv, before, after] of [
    [
      'Name,Account,Address 1,Town,Postcode,UPRN\nAnn,A1,"Flat 3, 12 High Street",LEEDS,LS1 4AB,\n',
      'UPRN:',
      'UPRN: 72000123',
    ],
    [
      'Name,Account,Address 1,Address 2,Town,Postcode\nAnn,A1,"Flat 3, 12 High Street",,LEEDS,LS1 4AB\n',
      'Address 1: Flat 3, 12 High Street; Address 2:',
      'Address 1: Flat 3; Address 2: 12 High Street',
    ],
    [
      'Name,Account,Address,Postcode\nAnn,A1,"flat 3\n12 high st\nleeds",LS1 4AB\n',
      'flat 3, 12 high st, leeds, LS1 4AB',
      'Flat 3, 12 High Street, LEEDS, LS1 4AB',
    ],
  ]) {
    const page = await pageWith(csv!)
    const { rows } = await correctedFrom(page, 'changes')
    expect(rows).toEqual([
      ['Account', 'Name', 'Before', 'After', 'Why', 'Row', 'Row in your file'],
      ['A1', 'Ann', before, after, 'spelling and layout', '1', '2'],
    ])
  }
})

test('the customer’s own file comes as a CSV, whatever format the others have', async () => {
  const page = await pageWith(CRM)
  page.store.dispatch(formatChosen('xlsx'))
  expect((await correctedFrom(page)).name).toBe('crm_corrected.csv')
})
