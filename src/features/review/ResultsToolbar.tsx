import { Button } from 'antd'
import Input from 'antd/es/input/Input'
import { focusIds } from '../../base/focusIds'
import { useAppDispatch, useAppSelector } from '../../base/store/hooks'
import type { AppThunk } from '../../base/store/types'
import { IconButton } from '../../components/controls'
import { Toolbar } from '../../components/keys'
import { REASONS } from '../../domain/cleanse/outcomes'
import { decideTogether } from './alike/alikeSelectors'
import { selectReasons } from '../results/resultsSelectors'
import { countEach } from '../results/rowCounts'
import { selectRedoCount, selectUndoCount } from '../run/rows/decisionsSlice'
import { LookUpLeftOut, RetryFailed } from './next/SendAgain'
import { redoStep, undoStep } from '../run/rows/changeRows'
import { resultsMessages as messages } from './resultsMessages'
import { selectBulkRows } from './shownSelectors'
import { searched, selectListed, selectListedPile } from './viewSlice'
import './ResultsToolbar.css'

/** What can be done with the rows shown; undo, or redo after an undo; the search. */
export function ResultsToolbar({ onHelp }: { onHelp: () => void }) {
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
      <IconButton name={messages.help} icon={<span aria-hidden>?</span>} onClick={onHelp} />
    </div>
  )
}

/** *Undo* once there is something to undo; after an undo *Redo* in its place, until the next decision. */
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
      // Always, since an input that gets its button while it is typed in would lose the focus.
      allowClear
      aria-label={messages.find}
      placeholder={messages.find}
      value={text}
      onChange={(event) => dispatch(searched(event.target.value))}
    />
  )
}
