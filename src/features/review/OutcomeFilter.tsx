import { focusIds } from '../../base/focusIds'
import { formatNumber, spacesFor } from '../../base/format'
import { useAppDispatch, useAppSelector } from '../../base/store/hooks'
import { selectFilteredRows } from './filterSelectors'
import { resultsMessages as messages } from './resultsMessages'
import { OUTCOMES, type Outcome } from '../../domain/cleanse/outcomes'
import { selectDecisionCounts, selectRowCounts } from './resultsSelectors'
import { filtersChanged, type Filters } from './viewSlice'
import './OutcomeFilter.css'

/** Outcomes that are named even while no row has them. */
const ALWAYS = new Set<Filters['outcome']>(['good', 'toReview', 'noMatch', 'failed'])

/** How many rows of the file have each outcome; a press on one shows its rows alone. */
export function OutcomeFilter() {
  const dispatch = useAppDispatch()
  const { outcomes: counts } = useAppSelector(selectRowCounts)
  const chosen = useAppSelector((state) => state.view.filters.outcome)
  const { undecided: isUndecided, listed } = useAppSelector((state) => state.view.filters)
  const { decided, undecided } = useAppSelector(selectDecisionCounts)
  const all = OUTCOMES.reduce((sum, outcome) => sum + (outcome === 'notRun' ? 0 : counts[outcome]), 0)

  const shown = useAppSelector(selectFilteredRows).length
  const inOutcome = chosen === 'all' ? all : counts[chosen]

  const button = (filter: Filters['outcome'], count: number, name: string) => (
    <button
      key={filter}
      type="button"
      className="outcome"
      aria-pressed={chosen === filter}
      // Not disabled: it may have the focus when its last row goes.
      aria-disabled={count === 0 && chosen !== filter}
      onClick={() => {
        if (chosen === filter) dispatch(filtersChanged({ outcome: 'all' }))
        else if (count > 0) dispatch(filtersChanged({ outcome: filter }))
      }}
    >
      <Figure count={count} name={name} />
    </button>
  )
  return (
    <div className="outcomeFilter">
      <div
        id={focusIds.resultFilters}
        tabIndex={-1}
        className="outcomes"
        role="group"
        aria-label={messages.outcomesLabel}
      >
        {button('all', all, messages.allResults)}
        {namedIn(counts).map((outcome) => button(outcome, counts[outcome], messages.outcomes[outcome]))}
        <button
          type="button"
          className="outcome"
          aria-pressed={isUndecided}
          aria-disabled={undecided === 0 && !isUndecided}
          onClick={() => {
            if (undecided > 0 || isUndecided) dispatch(filtersChanged({ undecided: !isUndecided }))
          }}
        >
          <Figure count={undecided} name={messages.undecidedRows} />
        </button>
        {listed && (
          <button
            type="button"
            className="outcome"
            aria-pressed
            onClick={() => dispatch(filtersChanged({ listed: null }))}
          >
            <Figure count={listed.rows.length} name={listed.label} />
          </button>
        )}
      </div>
      <div className="quiet besideOutcomes">
        <div>{shown !== inOutcome && messages.shown(shown)}</div>
        {decided + undecided > 0 && <div>{messages.decidedOf(decided, decided + undecided)}</div>}
      </div>
    </div>
  )
}

/** The same during a run, when there is nothing to filter yet. */
export function LiveOutcomes() {
  const { outcomes: counts } = useAppSelector(selectRowCounts)
  return (
    <div className="outcomeFilter">
      <div className="outcomes" role="group" aria-label={messages.outcomesLabel}>
        {namedIn(counts).map((outcome) => (
          <span key={outcome} className="outcome">
            <Figure count={counts[outcome]} name={messages.outcomes[outcome]} />
          </span>
        ))}
      </div>
    </div>
  )
}

const namedIn = (counts: Record<Outcome, number>) =>
  OUTCOMES.filter((outcome) => counts[outcome] > 0 || ALWAYS.has(outcome))

/** As wide for every count. */
function Figure({ count, name }: { count: number; name: string }) {
  const inFile = useAppSelector((state) => state.run.results.length)
  return (
    <>
      <strong>
        {spacesFor(count, inFile)}
        {formatNumber(count)}
      </strong>{' '}
      {name}
    </>
  )
}
