import { Alert, Button } from 'antd'
import type { ReactNode } from 'react'
import { MAX_ROWS } from '../../base/constants'
import { EndsInLink } from '../../components/EndsInLink'
import { useAppDispatch, useAppSelector } from '../../base/store/hooks'
import { selectIsComplete } from '../run/runSelectors'
import { savedMessages as messages } from './savedMessages'
import { selectKeptSince } from './savedSelectors'
import { removalAsked } from './savedSlice'
import { RECORD_MAX_AGE_MS } from '../../domain/cleanse/savedCleanse'

/** Says when the session is not being saved, and why, with the download button. */
export function SavingNotice({ download }: { download: ReactNode }) {
  const saving = useAppSelector((state) => state.saved.saving)
  const isStored = useAppSelector((state) => state.saved.journal !== 'fails')
  const isLong = useAppSelector((state) => state.run.results.length > MAX_ROWS)
  const isComplete = useAppSelector(selectIsComplete)
  // The record of local storage is for files of the usual length.
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

/** Below what was set up for a finished cleanse: until when it is kept on this device, and *Remove now*. */
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
      {/* Only the removal is announced: the time moves on with every correction. */}
      <span role="status">{since === 'notKept' && messages.removed}</span>
    </span>
  )
}
