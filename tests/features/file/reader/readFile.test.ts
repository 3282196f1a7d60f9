import fc from 'fast-check'
import { readFileSync } from 'node:fs'
import Papa from 'papaparse'
import { describe, expect, test, vi } from 'vitest'
import type { ReadOptions } from '../../../../src/base/csvFile'
import { PASTED_TYPE } from '../../../../src/features/file/fileNames'
import { pastedRows } from '../../../../src/features/file/reader/restated'
import { readFile } from '../../../../src/features/file/reader/readFile'
import { writeWorkbook } from '../../../../src/features/file/reader/writeWorkbook'
import { delimiters, drawnTable, DRAWS, troublesomeText } from '../../../support/drawn'
import { bookOf } from '../../../support/sheets'
import { zipOf } from '../../../support/zips'

type Content = string | Uint8Array<ArrayBuffer>

const readAs = (file: File, options: Partial<ReadOptions> = {}) =>
  readFile(file, { header: 'found', ...options })

const read = (content: Content | Content[], options?: Partial<ReadOptions>) =>
  readAs(new File([content].flat(), 'list.csv'), options)

async function fileOf(...call: Parameters<typeof read>) {
  const reading = await read(...call)
  if (reading.kind === 'refused') throw new Error(reading.message)
  return reading.file
}

/** Text whose letters are all Latin. */
const windows1252 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

/** Big-endian. */
function utf16(text: string) {
  const view = new DataView(new ArrayBuffer(text.length * 2))
  for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at))
  return new Uint8Array(view.buffer)
}

const numbered = (count: number, rest = ',x\r\n') =>
  Array.from({ length: count }, (_, at) => `${at + 1}${rest}`).join('')

describe('a CSV file', () => {
  test('comes with its name, encoding, delimiter and header line', async () => {
    expect(await fileOf('address;postcode\r\n1 High Street;BA1 1AA\r\n')).toEqual({
      name: 'list.csv',
      headers: ['address', 'postcode'],
      rows: [['1 High Street', 'BA1 1AA']],
      sheetRows: [2],
      lineEnd: '\r\n',
      asNew: undefined,
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
    })
  })

  test('of two encodings loses no letter, and a warning shows the lines that are not UTF-8', async () => {
    const file = await fileOf(['Name,Town\r\nTŷ Gwyn,Bala\r\n', windows1252('Café Noir,Bala\r\n')])
    expect(file).toMatchObject({
      encoding: 'UTF-8',
      rows: [{ 0: 'Tŷ Gwyn' }, { 0: 'Café Noir' }],
      warnings: [
        {
          title: '1 line is not UTF-8 and was read as Windows-1252. Check the letters:',
          lines: ['Line 3 reads “Café Noir,Bala”.'],
        },
      ],
    })
  })

  test.each([
    ['in a file', 'list.csv', ''],
    ['in a text file', 'list.txt', ''],
    ['in what was pasted', 'pasted.csv', PASTED_TYPE],
  ])(
    'with a line of millions of commas behind a quotation mark is refused before anything is parsed: %s',
    async (_, name, type) => {
      const parse = vi.spyOn(Papa, 'parse')
      const text = `Ref,Town\r\n"a"\r${','.repeat(500_000)}${',;\t|'.repeat(375_001)}\n`
      expect(await readAs(new File([text], name, { type }))).toEqual({
        kind: 'refused',
        message:
          'Line 3 has more than 2,000,000 commas, semicolons, tabs or pipes, which is more than this page can read.',
      })
      expect(parse).not.toHaveBeenCalled()
    },
  )

  test('with Excel’s line “sep=” keeps that line above its header', async () => {
    const file = await fileOf('sep=;\r\nName;Address\r\nAnn;1, High St\r\nBob;2, High St\r\n')
    expect(file).toMatchObject({ delimiter: ';', headers: ['Name', 'Address'], titleLines: ['sep=;'] })
  })

  test.each([
    [
      'a row with too many values',
      ['Name,Postcode\nAnn,SW1A 2AA\nBob,12 High Street, Flat 2\n'],
      /^Too many fields: expected 2 fields but parsed 3 \(line 3\)\.$/,
      /^1 line has too many values; there are 2 columns\. It is below\. .*comma.*Excel/,
    ],
    [
      'a quote that is not closed',
      ['Name,Postcode\nAnn,"SW1A 2AA\nBob,SW1A 2AB\n'],
      /^Quoted field unterminated \(line 2\)\.$/,
      /^1 line has a quotation mark.*It is below\. Open the file in Excel/,
    ],
    [
      'letters that no encoding reads',
      [Uint8Array.of(0xff, 0xfe, 0x61, 0, 0x0a, 0, 0x00, 0xd8)],
      /^Line 2 has letters that cannot be read\.$/,
      /Excel/,
    ],
  ])('is refused for %s, with what to do', async (_, contents, message, next) => {
    expect(await read(contents)).toMatchObject({
      kind: 'refused',
      message: expect.stringMatching(message),
      next: expect.stringMatching(next),
    })
  })

  test('of more than 100 MB is refused unread', async () => {
    const large = { name: 'large.csv', size: 100 * 1024 * 1024 + 1 } as File
    expect(await readAs(large)).toMatchObject({
      kind: 'refused',
      message: expect.stringMatching(/larger than 100 MB/),
      next: expect.stringMatching(/smaller files/),
    })
  })
})

