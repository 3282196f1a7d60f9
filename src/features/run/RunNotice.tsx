import { Alert, Button } from 'antd'
import { apiMessages } from '../../api/apiFailure'
import { config } from '../../base/config'
import { focusIds } from '../../base/focusIds'
import { useAppDispatch, useAppSelector } from '../../base/store/hooks'
import { ExternalLink } from '../../components/ExternalLink'
import { runResumed } from '../session/sessionEvents'
import { selectForecast } from './forecastSelectors'
import { selectCanResume, selectPhase } from './runSelectors'
import { columnsDoubted } from './runSlice'
import type { PauseReason } from './runState'
import { runMessages as messages } from './runMessages'

/** What the user must do about a run that cannot continue by itself. */
export function RunNotice() {
  const phase = useAppSelector(selectPhase)
  const failedAgain = useAppSelector((state) => state.run.failedAgain)
  switch (phase.status) {
    case 'paused':
      return <PausedNotice reason={phase.reason} />
    case 'failed':
      return (
        <Alert type="error" showIcon role="alert" title={messages.broke} description={messages.brokeNext} />
      )
    case 'idle':
      return failedAgain ? (
        <Alert
          type="warning"
          showIcon
          role="alert"
          title={messages.failedAgain(failedAgain.rows)}
          description={failedAgain.error}
        />
      ) : null
    case 'running':
    case 'stopping':
      return null
  }
}

function PausedNotice({ reason }: { reason: PauseReason }) {
  const forecast = useAppSelector(selectForecast)
  if (reason.kind === 'fewMatches') return <DoubtNotice {...reason} />
  if (reason.kind === 'refused') {
    const title = messages.refused(reason.message)
    const why = apiMessages.refusedWhy(reason.code)
    const next = [why, messages.refusedNext].filter(Boolean).join(' ')
    return <Alert type="error" showIcon role="alert" title={title} description={next} />
  }
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title={apiMessages.credits}
      description={
        <>
          <p>
            {apiMessages.creditsWhy(reason.code)} {forecast && messages.stillToGo(forecast.lookups)}
          </p>
          {reason.code !== 4020 && reason.code !== 4021 && <p className="quiet">{reason.message}</p>}
          <ExternalLink id={focusIds.topUp} href={config.topUpUrl}>
            {messages.topUp}
          </ExternalLink>
        </>
      }
    />
  )
}

/** Most rows of a long list were not found: asks before more is spent. */
function DoubtNotice({ noMatch, answered }: { noMatch: number; answered: number }) {
  const dispatch = useAppDispatch()
  const canResume = useAppSelector(selectCanResume)
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title={messages.fewMatches(noMatch, answered)}
      description={
        <>
          <p>{messages.fewMatchesWhy}</p>
          <div className="buttonRow">
            <Button type="primary" disabled={!canResume} onClick={() => dispatch(runResumed())}>
              {messages.continue}
            </Button>
            <Button id={focusIds.changeColumns} onClick={() => dispatch(columnsDoubted())}>
              {messages.changeColumns}
            </Button>
          </div>
        </>
      }
    />
  )
}
