import fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, test } from 'vitest'
import type { CsvFile } from '../../../../src/app/base/csvFile'
import type { RowSource } from '../../../../src/features/download/content/cells'
import { usualChoices, type OwnColumns } from '../../../../src/features/download/downloadChoices'
import { downloadColumns, fileColumns } from '../../../../src/features/download/content/columns'
import { csvHead, csvRows, escapeFormula, markedPieces } from '../../../../src/features/download/content/csv'
import type { Results } from '../../../../src/features/answers/rowResult'
import { ADDED_HEADERS } from '../../../support/addedHeaders'
import { answered, csvFile, failed } from '../../../support/builders'
import { delimiters, drawnTable, DRAWS } from '../../../support/drawn'

/** The main download: every row that has a result, nothing decided. */
function writeAll(file: CsvFile, results: Results, ownColumns: OwnColumns = 'update') {
  const hasFailures = results.some((result) => result?.kind === 'failed')
  const columns = downloadColumns(fileColumns(file.headers, file.rows), {
    ...usualChoices,
    ownColumns,
    roles: {},
    hasFailures,
  })
  const rows = results.flatMap((result, at): RowSource[] =>
    result
      ? [{ row: file.rows[at]!, result, reasons: [], threshold: { kind: 'fit', value: 0 }, roles: {} }]
      : [],
  )
  return markedPieces([csvHead(columns, file.delimiter), csvRows(columns, rows, file.delimiter)]).join('')
}

/** The table that a spreadsheet reads from the download. */
function written(file: CsvFile, results: Results, ownColumns: OwnColumns = 'update') {
  const text = writeAll(file, results, ownColumns)
  const { data } = Papa.parse<string[]>(text.replace(/\r\n$/, ''), {
    delimiter: file.delimiter,
    newline: '\r\n',
  })
  const [headers, ...rows] = data
  return {
    headers: headers!,
    rows,
    cell: (row: number, header: string) => rows[row]?.[headers!.indexOf(header)],
  }
}

const oneRow = (...values: string[]) =>
  csvFile({ headers: values.map((_, at) => `own ${at}`), rows: [values] })

describe('the lines of a download', () => {
  test('are the header and one for each row, ending in CRLF', () => {
    const blanks = ','.repeat(43)
    expect(writeAll(oneRow('1', '2'), [answered()])).toBe(
      `own 0,own 1,${ADDED_HEADERS.join(',')}\r\n1,2,${blanks}\r\n`,
    )
  })

  test('are those of the rows that have a result, in the order of the file', () => {
    const file = csvFile({ headers: ['id'], rows: [['c'], ['a'], ['b'], ['d']] })
    const { rows } = written(file, [answered({ UPRN: '3' }), null, failed('x'), null])
    expect(rows.map(([id]) => id)).toEqual(['c', 'b'])
  })

  test.each(delimiters)('have the delimiter of the file, %j', (delimiter) => {
    const [first] = writeAll(csvFile({ delimiter }), [answered()]).split('\r\n')
    expect(first).toBe(['address', 'postcode', ...ADDED_HEADERS].join(delimiter))
  })
})

describe('a byte-order mark', () => {
  test.each([
    ['a value of the customer is beyond ASCII', oneRow('Tŷ Bach'), answered(), true],
    ['an answer is beyond ASCII', oneRow('a'), answered({ 'Post Town': 'LLANBÊR' }), true],
    ['a header is beyond ASCII', csvFile({ headers: ['Straße', 'b'] }), answered(), true],
    ['an error is beyond ASCII', oneRow('a'), failed('Not found…'), true],
    ['all is ASCII', oneRow('a\r\n~\t"'), answered(), false],
  ])('comes first, or not: %s', (_, file, result, hasMark) => {
    expect(writeAll(file, [result]).startsWith('\uFEFF')).toBe(hasMark)
  })
})

describe('the error column', () => {
  test('is the last when a row failed, with its words', () => {
    const { headers, cell } = written(csvFile(), [failed('Bad query'), answered()])
    expect(headers).toEqual(['address', 'postcode', ...ADDED_HEADERS, 'Error'])
    expect([cell(0, 'Error'), cell(1, 'Error')]).toEqual(['Bad query', ''])
  })

  test('is not there when none did', () => {
    expect(written(csvFile(), [answered(), null]).headers).toEqual(['address', 'postcode', ...ADDED_HEADERS])
  })
})

describe('a column of the customer with the name of an added one', () => {
  const file = csvFile({
    headers: ['Postcode', 'id'],
    rows: [
      ['ba1', '1'],
      ['=ba2', '2'],
    ],
  })
  const results = [answered({ Postcode: 'BA1 1AA' }), failed('x')]

  test("has the cleansed value of answered rows and the customer's of failed ones", () => {
    const { headers, cell } = written(file, results)
    expect(headers.filter((header) => header === 'Postcode')).toEqual(['Postcode'])
    expect([cell(0, 'Postcode'), cell(1, 'Postcode')]).toEqual(['BA1 1AA', '=ba2'])
  })

  test('stays as it is when the customer keeps it, beside the cleansed one', () => {
    const { cell } = written(file, results, 'keep')
    expect([cell(0, 'Postcode'), cell(1, 'Postcode')]).toEqual(['ba1', '=ba2'])
    expect([cell(0, 'Postcode (cleansed)'), cell(1, 'Postcode (cleansed)')]).toEqual(['BA1 1AA', ''])
  })
})

describe('formulas', () => {
  test('from the provider are written with an apostrophe, in answers and errors', () => {
    const answer = answered({ 'Organisation Name': '=1+1', 'Address Line 1': '@A1', Longitude: '-0.127695' })
    const { cell } = written(csvFile(), [answer, failed('=cmd()')])
    expect(cell(0, 'Organisation Name')).toBe("'=1+1")
    expect(cell(0, 'Address Line 1')).toBe("'@A1")
    expect(cell(0, 'Longitude')).toBe('-0.127695')
    expect(cell(1, 'Error')).toBe("'=cmd()")
  })

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
  ])('%j gets an apostrophe', (text) => {
    expect(escapeFormula(text)).toBe(`'${text}`)
  })

  test.each([
    '',
    'Flat 2, 1 High Street',
    'a=b',
    ' =1',
    "'=1",
    '0',
    '51.4919237',
    '-0.127695',
    '-7',
    '+44',
    '+1.5',
    String(-0.0000001),
    'Tŷ Bach',
  ])('%j stays as it is', (text) => {
    expect(escapeFormula(text)).toBe(text)
  })

  test('of the customer are written back as they came', () => {
    const values = ['=1+1', '@A1', '+44 20 7946 0000', '-x', '\tx']
    expect(written(oneRow(...values), [answered()]).rows[0]!.slice(0, 5)).toEqual(values)
  })
})

test('the customer’s own values leave as they came', () => {
  const result = fc.constantFrom(answered({ UPRN: '1' }), failed('x'))
  fc.assert(
    fc.property(
      drawnTable(),
      fc.constantFrom(...delimiters),
      result,
      ({ headers, rows }, delimiter, each) => {
        const file = csvFile({ headers, rows, delimiter })
        const download = written(
          file,
          rows.map(() => each),
        )
        const own = [download.headers, ...download.rows].map((row) => row.slice(0, headers.length))
        expect(own).toEqual([headers, ...rows])
      },
    ),
    DRAWS,
  )
})
