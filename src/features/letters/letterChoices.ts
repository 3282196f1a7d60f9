import * as v from 'valibot'
import { OUTPUT_FIELDS } from '../../domain/cleanse/outputColumns'
import { LAYOUT_IDS } from './layouts'

/** Which rows get a letter: those ready to use, all that have an address, or those that pass the filters. */
export const LETTER_ROWS = ['ready', 'all', 'shown'] as const

/** The text that replaces a missing name. */
export const NO_NAMES = ['occupier', 'nothing'] as const

const index = v.pipe(v.number(), v.integer(), v.minValue(0))

export const letterChoicesSchema = v.object({
  layout: v.picklist(LAYOUT_IDS),
  /** As earlier versions stored it: now it is one of the choices about columns. */
  nameColumns: v.optional(v.array(index)),
  /** Columns to take along, such as a salutation or the UPRN that was found. */
  alongColumns: v.array(v.union([index, v.picklist(OUTPUT_FIELDS)])),
  rows: v.picklist(LETTER_ROWS),
  /** Null until somebody said it. */
  noName: v.nullable(v.picklist(NO_NAMES)),
  onePerAddress: v.boolean(),
  /** The country of the rows; all of them if there is none. An empty text is one that is not known. */
  nation: v.optional(v.nullable(v.string()), null),
})

/** What letters are made from, as the user chose it. Columns are indexes in the file, or fields of added ones. */
export type LetterChoices = Omit<StoredChoices, 'nameColumns'>

/** The same, as an earlier version may have stored it. */
export type StoredChoices = v.InferOutput<typeof letterChoicesSchema>

/** What letters are made from until somebody chose. */
export const NOTHING_CHOSEN: LetterChoices = {
  layout: 'word',
  alongColumns: [],
  rows: 'ready',
  noName: null,
  onePerAddress: false,
  nation: null,
}
