import { lazy } from 'react'
import { useAppSelector } from '../../app/base/hooks'
import { ErrorBoundary } from '../../components/ErrorBoundary'
import { useIsPainted } from './useIsPainted'
import { selectThresholdCounts } from '../review/reviewSelectors'
import { OutcomeFilter } from './OutcomeFilter'
import { ResultFilters } from './ResultFilters'
import { ResultsHelp } from './scores/ResultsHelp'
import { ResultsTable } from './table/ResultsTable'
import { resultsMessages as messages } from './resultsMessages'
import './ResultsPanel.css'

// The charting library is the largest part of the page; without a score there is nothing to draw.
const ScoreChart = lazy(async () => ({ default: (await import('./scores/ScoreChart')).ScoreChart }))

const chartPlace = <div className="card scoreChart" />

/** Everything about the results: outcomes, scores, filters and the table. */
export function ResultsPanel() {
  const { below, above } = useAppSelector(selectThresholdCounts)
  // The chart takes as long as all else together: the rows do not wait for it.
  const isPainted = useIsPainted()
  return (
    <section aria-labelledby="results-heading" className="results">
      <h2 id="results-heading">{messages.heading}</h2>
      <OutcomeFilter />
      <div className="scores">
        {below + above > 0 && (
          <ErrorBoundary failure={<p role="alert">{messages.chartFailed}</p>} placeholder={chartPlace}>
            {isPainted ? <ScoreChart /> : chartPlace}
          </ErrorBoundary>
        )}
        <ResultsHelp />
      </div>
      <ResultFilters />
      <ResultsTable />
    </section>
  )
}
