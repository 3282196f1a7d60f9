import { Button } from 'antd'
import { shallowEqual } from 'react-redux'
import { useAppDispatch, useAppSelector } from '../../app/base/hooks'
import { RECORD_MAX_AGE_MS } from '../recovery/recordText'
import { keptSessionRemoved } from '../recovery/recoverySlice'
import { partMessages as messages } from './partMessages'
import { selectFinishedKept } from './partSelectors'

/** With the status of a finished cleanse: until when it is kept on this device, and the button that removes it. */
export function KeptLine() {
  const dispatch = useAppDispatch()
  const finished = useAppSelector(selectFinishedKept, shallowEqual)
  if (!finished) return null
  return (
    <span className="keptLine quiet">
      <span role="status">
        {finished.isKept ? messages.keptUntil(finished.since + RECORD_MAX_AGE_MS) : messages.removed}
      </span>
      {finished.isKept && (
        <Button type="link" size="small" onClick={() => dispatch(keptSessionRemoved())}>
          {messages.removeNow}
        </Button>
      )}
    </span>
  )
}
