import { useEffect } from 'react'
import { flushSync } from 'react-dom'
import { PRODUCT_NAME } from '../../../app/base/constants'
import { formatNumber } from '../../../app/base/format'
import { useAppDispatch, useAppSelector } from '../../../app/base/hooks'
import type { AppThunk } from '../../../app/base/types'
import { barHeight } from '../../../components/Histogram'
import { DECISIONS } from '../../answers/rowResult'
import { OUTCOMES, REASONS } from '../outcomes'
import { AddressesTitle } from '../table/reviewColumns'
import { Cleansed, Sent } from '../table/RowCells'
import { progressMessages } from '../../run/progress/progressMessages'
import { resultsMessages as messages } from '../resultsMessages'
import type { Bin } from '../statistics'
import { summaryMessages } from './summaryMessages'
import { selectSummary } from './summarySelectors'
import { printBegan, printEnded } from './summarySlice'
import './PrintSummary.css'

/** The height of the highest bar, in px. */
const ROOM = 120

/** The browser is about to print. */
const beginPrint = (): AppThunk => (dispatch, getState, deps) => {
  if (getState().summary === null) dispatch(printBegan({ printedAt: deps.now() }))
}

/** All that is printed: a page about the cleanse, then the rows that still need a person. */
export function PrintSummary() {
  const dispatch = useAppDispatch()
  const paper = useAppSelector((state) => state.summary)
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    // The browser prints right after this event, so render synchronously.
    const begin = () => flushSync(() => dispatch(beginPrint()))
    const end = () => dispatch(printEnded())
    addEventListener('beforeprint', begin, { signal })
    addEventListener('afterprint', end, { signal })
    // Developer tools show the page as it would be printed, without these events.
    const print = matchMedia('print')
    print.addEventListener('change', ({ matches }) => (matches ? begin() : end()), { signal })
    return () => listening.abort()
  }, [dispatch])
  return paper && <Sheet {...paper} />
}

function Sheet({ printedAt }: { printedAt: number }) {
  const { fileName, progress, used, sent, kind, threshold, ...figures } = useAppSelector(selectSummary)
  const { outcomes, reasons, decisions, undecided, bins, open, openCount } = figures
  return (
    <section className="printSummary" aria-labelledby="summary-heading">
      <h1 id="summary-heading">{summaryMessages.title(PRODUCT_NAME)}</h1>
      <p>
        <strong>{fileName}</strong>
        <br />
        {summaryMessages.date(printedAt)}
        <br />
        {summaryMessages.rows(progress.done, progress.total)} ·{' '}
        {progressMessages.used(used.elapsedMs, used.lookups)}
        <br />
        {summaryMessages.sent(sent)}
        <br />
        {summaryMessages.threshold(messages.scores[kind], threshold)}
      </p>
      <Counts
        title={summaryMessages.outcomes}
        counts={OUTCOMES.map((outcome) => [messages.outcomes[outcome], outcomes[outcome]])}
      />
      <Counts
        title={messages.whyToReview}
        counts={REASONS.filter((reason) => reason !== 'score' || threshold > 0).map((reason) => [
          messages.reason(reason, threshold),
          reasons[reason],
        ])}
      />
      <Counts
        title={summaryMessages.decisions}
        counts={[
          ...DECISIONS.map((decision) => [messages.decisions[decision], decisions[decision]] as const),
          [summaryMessages.undecided, undecided],
        ]}
      />
      <Bars bins={bins} name={messages.scores[kind]} threshold={threshold} />
      <OpenRows open={open} openCount={openCount} threshold={threshold} />
    </section>
  )
}

type OpenRowsProps = Pick<ReturnType<typeof selectSummary>, 'open' | 'openCount' | 'threshold'>

function OpenRows({ open, openCount, threshold }: OpenRowsProps) {
  if (open.length === 0) return null
  return (
    <table className="summaryRows">
      <caption>{summaryMessages.openRows(openCount, open.length)}</caption>
      <thead>
        <tr>
          <th scope="col">{messages.columns.row}</th>
          <th scope="col">
            <AddressesTitle />
          </th>
          <th scope="col">{messages.columns.why}</th>
        </tr>
      </thead>
      <tbody>
        {open.map(({ row, customer, sent, result, outcome, reasons, doubts, twins }) => (
          <tr key={row}>
            <th scope="row">
              <span className="rowNumber">{formatNumber(row + 1)}</span>
              {customer !== '' && <span className="rowCustomer">{customer}</span>}
            </th>
            <td>
              <Sent sent={sent} result={result} doubts={doubts} />
              <br />
              <Cleansed result={result} outcome={outcome} doubts={doubts} />
            </td>
            <td>{messages.why(reasons, threshold, twins)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Counts({ title, counts }: { title: string; counts: (readonly [string, number])[] }) {
  return (
    <table>
      <caption>{title}</caption>
      <tbody>
        {counts.map(([name, count]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{formatNumber(count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The spread of the chosen score, with the number over each bar: paper cannot be pointed at. */
function Bars({ bins, name, threshold }: { bins: Bin[]; name: string; threshold: number }) {
  const largest = Math.max(...bins.map(({ count }) => count))
  return (
    <figure>
      <figcaption>{summaryMessages.scores(name, threshold)}</figcaption>
      <div className="summaryBars">
        {bins.map(({ from, to, count }) => (
          <div key={from} className={(from + to) / 2 < threshold ? 'isBelow' : ''}>
            {count > 0 && <span>{formatNumber(count)}</span>}
            <div style={{ height: barHeight(count, largest, ROOM) }} />
            <span>{from.toFixed(2)}</span>
          </div>
        ))}
      </div>
    </figure>
  )
}
