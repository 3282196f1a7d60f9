import { read, utils, write } from '@e965/xlsx'
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Papa from 'papaparse'
import { describe, expect, test, vi } from 'vitest'
import { contentsOf } from '../../../../src/features/file/reader/contents'
import { openWorkbook } from '../../../../src/features/file/reader/workbook'
import { writeWorkbook } from '../../../../src/features/file/reader/writeWorkbook'

const fixture = (name: string) => new Uint8Array(readFileSync(`tests/fixtures/workbooks/${name}`))

function sheetsOf(bytes: Uint8Array) {
  // The library logs number formats of OpenDocument that it does not know.
  vi.spyOn(console, 'error').mockReturnValue()
  const workbook = openWorkbook(bytes)
  if (workbook.kind === 'closed') throw new Error(workbook.reason)
  return workbook.sheets
}

const tableOf = (text: string) => Papa.parse<string[]>(text, { delimiter: ',' }).data

const CUSTOMERS = [
  ['Customers of 2026', '', '', '', ''],
  ['', '', '', '', ''],
  ['Ref', 'Address', 'Town', 'Postcode', 'Total'],
  ...[1, 2, 3, 4, 5].map((row) => [`000${row}`, `${row} High Street`, 'Leeds', 'LS1 4AB', String(row * 2)]),
]

describe('a cell becomes the text that Excel shows, with all digits', () => {
  // OpenDocument keeps the space at the end of a value, but the library does not read it.
  const lost: Record<string, string[]> = { 'cells.ods': ['spaces'] }

  test.each(['cells.xlsx', 'cells.xls', 'cells.ods'])('in %s, value by value', (name) => {
    const [header, ...rows] = tableOf(sheetsOf(fixture(name))[0]!.text)
    expect(header).toEqual(['Case', 'Value', 'Expected'])
    const compared = rows.filter(([what = '']) => !lost[name]?.includes(what))
    expect(compared.length).toBeGreaterThan(30)
    expect(compared.map(([what, value]) => [what, value])).toEqual(
      compared.map(([what, , expected]) => [what, expected]),
    )
  })

  test('with dates of the calendar of 1904', () => {
    const [sheet] = sheetsOf(fixture('calendar1904.xlsx'))
    expect(tableOf(sheet!.text)).toEqual([
      ['Address', 'Since'],
      ['1 High Street', '01/03/2026'],
    ])
  })
})

describe('the sheets of a workbook', () => {
  test.each(['calculated.xlsx', 'layout.xls', 'layout.ods'])(
    'in %s are the visible ones with data, including hidden rows and columns and the values of formulas',
    (name) => {
      const [customers, other, ...more] = sheetsOf(fixture(name))
      expect(customers).toMatchObject({ name: 'Customers', hiddenRows: 1, blankFormulas: 0 })
      expect(tableOf(customers!.text)).toEqual(CUSTOMERS)
      expect(other).toMatchObject({ name: 'Old “list”', hiddenRows: 0 })
      expect(more).toEqual([])
    },
  )

  test('have blank cells for formulas that were never calculated, and count them', () => {
    const [customers] = sheetsOf(fixture('layout.xlsx'))
    expect(customers).toMatchObject({ hiddenRows: 1, blankFormulas: 5 })
    expect(tableOf(customers!.text)[3]).toEqual(['0001', '1 High Street', 'Leeds', 'LS1 4AB', ''])
  })

  test('of an .xlsb are read too', () => {
    const book = read(fixture('calculated.xlsx'), { cellStyles: true, cellNF: true })
    const xlsb = new Uint8Array(write(book, { type: 'array', bookType: 'xlsb' }) as ArrayBuffer)
    expect(tableOf(sheetsOf(xlsb)[0]!.text)).toEqual(CUSTOMERS)
  })

  test('may be a table in HTML, which keeps its zeros', () => {
    const html =
      '<html><table><tr><td>Ref</td><td>Address</td></tr><tr><td>0012</td><td>1 High St</td></tr></table>'
    expect(tableOf(sheetsOf(new TextEncoder().encode(html))[0]!.text)).toEqual([
      ['Ref', 'Address'],
      ['0012', '1 High St'],
    ])
  })
})

test('an OpenDocument workbook may have its type anywhere in the zip', () => {
  const book = utils.book_new(utils.aoa_to_sheet(CUSTOMERS), 'Customers')
  const bytes = new Uint8Array(write(book, { type: 'array', bookType: 'ods' }) as ArrayBuffer)
  expect(new TextDecoder('latin1').decode(bytes.subarray(0, 200))).not.toContain('opendocument.spreadsheet')
  expect(contentsOf(bytes, 'list.ods')).toBe('workbook')
  expect(tableOf(sheetsOf(bytes)[0]!.text)).toEqual(CUSTOMERS)
})

