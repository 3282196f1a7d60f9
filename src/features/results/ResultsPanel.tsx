import { Button } from 'antd'
import { useAppDispatch, useAppSelector } from '../../app/base/hooks'
import { reviewMessages } from '../review/reviewMessages'
import { filtersCleared } from '../review/reviewSlice'
import { selectScores } from '../review/reviewSelectors'
import { selectShownRows } from '../review/shownSelectors'
import { OutcomeFilter } from './OutcomeFilter'
import { ResultsToolbar } from './ResultsToolbar'
import { RowPanel } from './panel/RowPanel'
import { resultsMessages as messages } from './resultsMessages'
import { ScoreChart } from './scores/ScoreChart'
import { ResultsTable } from './table/ResultsTable'
import { WhyToReview } from './WhyToReview'
import './ResultsPanel.css'

/** The workspace: outcomes, scores and reasons as filters, and the rows that they let through. */
export function ResultsPanel() {
  const dispatch = useAppDispatch()
  const hasScores = useAppSelector((state) => selectScores(state).some((score) => score !== null))
  const isEmpty = useAppSelector((state) => selectShownRows(state).length === 0)

  return (
    <section aria-labelledby="results-heading" className="results">
      <h2 id="results-heading" className="visuallyHidden">
        {messages.heading}
      </h2>
      <OutcomeFilter />
      {hasScores && (
        <div className="scores">
          <ScoreChart />
          <WhyToReview />
        </div>
      )}
      <ResultsToolbar />
      {isEmpty ? (
        <div className="card nothingShown">
          <p>{reviewMessages.nothingShown}</p>
          <Button onClick={() => dispatch(filtersCleared())}>{reviewMessages.clearFilters}</Button>
        </div>
      ) : (
        <div className="workspace">
          <div>
            <ResultsTable />
          </div>
          <RowPanel />
        </div>
      )}
    </section>
  )
}
