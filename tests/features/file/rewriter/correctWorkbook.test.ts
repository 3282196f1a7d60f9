import { expect, test } from 'vitest'
import { readFile } from '../../../../src/features/file/reader/readFile'
import { correctWorkbook } from '../../../../src/features/file/rewriter/correctWorkbook'
import { officeParts, officeWorkbook } from '../../../support/officeWorkbook'
import { zipOf } from '../../../support/zips'

type Bytes = Uint8Array<ArrayBuffer>

/** Reads a sheet, and writes other texts into its cells, by row and column of the list. */
async function corrected(bytes: Bytes, texts: Record<string, string>, table = 'Tenants') {
  const reading = await readFile(new File([bytes], 'book.xlsx'), { header: 'found', table })
  if (reading.kind === 'refused') throw new Error(reading.next)
  const { workbook, asNew, rows, sheetRows } = reading.file
  const sent = rows.map((row, at) => {
    const after = row.map((text, column) => texts[`${at},${column}`] ?? text)
    return [String(sheetRows[at]), ...row, ...after]
  })
  const shares: number[] = []
  const is = await correctWorkbook(bytes, workbook!, sent, (share) => shares.push(share))
  return { is, shares, asNew }
}

const TYPES = '[Content_Types].xml'

/** A workbook with other content types. */
const typed = (change: (types: string) => string) =>
  officeWorkbook({ files: { [TYPES]: change(String(officeParts()[TYPES])) } })

/** One whose parts have other names in the zip. */
const named = (change: (name: string) => string) =>
  zipOf(Object.fromEntries(Object.entries(officeParts()).map(([name, part]) => [change(name), part])))

const WORKBOOK_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml'

test.each<[string, Bytes]>([
  ['whose folders are parted as in Windows', named((name) => name.replaceAll('/', '\\'))],
  ['whose parts are named in capitals', named((name) => name.toUpperCase())],
  [
    'whose type is that of an ending',
    typed((types) =>
      types
        .replace(`<Override PartName="/xl/workbook.xml" ContentType="${WORKBOOK_TYPE}"/>`, '')
        .replace(
          'Extension="xml" ContentType="application/xml"',
          `Extension="xml" ContentType="${WORKBOOK_TYPE}"`,
        ),
    ),
  ],
  [
    'without macros, with a type for those of others',
    typed((types) =>
      types.replace(
        '<Default Extension="bin" ContentType="application/vnd.ms-office.vbaProject"/>',
        '<Default Extension="bin" ContentType="application/vnd.ms-excel.sheet.binary.macroEnabled.main"/>',
      ),
    ),
  ],
])('a workbook %s is written in place', async (_, bytes) => {
  const { is, asNew } = await corrected(bytes, { '0,2': 'High Street' })
  expect(asNew).toBeUndefined()
  expect(is).toMatchObject({ kind: 'inPlace', ending: 'xlsx' })
})

test('a template is not rewritten: Excel opens none that is named as a workbook', async () => {
  const { is, asNew } = await corrected(
    typed((types) => types.replace('spreadsheetml.sheet.main', 'spreadsheetml.template.main')),
    { '0,2': 'High Street' },
  )
  expect(asNew).toBe('unwritable')
  expect(is).toEqual({ kind: 'unwritable' })
})

test('a column without a name whose cells all become blank is written in place', async () => {
  const bytes = officeWorkbook({ sheet: (xml) => xml.replace('<c r="F3" s="1" t="s"><v>5</v></c>', '') })
  const towns = Object.fromEntries([0, 1, 2, 3, 4, 5].map((row) => [`${row},4`, '']))
  const { is } = await corrected(bytes, towns)
  expect(is.kind).toBe('inPlace')
})

test('progress is reported', async () => {
  const { shares } = await corrected(officeWorkbook(), { '0,2': 'High Street' })
  expect(shares).toEqual(shares.toSorted((a, b) => a - b))
  expect(shares.length).toBeGreaterThan(2)
})

test('a workbook that reads back differently from what was written is not handed over', async () => {
  // The library takes the text for the name of a cell that has none.
  const bytes = officeWorkbook({
    sheet: (xml) => xml.replace('<c r="D4" s="2" t="s"><v>10</v></c>', '<c t="s"><v>10</v></c>'),
  })
  const { is, asNew } = await corrected(bytes, { '0,2': ' r="K9"' })
  expect(asNew).toBeUndefined()
  expect(is).toEqual({ kind: 'unwritable' })
})
