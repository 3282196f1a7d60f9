import { Alert, Button } from 'antd'
import { useAppDispatch, useAppSelector } from '../../app/base/hooks'
import { isFinished } from '../recovery/sessionRecord'
import { listMessages as messages } from './listMessages'
import { discardAsked, resumeAsked } from './listSlice'

/** The session that was found when the page opened: an unfinished one to resume, a finished one to show. */
export function SessionBanner() {
  const dispatch = useAppDispatch()
  const kept = useAppSelector((state) => state.recovery.kept)
  if (kept.status !== 'found') return null
  const { fileName, progress, isDownloaded, decisions, timestamp } = kept.record
  const [title, about, take, giveUp] = isFinished(kept.record)
    ? [
        messages.finishedTitle,
        messages.aboutFinished(fileName, {
          rows: progress.total,
          decisions: Object.keys(decisions).length,
          at: timestamp,
          isDownloaded,
        }),
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
