import { useEffect, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { PRODUCT_NAME } from '../../../base/constants'
import { formatNumber } from '../../../base/format'
import { useAppDispatch, useAppSelector } from '../../../base/store/hooks'
import type { AppThunk } from '../../../base/store/types'
import { barHeight, type Bin } from '../../../components/Histogram'
import { DECISIONS } from '../../../domain/cleanse/rowResult'
import { selectFile } from '../../file/fileSelectors'
import { selectSentColumns } from '../../mapping/mappingSelectors'
import { selectProgress } from '../../run/runSelectors'
import { OUTCOMES, REASONS } from '../../../domain/cleanse/outcomes'
import { progressMessages } from '../../run/progress/progressMessages'
import { resultsMessages as messages } from '../../review/resultsMessages'
import {
  selectDecisionCounts,
  selectOwnUprns,
  selectRowCounts,
  selectThreshold,
  selectUprnDiffers,
} from '../../review/resultsSelectors'
import { summaryMessages } from './summaryMessages'
import './PrintSummary.css'

/** The height of the highest bar, in px. */
const ROOM = 120

const readClock = (): AppThunk<number> => (_dispatch, _getState, deps) => deps.now()

/**
 * All that is printed: a page of figures about the cleanse. Its rows are in the download.
 *
 * @param props.sample what a sample says, which a later feature makes
 */
export function PrintSummary({ sample }: { sample?: ReactNode }) {
  const dispatch = useAppDispatch()
  const [printedAt, setPrintedAt] = useState<number | null>(null)
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const begin = () => {
      const now = dispatch(readClock())
      // The browser prints right after this event, so render synchronously. It may say so in two ways.
      flushSync(() => setPrintedAt((at) => at ?? now))
    }
    const end = () => setPrintedAt(null)
    addEventListener('beforeprint', begin, { signal })
    addEventListener('afterprint', end, { signal })
    // Developer tools show the page as it would be printed, without these events.
    const print = matchMedia('print')
    print.addEventListener('change', ({ matches }) => (matches ? begin() : end()), { signal })
    return () => listening.abort()
  }, [dispatch])
  return printedAt !== null && <Sheet printedAt={printedAt} sample={sample} />
}

/** Figures of the whole cleanse. */
function Sheet({ printedAt, sample }: { printedAt: number; sample: ReactNode }) {
  const file = useAppSelector(selectFile)
  const { done, total } = useAppSelector(selectProgress)
  const used = useAppSelector(({ run }) => progressMessages.used(run))
  const sent = useAppSelector(selectSentColumns)
  const threshold = useAppSelector(selectThreshold)
  const { outcomes, reasons, bins } = useAppSelector(selectRowCounts)
  const decisions = useAppSelector(selectDecisionCounts)
  const uprns = useAppSelector(selectOwnUprns)
  const uprnDiffers = useAppSelector(selectUprnDiffers)
  return (
    <section className="printSummary" aria-labelledby="summary-heading">
      <h1 id="summary-heading">{summaryMessages.title(PRODUCT_NAME)}</h1>
      <p>
        <strong>{file?.name}</strong>
        <br />
        {summaryMessages.date(printedAt)}
        <br />
        {summaryMessages.rows(done, total)} · {used}
        <br />
        {summaryMessages.sent(sent)}
        <br />
        {summaryMessages.threshold(threshold)}
      </p>
      {sample}
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
          [summaryMessages.undecided, decisions.undecided],
        ]}
      />
      {uprns && (
        <Counts
          title={summaryMessages.uprns}
          counts={[
            [messages.uprnDiffers, uprnDiffers.size],
            [summaryMessages.notUprns, uprns.unusable],
          ]}
        />
      )}
      <Bars bins={bins} threshold={threshold} />
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

/** The spread of the scores, with the number over each bar: paper cannot be pointed at. */
function Bars({ bins, threshold }: { bins: Bin[]; threshold: number }) {
  const largest = Math.max(...bins.map(({ count }) => count))
  return (
    <figure>
      <figcaption>{summaryMessages.scores(threshold)}</figcaption>
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
