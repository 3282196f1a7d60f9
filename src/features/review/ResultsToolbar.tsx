import { Button } from 'antd'
import Input from 'antd/es/input/Input'
import type { ReactNode } from 'react'
import { focusIds } from '../../base/focusIds'
import { useAppDispatch, useAppSelector } from '../../base/store/hooks'
import { IconButton } from '../../components/IconButton'
import { Toolbar } from '../../components/oneStop'
import { decideShown } from './decideShown'
import { selectRedoCount, selectUndoCount } from '../run/rows/decisionsSlice'
import { LookUpLeftOut, NextStep, RetryFailed } from './next/NextStep'
import { redoStep, undoStep } from '../run/rows/changeRows'
import { resultsMessages as messages } from './resultsMessages'
import { selectBulkRows } from './shownSelectors'
import { filtersChanged, selectFilters } from './viewSlice'
import './ResultsToolbar.css'

interface Props {
  onHelp: () => void
  /** What the list can be taken for. */
  files: ReactNode
}

/** What comes next, or what can be done with the rows shown; undo and redo while there is something; the search. */
export function ResultsToolbar({ onHelp, files }: Props) {
  const dispatch = useAppDispatch()
  const undoable = useAppSelector(selectUndoCount)
  const redoable = useAppSelector(selectRedoCount)
  return (
    <div className="resultsToolbar">
      <Toolbar isLine className="nextTools" aria-label={messages.toolsLabel}>
        <div className="nextPlace">
          <NextPlace files={files} />
        </div>
        <IconButton
          tabIndex={-1}
          className={undoable === 0 ? 'isAway' : undefined}
          name={messages.undoStep(undoable)}
          icon={<span aria-hidden>↶</span>}
          onClick={() => dispatch(undoStep())}
        />
        <IconButton
          tabIndex={-1}
          className={redoable === 0 ? 'isAway' : undefined}
          name={messages.redoStep(redoable)}
          icon={<span aria-hidden>↷</span>}
          onClick={() => dispatch(redoStep())}
        />
      </Toolbar>
      <Search />
      <IconButton name={messages.help} icon={<span aria-hidden>?</span>} onClick={onHelp} />
    </div>
  )
}

/** Rows that have an act of their own show that; any other what comes next. */
function NextPlace({ files }: { files: ReactNode }) {
  const { pile } = useAppSelector(selectFilters)
  const bulk = useAppSelector(selectBulkRows)
  if (pile === 'failed') return <RetryFailed />
  return (
    <>
      {pile === 'notLookedUp' && <LookUpLeftOut />}
      {(pile !== 'toReview' || bulk.length === 0) && <NextStep files={files} />}
      {bulk.length > 0 && <BulkButtons rows={bulk} />}
    </>
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
  const { text } = useAppSelector(selectFilters)
  return (
    <Input
      id={focusIds.resultSearch}
      type="search"
      // Always, since an input that gets its button while it is typed in would lose the focus.
      allowClear
      aria-label={messages.find}
      placeholder={messages.find}
      value={text}
      onChange={(event) => dispatch(filtersChanged({ text: event.target.value }))}
    />
  )
}
