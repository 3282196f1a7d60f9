import {
  ArrowDownOutlined,
  ArrowUpOutlined,
  RedoOutlined,
  SortAscendingOutlined,
  UndoOutlined,
} from '@ant-design/icons'
import { Button, Dropdown, type DropdownProps } from 'antd'
import Input from 'antd/es/input/Input'
import { useRef, type ComponentProps, type KeyboardEvent } from 'react'
import { focusIds } from '../../base/focusIds'
import { useAppDispatch, useAppSelector } from '../../base/store/hooks'
import { giveFocusBack } from '../../components/giveFocusBack'
import { ChoiceButtons } from '../../components/ChoiceButtons'
import { columnLabel, selectHeaders } from '../file/fileSelectors'
import { selectFilters } from './filterSelectors'
import { rowsDecided } from './decisionsSlice'
import { resultsMessages as messages } from './resultsMessages'
import { selectCustomerColumn, selectRedoCount, selectScoreKind, selectUndoCount } from './resultsSelectors'
import { selectUndecidedShown } from './shownSelectors'
import { columnSetChosen, filtersChanged, REVIEW_COLUMNS, sortPressed, type ReviewColumn } from './viewSlice'
import './ResultsToolbar.css'
import { redoStep, undoStep } from './undoSteps'

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
        <StepButton
          rows={undoable}
          name={messages.undoStep(undoable)}
          icon={<UndoOutlined aria-hidden />}
          onClick={() => dispatch(undoStep())}
        />
        <StepButton
          rows={redoable}
          name={messages.redoStep(redoable)}
          icon={<RedoOutlined aria-hidden />}
          onClick={() => dispatch(redoStep())}
        />
        <SortMenu />
        <IconButton
          className="keysButton"
          name={messages.keysTitle}
          icon={<span aria-hidden>⌨</span>}
          onClick={onHelp}
        />
      </div>
    </div>
  )
}

/** Its tooltip shows its name. */
function IconButton({ name, ...props }: ComponentProps<typeof Button> & { name: string }) {
  return <Button aria-label={name} title={name} {...props} />
}

/** Without rows it looks disabled, but is not: it has the focus when the last step goes. */
function StepButton({ rows, ...props }: ComponentProps<typeof IconButton> & { rows: number }) {
  const isOff = rows === 0
  return <IconButton {...props} aria-disabled={isOff} className={isOff ? 'ant-btn-disabled' : undefined} />
}

/** A menu that opens with the focus in it, and gives it back to its button, unless it is elsewhere by then. */
function useMenuFocus() {
  const opener = useRef<HTMLButtonElement>(null)
  const menuProps: DropdownProps = {
    autoFocus: true,
    trigger: ['click'],
    onOpenChange: (isOpen) => !isOpen && giveFocusBack(opener.current!),
  }
  // The Enter that chooses would then press the button.
  const onKeyDown = (event: KeyboardEvent) => event.key === 'Enter' && event.preventDefault()
  return { opener, menuProps, onKeyDown }
}

function Search() {
  const dispatch = useAppDispatch()
  const { text } = useAppSelector(selectFilters)
  return (
    <Input
      id={focusIds.resultSearch}
      type="search"
      allowClear={text !== ''}
      aria-label={messages.find}
      placeholder={messages.find}
      value={text}
      onChange={(event) => dispatch(filtersChanged({ text: event.target.value }))}
    />
  )
}

/** Everything that the rows can be sorted by; a second press reverses the order, a third restores the file's. */
function SortMenu() {
  const dispatch = useAppDispatch()
  const { opener, menuProps, onKeyDown } = useMenuFocus()
  const sort = useAppSelector((state) => state.view.sort)
  const kind = useAppSelector(selectScoreKind)
  const headers = useAppSelector(selectHeaders)
  const customer = useAppSelector(selectCustomerColumn)
  const names: Record<ReviewColumn, string> = {
    ...messages.columns,
    score: messages.scores[kind],
    customer: columnLabel(headers, customer ?? 0),
  }
  const columns = REVIEW_COLUMNS.filter((column) => column !== 'customer' || customer !== null)
  const arrow =
    sort?.direction === 'ascending' ? <ArrowUpOutlined aria-hidden /> : <ArrowDownOutlined aria-hidden />
  return (
    <Dropdown
      {...menuProps}
      menu={{
        items: columns.map((column) => ({
          key: column,
          label: names[column],
          icon: sort?.column === column && arrow,
        })),
        selectedKeys: sort ? [sort.column] : [],
        onClick: ({ key }) => dispatch(sortPressed(key as ReviewColumn)),
        onKeyDown,
      }}
    >
      <IconButton
        ref={opener}
        name={sort ? messages.sortedBy(names[sort.column]) : messages.sort}
        aria-haspopup="menu"
        className={sort ? 'isSorted' : undefined}
        icon={<SortAscendingOutlined aria-hidden />}
      />
    </Dropdown>
  )
}
