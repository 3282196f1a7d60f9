import { focusIds } from '../../base/focusIds'
import { formatNumber, spacesFor } from '../../base/format'
import { useAppSelector } from '../../base/store/hooks'
import { Toolbar } from '../../components/oneStop'
import { FilterButton } from './FilterButton'
import { selectFilteredRows, selectFilters } from './filterSelectors'
import { resultsMessages as messages } from './resultsMessages'
import { OUTCOMES, type Outcome } from '../../domain/cleanse/outcomes'
import { selectDecisionCounts, selectRowCounts } from './resultsSelectors'
import type { Filters } from './viewSlice'
import './OutcomeFilter.css'

/** Outcomes that are named even while no row has them. */
const ALWAYS = new Set<Filters['outcome']>(['good', 'toReview', 'noMatch', 'failed'])

/** How many rows of the file have each outcome; a press on one shows its rows alone. */
export function OutcomeFilter() {
  const { outcomes: counts } = useAppSelector(selectRowCounts)
  const { outcome: chosen, undecided: isUndecided, listed } = useAppSelector(selectFilters)
  const { undecided } = useAppSelector(selectDecisionCounts)

  const button = (filter: Filters['outcome'], count: number, name: string) => (
    <Pill
      key={filter}
      count={count}
      name={name}
      isOn={chosen === filter}
      change={{ outcome: chosen === filter ? 'all' : filter }}
    />
  )
  return (
    <Toolbar id={focusIds.resultFilters} className="outcomes" aria-label={messages.outcomesLabel}>
      {button('all', countAll(counts), messages.allResults)}
      {namedIn(counts).map((outcome) => button(outcome, counts[outcome], messages.outcomes[outcome]))}
      <Pill
        count={undecided}
        name={messages.undecidedRows}
        isOn={isUndecided}
        change={{ undecided: !isUndecided }}
      />
      {listed && <Pill count={listed.rows.length} name={listed.label} isOn change={{ listed: null }} />}
    </Toolbar>
  )
}

/** How many rows have a result. */
const countAll = (counts: Record<Outcome, number>) =>
  OUTCOMES.reduce((sum, outcome) => sum + (outcome === 'notRun' ? 0 : counts[outcome]), 0)

/** How many rows the filters show, where they narrow the outcome that is chosen, and how many of those to review are decided. */
export function ShownCounts() {
  const { outcomes: counts } = useAppSelector(selectRowCounts)
  const chosen = useAppSelector((state) => state.view.filters.outcome)
  const { decided, undecided } = useAppSelector(selectDecisionCounts)
  const shown = useAppSelector(selectFilteredRows).length
  const inOutcome = chosen === 'all' ? countAll(counts) : counts[chosen]
  return (
    <div className="quiet shownCounts">
      <div>{shown !== inOutcome && messages.shown(shown)}</div>
      {decided + undecided > 0 && <div>{messages.decidedOf(decided, decided + undecided)}</div>}
    </div>
  )
}

function Pill({ name, ...filter }: { name: string; count: number; isOn: boolean; change: Partial<Filters> }) {
  return (
    <FilterButton className="outcome" {...filter}>
      <Figure name={name} count={filter.count} />
    </FilterButton>
  )
}

/** The same during a run, when there is nothing to filter yet. */
export function LiveOutcomes() {
  const { outcomes: counts } = useAppSelector(selectRowCounts)
  return (
    <div className="outcomes" role="group" aria-label={messages.outcomesLabel}>
      {namedIn(counts).map((outcome) => (
        <span key={outcome} className="outcome">
          <Figure count={counts[outcome]} name={messages.outcomes[outcome]} />
        </span>
      ))}
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
