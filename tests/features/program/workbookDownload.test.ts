import { read, utils, write, type CellObject } from '@e965/xlsx'
import { describe, expect, test, vi } from 'vitest'
import { downloadMessages } from '../../../src/features/download/downloadMessages'
import { fileLoaded } from '../../../src/features/file/fileSlice'
import { readFile } from '../../../src/features/file/reader/readFile'
import { giveWorkbook } from '../../../src/features/program/programListeners'
import { rowChange } from '../../support/rowChange'
import { programAsked, programOpened } from '../../../src/features/program/programSlice'
import { rowsDecided } from '../../../src/features/review/decisionsSlice'
import { batchSettled } from '../../../src/features/run/runSlice'
import { sessionResumed } from '../../../src/features/session/sessionEvents'
import { kindsChosen } from '../../../src/features/mapping/mappingSlice'
import { recordOfSession } from '../../../src/features/saved/savedSelectors'
import { answered } from '../../support/builders'
import { officeWorkbook, SHEET_PART } from '../../support/officeWorkbook'
import { openTestPage } from '../../support/testStore'
import { unzipped } from '../../support/zips'

const found = (number: string) =>
  answered(
    {
      'Address Line 1': `${number} High Street`,
      'Post Town': 'LEEDS',
      Postcode: 'LS1 4AB',
      'Building Number': number,
      'Street Name': 'High Street',
      'Confidence Score': '0.90',
    },
    `${number}, high st, leeds, ls1 4ab`,
  )

/** A page with a workbook, of which rows have an answer by their index. */
async function pageWith(
  bytes: Uint8Array<ArrayBuffer>,
  name: string,
  answers = { 0: '12' } as Record<number, string>,
) {
  const page = openTestPage()
  const file = new File([bytes], name)
  const request = { header: 'found' as const, table: 'Tenants' }
  const reading = await readFile(file, request)
  if (reading.kind === 'refused') throw new Error(reading.next)
  const id = page.deps.fileInbox.put(file)
  page.store.dispatch(fileLoaded(reading.file, { id, name, ignored: [], read: request }))
  page.store.dispatch(kindsChosen({ 1: 'number', 2: 'street', 3: 'stays', 4: 'town', 5: 'postcode' }))
  const results = Object.entries(answers).map(([index, number]) => ({
    index: Number(index),
    result: found(number),
  }))
  page.store.dispatch(batchSettled({ results, at: 1 }))
  return { ...page, file: reading.file }
}

type Page = Awaited<ReturnType<typeof pageWith>>

/** Opens the dialog. */
async function opened({ store }: Pick<Page, 'store'>) {
  store.dispatch(programOpened())
  await vi.waitFor(() => expect(store.getState().program).toMatchObject({ piles: expect.anything() }))
  await vi.waitFor(() => expect(store.getState().program.workbook.kind).not.toBe('unknown'))
  return store.getState().program
}

async function downloaded({ store, world }: Pick<Page, 'store' | 'world'>) {
  store.dispatch(programAsked('program'))
  await vi.waitFor(() => expect(store.getState().download.written).not.toBeNull())
  const { name, file } = world.workbooks.at(-1)!
  const { written } = store.getState().download
  return { name, written, bytes: new Uint8Array(await file.arrayBuffer()) }
}

const sheetOf = (bytes: Uint8Array) =>
  utils.sheet_to_json<string[]>(read(bytes).Sheets['Tenants']!, { header: 1 })

describe('a workbook comes back as it is, with the cells written that change', () => {
  test.each([
    ['tenants.xlsx', false, 'tenants_corrected.xlsx'],
    ['tenants.xlsm', true, 'tenants_corrected.xlsm'],
  ])('%s', async (name, hasMacros, expected) => {
    const before = officeWorkbook({ hasMacros })
    const page = await pageWith(before, name)
    expect(page.file.name).toBe(name.replace('.', ' (Tenants).'))
    expect(page.file.workbook).toMatchObject({
      sheet: 'Tenants',
      index: 1,
      hasFormulas: true,
      inPlace: expected.split('.')[1],
    })
    expect(await opened(page)).toMatchObject({ workbook: { kind: 'atHand' } })
    const after = await downloaded(page)
    expect(after.name).toBe(expected)
    expect(after.written).toMatchObject({ name: expected, rows: 7, cleansed: 1 })
    expect(after.written?.asNew).toBeUndefined()
    const [was, is] = [unzipped(before), unzipped(after.bytes)]
    const changed = [...was]
      .filter(([part, contents]) => !contents.equals(is.get(part)!))
      .map(([part]) => part)
    expect(changed).toEqual(['xl/workbook.xml', SHEET_PART])
    expect(is.get(SHEET_PART)!.toString()).toContain(
      '<c r="C4" s="2"><v>12</v></c><c r="D4" s="2" t="inlineStr"><is><t xml:space="preserve">High Street</t></is></c><c r="E4" t="str"><f>',
    )
  })
})

