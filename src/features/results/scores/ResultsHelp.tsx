import { Button, Popover } from 'antd'
import { config } from '../../../app/base/config'
import { ExternalLink } from '../../../components/ExternalLink'
import { levelMeanings, reviewMessages } from '../../review/reviewMessages'
import { resultsMessages as messages } from '../resultsMessages'
import './ResultsHelp.css'

/** A button that opens what the scores and the match levels mean, in short, with the way to the whole guide. */
export function ResultsHelp() {
  return (
    <Popover trigger="click" placement="bottomRight" content={<Help />}>
      <Button type="link" size="small">
        {messages.helpTitle}
      </Button>
    </Popover>
  )
}

function Help() {
  return (
    <div className="resultsHelp">
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
            <dd>{messages.levelMeans(meaning ?? '')}</dd>
          </div>
        ))}
      </dl>
      <ExternalLink href={config.guideUrl}>{messages.guide}</ExternalLink>
    </div>
  )
}
