import { Button } from 'antd'
import { lazy } from 'react'
import { focusIds } from '../../app/focusIds'
import { useAppDispatch, useAppSelector } from '../../app/hooks'
import { Fallible } from '../../components/Fallible'
import { selectIsComplete, selectIsRunning, selectProgress } from '../run/runSelectors'
import { questionAsked } from '../sessionEvents'
import { downloadAsked } from './resultsSlice'
import { resultsWords as words } from './resultsWords'

const MoreDownloads = lazy(async () => ({ default: (await import('./MoreDownloads')).MoreDownloads }))

/** The download of what there is, and Start New Cleanse when every row is done (spec sections 2, 4 and 9). */
export function DownloadButtons() {
  const dispatch = useAppDispatch()
  const { done, total } = useAppSelector(selectProgress)
  const isComplete = useAppSelector(selectIsComplete)
  const isRunning = useAppSelector(selectIsRunning)
  if (done === 0) return null

  return (
    <div
      id={focusIds.downloads}
      className="buttonRow"
      role="group"
      aria-label={words.downloads}
      tabIndex={-1}
    >
      {isComplete && !isRunning && (
        <Button onClick={() => dispatch(questionAsked({ kind: 'startNew' }))}>{words.startNew}</Button>
      )}
      <Button type={isComplete ? 'primary' : 'default'} onClick={() => dispatch(downloadAsked('everything'))}>
        {isComplete ? words.download : words.downloadPartial(done, total)}
      </Button>
      {!isRunning && (
        <Fallible failure={<span role="alert">{words.moreFailed}</span>}>
          <MoreDownloads />
        </Fallible>
      )}
    </div>
  )
}