test('a row that would change a locked cell stays whole, and is counted with its cause', async () => {
  const sheet = (xml: string) =>
    xml.replace('<c r="D5" s="2" t="s"><v>14</v></c>', '<c r="D5" s="2" t="str"><f>A1</f><v>high st</v></c>')
  const page = await pageWith(officeWorkbook({ sheet }), 'tenants.xlsx', { 0: '12', 1: '7', 3: '8' })
  page.store.dispatch(rowsDecided({ rows: [1, 3], decision: 'accepted' }))
  const { piles } = await opened(page)
  expect(piles).toMatchObject({ locked: [1, 3] })
  const why = (row: number) => rowChange(page.store.getState(), row).stays
  expect([1, 3].map(why)).toEqual([
    'A cell that would change holds a formula',
    'A cell that would change is merged with others',
  ])
  const { bytes } = await downloaded(page)
  expect(sheetOf(bytes)[4]).toEqual(expect.arrayContaining(['T2', 7, 'Leeds & Bradford', 'LS1 4AC']))
})

test('a cell whose format shows a number in another way takes it as text', async () => {
  const sheet = (xml: string) => xml.replace('<c r="C4" s="2"><v>12</v></c>', '<c r="C4" s="7"><v>12</v></c>')
  const page = await pageWith(officeWorkbook({ sheet }), 'tenants.xlsx')
  await opened(page)
  const after = await downloaded(page)
  expect(after.written?.asNew).toBeUndefined()
  expect(unzipped(after.bytes).get(SHEET_PART)!.toString()).toContain('<c r="C4" s="7" t="inlineStr">')
})

test.each<[string, Uint8Array<ArrayBuffer>, string]>([
  ['that is signed', officeWorkbook({ files: { '_xmlsignatures/sig1.xml': '<a/>' } }), 'tenants.xlsx'],
  ['with a document type', officeWorkbook({ sheet: (xml) => `<!DOCTYPE a>${xml}` }), 'tenants.xlsx'],
  ...(['biff8', 'xlsb', 'ods'] as const).map((bookType) => {
    const book = read(officeWorkbook(), { cellNF: true, cellFormula: true })
    const ending = bookType === 'biff8' ? 'xls' : bookType
    return [
      `named .${ending}`,
      new Uint8Array(write(book, { type: 'array', bookType }) as ArrayBuffer),
      `tenants.${ending}`,
    ] as [string, Uint8Array<ArrayBuffer>, string]
  }),
])('a workbook %s comes as a new one with its sheets, and that is said', async (_, bytes, name) => {
  const page = await pageWith(bytes, name)
  expect(page.file.workbook).toMatchObject({ inPlace: null })
  await opened(page)
  const after = await downloaded(page)
  expect(after.name).toBe('tenants_corrected.xlsx')
  expect(after.written?.asNew).toBe('sheets')
  expect(downloadMessages.said(after.written, 'holds')).toContain('It is a new workbook')
  const book = read(after.bytes, { cellFormula: true, cellNF: true })
  expect(book.SheetNames).toEqual(['Notes', 'Tenants'])
  expect(book.Sheets['Tenants']).toMatchObject({
    D4: { v: 'High Street' },
    F4: { v: 'LEEDS' },
    I4: { t: 'n', v: 950.5 },
  })
  const { f } = read(bytes, { cellFormula: true }).Sheets['Tenants']!['I9'] as CellObject
  expect((book.Sheets['Tenants']!['I9'] as CellObject).f).toBe(f)
})

/** The same cleanse in a page that has no file. */
function resumed(page: Page) {
  const record = recordOfSession(page.store.getState(), 1)!
  const again = openTestPage()
  again.store.dispatch(sessionResumed(JSON.parse(JSON.stringify(record)) as typeof record))
  return again
}

describe('after a reload the dialog asks for the workbook', () => {
  test('and writes into the one that is chosen, also where it was saved again', async () => {
    for (const bytes of [officeWorkbook(), officeWorkbook({}, { isPacked: false })]) {
      const page = resumed(await pageWith(officeWorkbook(), 'tenants.xlsx'))
      expect(await opened(page)).toMatchObject({ workbook: { kind: 'missing' } })
      page.store.dispatch(giveWorkbook(new File([bytes], 'again.xlsx')))
      await vi.waitFor(() => expect(page.store.getState().program.workbook).toEqual({ kind: 'atHand' }))
      const after = await downloaded(page)
      expect(after.written?.asNew).toBeUndefined()
      expect(sheetOf(after.bytes)[3]).toContain('High Street')
    }
  })

  test('says which row another workbook does not have', async () => {
    const page = resumed(await pageWith(officeWorkbook(), 'tenants.xlsx'))
    await opened(page)
    const other = officeWorkbook({
      sheet: (xml) => xml.replace('<c r="C5" s="2"><v>7</v>', '<c r="C5" s="2"><v>8</v>'),
    })
    page.store.dispatch(giveWorkbook(new File([other], 'other.xlsx')))
    await vi.waitFor(() =>
      expect(page.store.getState().program.workbook).toEqual({ kind: 'differs', row: 5 }),
    )
  })

  test('and else writes a new one with the rows alone, and says so', async () => {
    const page = resumed(await pageWith(officeWorkbook(), 'tenants.xlsx'))
    await opened(page)
    const after = await downloaded(page)
    expect(after).toMatchObject({
      name: 'tenants_corrected.xlsx',
      written: { asNew: 'rows', rows: 7, cleansed: 1 },
    })
    expect(read(after.bytes).SheetNames).toEqual(['Addresses'])
  })
})

test('a workbook that the browser no longer reads is asked for', async () => {
  const page = await pageWith(officeWorkbook(), 'tenants.xlsx')
  vi.spyOn(File.prototype, 'slice').mockReturnValueOnce({
    arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')),
  } as unknown as Blob)
  expect(await opened(page)).toMatchObject({ workbook: { kind: 'missing' } })
})
