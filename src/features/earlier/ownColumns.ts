import { queryColumns, type Mapping } from '../../domain/cleanse/query'

/** The columns of a download that make the text of a row; null if it lacks those with the names that are `missing`. */
export interface OwnColumns {
  mapping: Mapping | null
  missing: string[]
}

/** Finds the columns that are chosen for a list in a download, by name; of repeated names the first is the first. */
export function ownColumns(download: string[], list: string[], chosen: Mapping): OwnColumns {
  const placeOf = (column: number) => {
    const name = list[column]!.trim()
    const nth = list.slice(0, column).filter((header) => header.trim() === name).length
    return [...download.keys()].filter((at) => download[at]!.trim() === name)[nth]
  }
  const columns = queryColumns(chosen)
  const places = columns.map(placeOf)
  const missing = columns.flatMap((column, at) => (places[at] === undefined ? [list[column]!] : []))
  const [addressColumn = null, ...moreAddressColumns] = places as number[]
  const mapping = { addressColumn, moreAddressColumns, postcodeColumn: null }
  return { mapping: missing.length > 0 ? null : mapping, missing }
}
