import { FIRST_ADDED_COLUMN } from '../../base/constants'
import { headerWords } from '../../domain/address/columnWords'

const TITLE =
  /^(?!.*\b(?:job|post|position|role|book|product)\b)(?:.* )?title$|^(?:name )?prefix$|^honorific$/
const FIRST_NAME = /(?:^| )(?:first|fore|given|christian) ?names?$/
const LAST_NAME = /(?:^| )(?:(?:last|family|second) ?name|surname)$/
const FULL_NAME =
  /^(?:(?:full|contact|customer|client|member|donor|patient|tenant|resident|recipient|addressee|owner|account holder) )?name$|^(?:addressee|recipient|tenant|resident|attention to)$/
const COMPANY =
  /(?:^| )(?:company|organisation|organization|business|employer|firm|practice|trading)(?: name)?$|^account name$/

/** Whether a column holds the name of a company rather than a person's. */
export const isCompanyColumn = (header: string) => COMPANY.test(headerWords(header))

/**
 * Proposes the columns of the name on the envelope by their names: title, first and last name, else the whole name;
 * and the company. Blank columns, and those that CleanSheet added, are left out.
 */
export function proposedNameColumns(headers: string[], rows: string[][]): number[] {
  const added = headers.indexOf(FIRST_ADDED_COLUMN)
  const customers = added < 0 ? headers : headers.slice(0, added)
  const find = (name: RegExp) =>
    customers.flatMap((header, column) => {
      const isIt = name.test(headerWords(header)) && rows.some((row) => (row[column] ?? '').trim() !== '')
      return isIt ? [column] : []
    })[0]
  const [title, first, last] = [TITLE, FIRST_NAME, LAST_NAME].map(find)
  const person = first === undefined && last === undefined ? [find(FULL_NAME)] : [title, first, last]
  const found = [...person, find(COMPANY)].filter((column) => column !== undefined)
  return [...new Set(found)]
}
