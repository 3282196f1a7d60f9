import { createAppSelector } from '../../../base/store/createAppSelector'
import { REASONS } from '../../../domain/cleanse/outcomes'
import { readAnswer } from '../../../domain/cleanse/readAnswer'
import { selectAddressGroups } from '../../results/addressesSlice'
import { selectReasons } from '../../results/resultsSelectors'
import { countEach } from '../../results/rowCounts'
import { selectResults } from '../../run/runSlice'

/** How many rows share an address, and in how many groups. */
export const selectSharing = createAppSelector([selectAddressGroups], (groups) => {
  const shared = groups.filter((group) => group !== null)
  return { rows: shared.length, groups: new Set(shared).size }
})

/** How many rows, decided or not, were to review for each reason, their first. */
export const selectFirstReasons = createAppSelector([selectReasons], (reasons) =>
  countEach(
    REASONS,
    reasons.flatMap(([first]) => first ?? []),
  ),
)

/** How many rows have a UPRN that was found. */
export const selectUprnsFound = createAppSelector(
  [selectResults],
  (results) => results.filter((result) => (readAnswer(result)?.address?.uprn ?? '') !== '').length,
)
