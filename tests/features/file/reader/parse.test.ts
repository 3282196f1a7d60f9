import { describe, expect, test } from 'vitest'
import { MAX_ROWS } from '../../../../src/base/constants'
import { findLayout } from '../../../../src/features/file/reader/layout'
import { parseRecords } from '../../../../src/features/file/reader/parse'

function parse(text: string) {
  const layout = findLayout(text, 'found')
  return parseRecords(layout, MAX_ROWS)
}

/** What a text is parsed into, with a pipe between two values. */
function parsed(text: string) {
  const reading = parse(text)
  if (reading.kind === 'refused') throw new Error(reading.message)
  const { headers, rows, sheetRows, warnings } = reading.table
  return { header: headers.join('|'), rows: rows.map((row) => row.join('|')), sheetRows, warnings }
}

test.each([
  ['spaces', 'a,b\n  1 , 2\t', ['  1 | 2\t']],
  ['leading zeros and plus signs', 'a,b\n007,+44 20', ['007|+44 20']],
  ['numbers, as text', 'a,b\n1.50,1e3', ['1.50|1e3']],
  ['line breaks in quotes', 'a,b\r\n"1\n2\r\n3",4\r\n', ['1\n2\r\n3|4']],
  ['quotes', 'a,b\n"say ""hi""",12" pipe', ['say "hi"|12" pipe']],
  ['formulas', 'a,b\n=1+1,@x', ['=1+1|@x']],
  ['the order of rows', 'a,b\n3,c\n1,a\n2,b', ['3|c', '1|a', '2|b']],
  ['a single column', 'a\n1\n2', ['1', '2']],
  ['CRLF below a header with LF', 'a,b\n1,2\r\n3,4\r\n', ['1|2', '3|4']],
  ['LF below a header with CRLF', 'a,b\r\n1,2\n3,4\n', ['1|2', '3|4']],
  ['a single LF among CRLF', 'a,b\r\n1,2\n3,4\r\n', ['1|2', '3|4']],
  ['no blank rows', '\na,b\n\n1,2\n   \n3,4\n\n', ['1|2', '3|4']],
  ['no delimiters at the end of lines', 'a,b\n1,2,\n3,4, ,\n', ['1|2', '3|4']],
])('values are kept to the letter: %s', (_, text, rows) => {
  expect(parsed(text)).toMatchObject({ rows, warnings: [] })
})

test.each([
  ['duplicate names', 'a,a,b\n1,2,3', 'a|a|b'],
  ['names of object members', '__proto__,constructor\n1,2', '__proto__|constructor'],
  ['blank names', 'a,,\n1,2,3', 'a||'],
  ['names with space and line breaks', '" a\n b",c\n1,2', ' a\n b|c'],
])('headers are kept to the letter: %s', (_, text, header) => {
  expect(parsed(text).header).toBe(header)
})

test.each([
  ['from 1', 'Name\tTown\n1\tAnn\tBath\n2\tBob\tEly\n', '|Name|Town', ['1|Ann|Bath', '2|Bob|Ely']],
  ['not in order', 'Name\tTown\n7\tAnn\tBath\n3\tBob\t\n', '|Name|Town', ['7|Ann|Bath', '3|Bob|']],
  [
    'that are names',
    'Town\tPC\nann\tBath\tBA1 1AA\nbob\tEly\tCB6 1AB',
    '|Town|PC',
    ['ann|Bath|BA1 1AA', 'bob|Ely|CB6 1AB'],
  ],
])('row numbers without a name are a first column without one: %s', (_, text, header, rows) => {
  expect(parsed(text)).toMatchObject({ header, rows, warnings: [] })
})

test.each([
  ['names', 'Name,Address,Town\nAnn,12 High Street, Flat 2,Bath\nBob,4 Mill Lane, Flat 3,Bath'],
  ['numbers', 'Name,Town\n1,Ann,Bath\n2,Bob,Ely'],
])('but not where commas part them: rows begin with %s', (_, text) => {
  expect(parse(text)).toMatchObject({ kind: 'refused', message: expect.stringMatching(/Too many fields/) })
})

