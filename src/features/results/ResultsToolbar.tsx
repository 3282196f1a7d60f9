import { Button, Select } from 'antd'
import Input from 'antd/es/input/Input'
import { focusIds } from '../../app/base/focusIds'
import { useAppDispatch, useAppSelector } from '../../app/base/hooks'
import { ChoiceButtons } from '../../components/ChoiceButtons'
import { reviewMessages as messages } from './reviewMessages'
import {
  COLUMN_GROUPS,
  groupChosen,
  rowsDecided,
  textSought,
  viewChosen,
  type ColumnGroup,
  type ReviewState,
} from './reviewSlice'
import { selectUndecidedShown } from './shownSelectors'
import './ResultsToolbar.css'

const VIEWS: ReviewState['view'][] = ['review', 'all']

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
  const text = useAppSelector((state) => state.review.filters.text)
  return (
    <Input
      id={focusIds.resultSearch}
      type="search"
      allowClear
      aria-label={messages.search}
      placeholder={messages.search}
      value={text}
      onChange={(event) => dispatch(textSought(event.target.value))}
    />
  )
}

function ViewChoice() {
  const dispatch = useAppDispatch()
  const view = useAppSelector((state) => state.review.view)
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
  const view = useAppSelector((state) => state.review.view)
  const group = useAppSelector((state) => state.review.group)
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
        onClick={() => dispatch(rowsDecided({ rows: undecided, decision: 'kept' }))}
      >
        {messages.keepShown(undecided.length)}
      </Button>
    </div>
  )
}
