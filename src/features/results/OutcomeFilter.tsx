import { focusIds } from '../../app/base/focusIds'
import { formatNumber } from '../../app/base/format'
import { useAppDispatch, useAppSelector } from '../../app/base/hooks'
import { resultsMessages as messages } from './resultsMessages'
import { OUTCOMES } from './outcomes'
import { selectDecidedCounts, selectOutcomeCounts } from './resultsSelectors'
import { outcomeChosen, type Filters } from './viewSlice'
import './OutcomeFilter.css'

/** Outcomes that are named even while no row has them; the others come with their first row. */
const ALWAYS = new Set<Filters['outcome']>(['good', 'toReview', 'noMatch', 'failed'])

/**
 * How many rows have each outcome, all rows of the file counted; each count shows its rows alone.
 *
 * @param props.isLive whether a run is going: the counts are to be looked at then, and filter nothing
 */
export function OutcomeFilter({ isLive = false }: { isLive?: boolean }) {
  const dispatch = useAppDispatch()
  const counts = useAppSelector(selectOutcomeCounts)
  const chosen = useAppSelector((state) => state.view.filters.outcome)
  const { decided } = useAppSelector(selectDecidedCounts)
  const results = OUTCOMES.reduce((sum, outcome) => sum + (outcome === 'notRun' ? 0 : counts[outcome]), 0)
  const named = OUTCOMES.filter((outcome) => counts[outcome] > 0 || ALWAYS.has(outcome))
  const items: { filter: Filters['outcome']; label: string; count: number }[] = [
    ...(isLive ? [] : [{ filter: 'all' as const, label: messages.allResults, count: results }]),
    ...named.map((outcome) => ({
      filter: outcome,
      label: messages.outcomes[outcome],
      count: counts[outcome],
    })),
  ]

  return (
    <div className="outcomeFilter">
      <div
        id={isLive ? undefined : focusIds.resultFilters}
        tabIndex={isLive ? undefined : -1}
        className="outcomes"
        role="group"
        aria-label={messages.outcomesLabel}
      >
        {items.map(({ filter, label, count }) => {
          const content = (
            <>
              <strong>{formatNumber(count)}</strong> {label}
            </>
          )
          return isLive ? (
            <span key={filter} className="outcome">
              {content}
            </span>
          ) : (
            <button
              key={filter}
              type="button"
              className="outcome"
              aria-pressed={chosen === filter}
              // Not disabled: it may have the focus when its last row goes.
              aria-disabled={count === 0 && chosen !== filter}
              onClick={() =>
                (count > 0 || chosen === filter) &&
                dispatch(outcomeChosen(chosen === filter ? 'all' : filter))
              }
            >
              {content}
            </button>
          )
        })}
      </div>
      {!isLive && counts.toReview > 0 && (
        <span className="quiet decidedCount">{messages.decidedOf(decided, counts.toReview)}</span>
      )}
    </div>
  )
}
