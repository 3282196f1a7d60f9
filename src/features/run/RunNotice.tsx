import { Alert } from 'antd'
import { config } from '../../app/base/config'
import { useAppSelector } from '../../app/base/hooks'
import { ExternalLink } from '../../components/ExternalLink'
import { selectPhase } from './runSelectors'
import type { PauseReason, Waiting } from './runPhase'
import { runMessages as messages } from './runMessages'

/** What the user has to know of a run that is not simply going on (ERROR-2, RUN-10, RUN-11, RUN-14, ERROR-8). */
export function RunNotice() {
  const phase = useAppSelector(selectPhase)
  switch (phase.status) {
    case 'running':
      return phase.waiting && <WaitingNotice waiting={phase.waiting} />
    case 'paused':
      return <PausedNotice reason={phase.reason} />
    case 'failed':
      return (
        <Alert type="error" showIcon role="alert" title={phase.message} description={messages.brokeNext} />
      )
    case 'idle':
    case 'stopping':
      return null
  }
}

function WaitingNotice({ waiting }: { waiting: Waiting }) {
  const title = waiting.kind === 'offline' ? messages.offline : messages.slowedDown(waiting.waitMs)
  return <Alert type="info" showIcon role="status" title={title} />
}

function PausedNotice({ reason }: { reason: PauseReason }) {
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
          <p>{messages.creditsWhy(reason.providerCode)}</p>
          <p className="quiet">{reason.message}</p>
          <ExternalLink href={config.topUpUrl}>{messages.topUp}</ExternalLink>
        </>
      }
    />
  )
}
