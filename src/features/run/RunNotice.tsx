import { Alert } from 'antd'
import { config } from '../../app/base/config'
import { focusIds } from '../../app/base/focusIds'
import { useAppSelector } from '../../app/base/hooks'
import { ExternalLink } from '../../components/ExternalLink'
import { selectForecast, selectPhase } from './runSelectors'
import type { PauseReason } from './runSlice'
import { runMessages as messages } from './runMessages'

/** What the user has to do about a run that does not go on by itself. */
export function RunNotice() {
  const phase = useAppSelector(selectPhase)
  const keptAnswers = useAppSelector((state) => state.run.keptAnswers)
  switch (phase.status) {
    case 'paused':
      return <PausedNotice reason={phase.reason} />
    case 'failed':
      return (
        <Alert type="error" showIcon role="alert" title={messages.broke} description={messages.brokeNext} />
      )
    case 'idle':
      return keptAnswers ? (
        <Alert
          type="warning"
          showIcon
          role="alert"
          title={messages.keptAnswers(keptAnswers.rows)}
          description={keptAnswers.error}
        />
      ) : null
    case 'running':
    case 'stopping':
      return null
  }
}

function PausedNotice({ reason }: { reason: PauseReason }) {
  const forecast = useAppSelector(selectForecast)
  if (reason.kind === 'refused') {
    const title = messages.refused(reason.message)
    return <Alert type="error" showIcon role="alert" title={title} description={messages.refusedNext} />
  }
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title={messages.credits}
      description={
        <>
          <p>
            {messages.creditsWhy(reason.providerCode)} {forecast && messages.stillToGo(forecast.lookups)}
          </p>
          {!messages.isKnownCode(reason.providerCode) && <p className="quiet">{reason.message}</p>}
          <ExternalLink id={focusIds.topUp} href={config.topUpUrl}>
            {messages.topUp}
          </ExternalLink>
        </>
      }
    />
  )
}
