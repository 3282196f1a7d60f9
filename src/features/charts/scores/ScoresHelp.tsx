import { useAppSelector } from '../../../base/store/hooks'
import { config } from '../../../base/config'
import { ExternalLink } from '../../../components/ExternalLink'
import { levelMeanings, resultsMessages as messages } from '../../review/resultsMessages'
import { selectThreshold } from '../../results/thresholdSlice'
import { scoreMessages } from './scoreMessages'

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
