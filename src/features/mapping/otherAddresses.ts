import { sampleOf } from '../../base/enoughRows'
import { readColumns } from '../../domain/address/columns/columnKinds'
import type { Mapping } from '../../domain/cleanse/query'
import { copiedColumns, furtherColumns } from './furtherColumns'
import { namedAddresses } from '../../domain/address/columns/proposals'

/** The addresses of a file beside the chosen one, by their names, each with its further columns. What repeats the chosen one does not count. */
export function addressesBeside(headers: string[], rows: string[][], mapping: Mapping): Mapping[] {
  const { addressColumn, moreAddressColumns } = mapping
  if (addressColumn === null) return []
  const readings = readColumns(headers, rows)
  const own = readings[addressColumn]!.name
  const copies = copiedColumns(headers, rows, mapping)
  return namedAddresses(headers, sampleOf(rows)).flatMap((columns): Mapping[] => {
    const column = columns.addressColumn!
    const { name } = readings[column]!
    const isOwn = name?.family === own?.family && name?.block === own?.block
    if (isOwn || copies.includes(column) || moreAddressColumns.includes(column)) return []
    const other = { ...columns, moreAddressColumns: [] }
    return [{ ...other, moreAddressColumns: furtherColumns(headers, rows, other) }]
  })
}

/** Those that can be sent, which none without a postcode can, each as it would be: whole, if the chosen one is sent whole. */
export const otherAddresses = (headers: string[], rows: string[][], mapping: Mapping): Mapping[] =>
  addressesBeside(headers, rows, mapping).flatMap(({ moreAddressColumns, ...other }) => {
    const isWhole = mapping.moreAddressColumns.length > 0
    return other.postcodeColumn === null
      ? []
      : [{ ...other, moreAddressColumns: isWhole ? moreAddressColumns : [] }]
  })
