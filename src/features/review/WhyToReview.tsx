import { Button } from 'antd'
import { useState } from 'react'
import { formatNumber } from '../../base/format'
import { useAppDispatch, useAppSelector } from '../../base/store/hooks'
import { Toolbar } from '../../components/Toolbar'
import { resultsMessages as messages } from './resultsMessages'
import { REASONS, type Reason } from '../../domain/cleanse/outcomes'
import { pressSendAgain } from '../run/pressRunButton'
import { selectCanStart } from '../run/forecastSelectors'
import {
  OUT_OF_DATE,
  selectFilters,
  selectHasFilters,
  selectReasonCounts,
  selectSameAddressCount,
  selectUprnDiffersCount,
} from './filterSelectors'
import { selectAddressGroups, selectDecisions, selectRowCounts, selectThreshold } from './resultsSelectors'
import { selectOwnUprns, selectUprnDiffers } from './uprnSelectors'
import { filtersChanged, filtersCleared, type Filters } from './viewSlice'
import { selectShownRows } from './shownSelectors'
import './WhyToReview.css'

/** Reasons in sight; the others unfold, so that the chart below is in sight, too. */
const LISTED = 8

/**
 * The reasons to review, as filters: rows with any of those pressed are shown. Below them filters that are not
 * reasons: *Same address*, *UPRN differs*, *Sent with other columns* and *From an earlier download*.
 */
export function WhyToReview() {
  const dispatch = useAppDispatch()
  const counts = useAppSelector(selectReasonCounts)
  const sameAddressCount = useAppSelector(selectSameAddressCount)
  const hasTwins = useAppSelector((state) => selectAddressGroups(state).some((group) => group !== null))
  const { reasons: chosen } = useAppSelector(selectFilters)
  const threshold = useAppSelector(selectThreshold)
  // If no row is shown, the table's place has such a button.
  const canClear = useAppSelector((state) => selectHasFilters(state) && selectShownRows(state).length > 0)
  // The reasons of the whole file, so that none comes or goes with a filter.
  const { reasons: inFile } = useAppSelector(selectRowCounts)
  const occurs = (reason: Reason) => inFile[reason] > 0 || chosen.includes(reason)
  // The score's keeps its place, so that the threshold stays under the pointer that moves it.
  const reasons = REASONS.filter((reason) => occurs(reason) || reason === 'score')
  const [showsAll, setShowsAll] = useState(false)
  const folded = reasons.slice(LISTED).filter((reason) => !chosen.includes(reason))
  const canFold = folded.length > 1
  const listed = canFold && !showsAll ? reasons.filter((reason) => !folded.includes(reason)) : reasons

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
      {!reasons.some(occurs) && <p className="quiet">{messages.noReasons}</p>}
      <Toolbar className="reasons" aria-labelledby="why-heading">
        {listed.map((reason) => {
          const others = chosen.filter((each) => each !== reason)
          const isOn = chosen.includes(reason)
          return (
            <FilterButton
              key={reason}
              name={messages.reason(reason, threshold)}
              count={counts[reason]}
              isOn={isOn}
              isAbsent={!occurs(reason)}
              change={{ reasons: isOn ? others : [...others, reason] }}
            />
          )
        })}
        {canFold && (
          <button
            type="button"
            className="reason"
            tabIndex={-1}
            aria-expanded={showsAll}
            onClick={() => setShowsAll(!showsAll)}
          >
            {showsAll ? messages.fewerReasons : messages.moreReasons(folded.length)}
          </button>
        )}
        {hasTwins && <FilterApart filter="sameAddress" count={sameAddressCount} />}
        <UprnFilter />
        <AgainFilter filter="otherColumns" />
        <AgainFilter filter="takenEarlier" />
      </Toolbar>
    </section>
  )
}

/** A filter for rows with another UPRN than the one found, and how many cells could not be compared. */
function UprnFilter() {
  const unusable = useAppSelector((state) => selectOwnUprns(state)?.unusable ?? 0)
  const hasSome = useAppSelector((state) => selectUprnDiffers(state).size > 0)
  const count = useAppSelector(selectUprnDiffersCount)
  const { uprnDiffers: isOn } = useAppSelector(selectFilters)
  return (
    <>
      {(hasSome || isOn) && <FilterApart filter="uprnDiffers" count={count} />}
      {unusable > 0 && <p className="quiet">{messages.noUprns(unusable)}</p>}
    </>
  )
}

/** A filter for rows that may be out of date, and a button that sends them again. */
function AgainFilter({ filter }: { filter: keyof typeof OUT_OF_DATE }) {
  const dispatch = useAppDispatch()
  const hasSome = useAppSelector((state) => OUT_OF_DATE[filter].selectAll(state).size > 0)
  const rows = useAppSelector(OUT_OF_DATE[filter].selectPassing)
  const isOn = useAppSelector(selectFilters)[filter]
  const canStart = useAppSelector(selectCanStart)
  const decided = useAppSelector(
    (state) => rows.filter((row) => selectDecisions(state)[row] !== undefined).length,
  )
  const costsId = `${filter}-costs`
  if (!hasSome && !isOn) return null
  return (
    <>
      <FilterApart filter={filter} count={rows.length} />
      {isOn && rows.length > 0 && (
        <>
          <Button
            size="small"
            disabled={!canStart}
            aria-describedby={costsId}
            onClick={() => dispatch(pressSendAgain(rows))}
          >
            {messages.lookUpAgain(rows.length)}
          </Button>
          <p id={costsId} className="quiet">
            {messages.lookUpAgainCosts(rows.length, decided)}
          </p>
        </>
      )}
    </>
  )
}

/** A filter that is no reason to review, and is on or off. */
function FilterApart({
  filter,
  count,
}: {
  filter: 'sameAddress' | 'uprnDiffers' | keyof typeof OUT_OF_DATE
  count: number
}) {
  const isOn = useAppSelector(selectFilters)[filter]
  return (
    <FilterButton isApart name={messages[filter]} count={count} isOn={isOn} change={{ [filter]: !isOn }} />
  )
}

interface FilterButtonProps {
  name: string
  /** How many rows it would show. */
  count: number
  isOn: boolean
  /** Whether only its place is there. */
  isAbsent?: boolean
  /** Whether it is no reason to review. */
  isApart?: boolean
  change: Partial<Filters>
}

/** Sets a filter. */
function FilterButton({ name, count, isOn, isAbsent, isApart, change }: FilterButtonProps) {
  const dispatch = useAppDispatch()
  return (
    <button
      type="button"
      className={`reason ${isAbsent ? 'isAbsent' : ''} ${isApart ? 'isApart' : ''}`}
      tabIndex={-1}
      aria-hidden={isAbsent || undefined}
      aria-pressed={isOn}
      disabled={count === 0 && !isOn}
      onClick={() => dispatch(filtersChanged(change))}
    >
      <span>{name}</span> <strong>{formatNumber(count)}</strong>
    </button>
  )
}
