import { beginsWithDate } from '../address/dates'

/** Where the postcode of a row is: in a column, in two that hold its halves, or in the text of the address. */
export type PostcodeColumn = number | [outward: number, inward: number] | 'inAddress'

/** Which columns make a row's query, as indexes into the headers. */
export interface Mapping {
  addressColumn: number | null
  postcodeColumn: PostcodeColumn | null
  /** Further columns of the address. */
  moreAddressColumns: number[]
}

/** The columns of the postcode: one, two or none. */
export const postcodeColumns = ({ postcodeColumn }: Pick<Mapping, 'postcodeColumn'>): number[] =>
  postcodeColumn === null || postcodeColumn === 'inAddress' ? [] : [postcodeColumn].flat()

const known = new WeakMap<Mapping, number[]>()

/** The columns of a query, each once: in the file's order, since a house number before its flat is another door; the postcode last. */
export function queryColumns(mapping: Mapping): number[] {
  const columns = known.get(mapping) ?? columnsOf(mapping)
  known.set(mapping, columns)
  return columns
}

function columnsOf(mapping: Mapping): number[] {
  const last = postcodeColumns(mapping)
  const columns = new Set([mapping.addressColumn, ...mapping.moreAddressColumns])
  const above = [...columns].filter((column) => column !== null && !last.includes(column)) as number[]
  return [...above.toSorted((a, b) => a - b), ...last]
}

/** A formula that is nothing but a text, by which programs keep Excel from reading a value as a number or a date. */
const TEXT_FORMULA = /^\s*=\s*"((?:[^"]|"")*)"\s*$/

/** A value as Excel shows it: `="0012"` is `0012`. Any other is unchanged. */
function shownValue(value: string): string {
  const [, text] = TEXT_FORMULA.exec(value) ?? []
  return text?.replaceAll('""', '"') ?? value
}

/**
 * The text sent for a row: the mapped values that are not blank, as Excel shows them and otherwise unchanged, joined by
 * comma and space. May be empty.
 */
export function buildQuery(row: string[], mapping: Mapping): string {
  const isFilled = (value: string) => value.trim() !== ''
  const valuesOf = (columns: number[]) =>
    columns.map((column) => shownValue(row[column] ?? '')).filter(isFilled)
  const last = postcodeColumns(mapping)
  const above = queryColumns(mapping).filter((column) => !last.includes(column))
  return [...valuesOf(above), valuesOf(last).join(' ')].filter(isFilled).join(', ')
}

/** Whether a value that a row sends begins with a date, which a spreadsheet has made of a house number. */
export const sendsDate = (row: string[], mapping: Mapping): boolean =>
  queryColumns(mapping).some((column) => beginsWithDate(row[column] ?? ''))
