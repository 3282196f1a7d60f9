import { SSF, type CellObject } from '@e965/xlsx'
import { tryOrNull } from '../../../base/tryOrNull'

/** A cell as the library reads it in dense mode. */
export type Cell = CellObject | undefined

/** Whether a cell has no value; a formula that was never calculated gives a stub (`z`). */
export const isBlank = (cell: CellObject) => cell.t === 'z' || cell.v === undefined || cell.v === null

/** Error texts by their numbers in a file. */
const ERRORS: Record<number, string> = {
  0x00: '#NULL!',
  0x07: '#DIV/0!',
  0x0f: '#VALUE!',
  0x17: '#REF!',
  0x1d: '#NAME?',
  0x24: '#NUM!',
  0x2a: '#N/A',
  0x2b: '#GETTING_DATA',
}

/** The most characters that a format can have in Excel. */
const LONGEST_FORMAT = 255

/** Formats that show a number as it is: none, and text. */
const NO_FORMAT = /^(?:general|@)?$/i

/** The text of a cell as Excel shows it, but with all digits of an unformatted number, and with dates as `dd/mm/yyyy`. */
export function cellText(cell: Cell, uses1904: boolean): string {
  if (cell === undefined || isBlank(cell)) return ''
  if (typeof cell.v === 'string') return cell.v.replaceAll('\r\n', '\n')
  if (typeof cell.v !== 'number') return String(cell.v).toUpperCase()
  if (cell.t === 'e') return ERRORS[cell.v] ?? '#N/A'
  const format = String(cell.z ?? '').slice(0, LONGEST_FORMAT)
  // OpenDocument writes true and false as formulas.
  if (cell.w === 'TRUE' || cell.w === 'FALSE') return cell.w
  if (NO_FORMAT.test(format)) return plainNumber(cell.v)
  if (isDate(format)) return dateText(cell.v, format, uses1904)
  return numberText(cell.v, format, cell.w).trim()
}

/** A number with all its digits and no exponent; Excel keeps 15 digits of a fraction. */
function plainNumber(value: number): string {
  if (Number.isSafeInteger(value)) return String(value)
  return value.toLocaleString('en-US', { useGrouping: false, maximumSignificantDigits: 15 })
}

/**
 * What a format may have besides places for digits: text in quotes or after a backslash, gaps and fillings; brackets; and things
 * that the library writes differently from Excel: `General` with more, a locale, and signs that it knows only in quotes.
 */
const PARTS =
  /"[^"]*"?|\\.|_.|\*.|(?<general>general)|(?<locale>\[\$-[^\][]*\])|\[[^\][]*\]|(?<sign>[^ -~]|[cfi-lnoqrt-x|`])/gisu

/** A number as its format shows it. @param known the library's text for it, if any */
function numberText(value: number, format: string, known: string | undefined): string {
  let sign = ''
  const mended = format.replace(PARTS, (part: string, ...more) => {
    const { general, locale, sign: unknown } = more.at(-1) as Record<string, string | undefined>
    if (general !== undefined) {
      if (value < 0 && !format.includes(';')) sign = '-'
      return `"${plainNumber(Math.abs(value))}"`
    }
    if (locale !== undefined) return ''
    return unknown === undefined ? part : `"${part}"`
  })
  const text = mended === format ? known : undefined
  return text ?? tryOrNull(() => sign + SSF.format(mended, value)) ?? plainNumber(value)
}

/** A format without quoted and escaped text, colours and locales. */
const codesOf = (format: string) =>
  format.replace(/"[^"]*"|\\.|_.|\*.|\[(?![hms]+\])[^\][]*\]/gi, '').toLowerCase()

/** Whether a format shows a date, with or without a time. */
function isDate(format: string): boolean {
  const codes = codesOf(format)
  return SSF.is_date(format) === true && (/[yd]/.test(codes) || !/[hs]/.test(codes))
}

const twoDigits = (value: number) => String(value).padStart(2, '0')

type DateParts = Record<'y' | 'm' | 'd' | 'H' | 'M', number>

function dateText(value: number, format: string, uses1904: boolean): string {
  const date = SSF.parse_date_code(value, { date1904: uses1904 }) as DateParts | null
  if (date === null) return plainNumber(value)
  const day = `${twoDigits(date.d)}/${twoDigits(date.m)}/${date.y}`
  return /h/.test(codesOf(format)) ? `${day} ${twoDigits(date.H)}:${twoDigits(date.M)}` : day
}
