import { PRODUCT_NAME } from '../../../app/base/constants'
import { formatNumber } from '../../../app/base/format'
import { useAppSelector } from '../../../app/base/hooks'
import { barHeight } from '../../../components/histogram/barHeight'
import { columnLabel } from '../../file/columnLabel'
import { selectFile, selectHeaders } from '../../file/fileSelectors'
import { selectMappedColumns } from '../../mapping/mappingSelectors'
import { OUTCOMES, REASONS } from '../outcomes'
import {
  selectDecidedCounts,
  selectDecisionCounts,
  selectDecisions,
  selectFileHistogram,
  selectFileReasonCounts,
  selectOutcomeCounts,
  selectOutcomes,
  selectScoreKind,
  selectThreshold,
} from '../resultsSelectors'
import { AddressesTitle } from '../table/reviewColumns'
import { CleansedText, NumberCell, SentText, WhyText } from '../table/RowCells'
import { progressMessages } from '../../run/progress/progressMessages'
import { selectProgress, selectUsed } from '../../run/runSelectors'
import { resultsMessages as messages } from '../resultsMessages'
import { usePrintedAt } from './usePrintedAt'
import './PrintSummary.css'

/** Height of the highest bar on paper, in pixels. */
const ROOM = 120

/** The whole cleanse on a page, and the rows that still need a person after it: all that is printed. */
export function PrintSummary() {
  const printedAt = usePrintedAt()
  return printedAt === null ? null : <Summary printedAt={printedAt} />
}

function Summary({ printedAt }: { printedAt: number }) {
  const file = useAppSelector(selectFile)
  const headers = useAppSelector(selectHeaders)
  const sent = useAppSelector(selectMappedColumns)
  const { done, total } = useAppSelector(selectProgress)
  const outcomes = useAppSelector(selectOutcomeCounts)
  const reasons = useAppSelector(selectFileReasonCounts)
  const decisions = useAppSelector(selectDecisionCounts)
  const { undecided } = useAppSelector(selectDecidedCounts)
  const threshold = useAppSelector(selectThreshold)
  const kind = useAppSelector(selectScoreKind)
  const { elapsedMs, lookups } = useAppSelector(selectUsed)

  return (
    <section className="printSummary" aria-labelledby="summary-heading">
      <h1 id="summary-heading">{messages.summaryTitle(PRODUCT_NAME)}</h1>
      <p>
        <strong>{file?.name}</strong>
        <br />
        {messages.summaryDate(printedAt)}
        <br />
        {messages.summaryRows(done, total)} · {progressMessages.used(elapsedMs, lookups)}
        <br />
        {messages.summarySent(sent.map((column) => columnLabel(headers, column)))}
        <br />
        {messages.summaryThreshold(messages.scores[kind], threshold)}
      </p>
      <Counts
        title={messages.summaryOutcomes}
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
        title={messages.summaryDecisions}
        counts={[
          [messages.decisions.accepted, decisions.accepted],
          [messages.decisions.originalKept, decisions.originalKept],
          [messages.summaryUndecided, undecided],
        ]}
      />
      <Bars />
      <OpenRows />
    </section>
  )
}

/** After the first page, the rows that still need a person: not found, failed, not sent, or to review and undecided. */
function OpenRows() {
  const outcomes = useAppSelector(selectOutcomes)
  const decisions = useAppSelector(selectDecisions)
  const rows = outcomes.flatMap((outcome, row) =>
    outcome === 'good' || (outcome === 'toReview' && decisions[row]) ? [] : [row],
  )
  if (rows.length === 0) return null
  return (
    <table className="summaryRows">
      <caption>{messages.summaryOpenRows(rows.length)}</caption>
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
        {rows.map((row) => (
          <tr key={row}>
            <th scope="row">
              <NumberCell row={row} />
            </th>
            <td>
              <SentText row={row} />
              <br />
              <CleansedText row={row} />
            </td>
            <td>
              <WhyText row={row} />
            </td>
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

/** How the chosen score is spread, with the figure over each bar: paper cannot be pointed at. */
function Bars() {
  const bins = useAppSelector(selectFileHistogram)
  const kind = useAppSelector((state) => state.view.scoreKind)
  const threshold = useAppSelector(selectThreshold)
  const largest = Math.max(...bins.map(({ count }) => count))
  return (
    <figure>
      <figcaption>{messages.summaryScores(messages.scores[kind], threshold)}</figcaption>
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
