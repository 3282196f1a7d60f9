import { Alert, Button, type AlertProps } from 'antd'
import { apiMessages } from '../../api/apiFailure'
import { config } from '../../base/config'
import { focusIds } from '../../base/focusIds'
import { useAppDispatch, useAppSelector } from '../../base/store/hooks'
import { ExternalLink } from '../../components/texts'
import { runResumed } from '../session/sessionEvents'
import { selectForecast } from './forecastSelectors'
import { selectCanResume } from './comingSelectors'
import { columnsDoubted, selectPhase } from './runSlice'
import type { PauseReason } from './runState'
import { runMessages as messages } from './runMessages'
import { SendButton } from './SendButton'

const Notice = (props: AlertProps) => <Alert showIcon role="alert" {...props} />

/** What the user must do about a run that cannot continue on its own. */
export function RunNotice() {
  const phase = useAppSelector(selectPhase)
  const failedAgain = useAppSelector((state) => state.run.failedAgain)
  if (phase.status === 'paused')
    return phase.reason.kind === 'fewMatches' ? (
      <DoubtNotice {...phase.reason} />
    ) : (
      <RefusalNotice {...phase.reason} />
    )
  if (phase.status === 'failed')
    return <Notice type="error" title={messages.broke} description={messages.brokeNext} />
  if (phase.status !== 'idle' || !failedAgain) return null
  return (
    <Notice type="warning" title={messages.failedAgain(failedAgain.rows)} description={failedAgain.error} />
  )
}

/** The provider refuses further calls until the account is topped up or otherwise put right. */
function RefusalNotice({ kind, code, message }: Exclude<PauseReason, { kind: 'fewMatches' }>) {
  const forecast = useAppSelector(selectForecast)
  if (kind === 'refused') {
    const next = [apiMessages.refusedWhy(code), messages.refusedNext].filter(Boolean).join(' ')
    return <Notice type="error" title={messages.refused(message)} description={next} />
  }
  const saysMore = code !== 4020 && code !== 4021 && message !== apiMessages.creditsSpent
  return (
    <Notice
      type="warning"
      title={apiMessages.credits}
      description={
        <>
          <p>
            {apiMessages.creditsWhy(code)} {forecast && messages.stillToGo(forecast.lookups)}
          </p>
          {saysMore && <p className="quiet">{message}</p>}
          <ExternalLink id={focusIds.topUp} href={config.topUpUrl}>
            {messages.topUp}
          </ExternalLink>
        </>
      }
    />
  )
}

/** Most rows of a long list were not found: asks before spending more. */
function DoubtNotice({ noMatch, answered }: { noMatch: number; answered: number }) {
  const dispatch = useAppDispatch()
  const canResume = useAppSelector(selectCanResume)
  return (
    <Notice
      type="warning"
      title={messages.fewMatches(noMatch, answered)}
      description={
        <>
          <p>{messages.fewMatchesWhy}</p>
          <div className="buttonRow">
            <SendButton type="primary" disabled={!canResume} onClick={() => dispatch(runResumed())}>
              {messages.continue}
            </SendButton>
            <Button id={focusIds.changeColumns} onClick={() => dispatch(columnsDoubted())}>
              {messages.changeColumns}
            </Button>
          </div>
        </>
      }
    />
  )
}
