import { Button } from 'antd'
import { Fragment } from 'react'
import { formatNumber } from '../../base/format'
import { useAppDispatch, useAppSelector } from '../../base/store/hooks'
import { Toolbar } from '../../components/oneStop'
import { resultsMessages as messages } from './resultsMessages'
import { REASONS } from '../../domain/cleanse/outcomes'
import { Differences } from './alike/Differences'
import { FilterButton } from './FilterButton'
import { ROWS_APART, selectApart, selectHasFilters, type Apart } from './filterSelectors'
import { selectRowCounts } from '../results/resultsSelectors'
import { selectOwnUprns } from '../results/customerSelectors'
import { filtersCleared, selectFilters } from './viewSlice'
import { selectThreshold } from '../results/thresholdSlice'
import { selectShownRows } from './shownSelectors'
import './WhyToReview.css'

/**
 * The reasons to review, as filters of their pile, one at a time. Below them filters that are not reasons: *Same address* and
 * *UPRN differs*.
 */
export function WhyToReview() {
  const dispatch = useAppDispatch()
  const { reasons: counts } = useAppSelector(selectRowCounts)
  const unusable = useAppSelector((state) => selectOwnUprns(state)?.unusable ?? 0)
  const { reason: chosen } = useAppSelector(selectFilters)
  const threshold = useAppSelector(selectThreshold)
  // If no row is shown, the table's place has such a button.
  const canClear = useAppSelector((state) => selectHasFilters(state) && selectShownRows(state).length > 0)
  const reasons = REASONS.filter((reason) => counts[reason] > 0 || reason === chosen)

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
      <Toolbar className="reasons" aria-labelledby="why-heading">
        {reasons.map((reason) => {
          const isOn = reason === chosen
          return (
            <Fragment key={reason}>
              <FilterButton
                className="reason"
                count={counts[reason]}
                isOn={isOn}
                change={{ pile: 'toReview', reason: isOn ? null : reason }}
              >
                <span>{messages.reason(reason, threshold)}</span>{' '}
                <strong>{formatNumber(counts[reason])}</strong>
              </FilterButton>
              {isOn && <Differences />}
            </Fragment>
          )
        })}
        <FilterApart filter="sameAddress" />
        <FilterApart filter="uprnDiffers" />
        {unusable > 0 && <p className="quiet">{messages.noUprns(unusable)}</p>}
      </Toolbar>
    </section>
  )
}

/** A filter that is not a reason to review: on or off. */
function FilterApart({ filter }: { filter: Apart }) {
  const hasSome = useAppSelector((state) => selectApart(state)[filter].size > 0)
  const rows = useAppSelector(ROWS_APART[filter])
  const isOn = useAppSelector(selectFilters)[filter]
  if (!hasSome && !isOn) return null
  return (
    <FilterButton className="reason isApart" count={rows.length} isOn={isOn} change={{ [filter]: !isOn }}>
      <span>{messages[filter]}</span> <strong>{formatNumber(rows.length)}</strong>
    </FilterButton>
  )
}
