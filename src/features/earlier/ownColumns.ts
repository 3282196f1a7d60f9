import { queryColumns, type Mapping } from '../mapping/buildQuery'

/** The columns of a download that make the text of a row, or the names that it lacks. */
export type OwnColumns = { mapping: Mapping } | { missing: string[] }

/** Finds the columns that are chosen for a list in a download, by name; of repeated names the first is the first. */
export function ownColumns(download: string[], list: string[], mapping: Mapping): OwnColumns {
  const placeOf = (column: number) => {
    const name = list[column]!.trim()
    const nth = list.slice(0, column).filter((header) => header.trim() === name).length
    return [...download.keys()].filter((at) => download[at]!.trim() === name)[nth]
  }
  const columns = queryColumns(mapping)
  const places = columns.map(placeOf)
  const missing = columns.flatMap((column, at) => (places[at] === undefined ? [list[column]!] : []))
  if (missing.length > 0) return { missing }
  return {
    mapping: {
      addressColumn: places[0] ?? null,
      moreAddressColumns: places.slice(1) as number[],
      postcodeColumn: null,
    },
  }
}
