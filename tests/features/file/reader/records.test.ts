import fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, test } from 'vitest'
import { recordsOf, type CsvRecord, type Dialect } from '../../../../src/features/file/reader/records'
import { DRAWS, drawnTable } from '../../../support/drawn'

const byLf: Dialect = { delimiter: ',', newline: '\n' }

function allOf(text: string, dialect = byLf): CsvRecord[] {
  const records: CsvRecord[] = []
  recordsOf(text, dialect)((record) => records.push(record) > 0)
  return records
}

const cellsOf = (text: string, dialect = byLf) => allOf(text, dialect).map(({ cells }) => cells)

describe('records', () => {
  test('come with their index, the line where they begin, and their text', () => {
    const text = 'a,b\r\n"1\n2",x\n\n3,4'
    expect(allOf(text)).toEqual([
      { at: 0, line: 1, raw: 'a,b\r\n', cells: ['a', 'b'], quoteError: null },
      { at: 1, line: 2, raw: '"1\n2",x\n', cells: ['1\n2', 'x'], quoteError: null },
      { at: 2, line: 4, raw: '\n', cells: [''], quoteError: null },
      { at: 3, line: 5, raw: '3,4', cells: ['3', '4'], quoteError: null },
    ])
  })

  test('end as soon as no more are wanted', () => {
    let seen = 0
    recordsOf(
      'a\nb\nc\n',
      byLf,
    )(({ at }) => {
      seen += 1
      return at < 1
    })
    expect(seen).toBe(2)
  })

  test.each([
    ['a CR within a value stays', 'a\rb,c\n', ['a\rb', 'c']],
    ['a CR at the end of a quoted value stays', 'a,"c\r"\r\n', ['a', 'c\r']],
    ['a quoted CR stays', 'a,"\r"\r\n', ['a', '\r']],
    ['the CR of a line end goes', 'a,12"\r\n', ['a', '12"']],
    ['both CRs of a line end go', 'a,c\r\r\n', ['a', 'c']],
    ['both CRs of a line end behind quotes go', 'a,"c"\r\r\n', ['a', 'c']],
    ['a blank last value is blank', 'a,\r\n', ['a', '']],
    ['a space after a closing quote goes', '"a" ,"b" \r\n', ['a', 'b']],
  ])('%s', (_, text, cells) => {
    expect(cellsOf(text)[0]).toEqual(cells)
  })

  test('keep the blanks of their values, however many', () => {
    const gap = ' \t'.repeat(1000)
    const text = `a${gap}b,"c${gap}"\r\n"d",${gap}\n`
    expect(cellsOf(text)).toEqual([[`a${gap}b`, `c${gap}`], ['d', gap], ['']])
    expect(allOf(`"a" b${gap},c\n`)[0]).toMatchObject({
      line: 1,
      quoteError: expect.anything() as string,
    })
  })

  test('ending in CR may end with LF', () => {
    const byCr: Dialect = { delimiter: ',', newline: '\r' }
    for (const end of ['', '\r', '\r\n', '\n']) {
      expect(cellsOf(`a,b\r1,2${end}`, byCr).slice(0, 2)).toEqual([
        ['a', 'b'],
        ['1', '2'],
      ])
    }
  })

  test('report malformed quotes', () => {
    const errors = allOf('a,"b"\n"1"x,2\n"3,4\n').map(({ quoteError }) => quoteError)
    expect(errors).toEqual([null, expect.stringMatching(/malformed/)])
    expect(allOf('a\n"b\n').at(-1)?.quoteError).toBe('Quoted field unterminated')
  })
})

test('any table written as CSV comes back, and its records contain the whole text', () => {
  const layout = fc.record({ newline: fc.constantFrom('\n', '\r\n'), quotes: fc.boolean() })
  fc.assert(
    fc.property(drawnTable(), layout, ({ headers, rows }, options) => {
      const text = Papa.unparse([headers, ...rows], options)
      const records = allOf(text)
      expect(records.map(({ cells }) => cells)).toEqual([headers, ...rows])
      expect(records.map(({ raw }) => raw).join('')).toBe(text)
    }),
    DRAWS,
  )
})
