import { Alert } from 'antd'
import { useAppSelector } from '../../../base/store/hooks'
import { selectIsLittleFound, selectIsTried } from '../../run/comingSelectors'
import { selectTriedCounts } from '../../results/resultsSelectors'
import { liveMessages as messages } from './liveMessages'

/** How the trial turned out, unless it found little, which the next step says. The run's button continues with the rest. */
export function TrialVerdict() {
  const counts = useAppSelector(
    (state) => selectIsTried(state) && !selectIsLittleFound(state) && selectTriedCounts(state),
  )
  if (!counts) return null
  const { notRun: _notRun, ...tried } = counts
  const done = Object.values(tried).reduce((sum, count) => sum + count, 0)
  return (
    <Alert
      type={counts.ready > 0 ? 'success' : 'warning'}
      showIcon
      role="status"
      title={messages.trialTitle(done, counts)}
      description={counts.ready > 0 ? messages.trialNext : messages.trialPoor}
    />
  )
}
