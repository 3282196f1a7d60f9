import { addresseeOf, type Addressee } from './addresseeNames'
import { customerHeaders } from './customerHeaders'
import { columnsLikeNames } from './looksLikeName'

/** Whether a column holds the name of a company rather than a person's. */
export const isCompanyColumn = (header: string) => addresseeOf(header) === 'company'

/** Whether a column is of whom a letter is to, by its name. */
export const isOfAddressee = (header: string) => addresseeOf(header) !== null

/** Whether a column names the person in whose care (c/o) post is sent. */
export const isCareOfColumn = (header: string) => addresseeOf(header) === 'careOf'

/**
 * The columns of a customer's name. By their names: title, first and last name, else the whole name; in whose care; and the
 * company. If there are none, those whose cells look like names. Blank columns, and those that CleanSheet added, are left out.
 */
export function nameColumns(headers: string[], rows: string[][]): number[] {
  const find = (wanted: Addressee) =>
    customerHeaders(headers).flatMap((header, column) => {
      const isIt = addresseeOf(header) === wanted && rows.some((row) => (row[column] ?? '').trim() !== '')
      return isIt ? [column] : []
    })[0]
  const [first, last] = [find('firstName'), find('lastName')]
  const person = first === undefined && last === undefined ? [find('fullName')] : [find('title'), first, last]
  const found = [...person, find('careOf'), find('company')].filter((column) => column !== undefined)
  return found.length > 0 ? [...new Set(found)] : columnsLikeNames(headers, rows)
}
