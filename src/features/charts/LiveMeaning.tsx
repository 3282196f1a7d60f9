import { useAppSelector } from '../../base/store/hooks'
import { Histogram } from '../../components/Histogram'
import { config } from '../../base/config'
import { ExternalLink } from '../../components/ExternalLink'
import { liveMessages } from '../review/live/liveMessages'
import { resultsMessages as messages } from '../review/resultsMessages'
import { selectRowCounts } from '../results/resultsSelectors'
import { scoreMessages } from './scores/scoreMessages'
import { selectThreshold } from '../results/thresholdSlice'

/** During a run: the spread of the scores. */
export function LiveMeaning() {
  const { bins } = useAppSelector(selectRowCounts)
  const threshold = useAppSelector(selectThreshold)
  return (
    <section className="card panel" aria-labelledby="live-scores-heading">
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
