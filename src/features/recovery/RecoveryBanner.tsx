import { Alert, Button } from 'antd'
import { useAppDispatch, useAppSelector } from '../../app/hooks'
import { sessionResumed } from '../sessionEvents'
import { foundSessionDiscarded } from './recoverySlice'
import { recoveryWords as words } from './recoveryWords'

/** The session that was found when the page opened, to take up or give up (spec section 2). */
export function RecoveryBanner() {
  const dispatch = useAppDispatch()
  const kept = useAppSelector((state) => state.recovery.kept)
  if (kept.status !== 'found') return null
  const { fileName, progress } = kept.record

  return (
    <Alert
      type="info"
      role="status"
      title={words.title}
      description={
        <>
          <p>{words.about(fileName, progress.done, progress.total)}</p>
          <div className="buttonRow">
            <Button type="primary" onClick={() => dispatch(sessionResumed())}>
              {words.resume}
            </Button>
            <Button onClick={() => dispatch(foundSessionDiscarded())}>{words.startFresh}</Button>
          </div>
        </>
      }
    />
  )
}
