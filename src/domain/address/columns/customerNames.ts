import { sampleOf } from '../../../base/enoughRows'
import { customerHeaders } from './customerHeaders'
import { addresseeOf, type Addressee } from './otherNames'
import { shownValue } from './shownValue'

export { addresseeOf, type Addressee }

/** What a column of a part of a person's name is called: its name may say nothing, as *Middle* does. */
const PARTS = new Set<Addressee | null>([null, 'title', 'firstName', 'initials', 'lastName'])

/** Whether two columns hold parts of one name: a title is of whoever follows, and a last name goes on only where a name says so. */
const areOfOneName = (one: Addressee | null, next: Addressee | null) =>
  one === 'title' || (PARTS.has(one) && PARTS.has(next) && (one !== 'lastName' || next !== null))

/** Joins the texts of some columns as they name a customer: parts of one name by a blank, names by a comma. */
export function nameJoiner(headers: string[], columns: readonly number[]) {
  const roles = columns.map((column) => addresseeOf(headers[column] ?? ''))
  return (textOf: (column: number) => string): string => {
    let [name, last] = ['', -1]
    for (const [at, column] of columns.entries()) {
      const text = textOf(column)
      if (text === '') continue
      const between = last < 0 ? '' : areOfOneName(roles[last]!, roles[at]!) ? ' ' : ', '
      name += between + text
      last = at
    }
    return name
  }
}

/** A capitalised word of a name: `Ann`, `O’Dea`, `Smith-Jones`, `de`, `J.`. */
const WORD = String.raw`(?:(?:\p{Lu}['’]?\p{L}+(?:[-'’]\p{L}+)*)|\p{Lu}\.?|de|der|van|von|la|le|bin|al)`

const WHOLE_NAME = new RegExp(String.raw`^${WORD}(?:\s+${WORD}){1,2}$`, 'u')

/** Whether most cells of a column are two or three capitalised words without a digit, most of them different. */
export function looksLikeNames(rows: string[][], column: number): boolean {
  const cells = sampleOf(rows).map((row) => (row[column] ?? '').replace(/[([{].*|\s[-–—]\s.*/, '').trim())
  const names = cells.filter((cell) => WHOLE_NAME.test(cell))
  return names.length * 2 > cells.length && new Set(names).size * 2 > names.length
}

/** What a cell of a name says: the word that programs write for nothing is a name with one capital, `Null`. */
export const nameIn = (cell: string): string =>
  /^\p{Lu}\p{Ll}+$/u.test(cell.trim()) ? cell : shownValue(cell)

/**
 * The columns of a customer's name: title, first name or initials, and last name, or the whole name; in whose care; and the
 * company. Blank columns are left out.
 */
export function nameColumns(headers: string[], rows: string[][]): number[] {
  const find = (wanted: Addressee) =>
    customerHeaders(headers).flatMap((header, column) => {
      const isIt = addresseeOf(header) === wanted && rows.some((row) => (row[column] ?? '').trim() !== '')
      return isIt ? [column] : []
    })[0]
  const last = find('lastName')
  const first = find('firstName') ?? (last === undefined ? undefined : find('initials'))
  const person = first === undefined && last === undefined ? [find('fullName')] : [find('title'), first, last]
  const found = [...person, find('careOf'), find('company')].filter((column) => column !== undefined)
  return [...new Set(found)]
}
