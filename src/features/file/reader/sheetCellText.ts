import { SSF, type CellObject } from '@e965/xlsx'

/** A cell as the library reads it in its dense mode. */
export type Cell = CellObject | undefined

/** Whether a cell has no value; one whose formula was never calculated is a stub (`z`). */
export const isBlank = (cell: CellObject) => cell.t === 'z' || cell.v === undefined || cell.v === null

/** The text of a cell as Excel shows it, but with all digits of an unformatted number, and dates as `dd/mm/yyyy`. */
export function sheetCellText(cell: Cell, uses1904: boolean): string {
  if (cell === undefined || isBlank(cell)) return ''
  if (typeof cell.v === 'string') return cell.v.replaceAll('\r\n', '\n')
  if (typeof cell.v !== 'number' || cell.t === 'e') return (cell.w ?? String(cell.v)).toUpperCase()
  const format = String(cell.z ?? 'General')
  // OpenDocument writes true and false as formulas.
  if (cell.w === 'TRUE' || cell.w === 'FALSE') return cell.w
  if (format === 'General') return plainNumber(cell.v)
  if (isDate(format)) return dateText(cell.v, format, uses1904)
  return (cell.w ?? plainNumber(cell.v)).trim()
}

/** A number with all its digits and no exponent; Excel keeps 15 of a fraction. */
function plainNumber(value: number): string {
  if (Number.isSafeInteger(value)) return String(value)
  return value.toLocaleString('en-US', { useGrouping: false, maximumSignificantDigits: 15 })
}

/** A format without quoted and escaped text, colours and locales. */
const codesOf = (format: string) =>
  format.replace(/"[^"]*"|\\.|_.|\*.|\[(?![hms]+\])[^\]]*\]/gi, '').toLowerCase()

/** Whether a format shows a date, with or without a time. */
function isDate(format: string): boolean {
  const codes = codesOf(format)
  return SSF.is_date(format) === true && (/[yd]/.test(codes) || !/[hs]/.test(codes))
}

const twoDigits = (value: number) => String(value).padStart(2, '0')

function dateText(value: number, format: string, uses1904: boolean): string {
  const date = SSF.parse_date_code(value, { date1904: uses1904 }) as Record<
    'y' | 'm' | 'd' | 'H' | 'M',
    number
  > | null
  if (date === null) return plainNumber(value)
  const day = `${twoDigits(date.d)}/${twoDigits(date.m)}/${date.y}`
  return /h/.test(codesOf(format)) ? `${day} ${twoDigits(date.H)}:${twoDigits(date.M)}` : day
}
