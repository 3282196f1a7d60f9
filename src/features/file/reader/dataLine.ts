import { setOf } from '../../../base/values'
import { withoutNumber } from '../../../domain/address/columns/headers'
import { findPostcodes } from '../../../domain/address/cells/postcodes'

/** Words that name a column, alone or with others. */
const COLUMN_WORDS = setOf(
  `account addr address addressline age amount area balance band birth category cell cellphone city client code column
  comment comments company contact country county created currency customer date dob department description district
  due easting email fax firstname forename fullname gender id identifier initial initials invoice lastname latitude lat
  length locality lon longitude mail membership mobile modified name names nickname northing note notes number
  occupation order organisation organization owner parcel parish payment person phone pin position post postal postcode
  postcodes posttown pcode premise premises price product property province purchaser quantity reason ref reference
  region residence salutation sex sku state status street suburb suffix supplier surname tag tags tel telephone term
  title town type udprn updated uprn url username value vat village ward website year zip`,
)

/** Words that accompany those, but may also be a customer's value, such as “No”. */
const OTHER_WORDS = setOf(
  `billing box business default delivery e electoral first full given group home house is job key last line lines list
  main mailing middle new no of office old or other paid po primary second secondary shipping sort start sub time to
  total user web work your`,
)

const lettersIn = (cell: string) => cell.match(/\p{L}+/gu) ?? []

/** Whether a text is a form's question, of several words. */
const isQuestion = (text: string) => text.trimEnd().endsWith('?') && /\p{L}\s+\p{L}/u.test(text)

/** Whether a value names a column: it has column words and no unknown ones, numbers aside, or it is a question. */
export function namesColumn(cell: string): boolean {
  if (isQuestion(cell)) return true
  const names = lettersIn(
    withoutNumber(cell)
      .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
      .toLowerCase(),
  )
  return (
    names.some((word) => COLUMN_WORDS.has(word)) &&
    names.every((word) => COLUMN_WORDS.has(word) || OTHER_WORDS.has(word))
  )
}

/** Begins with a number: a house's, a customer's, a date's. */
const NUMBER = /^\W*\d/

/** Whether a line reads like a customer's data: a value holds a postcode or begins with a number, and none names a column. */
export function isDataLine(cells: string[]): boolean {
  const filled = cells.filter((cell) => cell.trim() !== '')
  return (
    filled.some((cell) => NUMBER.test(cell) || findPostcodes(cell).length > 0) && !filled.some(namesColumn)
  )
}
