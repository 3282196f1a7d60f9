import fc from 'fast-check'
import { readFileSync } from 'node:fs'
import Papa from 'papaparse'
import { describe, expect, test } from 'vitest'
import type { Encoding } from '../../../../src/app/base/csvFile'
import { readFile } from '../../../../src/features/file/reader/readFile'
import { writeWorkbook } from '../../../../src/features/file/reader/writeWorkbook'
import { delimiters, drawnTable, DRAWS, troublesomeText } from '../../../support/drawn'

const read = (...parts: (string | Uint8Array<ArrayBuffer>)[]) =>
  readFile(new File(parts, 'customers.csv'), { header: 'found', part: null })

function utf16(text: string, isLittleEndian: boolean) {
  const view = new DataView(new ArrayBuffer(text.length * 2))
  for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), isLittleEndian)
  return new Uint8Array(view.buffer)
}

const lines = (count: number, line: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => line(n)).join('')

const LIMIT = 'Maximum allowed is 1,100 rows. Please reduce your file size and try again.'

describe('a file', () => {
  test('comes with its name, encoding and delimiter', async () => {
    expect(await read('address;postcode\r\n1 High Street;BA1 1AA\r\n')).toEqual({
      kind: 'read',
      file: {
        name: 'customers.csv',
        headers: ['address', 'postcode'],
        rows: [['1 High Street', 'BA1 1AA']],
        sheetRows: [2],
        encoding: 'UTF-8',
        delimiter: ';',
        warnings: [],
        titleLines: [],
        isHeaderless: false,
        headerLine: {
          line: 1,
          isFound: false,
          looksLikeData: false,
          choices: [
            { line: 1, text: 'address, postcode' },
            { line: 2, text: '1 High Street, BA1 1AA' },
          ],
        },
      },
    })
  })

  test.each<[Encoding, string, Uint8Array<ArrayBuffer>]>([
    ['UTF-8', 'Tŷ', new TextEncoder().encode('\uFEFFa,b\r\nTŷ,2\r\n')],
    ['UTF-16LE', 'Tŷ', utf16('\uFEFFa,b\r\nTŷ,2\r\n', true)],
    ['UTF-16BE', 'Tŷ', utf16('\uFEFFa,b\r\nTŷ,2\r\n', false)],
    ['Windows-1252', 'Café', Uint8Array.from('a,b\r\nCafé,2\r\n', (character) => character.charCodeAt(0))],
  ])('in %s is read in its encoding, without a mark in the header', async (encoding, value, bytes) => {
    expect(await read(bytes)).toMatchObject({
      file: { encoding, headers: ['a', 'b'], rows: [[value, '2']] },
    })
  })

  test.each([
    ['that is a spreadsheet', ['PK\u0003\u0004\u0014\u0000\u0006'], /not text/],
    ['without a byte', [], /empty/],
    ['with a header and no rows', ['address,postcode\n'], /no data rows/],
    ['with a quote that is never closed', ['a,b\n1,2\n"3,4\n'], /Quoted field unterminated.*line 3\b/],
    ['with a row too wide', ['a,b\n1,2,3\n'], /Too many fields.*line 2\b/],
  ])('%s is refused in words', async (_, parts, message) => {
    expect(await read(...parts)).toMatchObject({ kind: 'refused', message: expect.stringMatching(message) })
  })
})

describe('a file of two encodings', () => {
  test('ruins no letter: lines that are not UTF-8 are read as Windows-1252, with a warning that shows them', async () => {
    const cafe = Uint8Array.from('Café Noir,Bala\r\n', (letter) => letter.charCodeAt(0))
    const outcome = await read('Name,Town\r\nTŷ Gwyn,Bala\r\n', cafe)
    expect(outcome).toMatchObject({
      file: {
        encoding: 'UTF-8',
        rows: [
          ['Tŷ Gwyn', 'Bala'],
          ['Café Noir', 'Bala'],
        ],
        warnings: [
          {
            title: '1 line is not UTF-8 and was read as Windows-1252. Check the letters:',
            lines: ['Line 3 reads “Café Noir,Bala”.'],
          },
        ],
      },
    })
  })
})

describe('a header line of more than 64 KB', () => {
  const headers = Array.from({ length: 2000 }, (_, n) => `Column with a long name, number ${n}`)
  const quoted = headers.map((header) => `"${header}"`).join(',')
  const row = headers.map((_, n) => String(n))

  test.each(['\n', '\r\n'])('is read whole, with lines ending in %j', async (end) => {
    const outcome = await read([quoted, row.join(','), ''].join(end))
    expect(outcome).toMatchObject({ file: { headers, rows: [row], headerLine: { line: 1 } } })
  })
})

