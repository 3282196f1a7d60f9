import { Button } from 'antd'
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { config } from '../../base/config'
import { RESULT_ROWS_SHOWN } from '../../base/constants'
import { formatRows } from '../../base/format'
import { useAppDispatch, useAppSelector } from '../../base/store/hooks'
import { ExternalLink } from '../../components/ExternalLink'
import { Dialog } from '../../components/Dialog'
import { ABOVE, useMedia } from '../../components/useMedia'
import { useSettled } from '../../components/useSettled'
import { ResultCards } from './cards/ResultCards'
import { alikeMessages } from './alike/alikeMessages'
import { stepBetween } from '../../domain/cleanse/decisions'
import { OtherAddress } from './OtherAddress'
import { resultsMessages as messages } from './resultsMessages'
import { selectRowCounts } from '../results/resultsSelectors'
import { ResultsToolbar } from './ResultsToolbar'
import { selectShownRows } from './shownSelectors'
import { ResultsTable } from './table/ResultsTable'
import type { AllColumn } from './table/reviewColumns'
import { usePageKeys } from './useDecisionKeys'
import { allShown, columnSetChosen, filtersCleared, selectListed } from './viewSlice'
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
        {/* Before the rows: what was done is announced before the next row. */}
        <ResultsStatus />
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

/** How long the filters are at rest before their rows are counted aloud, in ms: not with every letter of a search. */
const REST_MS = 500

/** How many rows are left is announced with every fifth. */
const TOLD_EVERY = 5

/** Tells a screen reader what was accepted, kept, undone or redone, and how many rows the filters show. */
function ResultsStatus() {
  const status = useRef<HTMLParagraphElement>(null)
  const history = useAppSelector((state) => state.decisions)
  const { toReview } = useAppSelector(selectRowCounts).piles
  const known = useRef(history)
  useLayoutEffect(() => {
    const step = stepBetween(known.current, history)
    known.current = history
    if (!step) return
    const left = toReview > 0 && toReview % TOLD_EVERY === 0 ? ` ${messages.leftSaid(toReview)}` : ''
    status.current!.textContent = `${messages.stepSaid(step)}${left}`
  }, [history, toReview])

  const said = useAppSelector((state) => state.view.said)
  useLayoutEffect(() => {
    if (!said) return
    status.current!.textContent =
      'rows' in said
        ? alikeMessages.withShift(said.decision, said.rows)
        : messages.undecidedSaid(said.row + 1)
  }, [said])

  const shown = useAppSelector((state) => selectShownRows(state).length)
  const listed = useAppSelector(selectListed)
  const text = useAppSelector((state) => state.view.text)
  const settled = useSettled(
    useMemo(() => [listed, text], [listed, text]),
    REST_MS,
  )
  const counted = useRef(settled)
  const isTold = useAppSelector(({ view }) => view.isReviewing || view.emptied?.pile === 'toReview')
  const count = useEffectEvent(() => {
    // *Review* says how many, and so does the end what is left.
    if (!isTold) status.current!.textContent = messages.shownSaid(shown)
  })
  useEffect(() => {
    if (counted.current !== settled) count()
    counted.current = settled
  }, [settled])
  return <p ref={status} role="status" className="visuallyHidden" />
}

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
        <Button onClick={() => dispatch(filtersCleared())}>{messages.clearFilters}</Button>
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

/** How many rows are shown, or that the table does not show all, with a button that shows them; and all columns of the download. */
function Foot({ areCards }: { areCards: boolean }) {
  const dispatch = useAppDispatch()
  const shown = useAppSelector((state) => selectShownRows(state).length)
  const isCut = useAppSelector((state) => !state.view.showsAll && !areCards) && shown > RESULT_ROWS_SHOWN
  const isAll = useAppSelector((state) => state.view.columns === 'all')
  return (
    <div className="belowTable quiet">
      {isCut ? (
        <p>
          {messages.note(RESULT_ROWS_SHOWN, shown)}{' '}
          <Button type="link" size="small" onClick={() => dispatch(allShown())}>
            {messages.showAll(shown)}
          </Button>
        </p>
      ) : (
        <p>{formatRows(shown)}</p>
      )}
      <Button
        type="link"
        size="small"
        aria-pressed={isAll}
        onClick={() => dispatch(columnSetChosen(isAll ? 'review' : 'all'))}
      >
        {isAll ? messages.fewerColumns : messages.allColumns}
      </Button>
      <ExternalLink href={config.guideUrl}>{messages.guide}</ExternalLink>
    </div>
  )
}
