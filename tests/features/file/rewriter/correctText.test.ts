import { expect, test } from 'vitest'
import type { Delimiter } from '../../../../src/base/csvFile'
import { correctText } from '../../../../src/features/file/rewriter/correctText'
import { encodeText } from '../../../../src/features/file/rewriter/encode'

type Change = [row: number, column: number, text: string]

/** What comes of a text without names, whose rows are read as given, with changes. */
async function corrected(text: string, rows: string[][], changes: Change[], delimiter: Delimiter = ',') {
  const after = rows.map((row) => [...row])
  for (const [row, column, cell] of changes) after[row]![column] = cell
  const sent = rows.map((row, at) => {
    const isChanged = changes.some(([changed]) => changed === at)
    return [String(at + 1), ...row, ...(isChanged ? after[at]! : [])]
  })
  const columns = rows[0]!.length
  const is = await correctText(() => Promise.resolve(encodeText(text, 'UTF-8')), { delimiter, columns }, sent)
  return 'content' in is ? new TextDecoder().decode(is.content) : is
}

/** Rows such as `a,b / c,`. */
const rowsOf = (text: string) => text.split(' / ').map((row) => row.split(','))

test.each<[string, text: string, rows: string, changes: Change[], is: string]>([
  [
    'as it was itself',
    'a,"b"\nc,d\n',
    'a,b / c,d',
    [
      [0, 1, 'x'],
      [1, 1, 'y'],
    ],
    'a,"x"\nc,y\n',
  ],
  ['in quotes where it must be', 'a,b\n', 'a,b', [[0, 1, 'x, "y"']], 'a,"x, ""y"""\n'],
  ['in quotes where a blank begins it', 'a,b\n', 'a,b', [[0, 1, ' x']], 'a," x"\n'],
  [
    'where it was blank, as most cells of its column',
    'a,"b"\nc,"d"\ne,f\ng,\n',
    'a,b / c,d / e,f / g,',
    [[3, 1, 'x']],
    'a,"b"\nc,"d"\ne,f\ng,"x"\n',
  ],
  ['blank in quotes', 'a,""\nc,d\n', 'a, / c,d', [[0, 1, 'x']], 'a,"x"\nc,d\n'],
  ['with a mark in it', '"a\n\uFEFFb",c\n', 'a\nb,c', [[0, 0, 'x']], '"x",c\n'],
  ['before blanks behind its quotes', 'a,"b" ,c\n', 'a,b,c', [[0, 1, 'x']], 'a,"x" ,c\n'],
  [
    'emptied, as it was itself',
    'a,"b"\nc,d\n',
    'a,b / c,d',
    [
      [0, 1, ''],
      [1, 1, ''],
    ],
    'a,""\nc,\n',
  ],
  ['in a row that ends early', 'a\r\nb,c\r\n', 'a,, / b,c,', [[0, 2, 'x']], 'a,,x\r\nb,c\r\n'],
  ['in a row that ends early, without a line end', 'b,c,d\na', 'b,c,d / a,,', [[1, 2, 'x']], 'b,c,d\na,,x'],
])('a cell is written %s', async (_, text, rows, changes, is) => {
  expect(await corrected(text, rowsOf(rows), changes)).toBe(is)
})

test('where quotes are letters, a cell has no line breaks or delimiters', async () => {
  const rows = [['a', '"b" c']]
  expect(await corrected('a\t"b" c\n', rows, [[0, 0, 'x\ty\r\nz']], '\t')).toBe('x y, z\t"b" c\n')
})

const ROWS = rowsOf('a,b / c,d')

test.each<[string, text: string, row: number]>([
  ['another value', 'a,b\nc,x\n', 1],
  ['a row less', 'a,b\n', 1],
  ['nothing', '', 0],
])('a text with %s is not that of the rows', async (_, text, row) => {
  expect(await corrected(text, ROWS, [[0, 0, 'x']])).toEqual({ kind: 'differs', row })
})

test('a text that its reader would read differently is not handed over', async () => {
  expect(await corrected('a,b\nc,d\n"', ROWS, [[0, 0, 'x']])).toEqual({ kind: 'unwritable' })
})
