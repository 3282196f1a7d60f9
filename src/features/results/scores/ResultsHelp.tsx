import { config } from '../../../app/base/config'
import { ExternalLink } from '../../../components/ExternalLink'
import { HelpPopover } from '../../../components/HelpPopover'
import { levelMeanings } from '../resultsMessages'
import { resultsMessages as messages } from '../resultsMessages'
import './ResultsHelp.css'

/** A button that opens what the scores and the match levels mean, in short, with the way to the whole guide. */
export function ResultsHelp() {
  return (
    <HelpPopover label={messages.helpTitle} sign="?">
      <dl className="resultsHelp">
        <dt>{messages.scores.fit}</dt>
        <dd>{messages.fitMeans}</dd>
        <dt>{messages.scores.confidence}</dt>
        <dd>{messages.confidenceMeans}</dd>
      </dl>
      <p>{messages.whichScore}</p>
      <p>{messages.levelsMean}</p>
      <dl className="resultsHelp levelsHelp">
        {Object.entries(levelMeanings).map(([level, meaning]) => (
          <div key={level}>
            <dt>{meaning}</dt>
            <dd>{level}</dd>
          </div>
        ))}
      </dl>
      <ExternalLink href={config.guideUrl}>{messages.guide}</ExternalLink>
    </HelpPopover>
  )
}
