import { config } from '../../base/config'
import { ExternalLink } from '../../components/texts'
import { liveMessages } from '../review/next/nextMessages'
import { resultsMessages as messages } from '../review/resultsMessages'
import { Histogram } from './Histogram'

/** During a run: the spread of the scores. */
export function LiveMeaning() {
  return (
    <section className="card panel" aria-labelledby="live-scores-heading">
      <h3 id="live-scores-heading">
        {messages.scores.confidence} <span className="quiet">{liveMessages.chartLive}</span>
      </h3>
      <Histogram />
      <p className="quiet">
        <ExternalLink href={config.guideUrl}>{messages.guide}</ExternalLink>
      </p>
    </section>
  )
}