describe('a file whose rows end in CR', () => {
  test.each([
    [
      'with line feeds in quotes',
      'a,b\r"1\n2",3\r4,5\r',
      [
        ['1\n2', '3'],
        ['4', '5'],
      ],
    ],
    [
      'with a line feed at its end',
      'a,b\r1,2\r3,4\r\n',
      [
        ['1', '2'],
        ['3', '4'],
      ],
    ],
    ['of one column, with a line feed at its end', 'address\r1 High Street\r\n', [['1 High Street']]],
  ])('is read %s', async (_, text, rows) => {
    expect(await read(text)).toMatchObject({ kind: 'read', file: { rows } })
  })
})

test('a file of more than 100 MB is refused by its size, unread', async () => {
  const large = { name: 'large.csv', size: 100 * 1024 * 1024 + 1 } as File
  expect(await readFile(large, { header: 'found', part: null })).toMatchObject({
    kind: 'refused',
    message: expect.stringMatching(/larger than 100 MB/),
    next: expect.stringMatching(/smaller files/),
  })
})

test('a NUL is found wherever it is in the file', async () => {
  const outcome = await read('a,b\n', 'x,y\n'.repeat(1_200_000), Uint8Array.of(0))
  expect(outcome).toMatchObject({ kind: 'refused', message: expect.stringMatching(/not text/) })
})

describe('the row limit', () => {
  test('lets 1,100 rows in', async () => {
    const outcome = await read(
      'a,b\n',
      lines(1100, (n) => `${n},x\n`),
    )
    expect(outcome.kind === 'read' && outcome.file.rows).toHaveLength(1100)
  })

  test.each([
    [1101, 'File contains 1,101 rows. '],
    [20_000, 'File contains 20,000 rows. '],
    [1_234_567, 'File contains 1,234,567 rows. '],
  ])('refuses %i rows with their number', async (count, beginning) => {
    const outcome = await read('a,b\n', 'x,y\n'.repeat(count))
    expect(outcome).toMatchObject({ kind: 'refused', message: beginning + LIMIT, tooMany: count })
  })

  test('counts rows, not lines: empty ones and line breaks in values are left out', async () => {
    const outcome = await read(
      'a,b\r\n',
      lines(1100, (n) => `"${n}\r\n\r\n",x\r\n\r\n`),
    )
    expect(outcome.kind === 'read' && outcome.file.rows).toHaveLength(1100)
  })

  test('is told by rows however wide they are, in UTF-16 as well', async () => {
    const row = `${'é'.repeat(2500)},"${'x\n'.repeat(200)}"\r\n`
    const file = (count: number) => utf16(`\uFEFFa,b\r\n${row.repeat(count)}`, true)
    const outcome = await read(file(1100))
    expect(outcome.kind === 'read' && outcome.file.rows[1099]).toEqual(['é'.repeat(2500), 'x\n'.repeat(200)])
    expect(await read(file(1101))).toMatchObject({
      kind: 'refused',
      message: `File contains 1,101 rows. ${LIMIT}`,
    })
  })

  test('is recognised whatever white space comes between a closing quote and the delimiter', async () => {
    const outcome = await read('a,b\n', '"x"\t,y\n'.repeat(1101))
    expect(outcome).toHaveProperty('message', `File contains 1,101 rows. ${LIMIT}`)
  })

  test('counts the rows that are read: a carriage return within a line does not end it', async () => {
    const outcome = await read('a,b\n', '1 High\rSt,x\n'.repeat(600))
    expect(outcome.kind === 'read' && outcome.file.rows).toHaveLength(600)
  })

  test.each(['\f', '\u00a0', '\u2003'])(
    'does not count a row of nothing but the white space %j',
    async (blank) => {
      const outcome = await read('a,b\n', 'x,y\n'.repeat(1100), blank)
      expect(outcome.kind === 'read' && outcome.file.rows).toHaveLength(1100)
    },
  )

  test('counts a last row that ends with the file', async () => {
    const outcome = await read(`a,b\n${'x,y\n'.repeat(1100)}x,y`)
    expect(outcome).toHaveProperty('message', `File contains 1,101 rows. ${LIMIT}`)
  })

  test('is told for a quote that is never closed in a large file', async () => {
    const outcome = await read('a,b\n1,2\n"3,4\n', 'x,y\n'.repeat(2_000_000))
    expect(outcome).toMatchObject({
      kind: 'refused',
      message: expect.stringMatching(/Quoted field unterminated/),
    })
  })
})

describe('a table of any text that is written as CSV', () => {
  const layout = fc.record({
    delimiter: fc.constantFrom(...delimiters),
    newline: fc.constantFrom('\n', '\r\n'),
    quotes: fc.boolean(),
    end: fc.boolean(),
    mark: fc.boolean(),
  })
  /** Text without any delimiter but the file's own, so that it can be read in one way only. */
  const cases = layout.chain((options) => {
    const others = delimiters.filter((each) => each !== options.delimiter)
    const cell = troublesomeText.map((text) =>
      others.reduce((left, other) => left.replaceAll(other, '.'), text),
    )
    // Under a first line with a single name among several columns another header is looked for.
    const table = drawnTable(cell).filter(
      ({ headers }) => headers.length === 1 || headers.filter((header) => header.trim() !== '').length > 1,
    )
    return fc.record({ options: fc.constant(options), table })
  })

  test('comes back equal', async () => {
    await fc.assert(
      fc.asyncProperty(cases, async ({ options, table }) => {
        const text = Papa.unparse([table.headers, ...table.rows], options)
        const outcome = await read(options.mark ? '\uFEFF' : '', text, options.end ? options.newline : '')
        expect(outcome).toMatchObject({ kind: 'read', file: { ...table, warnings: [] } })
      }),
      DRAWS,
    )
  })
})

