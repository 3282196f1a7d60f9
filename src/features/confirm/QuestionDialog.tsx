import { areEqual } from '../../base/values'
import { Button } from 'antd'
import { useRef } from 'react'
import { useAppDispatch, useAppSelector } from '../../base/store/hooks'
import { Dialog } from '../../components/Dialog'
import { downloadAsked } from '../download/downloadSlice'
import { selectHasUnsavedResults, selectSavedFiles } from '../download/unsavedSelectors'
import { selectIsChanging } from '../mapping/mappingSlice'
import { selectDecidedCount } from '../run/rows/decisionsSlice'
import { selectThreshold } from '../results/thresholdSlice'
import { selectLookupsOfAll, selectLookupsOfLeftOut } from '../run/forecastSelectors'
import { runMessages } from '../run/runMessages'
import { selectAnsweredCount } from '../run/runSlice'
import type { RootState } from '../../base/store/types'
import { confirmMessages as messages } from './confirmMessages'
import type { Question } from '../session/sessionEvents'
import { dialogClosed, beginsWith, questionAnswered, type ConfirmAnswer } from './confirmSlice'

interface Words {
  title: string
  text: string
  known?: string
  /** Whether the filled button offers to download the results first. */
  offersDownload?: boolean
  /** After Cancel: the first is primary; a second, furthest from Cancel, cannot be undone. */
  choices: Partial<Record<ConfirmAnswer, string>>
}

const NO_CHANGE = {}

function wordsOf(state: RootState, question: Question): Words {
  const isUnsaved = selectHasUnsavedResults(state)
  const onItsWay = state.run.request ? messages.onItsWay : undefined
  const downloaded = () => messages.downloaded(selectSavedFiles(state))
  switch (question.kind) {
    case 'startNew':
      return { ...messages.startNew, known: onItsWay ?? downloaded(), offersDownload: isUnsaved }
    case 'cleanseAgain':
      return messages.cleanseAgain(selectLookupsOfAll(state, NO_CHANGE), selectDecidedCount(state))
    case 'lookUpLeftOut':
      return messages.lookUpLeftOut(question.rows.length, selectLookupsOfLeftOut(state))
    case 'replaceFile': {
      const words = question.isAgain ? messages.readAgain : messages.replaceFile
      return { ...words(question.name, isUnsaved), known: onItsWay }
    }
    case 'changeMapping':
      return messages.changeMapping(selectAnsweredCount(state), selectLookupsOfAll(state, question.change))
    case 'removeStored':
      return { ...messages.removeStored, known: downloaded() }
    case 'decideMany':
      return messages.decideMany(question, selectThreshold(state))
    case 'giveUp':
      return question.isFinished ? messages.discard : messages.startFresh
  }
}

/** The dialog of a question. */
export function QuestionDialog({ question, isOpen }: { question: Question; isOpen: boolean }) {
  const dispatch = useAppDispatch()
  const cancel = useRef<HTMLButtonElement>(null)
  const { title, text, known, offersDownload, choices } = useAppSelector(
    (state) => wordsOf(state, question),
    areEqual,
  )
  const download = () => {
    dispatch(downloadAsked('nextMonth'))
    // The press removes the button.
    cancel.current?.focus()
  }
  const isChanging = useAppSelector(selectIsChanging)
  const isRefused = (given: ConfirmAnswer) => isChanging && beginsWith(question, given)
  const answer = (given: ConfirmAnswer) => dispatch(questionAnswered(given))
  return (
    <Dialog
      open={isOpen}
      title={title}
      onCancel={() => answer('cancelled')}
      // With `autoFocus` the dialog would give the focus back to Cancel when it closes.
      afterOpenChange={(hasOpened) => hasOpened && cancel.current?.focus()}
      afterClose={() => dispatch(dialogClosed())}
      footer={[
        <Button key="cancel" ref={cancel} onClick={() => answer('cancelled')}>
          {messages.cancel}
        </Button>,
        offersDownload && (
          <Button key="download" type="primary" onClick={download}>
            {messages.download}
          </Button>
        ),
        ...Object.entries(choices).map(([given, label], at) => (
          <Button
            key={label}
            danger={at > 0 || offersDownload}
            aria-disabled={isRefused(given as ConfirmAnswer) || undefined}
            type={at > 0 || offersDownload ? 'default' : 'primary'}
            onClick={() => answer(given as ConfirmAnswer)}
          >
            {label}
          </Button>
        )),
      ]}
    >
      <div className="panel">
        <p>{text}</p>
        {isChanging && <p className="quiet">{runMessages.readingColumns}</p>}
        {known !== undefined && (
          <p>
            <span role="status">{known}</span>
          </p>
        )}
      </div>
    </Dialog>
  )
}
