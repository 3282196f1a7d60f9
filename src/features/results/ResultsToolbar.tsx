import {
  ArrowDownOutlined,
  ArrowUpOutlined,
  FilterOutlined,
  RedoOutlined,
  SortAscendingOutlined,
  UndoOutlined,
} from '@ant-design/icons'
import { Button, Dropdown, type ButtonProps } from 'antd'
import Input from 'antd/es/input/Input'
import { focusIds } from '../../app/base/focusIds'
import { useAppDispatch, useAppSelector } from '../../app/base/hooks'
import { ChoiceButtons } from '../../components/ChoiceButtons'
import { columnLabel, selectHeaders } from '../file/fileSelectors'
import { selectPostTowns } from './filterSelectors'
import type { Decision } from './decisions'
import { rowsDecided, stepRedone, stepUndone } from './decisionsSlice'
import { resultsMessages as messages } from './resultsMessages'
import { selectCustomerColumn, selectRedoCount, selectScoreKind, selectUndoCount } from './resultsSelectors'
import { selectUndecidedShown } from './shownSelectors'
import {
  REVIEW_COLUMNS,
  SEARCH_FIELDS,
  searchChanged,
  searchFieldChosen,
  sortPressed,
  viewChosen,
  type ReviewColumn,
  type SearchField,
  type ViewState,
} from './viewSlice'
import './ResultsToolbar.css'

const VIEWS: ViewState['columns'][] = ['review', 'all']

/** What is done with all rows shown, in one line. Each tool is drawn by itself, for what it shows. */
export function ResultsToolbar({ onHelp }: { onHelp: () => void }) {
  return (
    <div className="resultsToolbar">
      <Search />
      <ViewChoice />
      <DecideShown />
      <History />
      <SortMenu />
      <IconButton
        className="keysButton"
        name={messages.keysTitle}
        icon={<span aria-hidden>⌨</span>}
        onClick={onHelp}
      />
    </div>
  )
}

/** A button whose name is told by a tooltip. */
function IconButton({ name, ...props }: ButtonProps & { name: string }) {
  return <Button aria-label={name} title={name} {...props} />
}

/** The search, and where it looks. */
function Search() {
  const dispatch = useAppDispatch()
  const text = useAppSelector((state) => state.view.filters.text)
  const field = useAppSelector((state) => state.view.searchField)
  return (
    <Input
      id={focusIds.resultSearch}
      type="search"
      allowClear={text !== ''}
      aria-label={messages.search}
      placeholder={field === 'everywhere' ? messages.search : messages.searchFields[field]}
      value={text}
      onChange={(event) => dispatch(searchChanged(event.target.value))}
      suffix={<SearchFieldMenu />}
    />
  )
}

/** A post town that is chosen by name is sought among the post towns. */
const TOWN = 'town:'

function SearchFieldMenu() {
  const dispatch = useAppDispatch()
  const field = useAppSelector((state) => state.view.searchField)
  const towns = useAppSelector(selectPostTowns)
  const name = `${messages.searchIn}: ${messages.searchFields[field].toLowerCase()}`
  const choose = (key: string) => {
    if (!key.startsWith(TOWN)) return dispatch(searchFieldChosen(key as SearchField))
    dispatch(searchFieldChosen('postTown'))
    dispatch(searchChanged(key.slice(TOWN.length)))
  }
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: [
          ...SEARCH_FIELDS.map((each) => ({ key: each, label: messages.searchFields[each] })),
          {
            key: 'towns',
            label: messages.chooseTown,
            disabled: towns.length === 0,
            popupClassName: 'townMenu',
            children: towns.map((town) => ({ key: `${TOWN}${town}`, label: town })),
          },
        ],
        selectedKeys: [field],
        onClick: ({ key }) => choose(key),
      }}
    >
      <button type="button" className="searchField" aria-label={name} title={name} aria-haspopup="menu">
        <FilterOutlined aria-hidden />
      </button>
    </Dropdown>
  )
}

function ViewChoice() {
  const dispatch = useAppDispatch()
  const columns = useAppSelector((state) => state.view.columns)
  return (
    <ChoiceButtons
      label={messages.view}
      choices={VIEWS}
      names={messages.views}
      value={columns}
      onChoose={(chosen) => dispatch(viewChosen(chosen))}
    />
  )
}

function DecideShown() {
  const dispatch = useAppDispatch()
  const rows = useAppSelector(selectUndecidedShown)
  const button = (name: string, className: string, decision: Decision) => (
    <Button
      className={className}
      disabled={rows.length === 0}
      onClick={() => dispatch(rowsDecided({ rows, decision }))}
    >
      {name}
    </Button>
  )
  return (
    <>
      {button(messages.acceptShown(rows.length), 'acceptShown', 'accepted')}
      {button(messages.keepShown(rows.length), 'keepShown', 'originalKept')}
    </>
  )
}

function History() {
  const dispatch = useAppDispatch()
  const undoable = useAppSelector(selectUndoCount)
  const redoable = useAppSelector(selectRedoCount)
  return (
    <>
      <IconButton
        name={messages.undoStep(undoable)}
        icon={<UndoOutlined aria-hidden />}
        disabled={undoable === 0}
        onClick={() => dispatch(stepUndone())}
      />
      <IconButton
        name={messages.redoStep(redoable)}
        icon={<RedoOutlined aria-hidden />}
        disabled={redoable === 0}
        onClick={() => dispatch(stepRedone())}
      />
    </>
  )
}

/** Everything that the rows can be sorted by; a second press turns the order, a third brings the file's back. */
function SortMenu() {
  const dispatch = useAppDispatch()
  const sort = useAppSelector((state) => state.view.sort)
  const kind = useAppSelector(selectScoreKind)
  const headers = useAppSelector(selectHeaders)
  const customer = useAppSelector(selectCustomerColumn)
  const nameOf = (column: ReviewColumn) => {
    if (column === 'score') return messages.scores[kind]
    return column === 'customer' ? columnLabel(headers, customer ?? 0) : messages.columns[column]
  }
  const arrow =
    sort?.direction === 'ascending' ? <ArrowUpOutlined aria-hidden /> : <ArrowDownOutlined aria-hidden />
  const items = REVIEW_COLUMNS.filter((column) => column !== 'customer' || customer !== null).map(
    (column) => ({ key: column, label: nameOf(column), icon: sort?.column === column && arrow }),
  )
  const name = sort ? messages.sortedBy(nameOf(sort.column)) : messages.sort
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items,
        selectedKeys: sort ? [sort.column] : [],
        onClick: ({ key }) => dispatch(sortPressed(key as ReviewColumn)),
      }}
    >
      <IconButton
        name={name}
        aria-haspopup="menu"
        className={sort ? 'isSorted' : undefined}
        icon={<SortAscendingOutlined aria-hidden />}
      />
    </Dropdown>
  )
}
