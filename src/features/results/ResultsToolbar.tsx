import { Button, Select } from 'antd'
import Input from 'antd/es/input/Input'
import { focusIds } from '../../app/base/focusIds'
import { useAppDispatch, useAppSelector } from '../../app/base/hooks'
import { ChoiceButtons } from '../../components/ChoiceButtons'
import { resultsMessages as messages } from './resultsMessages'
import { rowsDecided } from './decisionsSlice'
import {
  COLUMN_GROUPS,
  groupChosen,
  searchChanged,
  viewChosen,
  type ColumnGroup,
  type ViewState,
} from './viewSlice'
import { selectUndecidedShown } from './shownSelectors'
import './ResultsToolbar.css'

const VIEWS: ViewState['columns'][] = ['review', 'all']

/**
 * The search, the choice of columns, and the two actions on all rows that the filters let through. Each is drawn by
 * itself: what one filter changes leaves the others as they are.
 */
export function ResultsToolbar({ onHelp }: { onHelp: () => void }) {
  return (
    <div className="resultsToolbar">
      <Search />
      <ViewChoice />
      <GroupSelect />
      <Button type="text" size="small" className="keysButton" onClick={onHelp}>
        {messages.keysTitle}
      </Button>
      <DecideShown />
    </div>
  )
}

function Search() {
  const dispatch = useAppDispatch()
  const text = useAppSelector((state) => state.view.filters.text)
  return (
    <Input
      id={focusIds.resultSearch}
      type="search"
      allowClear
      aria-label={messages.search}
      placeholder={messages.search}
      value={text}
      onChange={(event) => dispatch(searchChanged(event.target.value))}
    />
  )
}

function ViewChoice() {
  const dispatch = useAppDispatch()
  const view = useAppSelector((state) => state.view.columns)
  return (
    <ChoiceButtons
      label={messages.view}
      choices={VIEWS}
      names={messages.views}
      value={view}
      onChoose={(chosen) => dispatch(viewChosen(chosen))}
    />
  )
}

/** Which of all columns are shown, while they are. */
function GroupSelect() {
  const dispatch = useAppDispatch()
  const view = useAppSelector((state) => state.view.columns)
  const group = useAppSelector((state) => state.view.group)
  if (view !== 'all') return null
  return (
    <Select
      aria-label={messages.group}
      value={group}
      virtual={false}
      options={COLUMN_GROUPS.map((each) => ({ value: each, label: messages.groups[each] }))}
      onChange={(chosen: ColumnGroup) => dispatch(groupChosen(chosen))}
    />
  )
}

function DecideShown() {
  const dispatch = useAppDispatch()
  const undecided = useAppSelector(selectUndecidedShown)
  return (
    <div className="buttonRow">
      <Button
        disabled={undecided.length === 0}
        onClick={() => dispatch(rowsDecided({ rows: undecided, decision: 'accepted' }))}
      >
        {messages.acceptShown(undecided.length)}
      </Button>
      <Button
        disabled={undecided.length === 0}
        onClick={() => dispatch(rowsDecided({ rows: undecided, decision: 'originalKept' }))}
      >
        {messages.keepShown(undecided.length)}
      </Button>
    </div>
  )
}
