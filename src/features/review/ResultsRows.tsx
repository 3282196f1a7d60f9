import { Button } from 'antd'
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
} from 'react'
import { RESULT_ROWS_SHOWN } from '../../base/constants'
import { useAppDispatch, useAppSelector } from '../../base/store/hooks'
import { ExternalLink } from '../../components/ExternalLink'
import { Dialog } from '../../components/Dialog'
import { useIsNarrow, useMedia } from '../../components/useMedia'
import { useSettled } from '../../components/useSettled'
import { ResultCards } from './cards/ResultCards'
import { stepBetween } from '../../domain/cleanse/decisions'
import { Guide } from './Guide'
import { OtherAddress } from './OtherAddress'
import { Piles } from './Piles'
import { FoldedMeaning, STACKED } from './ResultsMeaning'
import { resultsMessages as messages } from './resultsMessages'
import { selectRowCounts } from '../results/resultsSelectors'
import { ResultsToolbar } from './ResultsToolbar'
import { selectShownRows, selectTableRows } from './shownSelectors'
import { ResultsTable } from './table/ResultsTable'
import type { AllColumn } from './table/reviewColumns'
import { usePageKeys } from './useDecisionKeys'
import { allShown, columnSetChosen, filtersCleared, selectFilters } from './viewSlice'
import './ResultsRows.css'

interface ResultsProps extends ComponentProps<typeof FoldedMeaning> {
  /** The columns of the download. */
  allColumns: AllColumn[]
  /** What the list can be taken for. */
  files: ReactNode
  /** What the scores and the download mean. */
  help: ReactNode
}

/** The results: what comes next, the piles, and the rows that pass the filters; with a dialog that explains keys, scores and downloads. */
export function ResultsRows({ allColumns, files, help, ...meaning }: ResultsProps) {
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
        <ResultsToolbar onHelp={() => setIsHelpOpen(true)} files={files} />
        <div className="pilesRow">
          <Piles />
          <FoldedMeaning {...meaning} />
        </div>
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

  const undecided = useAppSelector((state) => state.view.saidUndecided)
  useLayoutEffect(() => {
    if (undecided) status.current!.textContent = messages.undecidedSaid(undecided.row + 1)
  }, [undecided])

  const shown = useAppSelector((state) => selectShownRows(state).length)
  const filters = useAppSelector(selectFilters)
  const settled = useSettled(filters, REST_MS)
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
  const isNarrow = useIsNarrow()
  if (isEmpty)
    return (
      <div className="card titleRow">
        <p>{messages.nothingShown}</p>
        <Button onClick={() => dispatch(filtersCleared())}>{messages.clearFilters}</Button>
      </div>
    )
  const areCards = isNarrow && isReview
  return (
    <>
      {areCards ? <ResultCards /> : <ResultsTable allColumns={allColumns} />}
      <Foot areCards={areCards} />
    </>
  )
}

/** Says that the table does not show all rows, with a button that shows them; and all columns of the download. */
function Foot({ areCards }: { areCards: boolean }) {
  const dispatch = useAppDispatch()
  const shown = useAppSelector((state) => selectShownRows(state).length)
  const inTable = useAppSelector((state) => selectTableRows(state).length)
  const isAll = useAppSelector((state) => state.view.columns === 'all')
  const isStacked = useMedia(STACKED)
  return (
    <div className="belowTable quiet">
      {!areCards && inTable < shown && (
        <p>
          {messages.note(RESULT_ROWS_SHOWN, shown)}{' '}
          <Button type="link" size="small" onClick={() => dispatch(allShown())}>
            {messages.showAll(shown)}
          </Button>
        </p>
      )}
      {isStacked && <Guide />}
      <Button
        type="link"
        size="small"
        aria-pressed={isAll}
        onClick={() => dispatch(columnSetChosen(isAll ? 'review' : 'all'))}
      >
        {isAll ? messages.fewerColumns : messages.allColumns}
      </Button>
    </div>
  )
}
