import { Alert, Button } from 'antd'
import { useAppDispatch, useAppSelector } from '../../app/base/hooks'
import { foundSessionDiscarded, resumeAsked } from './recoverySlice'
import { recoveryMessages as messages } from './recoveryMessages'

/** The session that was found when the page opened, to take up or give up (RECOVERY-5). */
export function RecoveryBanner() {
  const dispatch = useAppDispatch()
  const kept = useAppSelector((state) => state.recovery.kept)
  if (kept.status !== 'found') return null
  const { fileName, progress } = kept.record

  return (
    <Alert
      type="info"
      role="status"
      title={messages.title}
      description={
        <>
          <p>{messages.about(fileName, progress.done, progress.total)}</p>
          <div className="buttonRow">
            <Button type="primary" onClick={() => dispatch(resumeAsked())}>
              {messages.resume}
            </Button>
            <Button onClick={() => dispatch(foundSessionDiscarded())}>{messages.startFresh}</Button>
          </div>
        </>
      }
    />
  )
}
