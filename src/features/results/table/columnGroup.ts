import { OUTPUT_COLUMNS } from '../../answers/outputColumns'
import type { DownloadColumn } from '../../download/content/downloadColumns'
import type { ColumnGroup } from '../reviewSlice'

/** Added columns that say where an address is as a letter is addressed; all others are codes and places. */
const ADDRESS_HEADERS = new Set([
  'Address Line 1',
  'Address Line 2',
  'Address Line 3',
  'Post Town',
  'Postcode',
  'Organisation Name',
  'Department Name',
  'PO Box',
  'Building Number',
  'Building Name',
  'Sub Building Name',
  'Street Name',
  'Dependant Street',
  'Dependant Locality',
  'Double Dependant Locality',
])

/** The group in which a column of the download is shown; the customer's own stay theirs where a value was replaced. */
export function columnGroup(column: DownloadColumn): ColumnGroup {
  if (column.from === 'own') return 'mine'
  if (column.from !== 'output') return 'scores'
  if (column.own !== null) return 'mine'
  const { header, source } = OUTPUT_COLUMNS[column.output]!
  if (source.from !== 'match') return 'scores'
  return ADDRESS_HEADERS.has(header) ? 'address' : 'codes'
}
