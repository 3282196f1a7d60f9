import { useAppSelector } from '../../base/store/hooks'
import { config } from '../../base/config'
import { Histogram } from '../../components/Histogram'
import { ExternalLink } from '../../components/links'
import { selectRowCounts } from '../results/resultsSelectors'
import { selectThreshold } from '../results/thresholdSlice'
import { liveMessages } from '../review/next/nextMessages'
import { resultsMessages as messages, levelMeanings } from '../review/resultsMessages'
import { scoreMessages } from './scoreMessages'

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

/** Explains the scores and the match levels, with a link to the whole guide. */
export function ScoresHelp() {
  const threshold = useAppSelector(selectThreshold)
  return (
    <section>
      <h3>{scoreMessages.helpTitle}</h3>
      <p>
        <strong>{messages.scores.fit}:</strong> {scoreMessages.fitMeans}
      </p>
      <p>
        <strong>{messages.scores.confidence}:</strong> {scoreMessages.confidenceMeans}
      </p>
      <p>{scoreMessages.whichScore}</p>
      <p>{scoreMessages.thresholdMeans(threshold)}</p>
      <p>{scoreMessages.levelsMean}</p>
      <dl>
        {Object.entries(levelMeanings).map(([level, meaning]) => (
          <div key={level}>
            <dt>{meaning}</dt>
            <dd>{level}</dd>
          </div>
        ))}
      </dl>
      <p>
        <ExternalLink href={config.guideUrl}>{messages.guide}</ExternalLink>
      </p>
    </section>
  )
}
