import { Alert, Button } from 'antd'
import TextArea, { type TextAreaRef } from 'antd/es/input/TextArea'
import { useEffect, useRef, useState } from 'react'
import { config } from '../../../app/base/config'
import { useAppDispatch, useAppSelector } from '../../../app/base/hooks'
import { ExternalLink } from '../../../components/ExternalLink'
import { lookupAsked, lookupCancelled, type LookupProblem, type LookupState } from '../lookup/lookupSlice'
import { lookupMessages as messages } from '../lookup/lookupMessages'
import { runMessages } from '../../run/runMessages'
import { selectHindrance, selectSentText } from '../resultsSelectors'

interface Props {
  row: number
  lookup: Exclude<LookupState, { status: 'idle' }>
}

/** A field to edit the text that was sent and look it up again, and why that failed. */
export function LookupForm({ row, lookup }: Props) {
  const dispatch = useAppDispatch()
  const sent = useAppSelector((state) => selectSentText(state, row))
  const hindrance = useAppSelector(selectHindrance)
  const [text, setText] = useState(lookup.status === 'editing' ? sent : lookup.text)
  const isWaiting = lookup.status === 'waiting'
  const isBlank = text.trim() === ''
  const hint = hindrance ? messages.hindered[hindrance] : isBlank ? messages.blank : messages.cost

  // The button that opened the form is gone.
  const field = useRef<TextAreaRef>(null)
  useEffect(() => field.current?.focus({ cursor: 'end' }), [])

  return (
    <div className="lookup">
      <label htmlFor="lookup-text">{messages.text}</label>
      <TextArea
        ref={field}
        id="lookup-text"
        rows={3}
        value={text}
        readOnly={isWaiting}
        aria-describedby="lookup-hint"
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          // The row stays open.
          event.preventDefault()
          event.stopPropagation()
          dispatch(lookupCancelled())
        }}
      />
      <p id="lookup-hint" className="quiet">
        {hint}
      </p>
      <div className="buttonRow">
        <Button
          type="primary"
          // Not disabled, so that it keeps the focus until there is an answer.
          aria-disabled={isWaiting}
          disabled={!isWaiting && (isBlank || hindrance !== null)}
          onClick={() => dispatch(lookupAsked({ row, text: text.trim() }))}
        >
          {isWaiting ? messages.waiting : messages.ask}
        </Button>
        <Button onClick={() => dispatch(lookupCancelled())}>{messages.cancel}</Button>
      </div>
      <p role="status" className="visuallyHidden">
        {isWaiting && messages.waiting}
      </p>
      {lookup.status === 'failed' && <Problem problem={lookup.problem} />}
    </div>
  )
}

function Problem({ problem: { message, detail, isAboutCredits } }: { problem: LookupProblem }) {
  return (
    <Alert
      type={isAboutCredits ? 'warning' : 'error'}
      showIcon
      role="alert"
      title={message}
      description={
        <>
          {detail !== '' && <p className="quiet">{detail}</p>}
          {isAboutCredits && <ExternalLink href={config.topUpUrl}>{runMessages.topUp}</ExternalLink>}
          <p className="quiet">{messages.unchanged}</p>
        </>
      }
    />
  )
}
