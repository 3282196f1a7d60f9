import fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, test } from 'vitest'
import type { CsvFile } from '../../../../src/base/csvFile'
import type { Results } from '../../../../src/domain/cleanse/rowResult'
import { valueIn, downloadColumns, fileColumns } from '../../../../src/features/download/content/columns'
import { escapeFormula, writeCsv } from '../../../../src/features/download/content/csv'
import { ADDED_HEADERS } from '../../../support/addedHeaders'
import { answered, csvFile, failed } from '../../../support/builders'
import { delimiters, drawnTable, DRAWS } from '../../../support/drawn'
import { rowSource } from '../rowSource'

/** The main download: every row with a result, nothing decided. */
async function writeAll(file: CsvFile, results: Results) {
  const hasFailures = results.some((result) => result?.kind === 'failed')
  const columns = downloadColumns(fileColumns(file.headers, file.rows), hasFailures ? ['error'] : [])
  async function* rows() {
    const sources = results.map((result, at) => rowSource({ row: file.rows[at]!, result }))
    yield sources.map((source) => columns.map((column) => valueIn(column, source, escapeFormula)))
  }
  const { titleLines = [], delimiter } = file
  const headers = columns.map(({ header }) => header)
  return (await writeCsv({ titleLines, delimiter, headers }, rows())).join('')
}

const oneRow = (...values: string[]) =>
  csvFile({ headers: values.map((_, at) => `column ${at}`), rows: [values] })

describe('the lines of a download', () => {
  test('are the header and one for each row, ending in CRLF', async () => {
    const blanks = ','.repeat(ADDED_HEADERS.length - 1)
    expect(await writeAll(oneRow('1', '2'), [answered()])).toBe(
      `column 0,column 1,${ADDED_HEADERS.join(',')}\r\n1,2,${blanks}\r\n`,
    )
  })

  test.each(delimiters)('have the delimiter of the file, %j', async (delimiter) => {
    const [first] = (await writeAll(csvFile({ delimiter }), [answered()])).split('\r\n')
    expect(first).toBe(['address', 'postcode', ...ADDED_HEADERS].join(delimiter))
  })

  test.each([
    ['a value of the customer is beyond ASCII', oneRow('Tŷ Bach'), answered(), true],
    ['an answer is beyond ASCII', oneRow('a'), answered({ 'Post Town': 'LLANBÊR' }), true],
    ['a header is beyond ASCII', csvFile({ headers: ['Straße', 'b'] }), answered(), true],
    ['an error is beyond ASCII', oneRow('a'), failed('Not found…'), true],
    ['all is ASCII', oneRow('a\r\n~\t"'), answered(), false],
  ])('begin with a byte-order mark or not: %s', async (_, file, result, hasMark) => {
    expect((await writeAll(file, [result])).startsWith('\uFEFF')).toBe(hasMark)
  })
})

describe('formulas', () => {
  test.each([
    '=1+1',
    '=HYPERLINK("http://example")',
    '@SUM(A1)',
    '\t=1+1',
    '+A1',
    '-A1',
    '+',
    '-',
    '--1',
    '+=1',
    "-cmd|'/c calc'!A1",
    ' =1',
    '\r\n=1+1',
    '\u00A0@A1',
    ' \n-A1',
    ' \t',
    // Sums, however like a number.
    '+44-7700-900123',
    '+44 7700 900123/4',
    '+1*2',
    '-12 High Street',
    '+44 7700 A1',
  ])('%j gets an apostrophe', (text) => {
    expect(escapeFormula(text)).toBe(`'${text}`)
  })

  test.each([
    '',
    'Flat 2, 1 High Street',
    'a=b',
    "'=1",
    ' -7',
    ' a',
    'a\n=1',
    '0',
    '51.4919237',
    '-0.127695',
    '-7',
    '+44',
    // Telephone numbers.
    '+44 7700 900123',
    ' +44 (0)7700 900123',
    '+44(0)7700\u00A0900123',
    '+44 (0) 20 7946 0000',
    '+1.5',
    String(-0.0000001),
    'Tŷ Bach',
  ])('%j does not change', (text) => {
    expect(escapeFormula(text)).toBe(text)
  })
})

test('the customer’s values leave as they came', async () => {
  const drawn = [drawnTable(), fc.constantFrom(...delimiters), fc.boolean()] as const
  await fc.assert(
    fc.asyncProperty(...drawn, async ({ headers, rows }, delimiter, isFailed) => {
      const result = isFailed ? failed('x') : answered({ UPRN: '1' })
      const file = csvFile({ headers, rows, delimiter })
      const results = rows.map(() => result)
      const text = (await writeAll(file, results)).replace(/\r\n$/, '')
      // As a spreadsheet reads it.
      const { data } = Papa.parse<string[]>(text, { delimiter, newline: '\r\n' })
      expect(data.map((row) => row.slice(0, headers.length))).toEqual([headers, ...rows])
    }),
    DRAWS,
  )
})
