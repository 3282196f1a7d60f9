import { config } from '../../../base/config'
import { formatNumber } from '../../../base/format'
import { useAppSelector } from '../../../base/store/hooks'
import { ExternalLink } from '../../../components/ExternalLink'
import { Histogram } from '../../../components/Histogram'
import { REASONS } from '../../../domain/cleanse/outcomes'
import { resultsMessages as messages } from '../resultsMessages'
import { selectRowCounts, selectThreshold } from '../resultsSelectors'
import { scoreMessages } from '../../charts/scores/scoreMessages'
import { liveMessages } from './liveMessages'
import '../ResultsMeaning.css'
import '../WhyToReview.css'
import '../../charts/scores/ScoreChart.css'

/** During a run: the scores and the reasons to review so far. */
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
