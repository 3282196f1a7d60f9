import { expect, test, describe } from 'vitest'
import { officeWorkbook, SHEET_PART } from '../../../support/officeWorkbook'
import { rewritten, type Edit } from '../../../support/rewritten'
import { valuesOf } from '../../../support/sheets'
import { packed, unzipped } from '../../../support/zips'

const sheetXml = async (bytes: Uint8Array) => (await unzipped(bytes)).get(SHEET_PART)!.toString()

/** The rows of the sheet as the page reads them. */
const read = (bytes: Uint8Array<ArrayBuffer>) => valuesOf(bytes, 'Tenants')

const EDITS: Edit[] = [
  [4, 2, '14'],
  [4, 3, 'High Street & Co <"1">'],
  [4, 5, ''],
  [5, 5, 'LEEDS'],
  [6, 2, '9'],
  [6, 5, 'YORK'],
  [8, 3, ' two\nlines _x0041_ 😀 '],
]

const KINDS: [string, Parameters<typeof officeWorkbook>][] = [
  ['as Excel writes it', []],
  ['with a prefix', [{ prefix: 'x' }]],
  ['of the strict standard', [{ isStrict: true }]],
  ['of the strict standard with a prefix', [{ isStrict: true, prefix: 'ss' }]],
  ['without numbers of rows', [{ hasNoReferences: true }]],
  ['with dates since 1904', [{ uses1904: true }]],
  ['with macros', [{ hasMacros: true }]],
  ['whose parts are stored', [{}, { isPacked: false }]],
  ['whose sizes come after the files', [{}, { hasDescriptors: true }]],
  ['with a large directory', [{}, { isLarge: true }]],
  ['with a comment of its zip', [{}, { comment: 'kept by the office' }]],
  [
    'with comments and instructions among its rows',
    [{ sheet: (xml) => xml.replaceAll('<row ', '<!-- <row r="1"> --><?a <c>?><row ') }],
  ],
  ['with quotes of the other kind', [{ sheet: (xml) => xml.replaceAll('"', "'") }]],
  [
    'with blanks in its tags',
    [{ sheet: (xml) => xml.replaceAll('"/>', '" />').replaceAll(' r="', '  r="') }],
  ],
]

test.each(KINDS)('a workbook %s has the written cells written and is else as it was', async (_, made) => {
  const before = officeWorkbook(...made)
  const expected = await read(before)
  const at = new Map([2, 3, 5].map((column) => [column, column - 1]))
  for (const [row, column, text] of EDITS) expected[row - 1]![at.get(column)!] = text
  const after = await rewritten(before, EDITS)
  expect(await read(after)).toEqual(expected)

  // Every part is as it was packed, but for the sheet and how it is calculated.
  const [was, is] = [await packed(before), await packed(after)]
  expect([...is.keys()]).toEqual([...was.keys()])
  const changed = [...was.keys()].filter((name) => !was.get(name)!.equals(is.get(name)!))
  expect(changed).toEqual(['xl/workbook.xml', SHEET_PART])
  expect((await unzipped(after)).get('xl/workbook.xml')!.toString()).toMatch(
    /<(?:\w+:)?calcPr calcId="191029" fullCalcOnLoad="1"\/>/,
  )
  // It has what its zip ends with.
  const comment = made[1]?.comment ?? ''
  expect(Buffer.from(after).toString('latin1').endsWith(`\0${comment}`)).toBe(true)
  // Written twice is written once.
  expect(Buffer.from(await rewritten(after, EDITS)).equals(after)).toBe(true)
})

test('only the written cells of the sheet change, to the letter', async () => {
  const before = officeWorkbook()
  const after = await rewritten(before, EDITS)
  const cell = (xml: string, name: string) =>
    new RegExp(`<c r="${name}"[^>]*?(?:/>|>.*?</c>)`, 's').exec(xml)?.[0] ?? ''
  let [was, is] = [await sheetXml(before), await sheetXml(after)]
  const written: Record<string, string> = {
    C4: '<c r="C4" s="2"><v>14</v></c>',
    D4: '<c r="D4" s="2" t="inlineStr"><is><t xml:space="preserve">High Street &amp; Co &lt;"1"&gt;</t></is></c>',
    F4: '<c r="F4" s="3"/>',
    F5: '<c r="F5" s="3" t="inlineStr"><is><t xml:space="preserve">LEEDS</t></is></c>',
    // Of the row, whose style is its own; a column of numbers takes a number.
    C6: '<c r="C6" s="6"><v>9</v></c>',
    F6: '<c r="F6" s="6" t="inlineStr"><is><t xml:space="preserve">YORK</t></is></c>',
    D8: '<c r="D8" s="2" t="inlineStr"><is><t xml:space="preserve"> two\nlines _x005F_x0041_ 😀 </t></is></c>',
  }
  for (const [name, xml] of Object.entries(written)) {
    expect(cell(is, name)).toBe(xml)
    is = is.replace(cell(is, name), '')
    was = was.replace(cell(was, name), '')
  }
  expect(is).toBe(was)
})

