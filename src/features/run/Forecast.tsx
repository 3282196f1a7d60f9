import { Button, Checkbox } from 'antd'
import { useState, type ReactNode } from 'react'
import { config } from '../../base/config'
import { formatNumber } from '../../base/format'
import { useAppDispatch, useAppSelector } from '../../base/store/hooks'
import { EarlierAnswers } from '../earlier/EarlierAnswers'
import { earlierMessages } from '../earlier/earlierMessages'
import { selectSources } from '../earlier/earlierSelectors'
import { forecastMessages as messages } from './forecastMessages'
import { leastSeconds } from './loop/pacing'
import { selectRows, selectSheetRows } from '../file/fileSelectors'
import { buildQuery } from '../../domain/cleanse/query'
import { selectMapping } from '../mapping/mappingSelectors'
import {
  selectAbroadToSend,
  selectDatesToSend,
  selectForecast,
  selectNoAddressToSend,
} from './forecastSelectors'
import { selectHasResults } from './runSelectors'
import { sendingChosen } from './runSlice'
import './Forecast.css'

/** Row numbers that are listed; more are counted. */
const ROWS_NAMED = 20

/** Rows whose texts are listed. */
const TEXTS_LISTED = 200

/**
 * What Start would use, before it is spent, and the choices that make it less.
 *
 * @param props.offer an offer to send more columns, which comes first
 */
export function Forecast({ offer }: { offer?: ReactNode }) {
  const dispatch = useAppDispatch()
  const forecast = useAppSelector(selectForecast)
  const abroad = useAppSelector(selectAbroadToSend)
  const dates = useAppSelector(selectDatesToSend)
  const noAddress = useAppSelector(selectNoAddressToSend)
  const choices = useAppSelector((state) => state.run.choices)
  const isRecalled = useAppSelector((state) => state.run.isRecalled)
  const isBegun = useAppSelector(selectHasResults)
  const sources = useAppSelector(selectSources)
  if (!forecast) return null
  const { rows, lookups, empty, leftOut, repeated } = forecast

  return (
    <section className="card forecast" aria-labelledby="forecast-heading">
      <h2 id="forecast-heading">{messages.title}</h2>
      {offer}
      <dl className="figures">
        {sources.map((source) => (
          <RowsFigure
            key={`${source.name} ${source.savedAt}`}
            name={earlierMessages.answersFrom(source.name)}
            count={source.rows.length}
            rows={source.rows}
            Rows={RowTexts}
          />
        ))}
        <RowsFigure
          name={messages.rows}
          count={rows.length}
          rows={sources.length > 0 ? rows : []}
          Rows={RowTexts}
        />
        <RowsFigure name={messages.empty} count={empty.length} rows={empty} Rows={RowNumbers} />
        {leftOut.length > 0 && (
          <RowsFigure name={messages.leftOut} count={leftOut.length} rows={leftOut} Rows={RowTexts} />
        )}
        {dates.length > 0 && (
          <RowsFigure name={messages.dates} count={dates.length} rows={dates} Rows={RowTexts} />
        )}
        <Figure name={messages.time}>
          {messages.takes(leastSeconds(lookups, config.maxRequestsPerSecond))}
        </Figure>
        <Figure name={messages.lookups} isTotal>
          {formatNumber(lookups)}
        </Figure>
      </dl>
      {!isBegun && <EarlierAnswers />}
      {dates.length > 0 && <p className="forecastChoice">{messages.mendDates}</p>}
      {abroad.rows.length > 0 && (
        <LeaveOut
          id="rows-abroad"
          words={messages.abroad(abroad.countries)}
          rows={abroad.rows}
          isOn={choices.leavesOutAbroad}
          onChange={(leavesOutAbroad) => dispatch(sendingChosen({ leavesOutAbroad }))}
        />
      )}
      {noAddress.length > 0 && (
        <LeaveOut
          id="rows-without-address"
          words={messages.noAddress(noAddress.length)}
          rows={noAddress}
          isOn={choices.leavesOutNoAddress}
          onChange={(leavesOutNoAddress) => dispatch(sendingChosen({ leavesOutNoAddress }))}
        />
      )}
      <div className="forecastChoice">
        <Checkbox
          checked={choices.dedupe}
          aria-describedby="dedupe-saves"
          onChange={({ target }) => dispatch(sendingChosen({ dedupe: target.checked }))}
        >
          {messages.dedupe}
        </Checkbox>
        <span id="dedupe-saves" className="quiet">
          {messages.saves(repeated)}
        </span>
      </div>
      {isRecalled && (
        <p role="status" className="quiet">
          {messages.recalled}
        </p>
      )}
    </section>
  )
}

