import { Alert, Button } from 'antd'
import type { ReactNode } from 'react'
import { useAppDispatch, useAppSelector } from '../../base/store/hooks'
import { MAX_ROWS } from '../../base/constants'
import { RECORD_MAX_AGE_MS } from '../../domain/cleanse/savedCleanse'
import { EndsInLink } from '../../components/texts'
import { selectIsChanging } from '../mapping/mappingSlice'
import { selectIsComplete } from '../run/runSelectors'
import { savedMessages as messages } from './savedMessages'
import { selectFound, selectKeptSince } from './savedSelectors'
import { discardAsked, resumeAsked, removalAsked } from './savedSlice'

/** What earlier visits left: a session to resume or show, or one that another tab holds. */
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

/** Says that the session is not being saved, and why, with the download button. */
export function SavingNotice({ download }: { download: ReactNode }) {
  const saving = useAppSelector((state) => state.saved.saving)
  const isStored = useAppSelector((state) => state.saved.journal !== 'fails')
  const isLong = useAppSelector((state) => state.run.results.length > MAX_ROWS)
  const isComplete = useAppSelector(selectIsComplete)
  // Local storage has records only of files of usual length.
  const hasRecord = !isLong && saving === 'works'
  const isSaved = hasRecord || (isStored && saving !== 'fails')
  if (isComplete ? isStored : isSaved) return null
  const [title, description] = isComplete
    ? [messages.notKept, messages.notKeptWhy(hasRecord)]
    : [messages.notSaved, messages.notSavedWhy]
  return (
    <Alert
      type="warning"
      showIcon
      role="status"
      title={title}
      description={
        <>
          <p>{description}</p>
          <div className="buttonRow">{download}</div>
        </>
      }
    />
  )
}

/** Below the set-up of a finished cleanse: until when this device keeps it, and *Remove now*. */
export function KeptLine() {
  const dispatch = useAppDispatch()
  const since = useAppSelector(selectKeptSince)
  if (since === null) return null
  return (
    <span className="keptLine quiet">
      {since !== 'notKept' && (
        <EndsInLink text={messages.keptUntil(since + RECORD_MAX_AGE_MS)}>
          <Button type="link" size="small" onClick={() => dispatch(removalAsked())}>
            {messages.removeNow}
          </Button>
        </EndsInLink>
      )}
      {/* It announces only the removal: the time moves on with every correction. */}
      <span role="status">{since === 'notKept' && messages.removed}</span>
    </span>
  )
}
