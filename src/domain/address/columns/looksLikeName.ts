import { sampleOf } from '../../../base/enoughRows'
import { saysLastName } from './addresseeNames'
import { readColumns } from './columnKinds'
import { customerHeaders } from './customerHeaders'
import { shownValue } from './shownValue'

/** A capitalised word of a name: `Ann`, `O’Dea`, `Smith-Jones`, `de`, `J.`. */
const WORD = String.raw`(?:(?:\p{Lu}['’]?\p{L}+(?:[-'’]\p{L}+)*)|\p{Lu}\.?|de|der|van|von|la|le|bin|al)`

const ONE_WORD = new RegExp(String.raw`^\p{Lu}['’]?\p{L}+(?:[-'’ ]\p{Lu}\p{L}+)?$`, 'u')
const WHOLE_NAME = new RegExp(String.raw`^${WORD}(?:\s+${WORD}){1,2}$`, 'u')

const valueAt = (row: string[], column: number) =>
  (row[column] ?? '').replace(/[([{].*|\s[-–—]\s.*/, '').trim()

/** Whether most rows pass a test with texts of which most differ. */
function most(rows: string[][], textOf: (row: string[]) => string, is: (row: string[]) => boolean): boolean {
  const found = rows.filter(is).map(textOf)
  return found.length * 2 > rows.length && new Set(found).size * 2 > found.length
}

/** Whether most cells of a column are two or three capitalised words without a digit, most of them different. */
export const looksLikeNames = (rows: string[][], column: number): boolean =>
  most(
    sampleOf(rows),
    (row) => valueAt(row, column),
    (row) => WHOLE_NAME.test(valueAt(row, column)),
  )

/** The column, or the first and the last name beside each other, whose cells look like names; none if none do. */
export function columnsLikeNames(headers: string[], rows: string[][]): number[] {
  const readings = readColumns(headers, rows)
  const open = [...customerHeaders(headers).keys()].filter((column) => readings[column]!.name === null)
  const whole = open.find((column) => looksLikeNames(rows, column))
  if (whole !== undefined) return [whole]
  const first = open.find(
    (column) =>
      open.includes(column + 1) &&
      most(
        sampleOf(rows),
        (row) => `${valueAt(row, column)} ${valueAt(row, column + 1)}`,
        (row) => [column, column + 1].every((each) => ONE_WORD.test(valueAt(row, each))),
      ) &&
      [column, column + 1].every((each) =>
        most(
          sampleOf(rows),
          (row) => valueAt(row, each),
          (row) => valueAt(row, each) !== '',
        ),
      ),
  )
  if (first === undefined) return []
  return saysLastName(headers[first]!) ? [first + 1, first] : [first, first + 1]
}

/** What a cell of a name says: the word that programs write for nothing is a name with one capital, `Null`. */
export const nameIn = (cell: string): string =>
  /^\p{Lu}\p{Ll}+$/u.test(cell.trim()) ? cell : shownValue(cell)
