import { useAppSelector } from '../../app/base/hooks'
import { selectThresholdCounts } from '../review/reviewSelectors'
import { OutcomeFilter } from './OutcomeFilter'
import { ResultFilters } from './ResultFilters'
import { ResultsHelp } from './scores/ResultsHelp'
import { ScoreChart } from './scores/ScoreChart'
import { ResultsTable } from './table/ResultsTable'
import { resultsMessages as messages } from './resultsMessages'
import './ResultsPanel.css'

/** Everything about the results: outcomes, scores, filters and the table. */
export function ResultsPanel() {
  const { below, above } = useAppSelector(selectThresholdCounts)
  return (
    <section aria-labelledby="results-heading" className="results">
      <h2 id="results-heading">{messages.heading}</h2>
      <OutcomeFilter />
      <div className="scores">
        {below + above > 0 && <ScoreChart />}
        <ResultsHelp />
      </div>
      <ResultFilters />
      <ResultsTable />
    </section>
  )
}