describe('a file of another kind than CSV', () => {
  const fixture = (name: string) => new File([readFileSync(`tests/fixtures/workbooks/${name}`)], name)
  const text = (name: string, content: string) => new File([content], name)
  const options = { header: 'found', part: null } as const
  const rows = 'Ref\tAddress\tPostcode\n1\t1 High Street\tLS1 4AB\n2\t2 High Street\tLS1 4AB\n'

  test.each([
    [
      'a workbook',
      fixture('layout.xlsx'),
      [
        { table: 'Customers', rows: 5 },
        { table: 'Old “list”', rows: 1 },
      ],
    ],
    ['tab-separated text', text('list.tsv', rows), [{ table: 'list.tsv', rows: 2 }]],
    ['text in a .txt', text('list.txt', rows), [{ table: 'list.txt', rows: 2 }]],
    ['text that is named .xls', text('list.xls', rows), [{ table: 'list.xls', rows: 2 }]],
    [
      'HTML that is named .xls',
      text(
        'list.xls',
        '<table><tr><td>Ref</td><td>Address</td></tr><tr><td>01</td><td>1 High St</td></tr></table>',
      ),
      [{ table: 'Sheet1', rows: 1 }],
    ],
  ])('offers what it holds: %s', async (_, file, tables) => {
    expect(await readFile(file, options)).toEqual({
      kind: 'refused',
      message: 'Please select a CSV file',
      next: undefined,
      tables,
    })
  })

  test('has its table read when that is chosen: a sheet, with the lines above its header and its warnings', async () => {
    const outcome = await readFile(fixture('layout.xlsx'), { ...options, table: 'Customers' })
    expect(outcome).toMatchObject({
      kind: 'read',
      file: {
        name: 'layout (Customers).xlsx',
        headers: ['Ref', 'Address', 'Town', 'Postcode', 'Total'],
        rows: { length: 5, 0: ['0001', '1 High Street', 'Leeds', 'LS1 4AB', ''] },
        titleLines: ['Customers of 2026,,,,', ',,,,'],
        headerLine: { line: 3, isFound: true },
        warnings: [
          { title: '1 hidden row is included.', lines: [] },
          {
            title: '5 formulas have no saved value and are left blank.',
            lines: [expect.stringMatching(/Excel/)],
          },
        ],
      },
    })
  })

  test('has its table read when that is chosen: delimited text', async () => {
    const outcome = await readFile(text('list.tsv', rows), { ...options, table: 'list.tsv' })
    expect(outcome).toMatchObject({
      kind: 'read',
      file: { name: 'list.tsv', delimiter: '\t', rows: [['1', '1 High Street', 'LS1 4AB'], { length: 3 }] },
    })
  })

  test('keeps the name of a workbook of one sheet, and its parts', async () => {
    const whole = writeWorkbook({
      titleLines: [],
      delimiter: ',',
      headers: ['Ref', 'Address'],
      rows: Array.from({ length: 1101 }, (_, at) => [String(at + 1), 'x']),
    })
    const file = new File([whole], 'book.xlsx')
    expect(await readFile(file, options)).toMatchObject({ tables: [{ table: 'Addresses', rows: 1101 }] })
    const chosen = { ...options, table: 'Addresses' }
    expect(await readFile(file, chosen)).toMatchObject({ kind: 'refused', tooMany: 1101 })
    expect(await readFile(file, { ...chosen, part: 1 })).toMatchObject({
      file: { name: 'book_1101-1101.xlsx', rows: [['1101', 'x']] },
    })
  })

  test.each([
    ['prose', text('notes.txt', 'Dear Ann,\nplease, please, call back.\nBob'), /No table was found/],
    ['a PDF', text('list.pdf', '%PDF-1.7'), /From PDF/],
    ['a workbook that is cut off', fixture('cutOff.xlsx'), /damaged or incomplete/],
    ['an empty workbook', fixture('empty.xlsx'), /No sheet in this workbook/],
    ['a workbook whose sheets are hidden', fixture('hidden.xlsx'), /hidden/],
    ['an image', new File([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0)], 'photo.png'), /^$/],
  ])('without a table says what to do: %s', async (_, file, next) => {
    const outcome = await readFile(file, options)
    expect(outcome).toMatchObject({ kind: 'refused', message: 'Please select a CSV file' })
    expect(outcome).not.toHaveProperty('tables')
    expect('next' in outcome ? (outcome.next ?? '') : '').toMatch(next)
  })
})
