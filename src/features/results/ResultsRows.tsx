import { Button, Select } from 'antd'
import { useState } from 'react'
import { RESULT_ROWS_SHOWN } from '../../app/base/constants'
import { useAppDispatch, useAppSelector } from '../../app/base/hooks'
import { useIsNarrow } from '../../components/useIsNarrow'
import { columnLabel, selectHeaders } from '../file/fileSelectors'
import { ResultCards } from './cards/ResultCards'
import { KeysHelp } from './KeysHelp'
import { OutcomeFilter } from './OutcomeFilter'
import { FoldedMeaning } from './ResultsMeaning'
import { resultsMessages as messages } from './resultsMessages'
import { selectCustomerColumn } from './resultsSelectors'
import { ResultsToolbar } from './ResultsToolbar'
import { selectShownRows, selectTableRows } from './shownSelectors'
import { PrintSummary } from './summary/PrintSummary'
import { ResultsTable } from './table/ResultsTable'
import type { AllColumn } from './table/reviewColumns'
import { usePageKeys } from './useDecisionKeys'
import {
  allShown,
  COLUMN_GROUPS,
  customerColumnChosen,
  filtersCleared,
  groupChosen,
  type ColumnGroup,
} from './viewSlice'
import './ResultsRows.css'

/**
 * The results: outcomes, tools, and the rows that pass the filters.
 *
 * @param props.allColumns the columns of the download
 */
export function ResultsRows({ allColumns }: { allColumns: AllColumn[] }) {
  const [isHelpOpen, setIsHelpOpen] = useState(false)
  const showHelp = () => setIsHelpOpen(true)
  usePageKeys()
  return (
    <>
      <section aria-labelledby="results-heading" className="resultsRows">
        <h2 id="results-heading" className="visuallyHidden">
          {messages.heading}
        </h2>
        <OutcomeFilter />
        <ResultsToolbar onHelp={showHelp} />
        <FoldedMeaning onHelp={showHelp} />
        <Rows onHelp={showHelp} allColumns={allColumns} />
      </section>
      <KeysHelp isOpen={isHelpOpen} onClose={() => setIsHelpOpen(false)} />
      <PrintSummary />
    </>
  )
}

/** The rows as a table, as cards, or what to do where none is shown. */
function Rows({ onHelp, allColumns }: { onHelp: () => void; allColumns: AllColumn[] }) {
  const dispatch = useAppDispatch()
  const isEmpty = useAppSelector((state) => selectShownRows(state).length === 0)
  const isReview = useAppSelector((state) => state.view.columns === 'review')
  const isNarrow = useIsNarrow()
  if (isEmpty)
    return (
      <div className="card nothingShown">
        <p>{messages.nothingShown}</p>
        <Button onClick={() => dispatch(filtersCleared())}>{messages.clearFilters}</Button>
      </div>
    )
  if (isNarrow && isReview) return <ResultCards />
  return (
    <>
      <ResultsTable onHelp={onHelp} allColumns={allColumns} />
      <div className="belowTable quiet">
        <ShownNote />
        {isReview ? <CustomerColumnSelect /> : <GroupSelect />}
      </div>
    </>
  )
}

/** That more rows pass the filters than the table shows, and a button that shows them all. */
function ShownNote() {
  const dispatch = useAppDispatch()
  const shown = useAppSelector((state) => selectShownRows(state).length)
  const inTable = useAppSelector((state) => selectTableRows(state).length)
  if (inTable >= shown) return null
  return (
    <p>
      {messages.note(RESULT_ROWS_SHOWN, shown)}{' '}
      <Button type="link" size="small" onClick={() => dispatch(allShown())}>
        {messages.showAll(shown)}
      </Button>
    </p>
  )
}

/** Which of the customer's columns is shown beside each row. */
function CustomerColumnSelect() {
  const dispatch = useAppDispatch()
  const headers = useAppSelector(selectHeaders)
  const column = useAppSelector(selectCustomerColumn)
  return (
    <div className="customerColumn">
      <label htmlFor="customer-column">{messages.customerColumn}</label>
      <Select
        id="customer-column"
        size="small"
        variant="borderless"
        virtual={false}
        popupMatchSelectWidth={false}
        value={column}
        options={headers.map((_, at) => ({ value: at, label: columnLabel(headers, at) }))}
        onChange={(chosen: number) => dispatch(customerColumnChosen(chosen))}
      />
    </div>
  )
}

/** Which group of all columns is shown. */
function GroupSelect() {
  const dispatch = useAppDispatch()
  const group = useAppSelector((state) => state.view.group)
  return (
    <div className="customerColumn">
      <label htmlFor="column-group">{messages.group}</label>
      <Select
        id="column-group"
        size="small"
        variant="borderless"
        virtual={false}
        popupMatchSelectWidth={false}
        value={group}
        options={COLUMN_GROUPS.map((each) => ({ value: each, label: messages.groups[each] }))}
        onChange={(chosen: ColumnGroup) => dispatch(groupChosen(chosen))}
      />
    </div>
  )
}
