import { Alert, Button } from 'antd'
import { useAppDispatch, useAppSelector } from '../../app/base/hooks'
import { discardAsked, resumeAsked } from './recoverySlice'
import { recoveryMessages as messages } from './recoveryMessages'
import { isFinished } from './sessionRecord'

/**
 * The session that was found when the page opened, to take up or give up; a finished one to be shown or
 * discarded.
 */
export function RecoveryBanner() {
  const dispatch = useAppDispatch()
  const kept = useAppSelector((state) => state.recovery.kept)
  if (kept.status !== 'found') return null
  const { fileName, progress, isDownloaded } = kept.record
  const [title, about, take, giveUp] = isFinished(kept.record)
    ? [
        messages.finishedTitle,
        messages.aboutFinished(fileName, progress.total, isDownloaded),
        messages.showResults,
        messages.discard,
      ]
    : [
        messages.title,
        messages.about(fileName, progress.done, progress.total),
        messages.resume,
        messages.startFresh,
      ]

  return (
    <Alert
      type="info"
      role="status"
      title={title}
      description={
        <>
          <p>{about}</p>
          <div className="buttonRow">
            <Button type="primary" onClick={() => dispatch(resumeAsked())}>
              {take}
            </Button>
            <Button onClick={() => dispatch(discardAsked())}>{giveUp}</Button>
          </div>
        </>
      }
    />
  )
}