describe('rows with too few values', () => {
  test('are padded, each with a warning that names its line', () => {
    expect(parsed('a,b,c\n1\n1,2,3\n\n1,2\n')).toMatchObject({
      rows: ['1||', '1|2|3', '1|2|'],
      warnings: [
        {
          title: '2 rows were too short',
          lines: [expect.stringMatching(/^Line 2 has 1 of 3/), expect.stringMatching(/^Line 5 has 2 of 3/)],
        },
      ],
    })
  })

  test('are named by the line where they begin, after values with line breaks', () => {
    const [warning] = parsed('a,b\r\n"1\r\n2\r\n3",4\r\n5\r\n').warnings
    expect(warning?.lines).toEqual([
      expect.stringMatching(/^Line 5 has 1 of 2 values \(row 3 in a spreadsheet\)/),
    ])
  })
})

test.each([
  ['below the header', 'a,b\n1,2\n3,4\n', [2, 3]],
  ['below titles', 'Customers of May\n\na,b\n1,2\n', [4]],
  ['after blank rows', 'a,b\n1,2\n\n,\n3,4\n', [2, 5]],
  ['after values with line breaks, which a spreadsheet shows in one row', 'a,b\n"1\n2",2\n3,4\n', [2, 3]],
])('rows have the numbers that a spreadsheet shows: %s', (_, text, sheetRows) => {
  expect(parsed(text).sheetRows).toEqual(sheetRows)
})

test.each([
  ['too many values below a value of two lines', 'a,b\n"1\n2",2\n1,2,3\n', /Too many fields.*line 4\b/],
  ['a quote closed within a value', 'a,b\n1,2\n"3"x,4\n', /Trailing quote on quoted field.*line 3\b/],
  ['a header and no rows', 'address,postcode\r\n', /no data rows/],
  ['a header and empty rows', 'address,postcode\n\n  \n', /no data rows/],
  ['a single header', 'address', /no data rows/],
])('a file is refused for %s', (_, text, message) => {
  expect(parse(text)).toMatchObject({ kind: 'refused', message: expect.stringMatching(message) })
})

describe('a file of several broken lines', () => {
  const broken = (count: number, line: (at: number) => string) =>
    ['Ref,Address', ...Array.from({ length: count }, (_, at) => line(at + 2)), '1,1 High Street'].join('\n')

  test('names those with too many values', () => {
    expect(parse(broken(2, (line) => `${line},2 High Street,Ely,,`))).toEqual({
      kind: 'refused',
      message: 'Too many fields: expected 2 fields but parsed 3 (line 2).',
      next: expect.stringMatching(/^2 lines have too many values; there are 2 columns\. They are below\. /),
      lines: ['Line 2 has 3 values: “2,2 High Street,Ely”', 'Line 3 has 3 values: “3,2 High Street,Ely”'],
    })
  })

  test('names the first ten, and says how many there are', () => {
    const reading = parse(broken(1034, (line) => `${line},2 High Street,Ely`))
    expect(reading).toMatchObject({
      next: expect.stringMatching(
        /^1,034 lines have too many values; there are 2 columns\. The first 10 are below/,
      ),
      lines: { length: 10, 9: 'Line 11 has 3 values: “11,2 High Street,Ely”' },
    })
  })

  test('names those whose quotes are malformed', () => {
    expect(parse(broken(11, (line) => `${line},"The Mill" Ely`))).toMatchObject({
      message: expect.stringMatching(/^Trailing quote on quoted field is malformed.*line 2/),
      next: expect.stringMatching(/^11 lines have a quotation mark/),
      lines: { length: 10, 1: 'Line 3: “3,The Mill" Ely”' },
    })
  })
})

test.each([
  ['in no row', 'a,b,\n1,2\n3,4,\n5,6, \n', 'a|b', ['1|2', '3|4', '5|6']],
  ['in no row, twice', 'a,b,,\n1,2\n', 'a|b', ['1|2']],
  ['in one row', 'a,b,\n1,2,\n3,4,x\n', 'a|b|', ['1|2|', '3|4|x']],
])('a last column without a name is one only if it has values: %s', (_, text, header, rows) => {
  expect(parsed(text)).toMatchObject({ header, rows, warnings: [] })
})
