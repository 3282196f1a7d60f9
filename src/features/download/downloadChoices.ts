import * as v from 'valibot'
import { OUTPUT_HEADERS } from '../answers/outputColumns'

/** Columns of our own that a download may have besides the cleansed ones, in their order. */
export const EXTRA_COLUMNS = ['outcome', 'reasons', 'decision'] as const

export type ExtraColumn = (typeof EXTRA_COLUMNS)[number]

/** What the user chose to leave out of downloads and to add to them; the page itself shows all the same. */
export interface DownloadChoices {
  /** Names of added columns that are left out. */
  leftOut: string[]
  extras: ExtraColumn[]
}

/** By default a download has every added column and none of our own. */
export const usualChoices: DownloadChoices = { leftOut: [], extras: [] }

const schema = v.object({
  leftOut: v.array(v.picklist(OUTPUT_HEADERS)),
  extras: v.array(v.picklist(EXTRA_COLUMNS)),
})

/** Reads choices that were remembered; null for anything that is none. Never throws. */
export function readChoices(text: string | null): DownloadChoices | null {
  try {
    const read = v.safeParse(schema, JSON.parse(text ?? 'null'))
    return read.success ? read.output : null
  } catch {
    return null
  }
}
