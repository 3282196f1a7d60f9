import { PRODUCT_NAME } from '../../../app/base/constants'
import { formatNumber } from '../../../app/base/format'
import { useAppSelector } from '../../../app/base/hooks'
import { barHeight } from '../../../components/histogram/barHeight'
import { selectFile } from '../../file/fileSelectors'
import { OUTCOMES, REASONS } from '../outcomes'
import {
  selectDecisionCounts,
  selectFileHistogram,
  selectOutcomeCounts,
  selectFileReasonCounts,
  selectThreshold,
} from '../resultsSelectors'
import { runMessages } from '../../run/runMessages'
import { selectProgress } from '../../run/runSelectors'
import { resultsMessages as messages } from '../resultsMessages'
import { usePrintedAt } from './usePrintedAt'
import './PrintSummary.css'

/** Height of the highest bar on paper, in pixels. */
const ROOM = 120

/** One page about the whole cleanse, which takes the place of all else when the page is printed. */
export function PrintSummary() {
  const printedAt = usePrintedAt()
  return printedAt === null ? null : <Summary printedAt={printedAt} />
}

function Summary({ printedAt }: { printedAt: number }) {
  const file = useAppSelector(selectFile)
  const { done, total } = useAppSelector(selectProgress)
  const outcomes = useAppSelector(selectOutcomeCounts)
  const reasons = useAppSelector(selectFileReasonCounts)
  const decisions = useAppSelector(selectDecisionCounts)
  const threshold = useAppSelector(selectThreshold)
  const { elapsedMs, lookups } = useAppSelector((state) => state.run)

  return (
    <section className="printSummary" aria-labelledby="summary-heading">
      <h1 id="summary-heading">{messages.summaryTitle(PRODUCT_NAME)}</h1>
      <p>
        <strong>{file?.name}</strong>
        <br />
        {messages.summaryDate(printedAt)}
        <br />
        {messages.summaryRows(done, total)} · {runMessages.used(elapsedMs, lookups)}
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
          [messages.undecided, decisions.undecided],
        ]}
      />
      <Bars />
    </section>
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
