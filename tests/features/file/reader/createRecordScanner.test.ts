import fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, test } from 'vitest'
import {
  createRecordScanner,
  type ScannedRecord,
} from '../../../../src/features/file/reader/createRecordScanner'
import { detectDialect } from '../../../../src/features/file/reader/detectDialect'
import { cutAt, cutPlaces, delimiters, drawnTable, DRAWS } from '../../../support/drawn'

function count(pieces: string[], dialect = detectDialect(pieces.join(''))) {
  const found = scanned(pieces, dialect)
  const records = found.records.filter(({ isBlank }) => !isBlank).length
  return { records, openQuoteLine: found.openQuoteLine }
}

function scanned(
  pieces: string[],
  dialect = detectDialect(pieces.join('')),
  isWanted = (_: number) => false,
) {
  const records: ScannedRecord[] = []
  const scanner = createRecordScanner(dialect, (record) => records.push(record), isWanted)
  for (const piece of pieces) scanner.push(piece)
  return { ...scanner.end(), records }
}

/** What the parser sees in a text: its rows without the empty ones, and whether its quotes are in order. */
function parsed(text: string, delimiter: string) {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter })
  const rows = data.filter((row) => row.some((value) => value.trim() !== ''))
  return { records: rows.length, isSound: errors.every((error) => error.type !== 'Quotes') }
}

describe('rows', () => {
  test.each([
    ['no text has no rows', '', 0],
    ['a header alone is one', 'a,b', 1],
    ['lines ending in LF', 'a,b\n1,2\n3,4\n', 3],
    ['lines ending in CRLF', 'a,b\r\n1,2\r\n3,4\r\n', 3],
    ['lines ending in CR', 'a,b\r1,2\r3,4', 3],
    ['a last line without an end counts', 'a,b\n1,2', 2],
    ['empty rows do not count', '\n\na,b\n\n1,2\n\n\n', 2],
    ['rows of white space alone do not count', 'a,b\n  \n\t\n1,2\n', 2],
    ['rows of blank values do not count', 'a,b\n,\n1,2\n , \n""," "\n', 2],
    ['a row of blank values and a quote counts', 'a,b\n,""""\n', 2],
    ['a quoted line break is part of a value', 'a,b\n"1\n2\r\n3",4\n', 2],
    ['a doubled quote does not close', 'a\n"say ""hi"",\n there"\nb\n', 3],
    ['a quote within a value is a character', 'a,b\n12" pipe,1\n14" pipe,2\n', 3],
    ['a quote after a space does not open', 'a,b\n "1,2\n3,4\n', 3],
    ['a space may follow a closing quote', 'a,b\n"1" ,2\n"3" \n4,5\n', 4],
    ['a tab may follow a closing quote, as for the parser', 'a,b\n"1"\t,2\n3,4\n5,6\n', 4],
    ['a quoted blank in a single column is an empty row', 'a\n""\n" "\nb\n', 2],
    ['a form feed alone is an empty row, as for the parser', 'a\n\f\nb\n', 2],
  ])('%s', (_, text, records) => {
    expect(count([text])).toEqual({ records, openQuoteLine: null })
    expect(count(text.split(''))).toEqual({ records, openQuoteLine: null })
    expect(parsed(text, ',').records).toBe(records)
  })

  test.each(delimiters)('are counted with the delimiter %j', (delimiter) => {
    expect(count([`a${delimiter}"b\n"\n1${delimiter}\n${delimiter}\n`]).records).toBe(2)
  })
})

test.each([
  ['a quote that is never closed', 'a,b\n"1,2\n3,4\n', 2],
  ['a quote that ends on a doubled one', 'a\n"1""', 2],
  ['a quote that closes with the text', 'a\n"1"', null],
  ['an opening quote at the very end', 'a\n"', 2],
])('%s is told at the end', (_, text, expected) => {
  expect(count([text]).openQuoteLine).toBe(expected)
})

test('a table written by the parser counts as the parser reads it, however it is cut', () => {
  const layout = fc.record({
    delimiter: fc.constantFrom(...delimiters),
    newline: fc.constantFrom('\n', '\r\n'),
    quotes: fc.boolean(),
  })
  fc.assert(
    fc.property(drawnTable(), layout, cutPlaces, ({ headers, rows }, options, places) => {
      const text = Papa.unparse([headers, ...rows], options)
      // Drawn text can look like a table with another delimiter: which one it is is not the question here.
      const counted = count(cutAt(text, places), { delimiter: options.delimiter, newline: '\n' })
      expect(counted).toEqual({ records: rows.length + 1, openQuoteLine: null })
      expect(counted.records).toBe(parsed(text, options.delimiter).records)
    }),
    DRAWS,
  )
})

test('any text whose quotes are in order counts as the parser reads it, however it is cut', () => {
  const unit = fc.constantFrom('a', ' ', ',', '"', '\n', '\n"', '",')
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 30 }), cutPlaces, (text, places) => {
      const { records, isSound } = parsed(text, ',')
      fc.pre(isSound)
      expect(count(cutAt(text, places))).toEqual({ records, openQuoteLine: null })
    }),
    DRAWS,
  )
})

describe('a record', () => {
  const text = 'a,b\r\n"1\n2",x\n\n3,4'

  test('is told with its place and the line it begins on', () => {
    const { records } = scanned([text])
    expect(records.map(({ at, line, isBlank }) => [at, line, isBlank])).toEqual([
      [0, 1, false],
      [1, 2, false],
      [2, 4, true],
      [3, 5, false],
    ])
  })

  test('comes with its text where that is asked for, however it is cut', () => {
    const isWanted = (at: number) => at === 1 || at === 3
    for (const pieces of [[text], text.split(''), [text.slice(0, 8), text.slice(8)]]) {
      const { records } = scanned(pieces, { delimiter: ',', newline: '\n' }, isWanted)
      expect(records.map((record) => record.text)).toEqual([null, '"1\n2",x\n', null, '3,4'])
    }
  })

  test('and all others make up the whole text', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', ',', '"', '\n') }), cutPlaces, (drawn, places) => {
        const { records } = scanned(cutAt(drawn, places), { delimiter: ',', newline: '\n' }, () => true)
        expect(records.map((record) => record.text).join('')).toBe(drawn)
      }),
      DRAWS,
    )
  })
})
