import { Button } from 'antd'
import { useState, type ReactNode } from 'react'
import { config } from '../../base/config'
import { RESULT_ROWS_SHOWN } from '../../base/constants'
import { formatRows } from '../../base/format'
import { useAppDispatch, useAppSelector } from '../../base/store/hooks'
import { ExternalLink } from '../../components/links'
import { Dialog } from '../../components/Dialog'
import { oneStop } from '../../components/keys'
import { ABOVE, useMedia } from '../../components/useMedia'
import { ResultCards } from './cards/ResultCards'
import { OtherAddress } from './OtherAddress'
import { resultsMessages as messages } from './resultsMessages'
import { ResultsToolbar } from './ResultsToolbar'
import { selectShownRows } from './shownSelectors'
import { ResultsTable } from './table/ResultsTable'
import type { AllColumn } from './table/reviewColumns'
import { usePageKeys } from './useDecisionKeys'
import { allShown, columnSetChosen, rowsListed } from './viewSlice'
import './ResultsRows.css'

interface ResultsProps {
  /** The columns of the download. */
  allColumns: AllColumn[]
  /** What the scores and the download mean. */
  help: ReactNode
}

/** The rows that pass the filters, with what can be done with them, and a dialog that explains keys, scores and downloads. */
export function ResultsRows({ allColumns, help }: ResultsProps) {
  const [isHelpOpen, setIsHelpOpen] = useState(false)
  usePageKeys(() => setIsHelpOpen(true))
  return (
    <>
      <section aria-labelledby="results-heading" className="resultsRows">
        <h2 id="results-heading" className="visuallyHidden">
          {messages.heading}
        </h2>
        <OtherAddress />
        <ResultsToolbar onHelp={() => setIsHelpOpen(true)} />
        <Rows allColumns={allColumns} />
      </section>
      <Dialog open={isHelpOpen} title={messages.help} footer={null} onCancel={() => setIsHelpOpen(false)}>
        <div className="resultsHelp">
          <Terms className="forMouse" title={messages.keysTitle} terms={messages.keys} />
          {help}
          <Terms title={messages.wordsTitle} terms={messages.words} />
          <p>
            <ExternalLink href="guide.html">{messages.userGuide}</ExternalLink>
          </p>
        </div>
      </Dialog>
    </>
  )
}

interface TermsProps {
  className?: string
  title: string
  terms: readonly (readonly [term: string, means: string])[]
}

/** Terms and what each of them does or means. */
const Terms = ({ className, title, terms }: TermsProps) => (
  <section className={className}>
    <h3>{title}</h3>
    <dl>
      {terms.map(([term, means]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{means}</dd>
        </div>
      ))}
    </dl>
  </section>
)

/** The rows as a table or as cards; without any, a button that clears the filters. */
function Rows({ allColumns }: { allColumns: AllColumn[] }) {
  const dispatch = useAppDispatch()
  const isEmpty = useAppSelector((state) => selectShownRows(state).length === 0)
  const isReview = useAppSelector((state) => state.view.columns === 'review')
  const isStacked = useMedia(ABOVE)
  if (isEmpty)
    return (
      <div className="card titleRow">
        <p>{messages.nothingShown}</p>
        <Button onClick={() => dispatch(rowsListed({ by: 'all' }))}>{messages.clearFilters}</Button>
      </div>
    )
  const areCards = isStacked && isReview
  return (
    <>
      {areCards ? <ResultCards /> : <ResultsTable allColumns={allColumns} />}
      <Foot areCards={areCards} />
    </>
  )
}

/** Why a key did nothing, or how many rows are shown, with a button where the table does not show all; and all columns of the download. */
function Foot({ areCards }: { areCards: boolean }) {
  const dispatch = useAppDispatch()
  const shown = useAppSelector((state) => selectShownRows(state).length)
  const isCut = useAppSelector((state) => !state.view.showsAll && !areCards) && shown > RESULT_ROWS_SHOWN
  const isAll = useAppSelector((state) => state.view.columns === 'all')
  const said = useAppSelector((state) => state.view.said)
  return (
    <div
      className="belowTable quiet"
      role="toolbar"
      aria-label={messages.footLabel}
      {...oneStop('button, a', true)}
    >
      {said && said !== 'step' ? (
        <p>
          <strong>{messages.said(said)}</strong>
        </p>
      ) : isCut ? (
        <p>
          {messages.note(RESULT_ROWS_SHOWN, shown)}{' '}
          <Button tabIndex={-1} type="link" size="small" onClick={() => dispatch(allShown())}>
            {messages.showAll(shown)}
          </Button>
        </p>
      ) : (
        <p>{formatRows(shown)}</p>
      )}
      <Button
        tabIndex={-1}
        type="link"
        size="small"
        aria-pressed={isAll}
        onClick={() => dispatch(columnSetChosen(isAll ? 'review' : 'all'))}
      >
        {isAll ? messages.fewerColumns : messages.allColumns}
      </Button>
      <ExternalLink tabIndex={-1} href={config.guideUrl}>
        {messages.guide}
      </ExternalLink>
    </div>
  )
}
