import { Button } from 'antd'
import Input from 'antd/es/input/Input'
import { focusIds } from '../../base/focusIds'
import { useAppDispatch, useAppSelector } from '../../base/store/hooks'
import { IconButton } from '../../components/IconButton'
import { Toolbar } from '../../components/oneStop'
import { decideShown } from './decideShown'
import { selectRedoCount, selectUndoCount } from '../run/rows/decisionsSlice'
import { LookUpLeftOut, RetryFailed } from './next/SendAgain'
import { redoStep, undoStep } from '../run/rows/changeRows'
import { resultsMessages as messages } from './resultsMessages'
import { selectBulkRows } from './shownSelectors'
import { searched, selectListedPile } from './viewSlice'
import './ResultsToolbar.css'

/** What can be done with the rows shown; undo, or redo after an undo; the search. */
export function ResultsToolbar({ onHelp }: { onHelp: () => void }) {
  const pile = useAppSelector(selectListedPile)
  const bulk = useAppSelector(selectBulkRows)
  return (
    <div className="resultsToolbar">
      <Toolbar isLine className="bulkTools" aria-label={messages.toolsLabel}>
        {pile === 'failed' && <RetryFailed />}
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
