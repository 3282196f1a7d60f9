import { config } from '../../../base/config'
import { useAppSelector } from '../../../base/store/hooks'
import { ExternalLink } from '../../../components/ExternalLink'
import { Histogram } from '../../../components/Histogram'
import { liveMessages } from '../../review/live/liveMessages'
import { resultsMessages as messages } from '../../review/resultsMessages'
import { selectRowCounts, selectThreshold } from '../../review/resultsSelectors'
import { scoreMessages } from './scoreMessages'
import './ScoreChart.css'

/** During a run: the spread of the scores so far. */
export function LiveScores() {
  const { bins } = useAppSelector(selectRowCounts)
  const threshold = useAppSelector(selectThreshold)
  return (
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
  )
}