test.each([
  ['empty', 'empty.xlsx', 'empty'],
  ['without a visible sheet', 'hidden.xlsx', 'hidden'],
  ['cut off', 'cutOff.xlsx', 'damaged'],
  ['locked with a password by Excel’s newer kind', 'password.xlsx', 'password'],
  ['locked with a password by Excel’s older kind', 'password.xls', 'password'],
  ['locked with a password by LibreOffice’s kind', 'password.ods', 'password'],
])('a workbook that is %s is closed for that reason', (_, name, reason) => {
  expect(openWorkbook(fixture(name))).toEqual({ kind: 'closed', reason })
})

/** Text that spreadsheets tend to change. */
const headers = ['Ref', 'Tŷ', 'Note', '']
const rows = [
  ['000123456789', '=1+1', '+44 20 7946 0958', '1E5'],
  ['100023456789', 'Llanfair­pwll', '12 High Street\nLeeds', 'The "Old" Mill, Ely'],
  ['01/03/2026', 'TRUE', '_x0041_ a_x000D_b _x005F_ _x41_', ' spaces '],
]

describe('a workbook that is written', () => {
  const bytes = writeWorkbook({ titleLines: ['Customers of 2026'], delimiter: ',', headers, rows })

  test('is read back to the letter', () => {
    const [sheet] = sheetsOf(bytes)
    expect(tableOf(sheet!.text)).toEqual([['Customers of 2026', '', '', ''], headers, ...rows])
  })

  test('has text in every cell, a filter on its header, and columns as wide as their contents', () => {
    const sheet = read(bytes, { cellNF: true, cellStyles: true }).Sheets['Addresses']!
    const cells = Object.entries(sheet).filter(([name]) => !name.startsWith('!')) as [
      string,
      { t: string; z: string },
    ][]
    expect(cells).toHaveLength(16)
    expect(cells.every(([, { t, z }]) => t === 's' && z === '@')).toBe(true)
    expect(sheet['!autofilter']).toEqual({ ref: 'A2:D5' })
    const wide = writeWorkbook({
      titleLines: [],
      delimiter: ',',
      headers: ['a', 'b', 'c'],
      rows: [['', 'x'.repeat(30), 'y'.repeat(90)]],
    })
    const widths = read(wide, { cellStyles: true }).Sheets['Addresses']!['!cols']!.map(({ width }) =>
      Math.floor(width!),
    )
    expect(widths).toEqual([10, 30, 50])
  })
})

/** 1,100 rows of 56 columns, with the rows above among them. */
const wideHeaders = Array.from({ length: 56 }, (_, column) => headers[column] ?? `Column ${column + 1}`)
const manyRows = Array.from({ length: 1100 }, (_, row) =>
  wideHeaders.map((_header, column) => rows[row % 7]?.[column] ?? `${row + 1}·${column + 1}`),
)

/** Runs a program over our workbook of 1,100 rows; undefined, and a line that says so, where it is not installed. */
function otherProgram(program: string, run: (folder: string, path: string) => string): string | undefined {
  if (!existsSync(program)) {
    console.warn(`Skipped: ${program} is not installed.`)
    return undefined
  }
  const folder = mkdtempSync(join(tmpdir(), 'cleansheet-'))
  const path = join(folder, 'ours.xlsx')
  writeFileSync(path, writeWorkbook({ titleLines: [], delimiter: ',', headers: wideHeaders, rows: manyRows }))
  return run(folder, path)
}

describe('other programs', () => {
  test('LibreOffice saves our workbook as our CSV, value for value', { timeout: 120_000 }, (context) => {
    const csv = otherProgram('/usr/bin/soffice', (folder, path) => {
      const profile = `-env:UserInstallation=file://${folder}/profile`
      // Comma, quotes, UTF-8, cells as they are shown.
      const filter = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true'
      execFileSync('/usr/bin/soffice', [
        profile,
        '--headless',
        '--convert-to',
        filter,
        '--outdir',
        folder,
        path,
      ])
      return readFileSync(join(folder, 'ours.csv'), 'utf8')
    })
    if (csv === undefined) return context.skip()
    expect(tableOf(csv.replace(/\n$/, ''))).toEqual([wideHeaders, ...manyRows])
  })

  test('openpyxl sees nothing but text', (context) => {
    const script =
      'import json, openpyxl, sys; sheet = openpyxl.load_workbook(sys.argv[1]).active; print(json.dumps([[(c.data_type, c.value) for c in row] for row in sheet.iter_rows()]))'
    const isThere = existsSync('/usr/lib/python3/dist-packages/openpyxl')
    if (!isThere) console.warn('Skipped: openpyxl is not installed.')
    const printed = isThere
      ? otherProgram('/usr/bin/python3', (_, path) =>
          execFileSync('/usr/bin/python3', ['-c', script, path], { encoding: 'utf8', maxBuffer: 2 ** 26 }),
        )
      : undefined
    if (printed === undefined) return context.skip()
    const cells = (JSON.parse(printed) as [string, string | null][][])
      .flat()
      .filter(([, value]) => value !== null)
    expect(new Set(cells.map(([type]) => type))).toEqual(new Set(['s']))
    expect(cells.map(([, value]) => value)).toEqual(
      [wideHeaders, ...manyRows].flat().filter((text) => text !== ''),
    )
  })
})
