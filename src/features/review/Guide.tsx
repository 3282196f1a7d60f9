import { config } from '../../base/config'
import { ExternalLink } from '../../components/ExternalLink'
import { resultsMessages as messages } from './resultsMessages'

/** A link to the provider's guide to results. */
export const Guide = () => <ExternalLink href={config.guideUrl}>{messages.guide}</ExternalLink>
