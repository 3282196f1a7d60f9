import { CheckCircleFilled, CloseCircleFilled, LoadingOutlined } from '@ant-design/icons'
import { Button, type InputRef } from 'antd'
import Input from 'antd/es/input/Input'
import { useEffect, useRef, useState } from 'react'
import { config } from '../../base/config'
import { focusIds } from '../../base/focusIds'
import { useAppDispatch, useAppSelector } from '../../base/store/hooks'
import { ExternalLink } from '../../components/texts'
import { StepHeading, type StepProps } from '../../components/StepHeading'
import { keyRecheckAsked, type KeyValidity } from './apiKeySlice'
import { setApiKey } from './apiKeyListeners'
import { apiKeyMessages as messages } from './apiKeyMessages'
import './ApiKeyPanel.css'

/**
 * The key field, whether its key can be used, and where to get one or top up. The field is uncontrolled: its text goes into the
 * key holder and never into the store.
 */
export function ApiKeyPanel({ isPaused, ...props }: StepProps & { isPaused: boolean }) {
  const { isLocked, isFolded } = props
  const dispatch = useAppDispatch()
  const field = useUnwrittenValue()
  const checked = useAppSelector((state) => state.apiKey)
  // Once the provider has paused the run, the last check of the key is out of date.
  const [doubted, setDoubted] = useState<KeyValidity | null>(null)
  if (isPaused && doubted === null) setDoubted(checked)
  if (!isPaused && doubted !== null) setDoubted(null)
  const validity: KeyValidity = checked === doubted ? { status: 'unknown' } : checked
  const isWrong = validity.status === 'invalid' || validity.status === 'tooLong'

  return (
    <section aria-labelledby="key-heading" className="panel">
      <StepHeading id="key-heading" place={3} {...props}>
        {messages.heading}
      </StepHeading>
      <div hidden={isFolded}>
        <Input
          ref={field}
          id={focusIds.apiKey}
          aria-label={messages.label}
          aria-describedby="key-validity key-privacy"
          placeholder={messages.placeholder}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          disabled={isLocked}
          aria-invalid={isWrong}
          status={isWrong ? 'error' : undefined}
          suffix={<ValidityIcon status={validity.status} />}
          onChange={(event) => dispatch(setApiKey(event.target.value))}
        />
      </div>
      <div
        id="key-validity"
        role="status"
        className={`keyValidity is-${validity.status} ${isFolded ? 'stepLine' : ''}`}
      >
        <ValidityText validity={validity} />
      </div>
      {validity.status === 'invalid' && validity.code !== 404 && (
        <Button size="small" onClick={() => dispatch(keyRecheckAsked())}>
          {messages.checkAgain}
        </Button>
      )}
      <div className="panel" hidden={isFolded}>
        <p className="buttonRow">
          <ExternalLink href={config.keyUrl}>{messages.getKey}</ExternalLink>
          <ExternalLink href={config.topUpUrl}>{messages.topUp}</ExternalLink>
        </p>
        <p id="key-privacy" className="quiet">
          {messages.privacy}
        </p>
        <details className="quiet">
          <summary>{messages.data}</summary>
          <ul>
            {messages.dataPoints(config.providerName).map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
          <ExternalLink href="trust.html">{messages.trust}</ExternalLink>
        </details>
      </div>
    </section>
  )
}

/** A ref that removes the attribute into which Ant Design writes a field's text: a saved page would contain it. */
function useUnwrittenValue() {
  const ref = useRef<InputRef>(null)
  useEffect(() => {
    const field = ref.current!.input!
    const observer = new MutationObserver(() => field.removeAttribute('value'))
    observer.observe(field, { attributeFilter: ['value'] })
    return () => observer.disconnect()
  }, [])
  return ref
}

function ValidityIcon({ status }: { status: KeyValidity['status'] }) {
  if (status === 'checking') return <LoadingOutlined aria-hidden />
  if (status === 'valid') return <CheckCircleFilled aria-hidden className="isGood" />
  if (status === 'invalid' || status === 'tooLong') return <CloseCircleFilled aria-hidden className="isBad" />
  return <span />
}

/** Why a key may be unavailable, with the address that its list of allowed sites must contain. */
function Unavailable() {
  const [outcome, setOutcome] = useState<'copySite' | 'siteCopied' | 'siteNotCopied'>('copySite')
  const { origin } = location
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(origin)
      setOutcome('siteCopied')
    } catch {
      // A page that is not served securely has no clipboard, and any other may be refused it.
      setOutcome('siteNotCopied')
    }
  }
  return (
    <>
      <span>{messages.unavailable}</span> <code className="siteOrigin">{origin}</code>{' '}
      <Button size="small" onClick={() => void copy()}>
        {messages[outcome]}
      </Button>
    </>
  )
}

/** Whether a message says only that the check worked, not why the key cannot be used. */
const isAboutCheck = (message: string) => message === messages.checked || /^success$/i.test(message)

function ValidityText({ validity }: { validity: KeyValidity }) {
  switch (validity.status) {
    case 'unknown':
      return null
    case 'tooLong':
      return messages.tooLong
    case 'checking':
      return messages.checking
    case 'valid':
      return (
        <>
          {messages.valid}
          {validity.lacksBritain && <span className="keyDoubt"> {messages.lacksBritain}</span>}
        </>
      )
    case 'invalid':
      return (
        <>
          <strong>{messages.invalid}</strong>
          <br />
          {validity.message !== messages.notFound && (
            <>
              {isAboutCheck(validity.message) ? <Unavailable /> : <span>{validity.message}</span>}
              <br />
            </>
          )}
          <span className="quiet">
            {validity.why} {validity.code === 404 ? messages.notFoundNext : messages.invalidNext}
          </span>
        </>
      )
  }
}
