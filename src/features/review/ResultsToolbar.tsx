import { RedoOutlined, UndoOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import Input from 'antd/es/input/Input'
import { focusIds } from '../../base/focusIds'
import { useAppDispatch, useAppSelector } from '../../base/store/hooks'
import { ChoiceButtons } from '../../components/ChoiceButtons'
import { IconButton } from '../../components/IconButton'
import { selectFilters } from './filterSelectors'
import { redoStep, undoStep } from './undoSteps'
import { rowsDecided } from './decisionsSlice'
import { resultsMessages as messages } from './resultsMessages'
import { selectRedoCount, selectUndoCount } from './resultsSelectors'
import { selectUndecidedShown } from './shownSelectors'
import { columnSetChosen, filtersChanged } from './viewSlice'
import './ResultsToolbar.css'

/** What can be done with all rows shown, in one line if there is room: if not, the buttons have a line of their own. */
export function ResultsToolbar({ onHelp }: { onHelp: () => void }) {
  const dispatch = useAppDispatch()
  const columns = useAppSelector((state) => state.view.columns)
  const rows = useAppSelector(selectUndecidedShown)
  const inFile = useAppSelector((state) => state.run.results.length)
  const undoable = useAppSelector(selectUndoCount)
  const redoable = useAppSelector(selectRedoCount)
  return (
    <div className="resultsToolbar">
      <Search />
      <div className="toolbarButtons">
        <ChoiceButtons
          label={messages.view}
          choices={['review', 'all']}
          names={messages.views}
          value={columns}
          onChoose={(chosen) => dispatch(columnSetChosen(chosen))}
        />
        <Button
          disabled={rows.length === 0}
          onClick={() => dispatch(rowsDecided({ rows, decision: 'accepted' }))}
        >
          {messages.acceptShown(rows.length, inFile)}
        </Button>
        <Button
          disabled={rows.length === 0}
          onClick={() => dispatch(rowsDecided({ rows, decision: 'originalKept' }))}
        >
          {messages.keepShown(rows.length, inFile)}
        </Button>
        <IconButton
          disabled={undoable === 0}
          name={messages.undoStep(undoable)}
          icon={<UndoOutlined aria-hidden />}
          onClick={() => dispatch(undoStep())}
        />
        <IconButton
          disabled={redoable === 0}
          name={messages.redoStep(redoable)}
          icon={<RedoOutlined aria-hidden />}
          onClick={() => dispatch(redoStep())}
        />
        <IconButton name={messages.help} icon={<span aria-hidden>?</span>} onClick={onHelp} />
      </div>
    </div>
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