interface LeaveOutProps {
  id: string
  /** Which rows. */
  words: string
  rows: number[]
  isOn: boolean
  onChange: (isOn: boolean) => void
}

/** Rows that are better not looked up, and the choice to leave them out. */
function LeaveOut({ id, words, rows, isOn, onChange }: LeaveOutProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className="forecastChoice">
      <p>
        <span id={id}>{words}</span> <ShowRows isOpen={isOpen} onChange={setIsOpen} />
      </p>
      {isOpen && <RowTexts name={words} rows={rows} />}
      <Checkbox checked={isOn} aria-describedby={id} onChange={({ target }) => onChange(target.checked)}>
        {messages.leaveOut}
      </Checkbox>
    </div>
  )
}

interface RowsFigureProps {
  name: string
  count: number
  /** Indexes of the rows that are counted; without any they are not shown. */
  rows: number[]
  /** Shows the rows. */
  Rows: (props: { name: string; rows: number[] }) => ReactNode
}

/** A count of rows, which can be shown. */
function RowsFigure({ name, count, rows, Rows }: RowsFigureProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Figure name={name} more={isOpen && rows.length > 0 && <Rows name={name} rows={rows} />}>
      {rows.length > 0 && <ShowRows isOpen={isOpen} onChange={setIsOpen} />}
      {formatNumber(count)}
    </Figure>
  )
}

function ShowRows({ isOpen, onChange }: { isOpen: boolean; onChange: (isOpen: boolean) => void }) {
  return (
    <Button type="link" size="small" aria-expanded={isOpen} onClick={() => onChange(!isOpen)}>
      {isOpen ? messages.hideRows : messages.showRows}
    </Button>
  )
}

function RowNumbers({ rows }: { rows: number[] }) {
  const sheetRows = useAppSelector(selectSheetRows)
  const named = rows.slice(0, ROWS_NAMED)
  return messages.emptyRows(
    named.map((row) => row + 1),
    named.map((row) => sheetRows[row]!),
    rows.length - named.length,
  )
}

/** What the first of the rows send, in a list that scrolls. */
function RowTexts({ name, rows }: { name: string; rows: number[] }) {
  const all = useAppSelector(selectRows)
  const mapping = useAppSelector(selectMapping)
  const listed = rows.slice(0, TEXTS_LISTED)
  return (
    <div className="rowTexts" role="region" aria-label={name} tabIndex={0}>
      <ol>
        {listed.map((row) => (
          <li key={row} value={row + 1}>
            {buildQuery(all[row]!, mapping)}
          </li>
        ))}
      </ol>
      {rows.length > listed.length && <p>{messages.moreRows(rows.length - listed.length)}</p>}
    </div>
  )
}

interface FigureProps {
  name: string
  isTotal?: boolean
  children: ReactNode
  /** A text below it, over the whole width. */
  more?: ReactNode
}

function Figure({ name, isTotal, children, more }: FigureProps) {
  return (
    <div className={isTotal ? 'figure isTotal' : 'figure'}>
      <dt>{name}</dt>
      <dd>{children}</dd>
      {more && <dd className="more quiet">{more}</dd>}
    </div>
  )
}
