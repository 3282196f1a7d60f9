import { lazy } from 'react'
import { useAppSelector } from '../../app/hooks'
import { Fallible } from '../../components/Fallible'
import { useIsPainted } from '../../components/useIsPainted'
import { selectThresholdCounts } from '../review/reviewSelectors'
import './results.css'
import { OutcomeStrip } from './OutcomeStrip'
import { ResultFilters } from './ResultFilters'
import { ResultsHelp } from './ResultsHelp'
import { ResultsTable } from './ResultsTable'
import { resultsWords as words } from './resultsWords'

// The charting library is the largest part of the page; without a score there is nothing to draw.
const ScoreChart = lazy(async () => ({ default: (await import('./ScoreChart')).ScoreChart }))

const chartPlace = <div className="card scoreChart" />

/** Everything about the results: outcomes, scores, filters and the table. */
export function ResultsPanel() {
  const { below, above } = useAppSelector(selectThresholdCounts)
  // The chart takes as long as all else together: the rows do not wait for it.
  const isPainted = useIsPainted()
  return (
    <section aria-labelledby="results-heading" className="results">
      <h2 id="results-heading">{words.heading}</h2>
      <OutcomeStrip />
      <div className="scores">
        {below + above > 0 && (
          <Fallible failure={<p role="alert">{words.chartFailed}</p>} placeholder={chartPlace}>
            {isPainted ? <ScoreChart /> : chartPlace}
          </Fallible>
        )}
        <ResultsHelp />
      </div>
      <ResultFilters />
      <ResultsTable />
    </section>
  )
}
