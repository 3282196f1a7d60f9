import { lazy } from 'react'
import { config } from '../../app/config'
import { useAppSelector } from '../../app/hooks'
import { Fallible } from '../../components/Fallible'
import { ExternalLink } from '../../components/ExternalLink'
import { selectThresholdCounts } from '../review/reviewSelectors'
import './results.css'
import { OutcomeStrip } from './OutcomeStrip'
import { ResultFilters } from './ResultFilters'
import { ResultsTable } from './ResultsTable'
import { resultsWords as words } from './resultsWords'

// The charting library is the largest part of the page; without a score there is nothing to draw.
const ScoreChart = lazy(async () => ({ default: (await import('./ScoreChart')).ScoreChart }))

/** Everything about the results: outcomes, scores, filters and the table. */
export function ResultsPanel() {
  const { below, above } = useAppSelector(selectThresholdCounts)
  return (
    <section aria-labelledby="results-heading" className="results">
      <div className="titleRow">
        <h2 id="results-heading">{words.heading}</h2>
        <ExternalLink href={config.guideUrl}>{words.guide}</ExternalLink>
      </div>
      <OutcomeStrip />
      {below + above > 0 && (
        <Fallible failure={null} placeholder={<div className="scoreChart" />}>
          <ScoreChart />
        </Fallible>
      )}
      <ResultFilters />
      <ResultsTable />
    </section>
  )
}
