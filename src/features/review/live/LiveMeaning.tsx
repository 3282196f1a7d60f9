import type { ReactNode } from 'react'
import { formatNumber } from '../../../base/format'
import { useAppSelector } from '../../../base/store/hooks'
import { REASONS } from '../../../domain/cleanse/outcomes'
import { resultsMessages as messages } from '../resultsMessages'
import { selectRowCounts, selectThreshold } from '../resultsSelectors'
import '../ResultsMeaning.css'
import '../WhyToReview.css'

/** During a run: the chart of the scores, and the reasons to review so far. */
export function LiveMeaning({ chart }: { chart: ReactNode }) {
  const { reasons: counts } = useAppSelector(selectRowCounts)
  const threshold = useAppSelector(selectThreshold)
  const reasons = REASONS.filter((reason) => counts[reason] > 0)
  return (
    <div className="resultsMeaning">
      {chart}
      {reasons.length > 0 && (
        <section className="card whyToReview" aria-labelledby="live-why-heading">
          <h3 id="live-why-heading">{messages.whyToReview}</h3>
          <ul className="plainList">
            {reasons.map((reason) => (
              <li key={reason} className="reason">
                {messages.reason(reason, threshold)} <strong>{formatNumber(counts[reason])}</strong>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
