import { Alert, Button } from 'antd'
import { useAppDispatch, useAppSelector } from '../../app/base/hooks'
import { listMessages as messages } from './listMessages'
import { selectFound } from './listSelectors'
import { discardAsked, resumeAsked } from './listSlice'

/** A session that was found when the page opened: an unfinished one to resume, a finished one to show. */
export function SessionBanner() {
  const dispatch = useAppDispatch()
  const found = useAppSelector(selectFound)
  const hasFailed = useAppSelector((state) => state.download.writing === 'failed')
  if (!found?.isCounted) return null
  const { fileName, done, total, isDownloaded, decisions, at } = found
  const [title, about, take, giveUp] = found.isFinished
    ? [
        messages.finishedTitle,
        messages.aboutFinished(fileName, { rows: total, decisions, at, isDownloaded }),
        messages.showResults,
        messages.discard,
      ]
    : [messages.title, messages.about(fileName, done, total), messages.resume, messages.startFresh]

  return (
    <Alert
      type="info"
      role="status"
      title={title}
      description={
        <>
          <p>{about}</p>
          {hasFailed && <p role="alert">{messages.writingFailed}</p>}
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
