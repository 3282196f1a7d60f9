import { sampleOf } from '../../base/sample'
import { readColumns } from '../../domain/address/columnKinds'
import type { Mapping } from '../../domain/cleanse/query'
import { copiedColumns, furtherColumns } from './furtherColumns'
import { namedAddresses } from './proposals'

/**
 * The other addresses of a file by their names, each as it would be sent: with its further columns, if those of the chosen one are
 * sent. What repeats the chosen one is none.
 */
export function otherAddresses(headers: string[], rows: string[][], mapping: Mapping): Mapping[] {
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
    // Without a postcode nothing can be sent.
    if (columns.postcodeColumn === null) return []
    const other = { ...columns, moreAddressColumns: [] }
    const sendsMore = moreAddressColumns.length > 0
    return [sendsMore ? { ...other, moreAddressColumns: furtherColumns(headers, rows, other) } : other]
  })
}
