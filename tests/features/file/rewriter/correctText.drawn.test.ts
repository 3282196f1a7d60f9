import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CsvFile, HeaderChoice } from '../../../../src/base/csvFile'
import { readFile } from '../../../../src/features/file/reader/readFile'
import { correctText } from '../../../../src/features/file/rewriter/correctText'
import { DRAWS } from '../../../support/drawn'
import { drawnText, drawnValue } from '../../../support/drawnText'

const read = (bytes: Uint8Array<ArrayBuffer>, header: HeaderChoice = 'found') =>
  readFile(new File([bytes], 'list.csv'), { header })

/** The file of a text that the page reads. */
async function fileOf(bytes: Uint8Array<ArrayBuffer>): Promise<CsvFile> {
  const reading = await read(bytes)
  fc.pre(reading.kind === 'read')
  return reading.file
}

/** What comes of a text whose rows are to be others. */
const corrected = (bytes: Uint8Array<ArrayBuffer>, file: CsvFile, after = file.rows) =>
  correctText(
    () => Promise.resolve(bytes),
    { delimiter: file.delimiter, columns: file.headers.length },
    file.rows.map((row, at) => {
      const isSame = row.every((cell, column) => cell === after[at]![column])
      return [String(file.sheetRows[at]), ...row, ...(isSame ? [] : after[at]!)]
    }),
  )

test('any text that the page reads comes back as the same bytes if nothing changes', async () => {
  await fc.assert(
    fc.asyncProperty(drawnText, async ({ bytes }) => {
      const is = await corrected(bytes, await fileOf(bytes))
      expect(is).toEqual({ kind: 'inPlace', content: bytes })
    }),
    DRAWS,
  )
})

/** How many bytes two texts have alike at their beginning and at their end. */
function alike(one: Uint8Array, other: Uint8Array): number {
  const shorter = Math.min(one.length, other.length)
  let begin = 0
  while (begin < shorter && one[begin] === other[begin]) begin += 1
  let end = 0
  while (end < shorter - begin && one.at(-1 - end) === other.at(-1 - end)) end += 1
  return begin + end
}

/** A value where quotation marks are letters. */
const flat = (text: string, delimiter: string) =>
  text
    .replaceAll(delimiter, ' ')
    .split(/[\r\n]+/)
    .join(', ')

/** The row of a header, so that it is the header again whatever is below it. */
const headerOf = ({ headerLine, isHeaderless }: CsvFile): HeaderChoice =>
  isHeaderless ? 'none' : (headerLine?.line ?? 'found')

test('one change is one cell to its reader, and every byte beside it stays', async () => {
  let [drawn, told] = [0, 0]
  await fc.assert(
    fc.asyncProperty(drawnText, drawnValue, fc.nat(), fc.nat(), async ({ bytes }, value, at, of) => {
      const file = await fileOf(bytes)
      const [row, column] = [at % file.rows.length, of % file.headers.length]
      const own = file.rows[row]![column]!
      const withCell = (cell: string) =>
        file.rows.map((cells, each) => (each === row ? cells.with(column, cell) : cells))
      fc.pre(value !== own && withCell(value)[row]!.some((cell) => cell.trim() !== ''))
      const is = await corrected(bytes, file, withCell(value))
      if (is.kind !== 'inPlace') throw new Error(is.kind)
      // A letter has four bytes at most, a quotation mark stands twice, and a row may lack all of its delimiters.
      const most = 4 * (Math.max(own.length, value.length) + 2) + 2 * file.headers.length
      expect(is.inUtf8 ? bytes.length : alike(bytes, is.content)).toBeGreaterThanOrEqual(bytes.length - most)
      const again = await read(is.content, headerOf(file))
      const rows = again.kind === 'read' ? again.file.rows : []
      const isThere = [value, flat(value, file.delimiter)].some((cell) =>
        isDeepStrictEqual(rows, withCell(cell)),
      )
      drawn += 1
      if (!isThere) told += 1
      // Other files do not lose the cell that alone told how they are cut.
      const mayLose = file.delimiter === '\t' || file.delimiter === '|' || again.kind === 'refused'
      expect(isThere || mayLose || again.file.delimiter !== file.delimiter).toBe(true)
    }),
    DRAWS,
  )
  expect(told).toBeLessThanOrEqual(drawn / 20)
})
