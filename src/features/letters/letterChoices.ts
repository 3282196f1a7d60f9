import * as v from 'valibot'
import { addresseeOf, type Addressee } from '../../domain/address/addresseeNames'
import { customerHeaders } from '../../domain/address/customerHeaders'
import { OUTPUT_FIELDS } from '../../domain/cleanse/outputColumns'
import { LAYOUT_IDS } from './layouts'

/** Which rows get a letter: those ready to use, all that have an address, or those that pass the filters. */
export const LETTER_ROWS = ['ready', 'all', 'shown'] as const

/** The text that replaces a missing name. */
export const NO_NAMES = ['occupier', 'nothing'] as const

const index = v.pipe(v.number(), v.integer(), v.minValue(0))

export const letterChoicesSchema = v.object({
  layout: v.picklist(LAYOUT_IDS),
  nameColumns: v.array(index),
  /** Columns to take along, such as a salutation or the UPRN that was found. */
  alongColumns: v.array(v.union([index, v.picklist(OUTPUT_FIELDS)])),
  rows: v.picklist(LETTER_ROWS),
  noName: v.picklist(NO_NAMES),
  onePerAddress: v.boolean(),
})

/** What letters are made from, as the user chose it. Columns are indexes in the file, or fields of added ones. */
export type LetterChoices = v.InferOutput<typeof letterChoicesSchema>

/** Whether a column holds the name of a company rather than a person's. */
export const isCompanyColumn = (header: string) => addresseeOf(header) === 'company'

/**
 * Proposes the columns of the name on the envelope by their names: title, first and last name, else the whole name;
 * and the company. Blank columns, and those that CleanSheet added, are left out.
 */
export function proposedNameColumns(headers: string[], rows: string[][]): number[] {
  const find = (wanted: Addressee) =>
    customerHeaders(headers).flatMap((header, column) => {
      const isIt = addresseeOf(header) === wanted && rows.some((row) => (row[column] ?? '').trim() !== '')
      return isIt ? [column] : []
    })[0]
  const [first, last] = [find('firstName'), find('lastName')]
  const person = first === undefined && last === undefined ? [find('fullName')] : [find('title'), first, last]
  const found = [...person, find('company')].filter((column) => column !== undefined)
  return [...new Set(found)]
}

/** What the columns propose. */
export const proposedChoices = (headers: string[], rows: string[][]): Omit<LetterChoices, 'rows'> => ({
  layout: 'word',
  nameColumns: proposedNameColumns(headers, rows),
  alongColumns: [],
  noName: 'occupier',
  onePerAddress: false,
})
