import { Button, Select } from 'antd'
import { useEffect, useEffectEvent, useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { RESULT_ROWS_SHOWN } from '../../base/constants'
import { useAppDispatch, useAppSelector } from '../../base/store/hooks'
import { Dialog } from '../../components/Dialog'
import { useIsNarrow } from '../../components/useMedia'
import { useSettled } from '../../components/useSettled'
import { columnLabel, selectHeaders } from '../file/fileSelectors'
import { ResultCards } from './cards/ResultCards'
import { stepBetween } from '../../domain/cleanse/decisions'
import { selectFilters } from './filterSelectors'
import { NextStep } from './NextStep'
import { OutcomeFilter } from './OutcomeFilter'
import { FoldedMeaning } from './ResultsMeaning'
import { resultsMessages as messages } from './resultsMessages'
import { selectCustomerColumn } from './resultsSelectors'
import { ResultsToolbar } from './ResultsToolbar'
import { selectShownRows, selectTableRows } from './shownSelectors'
import { ResultsTable } from './table/ResultsTable'
import type { AllColumn } from './table/reviewColumns'
import { usePageKeys } from './useDecisionKeys'
import { allShown, customerColumnChosen, filtersCleared } from './viewSlice'
import './ResultsRows.css'

interface Props {
  /** The columns of the download. */
  allColumns: AllColumn[]
}

interface ResultsProps extends Props, ComponentProps<typeof FoldedMeaning> {
  /** What the list can be taken for, once everything is decided. */
  decided: ReactNode
}

/** The results: outcomes, tools, and the rows that pass the filters; with a dialog that says what the keys do. */
export function ResultsRows({ allColumns, decided, ...meaning }: ResultsProps) {
  const [isHelpOpen, setIsHelpOpen] = useState(false)
  usePageKeys(() => setIsHelpOpen(true))
  return (
    <>
      <section aria-labelledby="results-heading" className="resultsRows">
        <h2 id="results-heading" className="visuallyHidden">
          {messages.heading}
        </h2>
        <div className="resultsHead">
          <NextStep decided={decided} />
          <CustomerColumnSelect />
        </div>
        <OutcomeFilter />
        <ResultsToolbar onHelp={() => setIsHelpOpen(true)} />
        <FoldedMeaning {...meaning} />
        <Rows allColumns={allColumns} />
        <ResultsStatus />
      </section>
      <Dialog
        open={isHelpOpen}
        title={messages.keysTitle}
        footer={null}
        onCancel={() => setIsHelpOpen(false)}
      >
        <dl className="keysHelp">
          {messages.keys.map(([keys, does]) => (
            <div key={keys}>
              <dt>
                <kbd>{keys}</kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </>
  )
}

/** How long the filters are at rest before their rows are counted aloud, in ms: not with every letter of a search. */
const REST_MS = 500

/** Tells a screen reader what was accepted, kept, undone or redone, and how many rows the filters show. */
function ResultsStatus() {
  const status = useRef<HTMLParagraphElement>(null)
  const history = useAppSelector((state) => state.decisions)
  const known = useRef(history)
  useEffect(() => {
    const step = stepBetween(known.current, history)
    known.current = history
    if (step) status.current!.textContent = messages.stepSaid(step)
  }, [history])

  const shown = useAppSelector((state) => selectShownRows(state).length)
  const filters = useAppSelector(selectFilters)
  const settled = useSettled(filters, REST_MS)
  const counted = useRef(settled)
  const count = useEffectEvent(() => {
    status.current!.textContent = messages.shownSaid(shown)
  })
  useEffect(() => {
    if (counted.current !== settled) count()
    counted.current = settled
  }, [settled])
  return <p ref={status} role="status" className="visuallyHidden" />
}

/** The rows as a table or as cards; without any, a button that clears the filters. */
function Rows({ allColumns }: Props) {
  const dispatch = useAppDispatch()
  const isEmpty = useAppSelector((state) => selectShownRows(state).length === 0)
  const isReview = useAppSelector((state) => state.view.columns === 'review')
  const isNarrow = useIsNarrow()
  if (isEmpty)
    return (
      <div className="card titleRow">
        <p>{messages.nothingShown}</p>
        <Button onClick={() => dispatch(filtersCleared())}>{messages.clearFilters}</Button>
      </div>
    )
  if (isNarrow && isReview) return <ResultCards />
  return (
    <>
      <ResultsTable allColumns={allColumns} />
      <div className="belowTable quiet">
        <ShownNote />
      </div>
    </>
  )
}

/** Says that the table does not show all rows, with a button that shows them. */
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
  const value = useAppSelector(selectCustomerColumn)
  const isReview = useAppSelector((state) => state.view.columns === 'review')
  // Cards do not show it.
  const isNarrow = useIsNarrow()
  if (isNarrow || !isReview) return null
  return (
    <div className="quiet quietSelect">
      <label htmlFor="customer-column" className="visuallyHidden">
        {messages.customerColumn}
      </label>
      <Select
        id="customer-column"
        title={messages.customerColumn}
        size="small"
        variant="borderless"
        virtual={false}
        popupMatchSelectWidth={false}
        value={value}
        options={headers.map((_, at) => ({ value: at, label: columnLabel(headers, at) }))}
        onChange={(column: number) => dispatch(customerColumnChosen(column))}
      />
    </div>
  )
}
