import * as v from 'valibot'
import type { Mapping } from './buildQuery'
import { digestSchema, recallEntry, rememberEntry } from './rememberedEntries'

const column = v.pipe(v.number(), v.integer(), v.minValue(0))

const entrySchema = v.object({
  headers: digestSchema,
  addressColumn: v.nullable(column),
  postcodeColumn: v.nullable(v.union([column, v.literal('inAddress')])),
  moreAddressColumns: v.array(column),
})

/** The mapping last used for the headers with this digest; null if there is none or it needs more columns. */
export function recallMapping(text: string | null, digest: string, columns: number): Mapping | null {
  const entry = recallEntry(entrySchema, text, digest)
  if (!entry) return null
  const { headers: _, ...mapping } = entry
  const chosen = [mapping.addressColumn, mapping.postcodeColumn, ...mapping.moreAddressColumns]
  return chosen.every((each) => typeof each !== 'number' || each < columns) ? mapping : null
}

/** The text to store once a mapping was chosen for headers. */
export function rememberMapping(text: string | null, digest: string, mapping: Mapping): string {
  const { addressColumn, postcodeColumn, moreAddressColumns } = mapping
  return rememberEntry(entrySchema, text, {
    headers: digest,
    addressColumn,
    postcodeColumn,
    moreAddressColumns,
  })
}
