import { startTransition, useEffect, useState, type ReactNode } from 'react'
import { Button } from 'antd'
import { config } from '../../base/config'
import { formatNumber } from '../../base/format'
import { useAppDispatch, useAppSelector } from '../../base/store/hooks'
import type { RootState } from '../../base/store/types'
import { Dialog, useDialog } from '../../components/Dialog'
import { late } from '../../components/lateCode'
import { ABOVE, useMedia } from '../../components/useSpace'
import { selectSheetRows } from '../file/fileSlice'
import { FurtherColumns } from '../mapping/FirstQueries'
import { EarlierAnswers } from '../earlier/EarlierAnswers'
import { earlierMessages } from '../earlier/earlierMessages'
import { selectSources } from '../earlier/sourcesSelectors'
import { forecastMessages as messages } from './forecastMessages'
import { leastSeconds } from './loop/pacing'
import { BeforeStart, ChoiceTick, CostTicks, RowTexts, ShowRows } from './beforeStart/BeforeStart'
import { selectBeforeStart } from './beforeStart/things'
import { selectIsRecalled } from './forecastSelectors'
import { runMessages } from './runMessages'
import { selectHasResults } from './runSlice'
import './Forecast.css'

/**
 * What takes all rows to work out, such as what Start would send: null until they are drawn, unless it stands above them and would
 * move them.
 */
export function useOnceDrawn<Found>(select: (state: RootState) => Found | null): Found | null {
  const dispatch = useAppDispatch()
  const isAbove = useMedia(ABOVE)
  const id = useAppSelector((state) => state.file.id)
  const [drawn, setDrawn] = useState('')
  useEffect(
    () => void dispatch((_, __, deps) => deps.drawn()).then(() => startTransition(() => setDrawn(id))),
    [id, dispatch],
  )
  return useAppSelector((state) => (isAbove || state.file.id === drawn ? select(state) : null))
}

/** What Start would use, before it is spent, and the choices that reduce it; an offer of more columns comes first. */
export function Forecast() {
  const before = useOnceDrawn(selectBeforeStart)
  const isRecalled = useAppSelector(selectIsRecalled)
  const isBegun = useAppSelector(selectHasResults)
  const sources = useAppSelector(selectSources)
  if (!before) return null
  const { rows, lookups, empty, leftOut, repeated } = before.forecast

  return (
    <section className="card panel forecast" aria-labelledby="forecast-heading">
      <h2 id="forecast-heading">{messages.title}</h2>
      <FurtherColumns />
      <dl className="panel figures">
        {sources.map((source) => (
          <RowsFigure
            key={`${source.name} ${source.savedAt}`}
            name={earlierMessages.answersFrom(source.name)}
            rows={source.rows}
          />
        ))}
        <RowsFigure
          name={messages.rows}
          rows={rows}
          isListed={sources.length > 0}
          choice={<WhichRows isLink />}
        />
        <RowsFigure name={messages.empty} rows={empty} Rows={RowNumbers} />
        {leftOut.length > 0 && <RowsFigure name={messages.leftOut} rows={leftOut} />}
        <Figure name={messages.time}>
          {messages.takes(leastSeconds(lookups, config.maxRequestsPerSecond))}
        </Figure>
        <Figure name={messages.lookups} isTotal>
          {formatNumber(lookups)}
        </Figure>
      </dl>
      <p className="quiet">{messages.lookup}</p>
      <CostTicks {...before} />
      <BeforeStart things={before.things} />
      {!isBegun && <EarlierAnswers lookups={lookups} />}
      {repeated > 0 && (
        <div className="forecastChoice">
          <ChoiceTick choice="dedupe">{messages.repeats(repeated)}</ChoiceTick>
        </div>
      )}
      {isRecalled && (
        <p role="status" className="quiet">
          {messages.recalled}
        </p>
      )}
    </section>
  )
}

interface RowsFigureProps {
  name: string
  rows: number[]
  /** Whether the user can see the rows. */
  isListed?: boolean
  /** A way to choose other rows. */
  choice?: ReactNode
  Rows?: (props: { name: string; rows: number[] }) => ReactNode
}

/** A count of rows, with a way to see them. */
function RowsFigure({ name, rows, isListed = true, choice, Rows = RowTexts }: RowsFigureProps) {
  const [isOpen, setIsOpen] = useState(false)
  const canOpen = isListed && rows.length > 0
  return (
    <Figure name={name} more={isOpen && canOpen && <Rows name={name} rows={rows} />}>
      {canOpen && <ShowRows isOpen={isOpen} onChange={setIsOpen} />}
      {choice}
      {formatNumber(rows.length)}
    </Figure>
  )
}

function RowNumbers({ rows }: { rows: number[] }) {
  const sheetRows = useAppSelector(selectSheetRows)
  return messages.emptyRows(
    rows.map((row) => row + 1),
    rows.map((row) => sheetRows[row]!),
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

const RowsToSend = late(() => import('./RowsToSend'), 'RowsToSend')

/** *Which rows…*: opens the choice of the rows to look up. */
export function WhichRows({ isLink = false }: { isLink?: boolean }) {
  const { about, shell, open, close } = useDialog<'rows'>()
  return (
    <>
      <Button
        aria-haspopup="dialog"
        {...(isLink ? { type: 'link', size: 'small' } : { block: true })}
        onClick={({ currentTarget }) => open('rows', currentTarget)}
      >
        {runMessages.whichRows}
      </Button>
      {about && (
        <Dialog
          {...shell}
          title={runMessages.whichRowsTitle}
          footer={
            <Button type="primary" onClick={close}>
              {runMessages.done}
            </Button>
          }
        >
          <RowsToSend close={close} />
        </Dialog>
      )}
    </>
  )
}
