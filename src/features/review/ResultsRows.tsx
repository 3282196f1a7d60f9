import { Button } from 'antd'
import Input from 'antd/es/input/Input'
import { config } from '../../base/config'
import { RESULT_ROWS_SHOWN } from '../../base/constants'
import { formatRows } from '../../base/format'
import { useAppDispatch, useAppSelector } from '../../base/store/hooks'
import { focusIds } from '../../base/focusIds'
import type { AppThunk } from '../../base/store/types'
import { ExternalLink } from '../../components/texts'
import { oneStop, Toolbar } from '../../components/keys'
import { ABOVE, useMedia } from '../../components/useSpace'
import { IconButton } from '../../components/controls'
import type { DataColumn } from '../../components/table/tableColumns'
import { REASONS } from '../../domain/cleanse/outcomes'
import { selectReasons } from '../results/resultsSelectors'
import { countEach } from '../results/rowCounts'
import { selectRedoCount, selectUndoCount } from '../run/rows/decisionsSlice'
import { redoStep, undoStep } from '../run/rows/changeRows'
import { ResultCards } from './ResultCards'
import { OtherAddress } from './OtherAddress'
import { resultsMessages as messages } from './resultsMessages'
import { selectShownRows, selectBulkRows } from './shownSelectors'
import { ResultsTable } from './table/ResultsTable'
import { usePageKeys } from './useDecisionKeys'
import { allShown, columnSetChosen, rowsListed, searched, selectListed, selectListedPile } from './viewSlice'
import { decideTogether, selectInstead } from './rowSteps'
import { LookUpLeftOut, RetryFailed } from './next/SendAgain'
import './ResultsRows.css'

/**
 * The rows that pass the filters, with the tools for them.
 *
 * @param props.allColumns the columns of the download
 */
export function ResultsRows({ allColumns }: { allColumns: DataColumn[] }) {
  usePageKeys()
  return (
    <section aria-labelledby="results-heading" className="resultsRows">
      <h2 id="results-heading" className="visuallyHidden">
        {messages.heading}
      </h2>
      <OtherAddress />
      <ResultsToolbar />
      <Rows allColumns={allColumns} />
    </section>
  )
}

function Rows({ allColumns }: { allColumns: DataColumn[] }) {
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

/**
 * What to do instead of a key; or how many rows are shown, with a button if the table does not show all; and a switch to all
 * columns of the download.
 */
function Foot({ areCards }: { areCards: boolean }) {
  const dispatch = useAppDispatch()
  const shown = useAppSelector((state) => selectShownRows(state).length)
  const isCut = useAppSelector((state) => !state.view.showsAll && !areCards) && shown > RESULT_ROWS_SHOWN
  const isAll = useAppSelector((state) => state.view.columns === 'all')
  const instead = useAppSelector(selectInstead)
  return (
    <div
      className="belowTable quiet"
      role="toolbar"
      aria-label={messages.footLabel}
      {...oneStop('button, a', true)}
    >
      {instead ? (
        <p>
          <strong>{instead}</strong>
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

/** The tools for the rows shown; undo, or redo after an undo; the search; the guide. */
export function ResultsToolbar() {
  const pile = useAppSelector(selectListedPile)
  const bulk = useAppSelector(selectBulkRows)
  return (
    <div className="resultsToolbar">
      <Toolbar isLine className="bulkTools" aria-label={messages.toolsLabel}>
        {pile === 'failed' && <RetryFailed isInToolbar />}
        {pile === 'notLookedUp' && <LookUpLeftOut />}
        {bulk.length > 0 && <BulkButtons rows={bulk} />}
        <UndoButton />
      </Toolbar>
      <Search />
      <IconButton
        id={focusIds.guide}
        name={messages.userGuide}
        href="guide.html#review"
        target="_blank"
        rel="noopener noreferrer"
        icon={<span aria-hidden>?</span>}
      />
    </div>
  )
}

/** *Undo* once there is something to undo; after an undo, *Redo* in its place, until the next decision. */
function UndoButton() {
  const dispatch = useAppDispatch()
  const undoable = useAppSelector(selectUndoCount)
  const redoable = useAppSelector(selectRedoCount)
  const [mark, name, said, act] =
    redoable > 0
      ? (['↷', messages.redo, messages.redoStep(redoable), redoStep] as const)
      : (['↶', messages.undo, messages.undoStep(undoable), undoStep] as const)
  if (redoable + undoable === 0) return null
  return (
    <Button tabIndex={-1} aria-label={said} onClick={() => dispatch(act())}>
      <span aria-hidden>{mark}</span> {name}
    </Button>
  )
}

/** Decides all rows shown, and says what else is in doubt. */
const decideShown =
  (rows: number[], decision: 'accepted' | 'originalKept'): AppThunk =>
  (dispatch, getState) => {
    const state = getState()
    const listed = selectListed(state)
    const chosen = listed.by === 'reason' ? listed.reason : null
    const reasons = selectReasons(state)
    const elseOf = (row: number) => reasons[row]!.filter((reason) => reason !== chosen)
    const counts = countEach(REASONS, rows.flatMap(elseOf))
    const others = REASONS.filter((reason) => counts[reason] > 0).map((reason) => ({
      reason,
      rows: counts[reason],
    }))
    const clear = chosen === null ? [] : rows.filter((row) => elseOf(row).length === 0)
    dispatch(decideTogether({ rows, decision, shown: { reason: chosen, others, clear } }))
  }

function BulkButtons({ rows }: { rows: number[] }) {
  const dispatch = useAppDispatch()
  const inFile = useAppSelector((state) => state.run.results.length)
  return (
    <>
      <Button tabIndex={-1} onClick={() => dispatch(decideShown(rows, 'accepted'))}>
        {messages.acceptShown(rows.length, inFile)}
      </Button>
      <Button tabIndex={-1} onClick={() => dispatch(decideShown(rows, 'originalKept'))}>
        {messages.keepShown(rows.length, inFile)}
      </Button>
    </>
  )
}

function Search() {
  const dispatch = useAppDispatch()
  const text = useAppSelector((state) => state.view.text)
  return (
    <Input
      id={focusIds.resultSearch}
      type="search"
      // Always, since an input that gets its button during typing would lose the focus.
      allowClear
      aria-label={messages.find}
      placeholder={messages.find}
      value={text}
      onChange={(event) => dispatch(searched(event.target.value))}
    />
  )
}
