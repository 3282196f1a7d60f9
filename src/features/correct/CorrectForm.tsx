import { CloseOutlined } from '@ant-design/icons'
import { Alert, Button } from 'antd'
import { KeyHint } from '../../components/keys'
import type { CallProblem } from '../../api/apiFailure'
import { config } from '../../base/config'
import { useAppDispatch, useAppSelector } from '../../base/store/hooks'
import type { RootState } from '../../base/store/types'
import { ExternalLink } from '../../components/texts'
import { IconButton } from '../../components/controls'
import { late } from '../../components/lateCode'
import { runMessages } from '../run/runMessages'
import { RowSection } from '../review/panel/RowSection'
import { resultsMessages } from '../review/resultsMessages'
import { openForm } from '../review/rowSteps'
import { selectHindrance, selectSentText } from '../results/resultsSelectors'
import { correctMessages as messages } from './correctMessages'
import { giveToOthers, selectOwnDoor } from './correctListeners'
import { formClosed, noticeClosed } from './correctSlice'
import { selectDecisions } from '../run/rows/decisionsSlice'
import './correct.css'

const FindAddress = late(() => import('./FindAddress'), 'FindAddress')
const TypeAddress = late(() => import('./TypeAddress'), 'TypeAddress')

/** Why the page cannot make a paid call now; null if it can. */
const selectWhyNot = (state: RootState, row: number): string | null => {
  const { request } = state.run
  if (request) return request.row === row ? messages.waiting : runMessages.waitsForRow(request.row + 1)
  const hindrance = selectHindrance(state)
  return hindrance && messages.hindered[hindrance]
}

/** Replaces the open row: to find or type its right address. */
export function CorrectForm({ row }: { row: number }) {
  const dispatch = useAppDispatch()
  const form = useAppSelector(({ correct }) => correct.form)
  const own = useAppSelector((state) => selectSentText(state, row))
  const isWaiting = useAppSelector(({ run }) => run.request?.row === row)
  const whyNot = useAppSelector((state) => selectWhyNot(state, row))
  if (!form) return null
  const close = () => dispatch(formClosed())
  return (
    <RowSection row={row} title={messages.title(row + 1)} onClose={close}>
      <div className="panel correctBody" tabIndex={-1}>
        <div>
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
          <KeyHint keys="Esc" />
        </Button>
      </footer>
    </RowSection>
  )
}

const Problem = ({ problem: { message, detail, isAboutCredits } }: { problem: CallProblem }) => (
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

/** If only the door differs: puts the customer's own door into the cleansed address, to edit or use as it is. */
export function OwnDoorButton({ row }: { row: number }) {
  const dispatch = useAppDispatch()
  const own = useAppSelector((state) => selectOwnDoor(state, row))
  if (own === undefined) return null
  return (
    <Button tabIndex={-1} className="ownDoor" onClick={() => dispatch(openForm(row, 'type'))}>
      {messages.ownDoor(own)}
    </Button>
  )
}

/** After a correction: other rows with the same text, or why a call failed after its form was closed. */
export function CorrectNotice() {
  const dispatch = useAppDispatch()
  const { sameText, failed } = useAppSelector(({ correct }) => correct)
  const decisions = useAppSelector(selectDecisions)
  const rows = sameText?.rows.filter((row) => !decisions[row]) ?? []
  const isOffer = sameText !== null && rows.length > 0
  if (!isOffer && !failed) return null
  return (
    <div className="correctNotice" role={isOffer ? 'status' : undefined}>
      {isOffer ? (
        <p>
          {messages.sameText(rows.length)}{' '}
          <Button type="link" onClick={() => dispatch(giveToOthers(sameText.row, rows))}>
            {messages.takeForThem(rows.length)}
          </Button>
        </p>
      ) : (
        <div>
          <p>{messages.failedRow(failed!.row + 1)}</p>
          <Problem problem={failed!.problem} />
        </div>
      )}
      <IconButton
        type="text"
        name={messages.dismiss}
        icon={<CloseOutlined aria-hidden />}
        onClick={() => dispatch(noticeClosed())}
      />
    </div>
  )
}
