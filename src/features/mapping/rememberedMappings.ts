import * as v from 'valibot'
import type { Mapping } from './buildQuery'

/** For how many headers the mapping is remembered. */
const REMEMBERED_MAPPINGS = 20

const column = v.pipe(v.number(), v.integer(), v.minValue(0))

const entrySchema = v.object({
  headers: v.pipe(v.string(), v.hexadecimal(), v.length(64)),
  addressColumn: v.nullable(column),
  postcodeColumn: v.nullable(v.union([column, v.literal('inAddress')])),
  moreAddressColumns: v.array(column),
})

type Entry = v.InferOutput<typeof entrySchema>

/** The SHA-256 digest of names in order. Rejects on a page that is not served over HTTPS. */
export async function digestOf(names: string[]): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(names)))
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** What was remembered, the latest first; nothing if it is malformed. */
function entriesOf(text: string | null): Entry[] {
  try {
    const read = v.safeParse(v.array(entrySchema), JSON.parse(text ?? '[]'))
    return read.success ? read.output : []
  } catch {
    return []
  }
}

/** The mapping last used for the headers with this digest; null if there is none or it needs more columns. */
export function recallMapping(text: string | null, digest: string, columns: number): Mapping | null {
  const entry = entriesOf(text).find(({ headers }) => headers === digest)
  if (!entry) return null
  const { headers: _, ...mapping } = entry
  const chosen = [mapping.addressColumn, mapping.postcodeColumn, ...mapping.moreAddressColumns]
  return chosen.every((each) => typeof each !== 'number' || each < columns) ? mapping : null
}

/** The text to store once a mapping was chosen for headers: the newest comes first, the oldest is dropped. */
export function rememberMapping(text: string | null, digest: string, mapping: Mapping): string {
  const { addressColumn, postcodeColumn, moreAddressColumns } = mapping
  const entry: Entry = { headers: digest, addressColumn, postcodeColumn, moreAddressColumns }
  const others = entriesOf(text).filter(({ headers }) => headers !== digest)
  return JSON.stringify([entry, ...others].slice(0, REMEMBERED_MAPPINGS))
}