describe('the limit of 1,100 rows', () => {
  const refusal = (rows: string) =>
    `File contains ${rows} rows. Maximum allowed is 1,100 rows. Please reduce your file size and try again.`

  test.each<[string, Content, number | string]>([
    ['1,100 rows', `a,b\n${'x,y\n'.repeat(1100)}`, 1100],
    ['1,101 rows', `a,b\n${'x,y\n'.repeat(1101)}`, refusal('1,101')],
    ['a last row without a line break', `a,b\n${'x,y\n'.repeat(1100)}x,y`, refusal('1,101')],
    ['23,456 rows', `a,b\n${'x,y\n'.repeat(23_456)}`, refusal('23,456')],
    ['not blank lines, nor line breaks in values', `a,b\r\n${'"1\r\n\r\n",x\r\n\r\n'.repeat(1100)}`, 1100],
    ['not a last row of white space', `a,b\n${'x,y\n'.repeat(1100)}\f\u00a0\u2003`, 1100],
    ['not a carriage return within a line', `a,b\n${'1 High\rSt,x\n'.repeat(600)}`, 600],
    ['rows with a space after a closing quote', `a,b\n${'"x"\t,y\n'.repeat(1101)}`, refusal('1,101')],
  ])('counts: %s', async (_, content, expected) => {
    const reading = await read(content)
    expect(reading.kind === 'read' ? reading.file.rows.length : reading.message).toBe(expected)
  })

  test.each([
    ['a quote that is not closed', '"1,2\n', 'Quoted field unterminated (line 1202).'],
    ['a quote in the wrong place', '"1" a,2\n', 'Trailing quote on quoted field is malformed (line 1202).'],
    ['a row with too many values', '1,2,3\n', 'Too many fields: expected 2 fields but parsed 3 (line 1202).'],
  ])('is told after what refuses a longer list too: %s', async (_, line, message) => {
    const reading = await read(`a,b\n${'x,y\n'.repeat(1200)}${line}${'x,y\n'.repeat(10)}`)
    expect(reading).toMatchObject({ kind: 'refused', message })
    expect(reading).not.toHaveProperty('listRows')
  })
})

test('any table written as CSV comes back', async () => {
  const layout = fc.record({
    delimiter: fc.constantFrom(...delimiters),
    newline: fc.constantFrom('\n', '\r\n'),
    quotes: fc.boolean(),
    end: fc.boolean(),
    mark: fc.boolean(),
  })
  const cases = layout.chain((options) => {
    // Text with another delimiter than the file's own could be read in two ways.
    const others = delimiters.filter((each) => each !== options.delimiter)
    const cell = troublesomeText.map((text) =>
      others.reduce((left, other) => left.replaceAll(other, '.'), text),
    )
    // A first line with a single name among several columns is taken for a title.
    const isFilled = (value = '') => value.trim() !== ''
    const table = drawnTable(cell)
      .filter(({ headers }) => headers.length === 1 || headers.filter(isFilled).length > 1)
      // A last column without a name and values is none.
      .filter(({ headers, rows }) => [headers, ...rows].some((row) => isFilled(row.at(-1))))
    return fc.record({ options: fc.constant(options), table })
  })
  await fc.assert(
    fc.asyncProperty(cases, async ({ options, table }) => {
      const text = Papa.unparse([table.headers, ...table.rows], options)
      const reading = await read([options.mark ? '\uFEFF' : '', text, options.end ? options.newline : ''])
      expect(reading).toMatchObject({ kind: 'read', file: { ...table, warnings: [] } })
    }),
    DRAWS,
  )
})

