import { Alert, Button } from 'antd'
import { useAppDispatch, useAppSelector } from '../../../app/base/hooks'
import { selectCanStart } from '../../run/runSelectors'
import { pressStart } from '../../run/pressRunButton'
import { resultsMessages as messages } from '../resultsMessages'
import { selectTrialVerdict } from './trialSelectors'

/** What became of the rows that were tried, and the way on to the rest. */
export function TrialVerdict() {
  const dispatch = useAppDispatch()
  const canStart = useAppSelector(selectCanStart)
  const verdict = useAppSelector(selectTrialVerdict)
  if (!verdict) return null
  const { tried, remaining, counts } = verdict
  return (
    <Alert
      type={counts.good + counts.toReview > 0 ? 'success' : 'warning'}
      showIcon
      role="status"
      title={messages.trialTitle(tried, counts)}
      description={
        <>
          <p>{messages.trialNext}</p>
          <div className="buttonRow">
            <Button type="primary" disabled={!canStart} onClick={() => dispatch(pressStart())}>
              {messages.trialGoOn(remaining)}
            </Button>
          </div>
        </>
      }
    />
  )
}
