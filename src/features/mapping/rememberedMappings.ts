import * as v from 'valibot'
import { REMEMBERED_MAPPINGS } from '../../app/base/constants'
import type { Mapping } from './buildQuery'

const column = v.pipe(v.number(), v.integer(), v.minValue(0))

const entrySchema = v.object({
  headers: v.array(v.string()),
  addressColumn: v.nullable(column),
  postcodeColumn: v.nullable(column),
  moreAddressColumns: v.array(column),
})

type Entry = v.InferOutput<typeof entrySchema>

/** Reads what was remembered: header names and choices only, the latest first. Anything malformed is nothing. */
function entriesOf(text: string | null): Entry[] {
  try {
    const read = v.safeParse(v.array(entrySchema), JSON.parse(text ?? '[]'))
    return read.success ? read.output : []
  } catch {
    return []
  }
}

const isFor = (headers: string[]) => (entry: Entry) =>
  JSON.stringify(entry.headers) === JSON.stringify(headers)

/** The mapping that was last used for exactly these headers, or null. Never throws. */
export function recallMapping(text: string | null, headers: string[]): Mapping | null {
  const entry = entriesOf(text).find(isFor(headers))
  if (!entry) return null
  const { addressColumn, postcodeColumn, moreAddressColumns } = entry
  const columns = [addressColumn, postcodeColumn, ...moreAddressColumns]
  const isWithin = columns.every((each) => each === null || each < headers.length)
  return isWithin ? { addressColumn, postcodeColumn, moreAddressColumns } : null
}

/** What is to be stored when a mapping was used for these headers: the newest in front, the oldest dropped. */
export function rememberMapping(text: string | null, headers: string[], mapping: Mapping): string {
  const { addressColumn, postcodeColumn, moreAddressColumns } = mapping
  const entry: Entry = { headers, addressColumn, postcodeColumn, moreAddressColumns }
  const others = entriesOf(text).filter((other) => !isFor(headers)(other))
  return JSON.stringify([entry, ...others].slice(0, REMEMBERED_MAPPINGS))
}