describe('a list of more rows than the page loads without asking', () => {
  const list = (rows: number) => `List of 2026,\r\n\r\nId,Name\r\n${numbered(rows)}`

  test('is refused with how many rows it has, so that all of them can be loaded', async () => {
    const reading = await read(list(2500))
    expect(reading).toMatchObject({ kind: 'refused', listRows: 2500, headerLine: { line: 3 } })
    expect(reading).not.toHaveProperty('next')
  })

  test.each([1101, 100_000])('is loaded whole when all %i rows were asked for', async (count) => {
    const file = await fileOf(list(count), { isWholeList: true })
    expect(file).toMatchObject({
      name: 'list.csv',
      headers: ['Id', 'Name'],
      titleLines: ['List of 2026,', ''],
      warnings: [],
      rows: { length: count },
    })
    expect([file.rows.at(-1), file.sheetRows.at(-1)]).toEqual([[String(count), 'x'], count + 3])
  })

  test('is refused beyond 100,000 rows with advice, even if the user asked for all', async () => {
    const reading = await read(list(100_001), { isWholeList: true })
    expect(reading).toMatchObject({
      kind: 'refused',
      message: expect.stringMatching(/^File contains 100,001 rows\. Maximum allowed is 1,100 rows\./),
      next: expect.stringMatching(/lists of up to 100,000 rows\. Split the file .* batch service/),
    })
    expect(reading).not.toHaveProperty('listRows')
  })

  test('is refused for a row with too many values anywhere', async () => {
    const text = `${list(2000)}1,2,3\r\n${numbered(500)}`
    expect(await read(text, { isWholeList: true })).toMatchObject({
      kind: 'refused',
      message: expect.stringMatching(/Too many fields.*line 2004/),
    })
  })

  test('has a thousand odd lines named, and the others counted', async () => {
    const text = `Id,Name\r\n${'1\r\n'.repeat(1500)}`
    const file = await fileOf(text, { isWholeList: true })
    expect(file.warnings).toMatchObject([{ title: '1,500 rows were too short', lines: { length: 1001 } }])
    expect(file.warnings[0]!.lines.slice(-2)).toEqual([
      'Line 1001 has 1 of 2 values. The missing ones are left blank.',
      'And 500 more lines.',
    ])
  })

  test('has its lines named, not its rows', async () => {
    const broken = `Id,Name\r\n${numbered(1100)}\r\n,\r\n"1101\r\n",x\r\n1102\r\n`
    const file = await fileOf(broken, { isWholeList: true })
    expect(file.rows.slice(1100).map(([id]) => id)).toEqual(['1101\r\n', '1102'])
    expect(file.warnings).toMatchObject([{ lines: [expect.stringMatching(/^Line 1106 has 1 of 2/)] }])
  })
})

describe('a file is read again', () => {
  const text = 'Rates\r\nRef,Address\r\n1,1 High Street\r\n2,2 High Street\r\n'

  test('with another line as its header', async () => {
    expect(await fileOf(text, { header: 3 })).toMatchObject({
      headers: ['1', '1 High Street'],
      rows: [['2', '2 High Street']],
      titleLines: ['Rates', 'Ref,Address'],
    })
  })

  test('without a header: every line is a row, as wide as the widest', async () => {
    const { headers, rows, isHeaderless } = await fileOf(text, { header: 'none' })
    expect([headers, ...rows].map((row) => row.join('|'))).toEqual([
      'Column 1|Column 2',
      'Rates|',
      'Ref|Address',
      '1|1 High Street',
      '2|2 High Street',
    ])
    expect(isHeaderless).toBe(true)
  })

  test('with a line chosen after the file was refused', async () => {
    const reading = await read('Id,Name\nAnn,Bob\n1,2,3\n')
    expect(reading).toMatchObject({ kind: 'refused', headerLine: { line: 1, choices: { length: 3 } } })
  })

  test.each(['', ' \r\n\r\n'])('a blank file offers no line to choose: %j', async (blank) => {
    const reading = await read(blank)
    expect(reading).toEqual({
      kind: 'refused',
      message: 'The file is empty. Please choose a file with a header row and addresses.',
    })
  })
})

