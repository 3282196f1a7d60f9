import { useAppDispatch, useAppSelector } from '../../app/base/hooks'
import { selectOutcomeCounts, selectThresholdCounts } from '../review/reviewSelectors'
import { filterChosen, type ReviewState } from '../review/reviewSlice'
import { reviewMessages as messages } from '../review/reviewMessages'
import './OutcomeFilter.css'

/** How many rows have each outcome; each count filters the table (REVIEW-1). */
export function OutcomeFilter() {
  const dispatch = useAppDispatch()
  const counts = useAppSelector(selectOutcomeCounts)
  const chosen = useAppSelector((state) => state.review.filter)
  const threshold = useAppSelector((state) => state.review.threshold)
  const { undecided } = useAppSelector(selectThresholdCounts)
  const results = counts.reduce((sum, { outcome, count }) => sum + (outcome === 'notRun' ? 0 : count), 0)

  const items: { filter: ReviewState['filter']; count: number }[] = [
    { filter: 'all', count: results },
    ...counts.map(({ outcome, count }) => ({ filter: outcome, count })),
    ...(threshold > 0 ? [{ filter: 'toReview' as const, count: undecided }] : []),
  ]
  return (
    <div className="outcomeFilter" role="group" aria-label={messages.outcomesLabel}>
      {items.map(({ filter, count }) => (
        <button
          key={filter}
          type="button"
          className={`outcome is-${filter}`}
          aria-pressed={chosen === filter}
          onClick={() => dispatch(filterChosen(chosen === filter ? 'all' : filter))}
        >
          <strong>{count.toLocaleString('en-GB')}</strong> {messages.filters[filter]}
        </button>
      ))}
    </div>
  )
}
