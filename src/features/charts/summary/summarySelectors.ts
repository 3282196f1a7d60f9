import { createAppSelector } from '../../../base/store/createAppSelector'
import { readAnswer } from '../../../domain/cleanse/readAnswer'
import { selectAddressGroups } from '../../review/addressesSlice'
import { selectResults } from '../../run/runSlice'

/** How many rows share an address, and in how many groups. */
export const selectSharing = createAppSelector([selectAddressGroups], (groups) => {
  const shared = groups.filter((group) => group !== null)
  return { rows: shared.length, groups: new Set(shared).size }
})

/** How many rows have a UPRN that was found. */
export const selectUprnsFound = createAppSelector(
  [selectResults],
  (results) => results.filter((result) => (readAnswer(result)?.address?.uprn ?? '') !== '').length,
)