describe.each(['\t', '|'])('a file with %j', (delimiter) => {
  const list = (...values: string[]) =>
    [['Ref', 'House', 'Town'], ...values.map((value, at) => [at + 1, value, 'Ely'])]
      .map((cells) => cells.join(delimiter))
      .join('\n')

  test.each([
    ['one that is never closed', ['"The Mill', '2'], ['"The Mill', '2']],
    ['one that is closed within the value', ['"The Mill" (old)', '2'], ['"The Mill" (old)', '2']],
    ['two that are not closed', ['"The Mill', '2', '"The Forge'], ['"The Mill', '2', '"The Forge']],
    ['one beside a name in quotes', ['"The Mill"', '"The Forge" (old)'], ['"The Mill"', '"The Forge" (old)']],
  ])('has quotes as letters where that alone reads it: %s', async (_, values, expected) => {
    const file = await fileOf(list(...values))
    expect(file.delimiter).toBe(delimiter)
    expect(file.rows.map(([, house]) => house)).toEqual(expected)
  })

  test('has values in quotes if the quotes are closed', async () => {
    const file = await fileOf(list(`"The${delimiter}Mill"`, '"a ""b"""'))
    expect(file.rows.map(([, house]) => house)).toEqual([`The${delimiter}Mill`, 'a "b"'])
  })

  test.each([
    ['whose header is in quotes', list('"The Forge" (old)').replace('House', '"House"'), 2],
    ['with doubled quotes in a value in quotes', list('"a ""b"""', '"The Forge" (old)'), 3],
  ])('is refused for a quote that is not closed: one %s', async (_, content, line) => {
    const message = expect.stringMatching(new RegExp(`quote.*line ${line}`)) as string
    expect(await read(content)).toMatchObject({ message })
  })
})

