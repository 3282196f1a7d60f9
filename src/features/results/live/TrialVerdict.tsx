import { Alert } from 'antd'
import { useAppSelector } from '../../../app/base/hooks'
import { selectIsTried, selectProgress } from '../../run/runSelectors'
import { resultsMessages as messages } from '../resultsMessages'
import { selectOutcomeCounts } from '../resultsSelectors'

/** How the trial turned out. The run's button goes on with the rest. */
export function TrialVerdict() {
  const isTried = useAppSelector(selectIsTried)
  const { done } = useAppSelector(selectProgress)
  const counts = useAppSelector(selectOutcomeCounts)
  if (!isTried) return null
  return (
    <Alert
      type={counts.good > 0 ? 'success' : 'warning'}
      showIcon
      role="status"
      title={messages.trialTitle(done, counts)}
      description={counts.good > 0 ? messages.trialNext : messages.trialPoor}
    />
  )
}
