import { Alert } from 'antd'
import { config } from '../../app/config'
import { useAppSelector } from '../../app/hooks'
import { ExternalLink } from '../../components/ExternalLink'
import { selectPhase } from './runSelectors'
import type { PauseReason, Waiting } from './runPhase'
import { runWords as words } from './runWords'

/** What the user has to know of a run that is not simply going on (spec section 8, decisions 16-20). */
export function RunNotice() {
  const phase = useAppSelector(selectPhase)
  switch (phase.status) {
    case 'running':
      return phase.waiting && <WaitingNotice waiting={phase.waiting} />
    case 'paused':
      return <PausedNotice reason={phase.reason} />
    case 'failed':
      return <Alert type="error" showIcon role="alert" title={phase.message} description={words.brokeNext} />
    case 'idle':
    case 'stopping':
      return null
  }
}

function WaitingNotice({ waiting }: { waiting: Waiting }) {
  const title = waiting.kind === 'offline' ? words.offline : words.slowedDown(waiting.waitMs)
  return <Alert type="info" showIcon role="status" title={title} />
}

function PausedNotice({ reason }: { reason: PauseReason }) {
  if (reason.kind === 'refused') {
    const title = words.refused(reason.message)
    return <Alert type="error" showIcon role="alert" title={title} description={words.refusedNext} />
  }
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title={words.credits}
      description={
        <>
          <p>{words.creditsWhy(reason.providerCode)}</p>
          <p className="quiet">{reason.message}</p>
          <ExternalLink href={config.topUpUrl}>{words.topUp}</ExternalLink>
        </>
      }
    />
  )
}
