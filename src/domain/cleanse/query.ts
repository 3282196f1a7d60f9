import type { ProposedColumns } from '../../base/csvFile'
import type { Kind, ReadAs, Slot } from '../address/columns/kinds'

/** Which columns make a row's query, as indexes into the headers. */
export interface Mapping extends ProposedColumns {
  moreAddressColumns: number[]
  readAs?: ReadAs
}

/** The columns of the postcode: one, two or none. */
export const postcodeColumns = ({ postcodeColumn }: Pick<Mapping, 'postcodeColumn'>): number[] =>
  postcodeColumn === null || postcodeColumn === 'inAddress' ? [] : [postcodeColumn].flat()

/** The columns of a query, and a name, equal for the same columns. */
interface QueryColumns {
  columns: Slot[]
  name: string
}

const known = new WeakMap<Mapping, QueryColumns>()

/** The columns of a query, each once, in file order; the postcode last. */
export const queryColumns = (mapping: Mapping): number[] =>
  sentColumns(mapping).columns.map(({ column }) => column)

/** The same, with the kinds that tell how they are joined. */
export function sentColumns(mapping: Mapping): QueryColumns {
  const before = known.get(mapping)
  if (before) return before
  const last = postcodeColumns(mapping)
  const above = [...new Set([mapping.addressColumn, ...mapping.moreAddressColumns])]
    .filter((column) => column !== null)
    .filter((column) => !last.includes(column))
    .toSorted((a, b) => a - b)
  const kinds: Kind[] = last.length > 1 ? ['outwardCode', 'inwardCode'] : ['postcode']
  const columns = [...above, ...last].map((column): Slot => {
    const { partOf, partedBy, word, before: house, nothing } = mapping.readAs?.[column] ?? {}
    const slot: Slot = { column, kind: kinds[last.indexOf(column)] ?? 'line' }
    if (partOf !== undefined && above.includes(partOf)) slot.partOf = partOf
    if (partedBy) slot.partedBy = partedBy
    // One column with the postcode is sent as it is.
    if (word && above.length > 1) slot.word = word
    if (word && house !== undefined) slot.before = house
    if (nothing) slot.nothing = nothing
    return slot
  })
  const found = { columns, name: JSON.stringify(columns) }
  known.set(mapping, found)
  return found
}
