import { Alert, Button, Checkbox } from 'antd'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { focusIds } from '../../base/focusIds'
import { useAppDispatch, useAppSelector } from '../../base/store/hooks'
import { useFileChooser } from '../../components/DropZone'
import { ACCEPTED_FILES } from '../file/fileNames'
import { requestEarlier } from './earlierListeners'
import { earlierMessages as messages } from './earlierMessages'
import {
  selectOwnCount,
  selectUnfoundCount,
  downloadsDropped,
  listKept,
  refusalDismissed,
  unfoundLeftOut,
} from './earlierSlice'
import { selectSources } from './sourcesSelectors'
import './EarlierAnswers.css'

/**
 * Before Start: which earlier downloads the page uses, the list itself among them if it is one; what becomes of their answers; and
 * a button to choose one.
 *
 * @param props.lookups how many lookups are left
 */
export function EarlierAnswers({ lookups }: { lookups: number }) {
  const dispatch = useAppDispatch()
  const sources = useAppSelector(selectSources)
  const chosen = sources.filter(({ isList }) => !isList)
  const list = sources.find(({ isList }) => isList)
  const own = useAppSelector(selectOwnCount)
  const unfound = useAppSelector(selectUnfoundCount)
  const { keepsList, leavesOutUnfound } = useAppSelector((state) => state.earlier)
  return (
    <div className="panel earlierAnswers">
      {chosen.length > 0 && (
        <p className="quiet">
          <strong>{messages.left(lookups)}</strong> {messages.means(chosen)}{' '}
          <Button type="link" size="small" onClick={() => dispatch(downloadsDropped())}>
            {messages.drop}
          </Button>
        </p>
      )}
      {sources.map(({ name, savedAt, isEmpty, spoilt, madeUp, missing }) => (
        <div key={`${name} ${savedAt}`} className="earlierNotes">
          {isEmpty && <p>{messages.noneHas(name)}</p>}
          {missing.length > 0 && <p>{messages.otherColumns(missing, name)}</p>}
          {spoilt > 0 && <p>{messages.spoilt(spoilt, name)}</p>}
          {madeUp > 0 && <p>{messages.madeUp(madeUp, name)}</p>}
        </div>
      ))}
      {list && (
        <div>
          <Checkbox
            checked={keepsList}
            aria-describedby="keep-answers-means"
            onChange={({ target }) => dispatch(listKept(target.checked))}
          >
            {messages.keep(own)}
          </Checkbox>
          <span id="keep-answers-means" className="quiet earlierMeans">
            <strong>{messages.left(lookups)}</strong> {messages.keepMeans(list)}
          </span>
        </div>
      )}
      {unfound > 0 && (
        <Checkbox
          checked={leavesOutUnfound}
          onChange={({ target }) => dispatch(unfoundLeftOut(target.checked))}
        >
          {messages.leaveOutUnfound(unfound)}
        </Checkbox>
      )}
      <EarlierChooser lookups={lookups} />
    </div>
  )
}

function EarlierChooser({ lookups }: { lookups: number }) {
  const dispatch = useAppDispatch()
  const { openChooser, chooser } = useFileChooser({
    accept: ACCEPTED_FILES,
    'aria-label': messages.use,
    onFile: (file) => dispatch(requestEarlier(file)),
  })
  // Until the user asks for it, the page has one place for files.
  const [isAsked, setIsAsked] = useState(false)
  const choose = () => {
    flushSync(() => setIsAsked(true))
    openChooser()
  }
  const { reading, refused, isMatching } = useAppSelector((state) => state.earlier)
  const taken = useAppSelector(selectSources).map(({ name, rows }) =>
    messages.answersTaken(rows.length, name),
  )
  return (
    <>
      <Button
        id={focusIds.earlierDownload}
        size="small"
        aria-describedby="earlier-means"
        loading={reading !== null}
        onClick={choose}
      >
        {messages.use}
      </Button>
      <span id="earlier-means" className="quiet">
        {messages.saves}
      </span>
      {isAsked && chooser}
      <p role="status" className="quiet">
        {reading !== null ? messages.reading(reading) : isMatching && messages.matching}
        {reading === null && !isMatching && (
          <span className="visuallyHidden">
            {taken.length > 0 && [...taken, messages.left(lookups)].join(' ')}
          </span>
        )}
      </p>
      {refused.map(({ id, name, refusal }, at) => (
        <Alert
          key={id}
          type="error"
          showIcon
          role="alert"
          title={messages.refused(name, refusal)}
          description={messages.why(refusal)}
          closable={{ 'aria-label': messages.dismiss, onClose: () => dispatch(refusalDismissed(at)) }}
        />
      ))}
    </>
  )
}
