import { createAppSelector } from '../../base/store/createAppSelector'
import type { RootState } from '../../base/store/types'
import { searchText } from '../../domain/cleanse/readAnswer'
import { selectRows } from '../file/fileSlice'
import { selectResults } from '../run/runSlice'
import { selectPiles, selectReasons } from '../results/resultsSelectors'
import { selectUprnDiffers } from '../results/customerSelectors'
import { noFilters, type Filters, selectFilters } from './viewSlice'
import { selectAddressGroups } from '../results/addressesSlice'

// Which rows pass the filters. Piles and reasons count rows of the file, and a press shows those; what any other filter
// counts are rows that pass all the others. So a press on any number shows that many rows.

const selectSearch = (state: RootState) => selectFilters(state).text.trim().toLowerCase()

/** What a search looks through, by row index. */
const selectTexts = createAppSelector([selectRows, selectResults], (rows, results) =>
  results.map((result, row) => searchText(rows[row]!, result)),
)

type FilterName = keyof Filters

const selectTwinned = createAppSelector(
  [selectAddressGroups],
  (groups) => new Set([...groups.keys()].filter((row) => groups[row] !== null)),
)

/** The rows, by index, of each filter that is not a reason to review. */
export const selectApart = createAppSelector(
  [selectTwinned, selectUprnDiffers],
  (sameAddress, uprnDiffers) => ({ sameAddress, uprnDiffers }),
)

/** A filter that is not a reason to review: on or off. */
export type Apart = keyof ReturnType<typeof selectApart>

/** Whether a row, by index, passes each filter that is on. */
const selectTests = createAppSelector(
  [
    selectFilters,
    selectPiles,
    selectReasons,
    selectSearch,
    // Made for the first letter, since they are long.
    (state) => (selectSearch(state) === '' ? null : selectTexts(state)),
    selectApart,
  ],
  (filters, piles, reasons, search, texts, apart) => {
    const { pile, reason } = filters
    const listed = filters.listed && new Set(filters.listed.rows)
    const tests: Partial<Record<FilterName, (row: number) => boolean>> = {}
    if (pile !== 'all') tests.pile = (row) => piles[row] === pile
    if (reason !== null) tests.reason = (row) => reasons[row]![0] === reason
    if (texts !== null) tests.text = (row) => texts[row]!.includes(search)
    if (listed !== null) tests.listed = (row) => listed.has(row)
    for (const name of ['sameAddress', 'uprnDiffers'] as const)
      if (filters[name]) tests[name] = (row) => apart[name].has(row)
    return tests
  },
)

/** Keeps a list if its rows are the same, so that the table is not redrawn. */
export const sameRows = {
  memoizeOptions: {
    resultEqualityCheck: (a: number[], b: number[]) =>
      a.length === b.length && a.every((row, at) => row === b[at]),
  },
}

/** Which filters each row does not pass, a bit for each: the rows are tested once, however many lists are made of them. */
const selectFailed = createAppSelector([selectResults, selectTests], (results, tests) => {
  const names = Object.keys(tests)
  const failed = new Uint32Array(results.length)
  for (const [bit, passes] of Object.values(tests).entries()) {
    for (let row = 0; row < failed.length; row += 1) if (!passes(row)) failed[row]! |= 1 << bit
  }
  return { names, failed }
})

/** Rows that pass all filters, or all but one, in the file's order. */
const rowsPassing = (except?: FilterName) =>
  createAppSelector(
    [selectFailed],
    ({ names, failed }) => {
      const isOn = except !== undefined && names.includes(except)
      const allowed = isOn ? 1 << names.indexOf(except) : 0
      const rows: number[] = []
      for (let row = 0; row < failed.length; row += 1) if ((failed[row]! & ~allowed) === 0) rows.push(row)
      return rows
    },
    sameRows,
  )

/** The rows that pass every filter: what the next press would show. */
export const selectPassing = rowsPassing()

/** The same, with those that stay although a step has changed them. */
export const selectFilteredRows = createAppSelector(
  [selectPassing, (state) => state.view.stays],
  (passing, stays) =>
    stays.length === 0 ? passing : [...new Set([...passing, ...stays])].toSorted((a, b) => a - b),
  sameRows,
)

const selectInAnyPile = rowsPassing('pile')

/** The rows that pass the filters that a person set: not the one of *Review*. */
export const selectOwnFilteredRows = (state: RootState) =>
  state.view.isReviewing ? selectInAnyPile(state) : selectFilteredRows(state)

const rowsApart = (filter: Apart) =>
  createAppSelector([rowsPassing(filter), selectApart], (rows, apart) =>
    rows.filter((row) => apart[filter].has(row)),
  )

/** The rows of each such filter that pass the other filters. */
export const ROWS_APART = {
  sameAddress: rowsApart('sameAddress'),
  uprnDiffers: rowsApart('uprnDiffers'),
}

/** Whether any filter is on. */
export const selectHasFilters = (state: RootState) => {
  const { text: _text, ...others } = selectFilters(state)
  const isOn = (Object.keys(others) as (keyof typeof others)[]).some(
    (name) => others[name] !== noFilters[name],
  )
  return isOn || selectSearch(state) !== ''
}
