import { config } from '../../../app/base/config'
import { ExternalLink } from '../../../components/ExternalLink'
import { levelMeanings, reviewMessages } from '../../review/reviewMessages'
import { resultsMessages as messages } from '../resultsMessages'
import './ResultsHelp.css'

/** What the scores and the match levels mean, in short, and the way to the whole guide (REVIEW-4). */
export function ResultsHelp() {
  return (
    <section className="card resultsHelp" aria-labelledby="help-heading">
      <h3 id="help-heading">{messages.helpTitle}</h3>
      <dl>
        <dt>{reviewMessages.scores.fit}</dt>
        <dd>{messages.fitMeans}</dd>
        <dt>{reviewMessages.scores.confidence}</dt>
        <dd>{messages.confidenceMeans}</dd>
      </dl>
      <dl className="levelsHelp">
        {Object.entries(levelMeanings).map(([level, meaning]) => (
          <div key={level}>
            <dt>{level}</dt>
            <dd>{messages.levelMeans(meaning)}</dd>
          </div>
        ))}
      </dl>
      <ExternalLink href={config.guideUrl}>{messages.guide}</ExternalLink>
    </section>
  )
}
