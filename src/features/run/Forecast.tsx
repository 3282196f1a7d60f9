import { Button, Checkbox } from 'antd'
import { useState, type ReactNode } from 'react'
import { config } from '../../base/config'
import { formatNumber } from '../../base/format'
import { useAppDispatch, useAppSelector } from '../../base/store/hooks'
import { EarlierAnswers } from '../earlier/EarlierAnswers'
import { earlierMessages } from '../earlier/earlierMessages'
import { selectSources } from '../earlier/sourcesSelectors'
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

/** What Start would use, before it is spent, and the choices that make it less; an offer of more columns comes first. */
export function Forecast({ offer }: { offer?: ReactNode }) {
  const dispatch = useAppDispatch()
  const forecast = useAppSelector(selectForecast)
  const abroad = useAppSelector(selectAbroadToSend)
  const dates = useAppSelector(selectDatesToSend)
  const noAddress = useAppSelector(selectNoAddressToSend)
  const { choices, isRecalled } = useAppSelector((state) => state.run)
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
            rows={source.rows}
          />
        ))}
        <RowsFigure name={messages.rows} rows={rows} isListed={sources.length > 0} />
        <RowsFigure name={messages.empty} rows={empty} Rows={RowNumbers} />
        {leftOut.length > 0 && <RowsFigure name={messages.leftOut} rows={leftOut} />}
        {dates.length > 0 && <RowsFigure name={messages.dates} rows={dates} />}
        <Figure name={messages.time}>
          {messages.takes(leastSeconds(lookups, config.maxRequestsPerSecond))}
        </Figure>
        <Figure name={messages.lookups} isTotal>
          {formatNumber(lookups)}
        </Figure>
      </dl>
      {!isBegun && <EarlierAnswers />}
      {dates.length > 0 && <p className="forecastChoice">{messages.mendDates}</p>}
      <LeaveOut choice="leavesOutAbroad" words={messages.abroad(abroad.countries)} rows={abroad.rows} />
      <LeaveOut choice="leavesOutNoAddress" words={messages.noAddress(noAddress.length)} rows={noAddress} />
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
  choice: 'leavesOutAbroad' | 'leavesOutNoAddress'
  /** Which rows. */
  words: string
  rows: number[]
}

/** Rows that are better not looked up, and the choice to leave them out; nothing without any. */
function LeaveOut({ choice, words, rows }: LeaveOutProps) {
  const dispatch = useAppDispatch()
  const isOn = useAppSelector((state) => state.run.choices[choice])
  const [isOpen, setIsOpen] = useState(false)
  if (rows.length === 0) return null
  return (
    <div className="forecastChoice">
      <p>
        <span id={choice}>{words}</span> <ShowRows isOpen={isOpen} onChange={setIsOpen} />
      </p>
      {isOpen && <RowTexts name={words} rows={rows} />}
      <Checkbox
        checked={isOn}
        aria-describedby={choice}
        onChange={({ target }) => dispatch(sendingChosen({ [choice]: target.checked }))}
      >
        {messages.leaveOut}
      </Checkbox>
    </div>
  )
}

interface RowsFigureProps {
  name: string
  rows: number[]
  /** Whether the rows can be shown. */
  isListed?: boolean
  /** Shows them. */
  Rows?: (props: { name: string; rows: number[] }) => ReactNode
}

/** A count of rows, which can be shown. */
function RowsFigure({ name, rows, isListed = true, Rows = RowTexts }: RowsFigureProps) {
  const [isOpen, setIsOpen] = useState(false)
  const canOpen = isListed && rows.length > 0
  return (
    <Figure name={name} more={isOpen && canOpen && <Rows name={name} rows={rows} />}>
      {canOpen && <ShowRows isOpen={isOpen} onChange={setIsOpen} />}
      {formatNumber(rows.length)}
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
