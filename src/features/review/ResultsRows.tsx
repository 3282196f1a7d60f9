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
import { focusIds } from '../../base/focusIds'
import { useAppDispatch, useAppSelector } from '../../base/store/hooks'
import type { AppThunk } from '../../base/store/types'
import { Dialog } from '../../components/Dialog'
import { useIsNarrow } from '../../components/useMedia'
import { useSettled } from '../../components/useSettled'
import { selectIsComplete } from '../run/runSelectors'
import { ResultCards } from './cards/ResultCards'
import { stepBetween } from '../../domain/cleanse/decisions'
import { selectFilters } from './filterSelectors'
import { OtherAddress } from './OtherAddress'
import { OutcomeFilter, ShownCounts } from './OutcomeFilter'
import { FoldedMeaning } from './ResultsMeaning'
import { resultsMessages as messages } from './resultsMessages'
import { selectDecisionCounts, selectRowCounts } from './resultsSelectors'
import { ResultsToolbar } from './ResultsToolbar'
import { selectShownRows, selectTableRows } from './shownSelectors'
import { ResultsTable } from './table/ResultsTable'
import type { AllColumn } from './table/reviewColumns'
import { usePageKeys } from './useDecisionKeys'
import { allShown, filtersChanged, filtersCleared, noFilters, rowOpened } from './viewSlice'
import './ResultsRows.css'

interface ResultsProps extends ComponentProps<typeof FoldedMeaning> {
  /** The columns of the download. */
  allColumns: AllColumn[]
  /** What the list can be taken for, once everything is decided. */
  decided: ReactNode
  /** What the scores and the download mean. */
  help: ReactNode
}

/** The results: outcomes, tools, and the rows that pass the filters; with a dialog that explains keys, scores and downloads. */
export function ResultsRows({ allColumns, decided, help, ...meaning }: ResultsProps) {
  const [isHelpOpen, setIsHelpOpen] = useState(false)
  usePageKeys(() => setIsHelpOpen(true))
  return (
    <>
      <section aria-labelledby="results-heading" className="resultsRows">
        <h2 id="results-heading" className="visuallyHidden">
          {messages.heading}
        </h2>
        {/* Before the rows: what was done is told before the next row is. */}
        <ResultsStatus />
        <OtherAddress />
        <div className="resultsHead">
          <NextStep decided={decided} />
          <ShownCounts />
        </div>
        <OutcomeFilter />
        <ResultsToolbar onHelp={() => setIsHelpOpen(true)} />
        <FoldedMeaning {...meaning} />
        <Rows allColumns={allColumns} />
      </section>
      <Dialog open={isHelpOpen} title={messages.help} footer={null} onCancel={() => setIsHelpOpen(false)}>
        <div className="resultsHelp">
          <section className="forMouse">
            <h3>{messages.keysTitle}</h3>
            <dl>
              {messages.keys.map(([keys, does]) => (
                <div key={keys}>
                  <dt>{keys}</dt>
                  <dd>{does}</dd>
                </div>
              ))}
            </dl>
          </section>
          {help}
        </div>
      </Dialog>
    </>
  )
}

/** Shows the rows to review that nobody has decided, and opens the first. */
const reviewUndecided = (): AppThunk => (dispatch, getState, deps) => {
  dispatch(filtersChanged({ ...noFilters, undecided: true }))
  const [first] = selectShownRows(getState())
  if (first === undefined) return
  dispatch(rowOpened(first))
  deps.moveFocus([focusIds.rowPanel], 'anywhere')
}

/** What comes next when a cleanse is complete: how many rows are ready, how many need the user, and the way to those. */
export function NextStep({ decided }: { decided: ReactNode }) {
  const dispatch = useAppDispatch()
  const isComplete = useAppSelector(selectIsComplete)
  const { good, toReview } = useAppSelector(selectRowCounts).outcomes
  const { undecided } = useAppSelector(selectDecisionCounts)
  // An open row says itself what comes next; the button keeps its place.
  const isRowOpen = useAppSelector((state) => state.view.isRowOpen)
  if (!isComplete) return null
  const ready = good + toReview - undecided
  return (
    <div className="nextStep">
      {undecided > 0 && (
        <>
          <strong>{messages.readyAndNeedYou(ready, undecided)}</strong>
          <Button
            id={focusIds.review}
            className={isRowOpen ? 'isAway' : undefined}
            type="primary"
            onClick={() => dispatch(reviewUndecided())}
          >
            {messages.review(undecided)}
          </Button>
        </>
      )}
      {decided}
    </div>
  )
}

/** How long the filters are at rest before their rows are counted aloud, in ms: not with every letter of a search. */
const REST_MS = 500

/** Tells a screen reader what was accepted, kept, undone or redone, and how many rows the filters show. */
function ResultsStatus() {
  const status = useRef<HTMLParagraphElement>(null)
  const history = useAppSelector((state) => state.decisions)
  const { undecided } = useAppSelector(selectDecisionCounts)
  const known = useRef({ history, undecided })
  useLayoutEffect(() => {
    const before = known.current
    const step = stepBetween(before.history, history)
    known.current = { history, undecided }
    if (!step) return
    const isLast = before.undecided > 0 && undecided === 0
    status.current!.textContent = `${messages.stepSaid(step)}${isLast ? ` ${messages.allDecided}` : ''}`
  }, [history, undecided])

  const shown = useAppSelector((state) => selectShownRows(state).length)
  const filters = useAppSelector(selectFilters)
  const settled = useSettled(filters, REST_MS)
  const counted = useRef(settled)
  const count = useEffectEvent(() => {
    status.current!.textContent = messages.shownSaid(shown)
  })
  useEffect(() => {
    if (counted.current !== settled) count()
    counted.current = settled
  }, [settled])
  return <p ref={status} role="status" className="visuallyHidden" />
}

/** The rows as a table or as cards; without any, why, and a button that clears the filters. */
function Rows({ allColumns }: { allColumns: AllColumn[] }) {
  const dispatch = useAppDispatch()
  const isEmpty = useAppSelector((state) => selectShownRows(state).length === 0)
  const isReview = useAppSelector((state) => state.view.columns === 'review')
  const isNarrow = useIsNarrow()
  const isDecided = useAppSelector(
    (state) => state.view.filters.undecided && selectDecisionCounts(state).undecided === 0,
  )
  const isComplete = useAppSelector(selectIsComplete)
  if (isEmpty)
    return (
      <div className="card titleRow">
        <p>
          {isDecided ? messages.allDecided : messages.nothingShown}{' '}
          {isDecided && isComplete && messages.takeIt}
        </p>
        <Button onClick={() => dispatch(filtersCleared())}>
          {isDecided ? messages.showAllRows : messages.clearFilters}
        </Button>
      </div>
    )
  if (isNarrow && isReview) return <ResultCards />
  return (
    <>
      <ResultsTable allColumns={allColumns} />
      <ShownNote />
    </>
  )
}

/** Says that the table does not show all rows, with a button that shows them. */
function ShownNote() {
  const dispatch = useAppDispatch()
  const shown = useAppSelector((state) => selectShownRows(state).length)
  const inTable = useAppSelector((state) => selectTableRows(state).length)
  if (inTable >= shown) return null
  return (
    <p className="belowTable quiet">
      {messages.note(RESULT_ROWS_SHOWN, shown)}{' '}
      <Button type="link" size="small" onClick={() => dispatch(allShown())}>
        {messages.showAll(shown)}
      </Button>
    </p>
  )
}
