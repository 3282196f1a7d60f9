import * as v from 'valibot'

/** For how many headers choices are remembered. */
const REMEMBERED = 20

/** The digest under which an entry is remembered. */
export const digestSchema = v.pipe(v.string(), v.hexadecimal(), v.length(64))

/** What was chosen for the headers with a digest. */
interface Entry {
  headers: string
}

type EntrySchema<Remembered extends Entry> = v.GenericSchema<unknown, Remembered>

/** The SHA-256 digest of names in order. Rejects on a page that is not served over HTTPS. */
export async function digestOf(names: string[]): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(names)))
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** What was remembered, the latest first; nothing if it is malformed. */
function entriesOf<Remembered extends Entry>(
  schema: EntrySchema<Remembered>,
  text: string | null,
): Remembered[] {
  try {
    const read = v.safeParse(v.array(schema), JSON.parse(text ?? '[]'))
    return read.success ? read.output : []
  } catch {
    return []
  }
}

/** What was remembered last for the headers with a digest; undefined if nothing was. */
export const recallEntry = <Remembered extends Entry>(
  schema: EntrySchema<Remembered>,
  text: string | null,
  digest: string,
): Remembered | undefined => entriesOf(schema, text).find(({ headers }) => headers === digest)

/** The text to store: the newest entry comes first, the oldest is dropped. */
export function rememberEntry<Remembered extends Entry>(
  schema: EntrySchema<Remembered>,
  text: string | null,
  entry: Remembered,
): string {
  const others = entriesOf(schema, text).filter(({ headers }) => headers !== entry.headers)
  return JSON.stringify([entry, ...others].slice(0, REMEMBERED))
}
