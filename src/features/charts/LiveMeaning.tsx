import { formatNumber } from '../../base/format'
import { useAppSelector } from '../../base/store/hooks'
import { Histogram } from '../../components/Histogram'
import { REASONS } from '../../domain/cleanse/outcomes'
import { config } from '../../base/config'
import { ExternalLink } from '../../components/ExternalLink'
import { liveMessages } from '../review/live/liveMessages'
import { resultsMessages as messages } from '../review/resultsMessages'
import { selectRowCounts } from '../results/resultsSelectors'
import { scoreMessages } from './scores/scoreMessages'
import { selectThreshold } from '../results/thresholdSlice'
import './LiveMeaning.css'

/** During a run: the spread of the scores, and the reasons to review so far. */
export function LiveMeaning() {
  const { bins, reasons: counts } = useAppSelector(selectRowCounts)
  const threshold = useAppSelector(selectThreshold)
  const reasons = REASONS.filter((reason) => counts[reason] > 0)
  return (
    <div className="resultsMeaning">
      <section className="card liveScores" aria-labelledby="live-scores-heading">
        <h3 id="live-scores-heading">
          {messages.scores.confidence} <span className="quiet">{liveMessages.chartLive}</span>
        </h3>
        <Histogram
          label={scoreMessages.chartText}
          bins={bins}
          barName={scoreMessages.bar}
          threshold={threshold}
        />
        <p className="quiet">
          <ExternalLink href={config.guideUrl}>{messages.guide}</ExternalLink>
        </p>
      </section>
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
