import { Button } from 'antd'
import { shallowEqual } from 'react-redux'
import { useAppDispatch, useAppSelector } from '../../app/base/hooks'
import { RECORD_MAX_AGE_MS } from '../recovery/recordText'
import { storedSessionRemoved } from '../recovery/recoverySlice'
import { partMessages as messages } from './partMessages'
import { selectFinishedStored } from './partSelectors'

/** Beside the status: which part of a list is on the page; nothing for a file of one part. */
export function PartOfList() {
  const { at, parts } = useAppSelector((state) => state.list)
  return parts.length > 1 && <span className="quiet">{messages.partOf(at + 1, parts.length)}</span>
}

/** Beside the status of a finished cleanse: until when it is kept on this device, and *Remove now*. */
export function KeptLine() {
  const dispatch = useAppDispatch()
  const finished = useAppSelector(selectFinishedStored, shallowEqual)
  if (!finished) return null
  return (
    <span className="keptLine quiet">
      <span role="status">
        {finished.isStored ? messages.keptUntil(finished.since + RECORD_MAX_AGE_MS) : messages.removed}
      </span>
      {finished.isStored && (
        <Button type="link" size="small" onClick={() => dispatch(storedSessionRemoved())}>
          {messages.removeNow}
        </Button>
      )}
    </span>
  )
}
