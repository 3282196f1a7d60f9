import { expect, test } from 'vitest'
import { officeWorkbook, SHEET_PART } from '../../../support/officeWorkbook'
import { rewritten } from '../../../support/rewritten'

const FORMULA = '<row r="5"><c r="A5"><f>1</f></c></row>'

const ODD: [string, Parameters<typeof officeWorkbook>][] = [
  ['that is signed', [{ files: { '_xmlsignatures/sig1.xml': '<a/>' } }]],
  ['with revisions', [{ files: { 'xl/revisions/revisionHeaders.xml': '<a/>' } }]],
  ['that is encrypted', [{}, { flags: 1 }]],
  ['with a document type', [{ sheet: (xml) => `<!DOCTYPE worksheet []>${xml}` }]],
  [
    'that says it is in another encoding',
    [{ files: { 'xl/workbook.xml': '<?xml version="1.0" encoding="windows-1252"?><workbook/>' } }],
  ],
  ['that is not UTF-8', [{ files: { [SHEET_PART]: Uint8Array.of(0xff, 0xfe, 0x3c, 0) } }]],
  ['whose rows are not in order', [{ sheet: (xml) => xml.replace('<row r="4"', '<row r="6"') }]],
  ['with a row twice', [{ sheet: (xml) => xml.replace('<row r="5"', '<row r="4"') }]],
  ['whose cells are not in order', [{ sheet: (xml) => xml.replace('<c r="C4"', '<c r="E4"') }]],
  ['with a cell twice', [{ sheet: (xml) => xml.replace('<c r="C4"', '<c r="B4"') }]],
  ['with a cell of another row', [{ sheet: (xml) => xml.replace('<c r="C4"', '<c r="C5"') }]],
  ['without a row', [{ sheet: (xml) => xml.replace(/<row r="4".*?<\/row>/s, '') }]],
  ['whose row is empty', [{ sheet: (xml) => xml.replace(/<row r="4".*?<\/row>/s, '<row r="4"/>') }]],
  [
    'whose rows are somewhere else',
    [
      {
        sheet: (xml) =>
          xml.replace('<sheetData>', '<sheetData><a>').replace('</sheetData>', '</a></sheetData>'),
      },
    ],
  ],
  [
    'with rows twice',
    [{ sheet: (xml) => xml.replace('</sheetData>', `</sheetData><sheetData>${FORMULA}</sheetData>`) }],
  ],
  ['that is cut off', [{ sheet: (xml) => xml.slice(0, xml.indexOf('<row r="8"')) }]],
  ['with a part twice', [{ files: { [SHEET_PART.toUpperCase()]: '<a/>' } }]],
  ['without a main part', [{ files: { '_rels/.rels': '<Relationships/>' } }]],
  ['of a kind that is not known', [{ files: { '[Content_Types].xml': '<Types/>' } }]],
  ['with a cell that is nowhere', [{ sheet: (xml) => xml.replace('<c r="C4"', '<c r="C0"') }]],
  ['with a row that is none', [{ sheet: (xml) => xml.replace('<row r="5"', '<row r="five"') }]],
  ['with a merge of nothing', [{ sheet: (xml) => xml.replace('ref="B1:D1"', 'ref="B1:"') }]],
  ['with something else among cells', [{ sheet: (xml) => xml.replace('<c r="C4"', '<d/><c r="C4"') }]],
  ['whose last tag does not end', [{ sheet: (xml) => xml.slice(0, -1) }]],
  ['whose comment does not end', [{ sheet: (xml) => xml.replace('<row r="5"', '<!-- <row r="5"') }]],
  ['that is no sheet', [{ sheet: () => '<a/>' }]],
  ['without that sheet', [{ files: { 'xl/workbook.xml': '<workbook><sheets/></workbook>' } }]],
]

test.each(ODD)('a workbook %s is not rewritten', async (_, made) => {
  await expect(rewritten(officeWorkbook(...made), [[4, 3, 'x']])).rejects.toThrow(Error)
})

test('a workbook with a wrong checksum is not rewritten', async () => {
  const bytes = officeWorkbook()
  // The last time that its name is there is in its record in the directory.
  const record = Buffer.from(bytes.buffer).lastIndexOf(SHEET_PART) - 46
  new DataView(bytes.buffer).setUint32(record + 16, 1, true)
  await expect(rewritten(bytes, [[4, 3, 'x']])).rejects.toThrow('CRC32')
})

test.each([
  ['a formula', 4, 4],
  ['a formula that is shared', 6, 4],
  ['a kind of data', 8, 4],
])('%s is never written over', async (_, row, column) => {
  await expect(rewritten(officeWorkbook(), [[row, column, 'x']])).rejects.toThrow('not written')
})
