import { Button } from 'antd'
import { useAppDispatch, useAppSelector } from '../../base/store/hooks'
import { pressTellWhenDone } from './tellListeners'
import { runMessages as messages } from './runMessages'

/** *Tell me when it is done*, while a run goes on: the browser's own notification, which it asks about at the press. */
export function TellWhenDone() {
  const dispatch = useAppDispatch()
  const telling = useAppSelector((state) => state.run.telling)
  if (telling === 'impossible') return null
  return (
    <>
      <Button
        type="link"
        size="small"
        aria-pressed={telling === 'on'}
        onClick={() => void dispatch(pressTellWhenDone())}
      >
        {telling === 'on' ? messages.tells : messages.tell}
      </Button>
      {telling === 'refused' && <p className="quiet">{messages.tellRefused}</p>}
    </>
  )
}
