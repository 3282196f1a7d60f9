import * as v from 'valibot'
import { queryColumns, type Mapping } from '../../domain/cleanse/query'
import type { FileChoices } from '../session/sessionEvents'
import { digestSchema, recallEntry, rememberEntry } from './rememberedEntries'

const column = v.pipe(v.number(), v.integer(), v.minValue(0))

const choicesSchema = v.object({
  dedupe: v.boolean(),
  leavesOutAbroad: v.boolean(),
  leavesOutNoAddress: v.boolean(),
})

const entrySchema = v.object({
  headers: digestSchema,
  addressColumn: v.nullable(column),
  postcodeColumn: v.nullable(v.union([column, v.literal('inAddress'), v.tuple([column, column])])),
  moreAddressColumns: v.array(column),
  /** Missing in what was stored before they were remembered. */
  choices: v.optional(choicesSchema),
})

/** What was chosen for a file. */
interface Remembered extends Mapping {
  choices?: FileChoices
}

/** What was last chosen for the headers with this digest; null if there is nothing or it needs more columns. */
export function recallMapping(text: string | null, digest: string, columns: number): Remembered | null {
  const entry = recallEntry(entrySchema, text, digest)
  if (!entry) return null
  const { headers: _, ...remembered } = entry
  return queryColumns(remembered).every((each) => each < columns) ? remembered : null
}

/** The text to store once something was chosen for headers. */
export function rememberMapping(text: string | null, digest: string, chosen: Remembered): string {
  const { addressColumn, postcodeColumn, moreAddressColumns, choices } = chosen
  return rememberEntry(entrySchema, text, {
    headers: digest,
    addressColumn,
    postcodeColumn,
    moreAddressColumns,
    choices,
  })
}
