import { expect, test } from 'vitest'
import type { Slot } from '../../src/domain/address/columns/kinds'
import { contradictionOf } from '../../src/domain/cleanse/otherAddress'
import { cellsWith } from '../support/builders'
import { seed } from '../support/drawing'
import { cellsOf, mildLevels } from '../domain/address/comparison/foundCells'
import { drawerOf } from './drawer'
import { drawnRows, type Row } from './rows'

const ROWS = 600

/** Columns of a list of which the first line and the postcode are sent. */
const COLUMNS: Slot[] = [
  { column: 0, kind: 'line' },
  { column: 1, kind: 'line', isUnsent: true },
  { column: 2, kind: 'postcode' },
]

/** Rows with a number and a street in their first line. */
const ROWS_WITH_STREET = drawnRows(drawerOf(seed), ROWS).filter(
  ({ found }) => /^\d+$/.test(found.number ?? '') && found.street && !found.name && !found.sub,
)

const doorOf = ({ found }: Row) => `${found.number} ${found.street}`

/** Judges a list whose second line belongs to another customer in some rows, and is blank in the others. */
function askedOf(share: number) {
  const drawer = drawerOf(seed)
  const rows = ROWS_WITH_STREET.map((row, at) => {
    const isOther = at < share * ROWS_WITH_STREET.length
    const others = ROWS_WITH_STREET.filter(({ found }) => found.street !== row.found.street)
    return [doorOf(row), isOther ? doorOf(drawer.one(others)) : '', row.postcode]
  })
  const results = ROWS_WITH_STREET.map(({ found, postcode }) => {
    const query = `${found.number} ${found.street}, ${postcode}`
    return {
      kind: 'answered' as const,
      query,
      cells: cellsWith({ ...cellsOf(found), ...mildLevels(query, found) }),
    }
  })
  return contradictionOf(rows, results, COLUMNS, () => true)
}

test.each([0, 0.1, 0.3])(
  'a line that is of another address in %d of the rows is not asked about',
  (share) => {
    expect(askedOf(share)).toBeNull()
  },
)

test.each([0.4, 0.7, 1])('a line that is of another address in %d of the rows is asked about', (share) => {
  const asked = askedOf(share)
  expect(asked).toMatchObject({ column: 1, of: ROWS_WITH_STREET.length })
  expect(asked!.rows).toBeGreaterThan(0.95 * share * ROWS_WITH_STREET.length)
})
