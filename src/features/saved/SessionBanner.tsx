import { Alert, Button } from 'antd'
import type { ReactNode } from 'react'
import { useAppDispatch, useAppSelector } from '../../base/store/hooks'
import { selectIsChanging } from '../mapping/mappingSlice'
import { savedMessages as messages } from './savedMessages'
import { selectFound } from './savedSelectors'
import { discardAsked, resumeAsked } from './savedSlice'

/** What earlier visits left: a session to resume or show, or one that another tab has. */
export function SessionBanner() {
  const dispatch = useAppDispatch()
  const session = useAppSelector((state) => state.saved.session)
  const found = useAppSelector(selectFound)
  const isRefused = useAppSelector(selectIsChanging)
  const hasFailed = useAppSelector((state) => state.download.writing === 'failed')
  if (session.status === 'elsewhere')
    return (
      <Banner title={messages.elsewhereTitle(session.fileName)}>
        <p>{messages.elsewhere}</p>
      </Banner>
    )
  if (!found) return null
  const { fileName, done, rows, isFinished, opening } = found
  return (
    <Banner title={isFinished ? messages.finishedTitle : messages.title}>
      <p>{isFinished ? messages.aboutFinished(fileName, found) : messages.about(fileName, done, rows)}</p>
      {opening === 'failed' && <p role="alert">{messages.unreadable}</p>}
      {hasFailed && <p role="alert">{messages.writingFailed}</p>}
      <div className="buttonRow">
        <Button
          type="primary"
          loading={opening === 'underWay'}
          aria-disabled={isRefused || undefined}
          onClick={() => dispatch(resumeAsked())}
        >
          {isFinished ? messages.showResults : messages.resume}
        </Button>
        <Button onClick={() => dispatch(discardAsked())}>
          {isFinished ? messages.discard : messages.startFresh}
        </Button>
      </div>
    </Banner>
  )
}

const Banner = ({ title, children }: { title: string; children: ReactNode }) => (
  <Alert type="info" role="status" title={title} description={children} />
)
