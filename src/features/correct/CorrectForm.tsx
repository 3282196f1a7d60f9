import { CloseOutlined } from '@ant-design/icons'
import { Alert, Button } from 'antd'
import type { KeyboardEvent } from 'react'
import type { CallProblem } from '../../api/apiFailure'
import { config } from '../../base/config'
import { useAppDispatch, useAppSelector } from '../../base/store/hooks'
import type { RootState } from '../../base/store/types'
import { ExternalLink } from '../../components/ExternalLink'
import { runMessages } from '../run/runMessages'
import { RowSection } from '../review/panel/RowSection'
import { resultsMessages } from '../review/resultsMessages'
import { selectCustomer, selectHindrance, selectSentText } from '../review/resultsSelectors'
import { correctMessages as messages } from './correctMessages'
import { formClosed } from './correctSlice'
import { FindAddress } from './FindAddress'
import { TypeAddress } from './TypeAddress'
import './correct.css'

/** Why no paid call can be made now, or null. */
const selectWhyNot = (state: RootState, row: number): string | null => {
  const { request } = state.run
  if (request) return request.row === row ? messages.waiting : messages.elsewhere(request.row + 1)
  const hindrance = selectHindrance(state)
  return hindrance && messages.hindered[hindrance]
}

/** Replaces the open row: finds or types its right address. */
export function CorrectForm({ row }: { row: number }) {
  const dispatch = useAppDispatch()
  const form = useAppSelector(({ correct }) => correct.form)
  const own = useAppSelector((state) => selectSentText(state, row))
  const customer = useAppSelector((state) => selectCustomer(state, row))
  const isWaiting = useAppSelector(({ run }) => run.request?.row === row)
  const whyNot = useAppSelector((state) => selectWhyNot(state, row))
  if (!form) return null
  const close = () => dispatch(formClosed())
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    // The row stays open.
    event.preventDefault()
    event.stopPropagation()
    close()
  }
  return (
    <RowSection label={messages.title(row + 1)} onKeyDown={onKeyDown}>
      <div className="rowHeading">
        <h3>{messages.title(row + 1)}</h3>
        <span className="quiet rowName">{customer}</span>
        <Button
          aria-label={resultsMessages.close}
          title={resultsMessages.close}
          icon={<CloseOutlined aria-hidden />}
          onClick={close}
        />
      </div>
      <div className="correctBody" tabIndex={-1}>
        <div className="correctYours">
          <h4>{resultsMessages.yours}</h4>
          <p>{own || resultsMessages.nothingSent}</p>
        </div>
        {form.way === 'find' ? (
          <FindAddress form={form} isWaiting={isWaiting} whyNot={whyNot} />
        ) : (
          <TypeAddress row={row} isWaiting={isWaiting} />
        )}
        {form.problem && <Problem problem={form.problem} />}
      </div>
      <footer className="rowActions">
        <Button onClick={close}>
          {messages.cancel}
          <kbd aria-hidden="true">Esc</kbd>
        </Button>
      </footer>
    </RowSection>
  )
}

/** Why a call was not answered. */
export function Problem({ problem: { message, detail, isAboutCredits } }: { problem: CallProblem }) {
  return (
    <Alert
      className="correctProblem"
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