describe('a file that is not CSV', () => {
  const fixture = (name: string) => new File([readFileSync(`tests/fixtures/workbooks/${name}`)], name)
  const text = (name: string, content: string) => new File([content], name)
  const rows = 'Ref\tAddress\tPostcode\n1\t1 High Street\tLS1 4AB\n2\t2 High Street\tLS1 4AB\n'
  const html = '<table><tr><td>Ref</td><td>Address</td></tr><tr><td>01</td><td>1 High St</td></tr></table>'

  test.each([
    ['a workbook', fixture('layout.xlsx'), ['Customers: 5', 'Old “list”: 1']],
    ['tab-separated text', text('list.tsv', rows), ['list.tsv: 2']],
    [
      'tab-separated text by its type',
      new File([rows], 'list.tsv', { type: 'text/tab-separated-values' }),
      ['list.tsv: 2'],
    ],
    ['text in a .txt', text('list.txt', rows), ['list.txt: 2']],
    ['text without an ending or a type', text('list', rows), ['list: 2']],
    ['text named .xls', text('list.xls', rows), ['list.xls: 2']],
    ['HTML named .xls', text('list.xls', html), ['Sheet1: 1']],
  ])('offers its tables: %s', async (_, file, offers) => {
    const reading = await readAs(file)
    if (reading.kind === 'read') throw new Error('not refused')
    expect(reading).toMatchObject({ message: 'Please select a CSV file' })
    expect(reading.tables?.map((offer) => `${offer.table}: ${offer.rows}`)).toEqual(offers)
  })

  test('gives the chosen sheet, with the lines above its header and its warnings', async () => {
    expect(await readAs(fixture('layout.xlsx'), { table: 'Customers' })).toMatchObject({
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

  test('gives its delimited text if that is chosen', async () => {
    expect(await readAs(text('list.tsv', rows), { table: 'list.tsv' })).toMatchObject({
      kind: 'read',
      file: { name: 'list.tsv', delimiter: '\t', rows: [['1', '1 High Street', 'LS1 4AB'], { length: 3 }] },
    })
  })

  test('offers the sheet with the most postcodes first', async () => {
    const book = bookOf({
      Notes: ['Notes', 'June', 'July', 'LS1 4AB'],
      Codes: ['Code|Name', 'A|Ann'],
      Customers: ['Ref|Postcode', '1|LS1 4AB', '2|Postcode: ls14ab'],
    })
    expect(await readAs(new File([book], 'list.xlsx'))).toMatchObject({
      tables: [
        { table: 'Customers', rows: 2 },
        { table: 'Notes', rows: 3 },
        { table: 'Codes', rows: 1 },
      ],
    })
  })

  test.each([
    ['customers.zip', /Unpack it first, then drop the file inside/],
    ['customers.csv.gz', /Unpack it first/],
    ['contacts.vcf', /export them as CSV/],
    ['customers.JSON', /From JSON/],
    ['customers.fods', /save it as “ODF Spreadsheet/],
  ])('is refused with what to do: %s', async (name, next) => {
    const zip = Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0)
    const content = /zip|gz/.test(name) ? zip : '{"name": "Ann"}'
    expect(await readAs(new File([content], name))).toEqual({
      kind: 'refused',
      message: 'Please select a CSV file',
      next: expect.stringMatching(next),
    })
  })

  describe('that is a table in HTML or XML', () => {
    const table = 'Sheet1'
    const page = (head: string) =>
      `<html><head>${head}</head><body><table><tr><th>Name</th><th>Postcode</th></tr>` +
      `<tr><td>Zo\u00EB</td><td>LS18\u00A04AP</td></tr></table></body></html>`
    const sheet = (declaration: string) =>
      `${declaration}<Workbook xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet ss:Name="Sheet1">` +
      `<Table><Row><Cell><Data ss:Type="String">Name</Data></Cell><Cell><Data ss:Type="String">Postcode</Data></Cell></Row>` +
      `<Row><Cell><Data ss:Type="String">Zo\u00EB</Data></Cell>` +
      `<Cell><Data ss:Type="String">LS18\u00A04AP</Data></Cell></Row></Table></Worksheet></Workbook>`
    const utf8 = (content: string) => new TextEncoder().encode(content)

    test.each([
      ['Windows-1252, undeclared', windows1252(page(''))],
      ['UTF-8, undeclared', utf8(page(''))],
      ['UTF-8 with a mark', utf8(`\uFEFF${page('<meta charset="windows-1252">')}`)],
      ['a charset', windows1252(page('<META CHARSET=ISO-8859-1>'))],
      [
        'a content type',
        windows1252(page(`<meta http-equiv='Content-Type' content='text/html; charset=windows-1252'>`)),
      ],
      ['a charset of UTF-8 that is none', windows1252(page('<meta charset="utf-8">'))],
      ['a charset of UTF-8', utf8(page('<meta charset="utf-8">'))],
      ['a charset of UTF-16 that is none', utf8(page('<meta charset="utf-16">'))],
      ['a charset that does not exist', windows1252(page('<meta charset="ansi">'))],
      ['a charset in a comment', utf8(page('<!-- <meta charset="windows-1252"> -->'))],
      ['UTF-16 with a mark', utf16(`\uFEFF${page('<meta charset="windows-1252">')}`)],
      ['UTF-16 without a mark', utf16(page(''))],
      ['an XML declaration', windows1252(sheet('<?xml version="1.0" encoding="windows-1252"?>'))],
      [
        'an XML declaration with other quotes',
        windows1252(sheet(`<?xml version='1.0' encoding='iso-8859-1'?>`)),
      ],
      ['XML in UTF-8', utf8(sheet('<?xml version="1.0" encoding="UTF-8"?>'))],
      ['XML in UTF-16', utf16(sheet('\uFEFF<?xml version="1.0" encoding="UTF-16"?>'))],
      ['XML in Windows-1252 that says UTF-8', windows1252(sheet('<?xml version="1.0" encoding="UTF-8"?>'))],
    ])('has its letters in any encoding: %s', async (_, bytes) => {
      expect(await readAs(new File([bytes], 'members.xls'), { table })).toMatchObject({
        kind: 'read',
        file: { headers: ['Name', 'Postcode'], rows: [['Zoë', 'LS18\u00A04AP']], warnings: [] },
      })
    })

    test('is decoded as declared, whatever its letters', async () => {
      const bytes = Uint8Array.from([...utf8(page('<meta charset="windows-1251">').split('Zo')[0]!), 0xc0])
      const rest = windows1252('</td><td>x</td></tr></table>')
      expect(await readAs(new File([bytes, rest], 'members.xls'), { table })).toMatchObject({
        file: { rows: [['А', 'x']] },
      })
    })

    test('of two encodings is read line by line, and the lines are named', async () => {
      const file = new File(
        [
          '<table><tr><td>Name<td>Town</tr>\n<tr><td>Zoë<td>Ely\n',
          windows1252('<tr><td>Ren\u00E9<td>Bath</table>'),
        ],
        'members.xls',
      )
      expect(await readAs(file, { table })).toMatchObject({
        file: {
          rows: [
            ['Zoë', 'Ely'],
            ['René', 'Bath'],
          ],
          warnings: [
            {
              title: '1 line is not UTF-8 and was read as Windows-1252. Check the letters:',
              lines: ['Line 3 reads “René Bath”.'],
            },
          ],
        },
      })
    })
  })

  test('keeps its name if it is a workbook of one sheet, which is loaded whole', async () => {
    const headers = ['Ref', 'Address']
    const many = Array.from({ length: 1101 }, (_, at) => [String(at + 1), 'x'])
    const whole = writeWorkbook({ titleLines: [], delimiter: ',', headers, rows: many })
    const file = new File([whole], 'book.xlsx')
    const table = 'Addresses'
    expect(await readAs(file)).toMatchObject({ tables: [{ table, rows: 1101 }] })
    expect(await readAs(file, { table, isWholeList: true })).toMatchObject({
      file: { name: 'book.xlsx', rows: { length: 1101, 1100: ['1101', 'x'] } },
    })
  })

  test.each([
    ['prose', text('notes.txt', 'Dear Ann,\nplease, please, call back.\nBob'), /in sentences, and no list/],
    ['a PDF', text('list.pdf', '%PDF-1.7'), /From PDF/],
    ['a workbook that is cut off', fixture('cutOff.xlsx'), /damaged or incomplete/],
    ['a workbook of no bytes', text('list.xlsx', ''), /damaged or incomplete/],
    ['a page named as a workbook', text('list.xls', '<html><body>Please log in'), /damaged or incomplete/],
    [
      'a zip named as a workbook',
      new File([zipOf({ 'a.csv': 'a,b' })], 'list.xlsx'),
      /damaged or incomplete/,
    ],
    ['an empty workbook', fixture('empty.xlsx'), /No sheet in this workbook/],
    ['a workbook whose sheets are hidden', fixture('hidden.xlsx'), /hidden/],
    ['words without an ending', text('notes', 'Call Ann back'), /^$/],
    ['an image', new File([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0)], 'photo.png'), /^$/],
  ])('and has no table is refused with what to do: %s', async (_, file, next) => {
    const reading = await readAs(file)
    expect(reading).toMatchObject({ kind: 'refused', message: 'Please select a CSV file' })
    expect(reading).not.toHaveProperty('tables')
    expect('next' in reading ? (reading.next ?? '') : '').toMatch(next)
  })
})

describe('rows pasted from a spreadsheet', () => {
  test.each([
    ['cells with a tab between them', 'Name\tPostcode\r\nAnn\tSW1A 2AA\r\n', 'Name,Postcode\nAnn,SW1A 2AA'],
    ['a cell with a comma', 'a\tb\n1, High St\t2', 'a,b\n"1, High St",2'],
    ['a cell with a line break', 'a\tb\n"1\n2"\t3', 'a,b\n"1\n2",3'],
    ['a cell with a quote in it', 'a\tb\n12" pipe\t3', 'a,b\n"12"" pipe",3'],
    ['a cell that begins with a quote', 'a\tb\n"The Mill" House\t3', 'a,b\n"""The Mill"" House",3'],
    ['blank rows', 'a\tb\n\t\n1\t2', 'a,b\n1,2'],
  ])('become CSV: %s', (_, pasted, csv) => {
    expect(Papa.unparse(pastedRows(pasted), { newline: '\n' })).toBe(csv)
  })

  test('are read as a CSV file', async () => {
    const text = 'Name\tAddress\tNote\nAnn\t1, High St\tTŷ\nBob\t"2\nLow Rd"\t;;;\n'
    expect(await readAs(new File([text], 'pasted.csv', { type: PASTED_TYPE }))).toMatchObject({
      kind: 'read',
      file: {
        name: 'pasted.csv',
        encoding: 'UTF-8',
        delimiter: ',',
        headers: ['Name', 'Address', 'Note'],
        rows: [{ 1: '1, High St', 2: 'Tŷ' }, { 1: '2\nLow Rd' }],
      },
    })
  })
})
