import { Alert } from 'antd'
import { useAppSelector } from '../../../app/base/hooks'
import { resultsMessages as messages } from '../resultsMessages'
import { selectTrialVerdict } from './liveSelectors'

/** How the trial turned out. The run's button goes on with the rest. */
export function TrialVerdict() {
  const verdict = useAppSelector(selectTrialVerdict)
  if (!verdict) return null
  const { tried, counts } = verdict
  return (
    <Alert
      type={counts.good > 0 ? 'success' : 'warning'}
      showIcon
      role="status"
      title={messages.trialTitle(tried, counts)}
      description={counts.good > 0 ? messages.trialNext : messages.trialPoor}
    />
  )
}
