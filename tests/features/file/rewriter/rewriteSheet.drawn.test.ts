import { utils } from '@e965/xlsx'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { linesOf, rewriteSheet } from '../../../../src/features/file/rewriter/rewriteSheet'
import { isDeep, seed } from '../../../support/drawing'
import { officeParts, SHEET_PART } from '../../../support/officeWorkbook'
import { sheetsOf, tableOf } from '../../../support/sheets'
import { zipOf } from '../../../support/zips'

const COLUMNS = 6

/** Text that XML, a spreadsheet or a scanner of XML could take for something else. */
const text = fc.oneof(
  fc.constantFrom(
    '',
    '12',
    '0012',
    ' a ',
    '<c r="B2">',
    '&amp;',
    ']]>',
    '_x0041_',
    '_X005f_',
    'a\r\nb',
    '-->',
    '\'"',
    'Zoë 😀',
  ),
  fc.string({ unit: fc.constantFrom(...Array.from('ab1<>&"\' _x04\t\n\r\u0003€')), maxLength: 12 }),
)

const escaped = (value: string) =>
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll(']]>', ']]&gt;')

/** Text that a sheet may hold as it is. */
const held = fc.constantFrom('Mill Lane', 'a > b', '12', 'Tŷ', '&', '<row r="1">', "it's", 'two\nlines')

/** How a cell is written, or that it is not there. */
const cell = fc.oneof(
  fc.constant({ xml: null, text: '' }),
  fc.constant({ xml: (r: string) => `<c${r} s="2"/>`, text: '' }),
  fc.constant({ xml: (r: string) => `<c${r}></c>`, text: '' }),
  fc
    .nat(9999)
    .map((number) => ({ xml: (r: string) => `<c${r} s="2"><v>${number}</v></c>`, text: String(number) })),
  held.map((value) => ({
    xml: (r: string) => `<c t="inlineStr"${r}><is><t xml:space="preserve">${escaped(value)}</t></is></c>`,
    text: value,
  })),
  held.map((value) => ({
    xml: (r: string) => `<c${r} t='str' ><v xml:space="preserve">${escaped(value)}</v></c >`,
    text: value,
  })),
)

const gap = fc.constantFrom('', '', '\n', '<!-- <c r="A1"/> -->', '<?a b?>')

const drawnSheet = fc.record({
  rows: fc.array(
    fc.record({
      skips: fc.nat(2),
      attributes: fc.constantFrom('', ' spans="1:3"', ' spans="2:6" s="1" customFormat="1"', ' ht="20"'),
      cells: fc.array(cell, { minLength: COLUMNS, maxLength: COLUMNS }),
      // Without a name it is the one after the cell before it: the first one has to have one.
      gap,
      edits: fc.array(fc.option(text, { nil: undefined, freq: 2 }), {
        minLength: COLUMNS,
        maxLength: COLUMNS,
      }),
    }),
    { minLength: 1, maxLength: 6 },
  ),
  prefix: fc.constantFrom('', '', 'x:'),
})

type Drawn = typeof drawnSheet extends fc.Arbitrary<infer Value> ? Value : never

/** The sheet's XML, what its cells hold, and what is written. */
function made({ rows, prefix }: Drawn) {
  const before = new Map<string, string>()
  const edits = new Map<number, Map<number, string>>()
  let at = -1
  const written = rows.map(({ skips, attributes, cells, gap: between, edits: texts }) => {
    at += 1 + skips
    // A row that is written has something in it.
    const all = cells.every(({ xml }) => xml === null)
      ? cells.with(0, { xml: (r: string) => `<c${r}/>`, text: '' })
      : cells
    const xml = all.map(({ xml: of, text: value }, column) => {
      const name = utils.encode_cell({ r: at, c: column })
      if (value !== '') before.set(name, value)
      return of?.(` r="${name}"`) ?? ''
    })
    const changes = texts.flatMap((each, column) => (each === undefined ? [] : [[column, each] as const]))
    if (changes.length > 0) edits.set(at, new Map(changes))
    return `<row r="${at + 1}"${attributes}>${xml.join(between)}</row>`
  })
  const sheet = `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><cols><col min="2" max="3" style="3"/></cols><sheetData>${written.join('')}</sheetData></worksheet>`
  const named = sheet
    .replace(/<(\/?)(?=\w)/g, `<$1${prefix}`)
    .replace(' xmlns=', prefix ? ` xmlns:x=` : ' xmlns=')
  return { xml: named, before, edits }
}

/** Text without the codes of letters. */
const decoded = (value: string) =>
  value.replace(/_x([\da-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

/** The cells of a sheet as a parser of XML has them. */
function cellsIn(xml: string) {
  const page = new DOMParser().parseFromString(xml, 'application/xml')
  expect(page.querySelector('parsererror')).toBeNull()
  const cells = [...page.getElementsByTagNameNS('*', 'c')]
  return new Map(
    cells.flatMap((each) => {
      const value = decoded(each.textContent ?? '')
      return value === '' ? [] : [[each.getAttribute('r')!, value] as const]
    }),
  )
}

/** What the page reads in the sheet's cells. */
async function valuesRead(xml: string): Promise<string[]> {
  const sheets = await sheetsOf(zipOf(officeParts({ files: { [SHEET_PART]: xml } }))).catch(() => [])
  return sheets
    .filter(({ name }) => name === 'Tenants')
    .flatMap((sheet) => tableOf(sheet).flat())
    .filter((value) => value !== '')
    .toSorted()
}

const isEqual = (some: string[], others: string[]) =>
  JSON.stringify(some) === JSON.stringify(others.toSorted())

test('written cells are there, the rest stays, and both an XML parser and the page read it so', async () => {
  await fc.assert(
    fc.asyncProperty(drawnSheet, async (drawn) => {
      const { xml, before, edits } = made(drawn)
      const { xml: after } = rewriteSheet(xml, edits)

      const expected = new Map(before)
      for (const [row, cells] of edits)
        for (const [column, value] of cells) {
          const name = utils.encode_cell({ r: row, c: column })
          if (value === '') expected.delete(name)
          else expected.set(name, linesOf(value))
        }
      const sorted = (cells: Map<string, string>) => [...cells].toSorted(([a], [b]) => (a < b ? -1 : 1))
      expect(sorted(cellsIn(after))).toEqual(sorted(expected))

      expect(rewriteSheet(after, edits).xml).toBe(after)

      // The library does not read every sheet that is sound, and reads what is in comments: then a new CSV comes.
      fc.pre(!/<!-- <\S*c /.test(xml) && isEqual(await valuesRead(xml), [...before.values()]))
      expect(await valuesRead(after)).toEqual([...expected.values()].toSorted())
    }),
    { seed, numRuns: isDeep ? 1000 : 10 },
  )
})
