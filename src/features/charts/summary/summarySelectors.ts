import { createAppSelector } from '../../../base/store/createAppSelector'
import { isMatched } from '../../../domain/cleanse/outcomes'
import { readAnswer } from '../../../domain/cleanse/readAnswer'
import { selectAddressGroups, selectDecisions, selectOutcomes } from '../../review/resultsSelectors'
import { selectResults } from '../../run/runSelectors'

/** How many rows are ready to use, to review, not found, failed and not sent; how many share an address, and in how many groups. */
export const selectStandings = createAppSelector(
  [selectOutcomes, selectDecisions, selectAddressGroups],
  (outcomes, decisions, groups) => {
    const counts = { ready: 0, toReview: 0, notFound: 0, failed: 0, notSent: 0 }
    for (const [row, outcome] of outcomes.entries()) {
      if (isMatched(outcome))
        counts[outcome === 'good' || decisions[row] !== undefined ? 'ready' : 'toReview'] += 1
      else if (outcome === 'noMatch') counts.notFound += 1
      else counts[outcome === 'failed' ? 'failed' : 'notSent'] += 1
    }
    const shared = groups.filter((group) => group !== null)
    return { ...counts, sameAddress: shared.length, groups: new Set(shared).size }
  },
)

/** How many rows have a UPRN that was found. */
export const selectUprnsFound = createAppSelector(
  [selectResults],
  (results) => results.filter((result) => (readAnswer(result)?.address?.uprn ?? '') !== '').length,
)
