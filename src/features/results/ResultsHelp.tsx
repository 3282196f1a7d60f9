import { config } from '../../app/config'
import { ExternalLink } from '../../components/ExternalLink'
import { levelMeanings, reviewWords } from '../review/reviewWords'
import { resultsWords as words } from './resultsWords'

/** What the scores and the match levels mean, in short, and the way to the whole guide. */
export function ResultsHelp() {
  return (
    <section className="card resultsHelp" aria-labelledby="help-heading">
      <h3 id="help-heading">{words.helpTitle}</h3>
      <dl>
        <dt>{reviewWords.scores.fit}</dt>
        <dd>{words.fitMeans}</dd>
        <dt>{reviewWords.scores.confidence}</dt>
        <dd>{words.confidenceMeans}</dd>
      </dl>
      <dl className="levelsHelp">
        {Object.entries(levelMeanings).map(([level, meaning]) => (
          <div key={level}>
            <dt>{level}</dt>
            <dd>{words.levelMeans(meaning)}</dd>
          </div>
        ))}
      </dl>
      <ExternalLink href={config.guideUrl}>{words.guide}</ExternalLink>
    </section>
  )
}
