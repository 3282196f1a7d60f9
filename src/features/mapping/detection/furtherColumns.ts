import { ownColumnCount } from './ownColumnCount'
import type { Mapping } from '../buildQuery'
import { holdsWords, namesStreets, saysTheSame } from './columnContents'
import { columnName } from './columnName'

/** Rows that tell what is in a column; every choice of columns asks anew. */
const SAMPLE = 200

/** A header that says nothing: blank, or the number that a column without a name is given. */
const saysNothing = (header: string) => /^(?:column \d+)?$/i.test(header.trim())

/**
 * The columns that look like further parts of the address, in the file's order: by name, of the family of
 * the address or of none; by what is in them, where the name says nothing and they stand between address and postcode,
 * or most of them name a street. One that says again what the address says is none.
 */
export function furtherColumns(headers: string[], rows: string[][], mapping: Mapping): number[] {
  const { addressColumn, postcodeColumn } = mapping
  if (addressColumn === null) return []
  const sample = rows.slice(0, SAMPLE)
  const familyAt = (column: number) => columnName(headers[column] ?? '')?.family ?? ''
  const families = new Set(['', familyAt(addressColumn)])
  if (typeof postcodeColumn === 'number') families.add(familyAt(postcodeColumn))
  const end = typeof postcodeColumn === 'number' ? postcodeColumn : headers.length

  const isFurther = (header: string, column: number) => {
    const name = columnName(header)
    if (name) return name.part !== 'postcode' && families.has(name.family)
    if (!saysNothing(header)) return namesStreets(sample, column)
    const isBetween = column > addressColumn && column < end
    return namesStreets(sample, column) || (isBetween && holdsWords(sample, column))
  }
  return headers.slice(0, ownColumnCount(headers)).flatMap((header, column) => {
    const isSent = column === addressColumn || column === postcodeColumn
    return !isSent && isFurther(header, column) && !saysTheSame(sample, addressColumn, column) ? [column] : []
  })
}
