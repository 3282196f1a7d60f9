import { createAppSelector } from '../../base/store/createAppSelector'
import type { RootState } from '../../base/store/types'
import { searchText } from '../../domain/cleanse/readAnswer'
import { selectRows } from '../file/fileSlice'
import { selectResults } from '../run/runSlice'
import { selectPiles, selectReasons } from '../results/resultsSelectors'
import { selectUprnDiffers } from '../results/customerSelectors'
import { selectAddressGroups } from '../results/alikeSlice'
import { selectListed } from './viewSlice'

// Which rows pass the filters: those listed that have the text searched for. Every count is of the whole file, and a press on it
// shows that many rows.

const selectSearch = (state: RootState) => state.view.text.trim().toLowerCase()

/** What a search looks through, by row index. */
const selectTexts = createAppSelector([selectRows, selectResults], (rows, results) =>
  results.map((result, row) => searchText(rows[row]!, result)),
)

/** The rows that share their address with another, and those whose own UPRN differs from the one that was found. */
export const selectApart = createAppSelector(
  [selectAddressGroups, selectUprnDiffers],
  (groups, uprnDiffers) => ({
    sameAddress: new Set([...groups.keys()].filter((row) => groups[row] !== null)),
    uprnDiffers,
  }),
)

/** Keeps a list if its rows are the same, so that the table is not redrawn. */
export const sameRows = {
  memoizeOptions: {
    resultEqualityCheck: (a: number[], b: number[]) =>
      a.length === b.length && a.every((row, at) => row === b[at]),
  },
}

/** The rows that have the text searched for, in the file's order. */
const selectFound = createAppSelector(
  // Texts are made for the first letter, since they are long.
  [selectResults, selectSearch, (state) => (selectSearch(state) === '' ? null : selectTexts(state))],
  (results, search, texts) =>
    texts ? [...results.keys()].filter((row) => texts[row]!.includes(search)) : [...results.keys()],
  sameRows,
)

/** The rows that pass the filters: what the next press would show. */
export const selectPassing = createAppSelector(
  [selectFound, selectListed, selectPiles, selectReasons, selectApart],
  (found, listed, piles, reasons, apart) => {
    switch (listed.by) {
      case 'all':
        return found
      case 'pile':
        return found.filter((row) => piles[row] === listed.pile)
      case 'reason':
        return found.filter((row) => piles[row] === 'toReview' && reasons[row]![0] === listed.reason)
      case 'sameAddress':
      case 'uprnDiffers':
        return found.filter((row) => apart[listed.by].has(row))
      case 'group': {
        const rows = new Set(listed.rows)
        return found.filter((row) => rows.has(row))
      }
    }
  },
  sameRows,
)

/** The same, with those that stay although a step has changed them. */
export const selectFilteredRows = createAppSelector(
  [selectPassing, (state) => state.view.stays, selectResults],
  (passing, stays, results) =>
    stays.length === 0 || passing.length === results.length
      ? passing
      : [...new Set([...passing, ...stays])].toSorted((a, b) => a - b),
  sameRows,
)

/** Whether a person's own filters or search leave rows out, so that the rows shown may be wanted as a file: not the filter of *Review*. */
export const selectIsNarrowed = (state: RootState) =>
  (state.view.isReviewing ? selectFound(state) : selectFilteredRows(state)).length <
  selectResults(state).length
