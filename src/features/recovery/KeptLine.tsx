import { Button } from 'antd'
import { shallowEqual } from 'react-redux'
import { RECORD_MAX_AGE_MS } from '../../app/base/constants'
import { useAppDispatch, useAppSelector } from '../../app/base/hooks'
import { selectFinishedCopy } from './finishedSelectors'
import { keptLineMessages as messages } from './keptLineMessages'
import { finishedRemoved } from './recoverySlice'

/** With the status of a finished cleanse: until when it is kept on this device, and the button that removes it. */
export function KeptLine() {
  const dispatch = useAppDispatch()
  const copy = useAppSelector(selectFinishedCopy, shallowEqual)
  if (!copy) return null
  return (
    <span className="keptLine quiet">
      <span role="status">
        {copy.isKept ? messages.keptUntil(copy.since + RECORD_MAX_AGE_MS) : messages.notKept}
      </span>
      {copy.isKept && (
        <Button type="link" size="small" onClick={() => dispatch(finishedRemoved())}>
          {messages.removeNow}
        </Button>
      )}
    </span>
  )
}
