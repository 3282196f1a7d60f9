import { sampleOf } from '../../base/enoughRows'
import { countIfMost, isHouseNumber } from '../../domain/address/columns/columnContents'
import { readColumns } from '../../domain/address/columns/columnKinds'
import { numbersRows } from '../../domain/address/columns/doorNames'
import type { Meaning } from '../../domain/address/columns/kinds'
import { queryColumns, type Mapping } from '../../domain/cleanse/query'
import { readSent } from '../../domain/cleanse/sentText'
import { namedColumns } from './furtherColumns'

/** Names of numbers of houses and flats. */
const NUMBERS = new Set<Meaning | undefined>(['number', 'house', 'flat'])

/** At least this share of the rows has no number in what is sent. */
const MOST_ROWS = 0.5

/**
 * The columns with numbers of houses and flats, or their letters, that are not sent: by their names; where what is sent has no
 * number, also a column without such a name that holds nothing else.
 */
export function unsentNumbers(headers: string[], rows: string[][], mapping: Mapping): number[] {
  if (mapping.addressColumn === null) return []
  const readings = readColumns(headers, rows)
  const sample = sampleOf(rows)
  const sent = queryColumns(mapping)
  const named = namedColumns(headers, rows, mapping)
  const addresses = sample.map((row) => readSent(row, mapping)).filter((each) => !each.saysNoAddress)
  const isBare =
    addresses.filter(({ hasNumber }) => !hasNumber).length >= Math.max(1, addresses.length * MOST_ROWS)
  const isNumber = (column: number) => countIfMost(sample, column, isHouseNumber) > 0
  return [...readings.keys()].filter((column) => {
    const { part, isOpen } = readings[column]!
    if (sent.includes(column) || sample.every((row) => (row[column] ?? '').trim() === '')) return false
    if (part) return named.includes(column) && NUMBERS.has(part.meaning)
    return isBare && isOpen && isNumber(column) && !numbersRows(sample, column)
  })
}
