import type { Mapping } from '../../domain/cleanse/query'
import { countIfMost, ENOUGH, filledCount, namesStreet } from '../../domain/address/columnContents'
import { columnName } from '../../domain/address/columnNames'
import { customerHeaders } from './proposals'

/** Whether a value is words, such as a place's name, rather than a number, a date, an e-mail address or a postcode. */
const isWords = (value: string) => /\p{L}{2}/u.test(value) && !/[@\d]/.test(value)

/**
 * Whether two columns repeat each other: in at least half of the rows filled in both (of those filled in `a`, if `ofAll`),
 * one value contains the other.
 */
function saysTheSame(rows: string[][], a: number, b: number, ofAll: boolean): boolean {
  const pairs = rows
    .map((row) => [row[a] ?? '', row[b] ?? ''].map((value) => value.trim().toLowerCase()))
    .filter((pair) => pair.every((value) => value !== '')) as [string, string][]
  const holds = (one: string, other: string) => one === other || (other.length > 2 && one.includes(other))
  const same = pairs.filter(([one, other]) => holds(one, other) || holds(other, one))
  return same.length > 0 && same.length >= (ofAll ? filledCount(rows, a) : pairs.length) * ENOUGH
}

/** Rows that tell what a column holds. */
const SAMPLE = 200

/** Whether a header says nothing: it is blank, or the number given to a column without a name. */
const saysNothing = (header: string) => /^(?:column \d+)?$/i.test(header.trim())

/**
 * The columns that look like further components of the address, in the file's order: by a name without a family or of the
 * address's, or by contents: streets, or words in a column without a name between address and postcode. A column that
 * repeats the address is left out.
 */
export function furtherColumns(headers: string[], rows: string[][], mapping: Mapping): number[] {
  const { addressColumn, postcodeColumn } = mapping
  if (addressColumn === null) return []
  const sample = rows.slice(0, SAMPLE)
  const familyAt = (column: number) => columnName(headers[column] ?? '')?.family ?? ''
  const families = new Set(['', familyAt(addressColumn)])
  if (typeof postcodeColumn === 'number') families.add(familyAt(postcodeColumn))
  const end = typeof postcodeColumn === 'number' ? postcodeColumn : headers.length

  return customerHeaders(headers).flatMap((header, column) => {
    if (column === addressColumn || column === postcodeColumn) return []
    const name = columnName(header)
    const isBetween = column > addressColumn && column < end
    const isFurther = name
      ? name.component !== 'postcode' && families.has(name.family)
      : countIfMost(sample, column, namesStreet) > 0 ||
        (saysNothing(header) && isBetween && countIfMost(sample, column, isWords) > 0)
    // A second line may repeat the first in the few rows that have one.
    const isNamed = name?.component === 'further'
    return isFurther && !saysTheSame(sample, addressColumn, column, isNamed) ? [column] : []
  })
}
