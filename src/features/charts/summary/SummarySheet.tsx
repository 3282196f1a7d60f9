import type { ReactNode } from 'react'
import { PRODUCT_NAME } from '../../../base/constants'
import { formatNumber } from '../../../base/format'
import { useAppSelector } from '../../../base/store/hooks'
import type { RootState } from '../../../base/store/types'
import { barHeight, isBelow, type Bin } from '../../../components/Histogram'
import { PILES, REASONS } from '../../../domain/cleanse/outcomes'
import { DECISIONS } from '../../../domain/cleanse/rowResult'
import { selectFile } from '../../file/fileSlice'
import { selectSentColumns } from '../../mapping/columnSelectors'
import { resultsMessages } from '../../review/resultsMessages'
import { selectDecisionCounts, selectRowCounts } from '../../results/resultsSelectors'
import { selectOwnUprns, selectUprnDiffers } from '../../results/customerSelectors'
import { selectNotSent } from '../../run/forecastSelectors'
import { progressMessages } from '../../run/progress/progressMessages'
import { selectCost } from '../../run/progress/progressSelectors'
import { selectProgress } from '../../run/runSelectors'
import { summaryMessages as messages } from './summaryMessages'
import { selectFirstReasons, selectSharing, selectUprnsFound } from './summarySelectors'
import { selectThreshold } from '../../results/thresholdSlice'

/** The height of the highest bar, in px. */
const ROOM = 90

export interface SheetProps {
  printedAt: number
  /** What a sample says. */
  sample: ReactNode
  /** How many addresses change in the customer's own file. */
  selectChanged: (state: RootState) => number
}

/** One page: the figures of the whole cleanse that are not nothing. */
export function SummarySheet({ printedAt, sample, selectChanged }: SheetProps) {
  const file = useAppSelector(selectFile)
  const { done, total } = useAppSelector(selectProgress)
  const used = useAppSelector((state) => progressMessages.used(state.run.elapsedMs, selectCost(state)))
  const sent = useAppSelector(selectSentColumns)
  const threshold = useAppSelector(selectThreshold)
  const { bins, piles } = useAppSelector(selectRowCounts)
  const reasons = useAppSelector(selectFirstReasons)
  const leftOut = useAppSelector((state) => selectNotSent(state).length)
  const names = resultsMessages.pilesWith(piles.notLookedUp, leftOut)
  const sharing = useAppSelector(selectSharing)
  const decisions = useAppSelector(selectDecisionCounts)
  const changed = useAppSelector(selectChanged)
  const uprnsFound = useAppSelector(selectUprnsFound)
  const uprns = useAppSelector(selectOwnUprns)
  const uprnDiffers = useAppSelector(selectUprnDiffers)
  return (
    <section className="printSummary" aria-labelledby="summary-heading">
      <h1 id="summary-heading">{messages.title(PRODUCT_NAME)}</h1>
      <p>
        <strong>{file?.name}</strong> · {messages.date(printedAt)}
        <br />
        {messages.rows(done, total)} · {used}
        <br />
        {messages.sent(sent)} · {messages.threshold(threshold)}
      </p>
      {sample}
      <div className="summaryColumns">
        <Counts
          title={messages.allRows}
          counts={[
            ...PILES.map((pile) => [names[pile], piles[pile]] as const),
            [messages.changed, changed],
            [messages.sameAddress(sharing.groups), sharing.rows],
            [messages.uprnsFound, uprnsFound],
            [messages.uprnDiffers, uprnDiffers.size],
            [messages.notUprns, uprns?.unusable ?? 0],
          ]}
        />
        <Counts
          title={resultsMessages.whyToReview}
          counts={REASONS.map((reason) => [resultsMessages.reason(reason, threshold), reasons[reason]])}
        />
        <Counts
          title={messages.decisions}
          counts={DECISIONS.map((decision) => [resultsMessages.decisions[decision], decisions[decision]])}
        />
        <Bars bins={bins} threshold={threshold} />
      </div>
    </section>
  )
}

/** Counts that are not nothing; nothing without one. */
function Counts({ title, counts }: { title: string; counts: (readonly [string, number])[] }) {
  const occurring = counts.filter(([, count]) => count > 0)
  if (occurring.length === 0) return null
  return (
    <table>
      <caption>{title}</caption>
      <tbody>
        {occurring.map(([name, count]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{formatNumber(count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The spread of the scores, with the number over each bar: paper cannot be pointed at. */
function Bars({ bins, threshold }: { bins: Bin[]; threshold: number }) {
  const largest = Math.max(...bins.map(({ count }) => count))
  if (largest === 0) return null
  return (
    <figure>
      <figcaption>{messages.scores(threshold)}</figcaption>
      <div className="summaryBars">
        {bins.map((bin) => (
          <div key={bin.from} className={isBelow(bin, threshold) ? 'isBelow' : ''}>
            {bin.count > 0 && <span>{formatNumber(bin.count)}</span>}
            <div style={{ height: barHeight(bin.count, largest, ROOM) }} />
            <span>{bin.from.toFixed(2).slice(1)}</span>
          </div>
        ))}
      </div>
    </figure>
  )
}
