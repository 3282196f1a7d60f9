import fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, test } from 'vitest'
import { findPostcodes } from '../../../src/domain/address/cells/postcodes'
import { addressSlots } from '../../../src/features/mapping/addressSlots'
import { furtherColumns } from '../../../src/features/mapping/furtherColumns'
import { detectColumns } from '../../../src/domain/address/columns/proposals'
import { layoutOf, type AddressLayout } from '../../support/addressLayouts'
import { columnTables } from '../../support/columnTables'
import { isDeep, seed } from '../../support/drawing'
import { drawnRowIn, rowOf } from '../../support/drawnRows'
import { listeningServer } from '../../support/provider'
import { playedMonths, type Month } from '../../support/months'

// Rows of people in the columns of real exports: what a table of fixed rows does not have.

const server = listeningServer()

/** The columns of an export, and what each takes by its name. */
interface Export {
  name: string
  headers: string[]
  rows: string[][]
  layout: AddressLayout
}

/** Those with a line or a street, so that any address has its place. */
const exports = columnTables.flatMap(({ name, csv }): Export[] => {
  const [headers = [], ...rows] = Papa.parse<string[]>(csv).data
  const proposed = { ...detectColumns(headers, rows), moreAddressColumns: [] }
  const mapping = { ...proposed, moreAddressColumns: furtherColumns(headers, rows, proposed) }
  const { slots, unknown } = addressSlots(headers, rows, mapping, {})
  const kinds = headers.map((_, column) => {
    const slot = slots.find((each) => each.column === column)
    return slot && !slot.isCopy && !slot.partOf ? slot.kind : null
  })
  const hasPlace = kinds.some((kind) => kind === 'line' || kind === 'street')
  const isWhole = slots.every(({ isCopy, partOf }) => !isCopy && partOf === undefined)
  // Elsewhere most cells decide it: drawn rows may say otherwise.
  const parts = kinds.filter((kind) => kind !== null)
  const number = parts.indexOf('number')
  const isBeforeStreet = number < 0 || parts[number + 1] === 'street' || parts[number + 1] === 'line'
  return hasPlace && isWhole && isBeforeStreet && unknown.length === 0
    ? [{ name, headers, rows, layout: layoutOf(name, kinds) }]
    : []
})

/** A list of an export with other people in it; what is not part of an address comes from the export's rows. */
const listOf = ({ headers, rows, layout }: Export) =>
  fc.array(drawnRowIn(fc.constant(layout)), { minLength: 3, maxLength: 6 }).map((drawn) => {
    const own = drawn.map((each, at) => {
      const beside = rows[at % rows.length]!.map((cell) => (findPostcodes(cell).length > 0 ? '' : cell))
      return rowOf(each).map((cell, column) => (layout.kinds[column] ? cell : (beside[column] ?? '')))
    })
    return Papa.unparse([headers, ...own])
  })

const WAYS: Month[] = [
  { sendsAll: true, isAccepted: true },
  { sendsAll: true, isAccepted: false },
]

/** Exports of every run, with the same people. With `DEEP=1` all, with others: two of them may have one address and two answers. */
const DRAWN = isDeep ? exports : exports.filter((_, at) => at % 24 === 0)
const drawnFrom = isDeep ? seed : 1

describe('people in the columns of a real export cost nothing next month', () => {
  test.each(DRAWN)('$name', async (each) => {
    const way = WAYS[DRAWN.indexOf(each) % WAYS.length]!
    await fc.assert(
      fc.asyncProperty(listOf(each), async (csv) => {
        const played = await playedMonths(server, new File([csv], 'crm.csv', { type: 'text/csv' }), way)
        const wrong = [
          ...Object.entries(played.costs).filter(([, cost]) => cost > 0),
          ...Object.entries(played.isSame).filter(([, isSame]) => !isSame),
        ]
        expect(wrong).toEqual([])
      }),
      { seed: drawnFrom, numRuns: isDeep ? 3 : 1 },
    )
  })
})
