import { createSelector } from '@reduxjs/toolkit'
import type { RootState } from '../../base/store/types'
import { ownUprns, uprnsDiffer } from '../../domain/address/uprns'
import { readAnswer } from '../../domain/cleanse/readAnswer'
import { selectHeaders, selectRows } from '../file/fileSelectors'
import { selectResults } from '../run/runSelectors'

/** The customer's own UPRNs; null if the file has no column of them. */
export const selectOwnUprns = createSelector([selectHeaders, selectRows], ownUprns)

/** The rows whose own UPRN and the found one are both there and not the same. */
export const selectUprnDiffers = createSelector(
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
