import { createAppSelector } from '../../base/store/createAppSelector'
import type { RootState } from '../../base/store/types'
import { ownUprns, uprnsDiffer } from '../../domain/address/columns/ownUprns'
import { tellingColumn } from '../../domain/address/columns/tellingColumn'
import { readAnswer } from '../../domain/cleanse/readAnswer'
import { selectHeaders, selectRows } from '../file/fileSlice'
import { selectMappedColumns } from '../mapping/columnSelectors'
import { selectResults } from '../run/runSlice'

// What the customer's other columns say of a row: who it is, and its own UPRN.

/** The customer's column that is shown with each row: the one that tells customers apart. */
export const selectCustomerColumn = createAppSelector(
  [selectHeaders, selectRows, selectMappedColumns],
  tellingColumn,
)

/** A row's value in that column; empty if there is none. */
export const selectCustomer = (state: RootState, row: number): string => {
  const column = selectCustomerColumn(state)
  return column === null ? '' : (selectRows(state)[row]?.[column] ?? '')
}

/** The customer's own UPRNs; null if the file has no column of them. */
export const selectOwnUprns = createAppSelector([selectHeaders, selectRows], ownUprns)

/** The rows whose own UPRN and the found one are both there and not the same. */
export const selectUprnDiffers = createAppSelector(
  [selectOwnUprns, selectResults],
  (own, results): ReadonlySet<number> =>
    new Set(
      own === null
        ? []
        : [...results.keys()].filter((row) =>
            uprnsDiffer(own.uprns[row] ?? null, readAnswer(results[row]!)?.address?.uprn ?? ''),
          ),
    ),
)

/** What the customer's row has for its UPRN, as it is written there; null if the file has no column of them. */
export const selectOwnUprnText = (state: RootState, row: number): string | null => {
  const own = selectOwnUprns(state)
  return own && (selectRows(state)[row]?.[own.column] ?? '').trim()
}

/** The customer's own UPRN of a row, and the one that was found. */
export const selectUprnsOf = createAppSelector(
  [selectOwnUprns, selectResults, (_: RootState, row: number) => row],
  (own, results, row) => ({
    own: own?.uprns[row] ?? '',
    found: readAnswer(results[row] ?? null)?.address?.uprn ?? '',
  }),
)
