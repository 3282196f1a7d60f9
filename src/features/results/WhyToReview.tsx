import { Button } from 'antd'
import { formatNumber } from '../../app/base/format'
import { useAppDispatch, useAppSelector } from '../../app/base/hooks'
import { resultsMessages as messages } from './resultsMessages'
import { REASONS } from './outcomes'
import { pressSendAgain } from '../run/pressRunButton'
import { selectCanStart } from '../run/runSelectors'
import {
  selectIsFiltered,
  selectOtherColumnsRows,
  selectReasonCounts,
  selectSameAddressCount,
} from './filterSelectors'
import {
  selectDecisions,
  selectFileReasonCounts,
  selectSentOtherwise,
  selectThreshold,
  selectTwins,
} from './resultsSelectors'
import { filtersCleared, otherColumnsToggled, reasonToggled, sameAddressToggled } from './viewSlice'
import { selectShownRows } from './shownSelectors'
import './WhyToReview.css'

/**
 * The reasons to review with their counts, as filters: rows with any of those pressed are shown. Below them, rows with
 * the same address as another row, which is no reason.
 */
export function WhyToReview() {
  const dispatch = useAppDispatch()
  const counts = useAppSelector(selectReasonCounts)
  const twins = useAppSelector(selectSameAddressCount)
  const hasTwins = useAppSelector((state) => selectTwins(state).some((others) => others.length > 0))
  const sameAddress = useAppSelector((state) => state.view.filters.sameAddress)
  const chosen = useAppSelector((state) => state.view.filters.reasons)
  const threshold = useAppSelector(selectThreshold)
  // Where nothing is shown, a button of its own clears the filters.
  const canClear = useAppSelector((state) => selectIsFiltered(state) && selectShownRows(state).length > 0)
  // Those of the whole file, so that none comes or goes with a filter.
  const inFile = useAppSelector(selectFileReasonCounts)
  const reasons = REASONS.filter((reason) => (reason === 'score' ? threshold > 0 : inFile[reason] > 0))

  return (
    <section className="card whyToReview" aria-labelledby="why-heading">
      <div className="titleRow">
        <h3 id="why-heading">{messages.whyToReview}</h3>
        {canClear && (
          <Button size="small" type="link" onClick={() => dispatch(filtersCleared())}>
            {messages.clearFilters}
          </Button>
        )}
      </div>
      {reasons.length === 0 && <p className="quiet">{messages.noReasons}</p>}
      <div role="group" aria-labelledby="why-heading">
        {reasons.map((reason) => (
          <button
            key={reason}
            type="button"
            className="reason"
            aria-pressed={chosen.includes(reason)}
            disabled={counts[reason] === 0 && !chosen.includes(reason)}
            onClick={() => dispatch(reasonToggled(reason))}
          >
            <span>{messages.reason(reason, threshold)}</span> <strong>{formatNumber(counts[reason])}</strong>
          </button>
        ))}
      </div>
      {hasTwins && (
        <button
          type="button"
          className="reason sameAddress"
          aria-pressed={sameAddress}
          disabled={twins === 0 && !sameAddress}
          onClick={() => dispatch(sameAddressToggled())}
        >
          <span>{messages.sameAddress}</span> <strong>{formatNumber(twins)}</strong>
        </button>
      )}
      <OtherColumns />
    </section>
  )
}

/** Rows that were sent with other columns than those chosen now, as a filter, and the way to send them again. */
function OtherColumns() {
  const dispatch = useAppDispatch()
  const rows = useAppSelector(selectOtherColumnsRows)
  const hasSome = useAppSelector((state) => selectSentOtherwise(state).size > 0)
  const isChosen = useAppSelector((state) => state.view.filters.otherColumns)
  const canStart = useAppSelector(selectCanStart)
  const decided = useAppSelector((state) => rows.filter((row) => row in selectDecisions(state)).length)
  if (!hasSome && !isChosen) return null
  return (
    <>
      <button
        type="button"
        className="reason sameAddress"
        aria-pressed={isChosen}
        disabled={rows.length === 0 && !isChosen}
        onClick={() => dispatch(otherColumnsToggled())}
      >
        <span>{messages.otherColumns}</span> <strong>{formatNumber(rows.length)}</strong>
      </button>
      {isChosen && rows.length > 0 && (
        <>
          <Button
            size="small"
            disabled={!canStart}
            aria-describedby="look-up-again-costs"
            onClick={() => dispatch(pressSendAgain(rows))}
          >
            {messages.lookUpAgain(rows.length)}
          </Button>
          <p id="look-up-again-costs" className="quiet">
            {messages.lookUpAgainCosts(rows.length, decided)}
          </p>
        </>
      )}
    </>
  )
}
