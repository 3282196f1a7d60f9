import * as v from 'valibot'
import { OUTPUT_HEADERS } from '../answers/outputColumns'

/** What a download may have besides the added columns, in this order. */
export const EXTRA_COLUMNS = ['addressToUse', 'outcome', 'reasons', 'decision'] as const

export type ExtraColumn = (typeof EXTRA_COLUMNS)[number]

/** What the user leaves out of downloads and adds to them. The page shows everything. */
export interface DownloadChoices {
  /** Names of added columns that are left out. */
  leftOut: string[]
  extras: ExtraColumn[]
}

/** By default a download has every added column and none of the extra ones. */
export const usualChoices: DownloadChoices = { leftOut: [], extras: [] }

const schema = v.object({
  leftOut: v.array(v.picklist(OUTPUT_HEADERS)),
  extras: v.array(v.picklist(EXTRA_COLUMNS)),
})

/** Reads choices that were remembered; null for anything else. Never throws. */
export function readChoices(text: string | null): DownloadChoices | null {
  try {
    const read = v.safeParse(schema, JSON.parse(text ?? 'null'))
    return read.success ? read.output : null
  } catch {
    return null
  }
}