test('a cell that the sheet lacks gets the style of its row, else of its column, and no spans exclude it', async () => {
  const before = officeWorkbook({
    sheet: (xml) =>
      xml
        .replace('<row r="4" spans="2:9">', '<row r="4" spans="2:3" ht="20">')
        .replace(/<c r="(?:F4|G5)".*?<\/c>/g, ''),
  })
  const xml = await sheetXml(
    await rewritten(before, [
      [4, 5, 'York'],
      [5, 6, 'YO1 9AA'],
      [4, 0, 'first'],
      [4, 30, 'last'],
    ]),
  )
  expect(xml).toContain('<row r="4" ht="20"><c r="A4" t="inlineStr">')
  expect(xml).toContain('<c r="F4" s="3" t="inlineStr"><is><t xml:space="preserve">York</t></is></c>')
  expect(xml).toContain('<c r="G5" s="3" t="inlineStr">')
  expect(xml).toMatch(/<c r="AE4" t="inlineStr"><is><t xml:space="preserve">last<\/t><\/is><\/c><\/row>/)
})

test('in a cell with a number, a number stays one and anything else is text, as all is in a cell with text', async () => {
  const cases: [...Edit, name: string, isNumber: boolean][] = [
    [4, 2, '12', 'C4', true],
    [5, 2, '0012', 'C5', false],
    [8, 2, '1e5', 'C8', false],
    [4, 8, '12A', 'I4', false],
    [5, 8, '-0.1278', 'I5', true],
    [6, 8, '100023456789', 'I6', true],
    [7, 8, '1234567890123456', 'I7', false],
    [8, 8, '1.10', 'I8', false],
    [4, 3, '12', 'D4', false],
  ]
  const edits = cases.map(([row, column, text]): Edit => [row, column, text])
  const xml = await sheetXml(await rewritten(officeWorkbook(), edits))
  const numbers = cases.filter(([, , text, name]) => xml.match(`<c r="${name}" s="[25]"><v>${text}</v></c>`))
  expect(numbers).toEqual(cases.filter(([, , , , isNumber]) => isNumber))
})

test('a written text reads back as it is', async () => {
  const cases = [
    ['a\r\nb\rc', 'a\nb\nc', 'a\nb\nc'],
    ['\u0001\u001F\uFFFE', '_x0001__x001F__xFFFE_', '\u0001\u001F\uFFFE'],
    ['_x005F_ _X0041_ _xd800_', '_x005F_x005F_ _x005F_X0041_ _x005F_xd800_', '_x005F_ _X0041_ _xd800_'],
    [']]>', ']]&gt;', ']]>'],
    ['half \uD83D', 'half _xD83D_', 'half \uD83D'],
    ['\t"\'', '\t"\'', '\t"\''],
    ['r="A1"', 'r="A1"', 'r="A1"'],
  ] as const
  const edits = cases.map(([text], at): Edit => [4 + (at % 5), at < 5 ? 3 : 5, text])
  const after = await rewritten(officeWorkbook(), edits)
  const [xml, values] = [await sheetXml(after), await read(after)]
  for (const [, written] of cases) expect(xml).toContain(`<t xml:space="preserve">${written}</t>`)
  const isRead = edits.map(([row, column]) => values[row - 1]![column - 1])
  expect(isRead).toEqual(cases.map(([, , text]) => text))
})

describe('how formulas are calculated', () => {
  const workbookXml = async (change: (xml: string) => string, hasFormulas = true) => {
    const { 'xl/workbook.xml': xml } = Object.fromEntries(await unzipped(officeWorkbook()))
    const files = { 'xl/workbook.xml': change(xml!.toString()) }
    const after = await rewritten(officeWorkbook({ files }), [[4, 3, 'x']], hasFormulas)
    return (await unzipped(after)).get('xl/workbook.xml')!.toString()
  }
  const CALC = '<calcPr calcId="191029"/>'

  test('is added in its place if it was missing', async () => {
    expect(await workbookXml((xml) => xml.replace(CALC, ''))).toContain(
      '</definedNames><calcPr fullCalcOnLoad="1"/><extLst/>',
    )
    expect(
      await workbookXml((xml) => xml.replace(CALC, '').replace(/<definedNames>.*<\/definedNames>/, '')),
    ).toContain('</sheets><calcPr fullCalcOnLoad="1"/><extLst/>')
  })

  test('stays if it is there already, or if there are no formulas', async () => {
    const said = '<calcPr fullCalcOnLoad="true" calcMode="manual"/>'
    expect(await workbookXml((xml) => xml.replace(CALC, said))).toContain(said)
    expect(await workbookXml((xml) => xml, false)).toContain(CALC)
    expect(await workbookXml((xml) => xml.replace(CALC, '<calcPr fullCalcOnLoad="0"/>'))).toContain(
      '<calcPr fullCalcOnLoad="1"/>',
    )
  })
})
