import { Button } from 'antd'
import { useState } from 'react'
import { useAppDispatch, useAppSelector } from '../../app/base/hooks'
import type { AllColumn } from './table/useResultColumns'
import { selectHasPlaces, selectHasScores } from './resultsSelectors'
import { filtersCleared } from './viewSlice'
import { selectShownRows } from './shownSelectors'
import { ChartCard } from './ChartCard'
import { ResultCards } from './cards/ResultCards'
import { KeysHelp } from './KeysHelp'
import { OutcomeFilter } from './OutcomeFilter'
import { RowPanel } from './panel/RowPanel'
import { ResultsToolbar } from './ResultsToolbar'
import { resultsMessages as messages } from './resultsMessages'
import { PrintSummary } from './summary/PrintSummary'
import { ResultsTable } from './table/ResultsTable'
import { usePageKeys } from './useDecisionKeys'
import { useIsNarrow } from '../../components/useIsNarrow'
import { WhyToReview } from './WhyToReview'
import './ResultsPanel.css'

/** The workspace: outcomes, scores and reasons as filters, and the rows that they let through. */
export function ResultsPanel({ allColumns }: { allColumns: AllColumn[] }) {
  const hasChart = useAppSelector((state) => selectHasScores(state) || selectHasPlaces(state))
  const [isHelpOpen, setIsHelpOpen] = useState(false)
  const showHelp = () => setIsHelpOpen(true)
  usePageKeys()

  return (
    <>
      <section aria-labelledby="results-heading" className="results">
        <h2 id="results-heading" className="visuallyHidden">
          {messages.heading}
        </h2>
        <OutcomeFilter />
        <div className="scores">
          {hasChart && <ChartCard />}
          <WhyToReview />
        </div>
        <ResultsToolbar onHelp={showHelp} />
        <Rows onHelp={showHelp} allColumns={allColumns} />
        <KeysHelp isOpen={isHelpOpen} onClose={() => setIsHelpOpen(false)} />
      </section>
      <PrintSummary />
    </>
  )
}

/** The rows that the filters let through, as a table or as cards, with the panel of one beside them. */
function Rows({ onHelp, allColumns }: { onHelp: () => void; allColumns: AllColumn[] }) {
  const dispatch = useAppDispatch()
  const isEmpty = useAppSelector((state) => selectShownRows(state).length === 0)
  const view = useAppSelector((state) => state.view.columns)
  const isNarrow = useIsNarrow()
  return (
    <div className="workspace">
      {isEmpty ? (
        <div className="card nothingShown">
          <p>{messages.nothingShown}</p>
          <Button onClick={() => dispatch(filtersCleared())}>{messages.clearFilters}</Button>
        </div>
      ) : (
        <div>
          {isNarrow && view === 'review' ? (
            <ResultCards />
          ) : (
            <ResultsTable onHelp={onHelp} allColumns={allColumns} />
          )}
        </div>
      )}
      <RowPanel onHelp={onHelp} />
    </div>
  )
}
