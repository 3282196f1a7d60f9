import { Button } from 'antd'
import { useRef } from 'react'
import { useAppDispatch, useAppSelector } from '../../base/store/hooks'
import { Dialog } from '../../components/Dialog'
import { downloadAsked } from '../download/downloadSlice'
import { selectHasUnsavedResults, selectSavedFiles } from '../download/unsavedSelectors'
import { selectIsChanging } from '../mapping/mappingSlice'
import { selectDecidedCount } from '../run/rows/decisionsSlice'
import { selectThreshold } from '../results/thresholdSlice'
import { selectLookupsOfAll, selectLookupsOfLeftOut, selectNotSent } from '../run/forecastSelectors'
import { runMessages } from '../run/runMessages'
import { selectAnsweredCount } from '../run/runSlice'
import type { RootState } from '../../base/store/types'
import { confirmMessages as messages } from './confirmMessages'
import { dialogClosed, beginsWith, questionAnswered, type ConfirmAnswer, type Question } from './confirmSlice'

interface Words {
  title: string
  text: string
  /** What the page knows about the question that the text asks. */
  known?: string
  /** Whether the results are to be downloaded before it is answered, with the filled button. */
  offersDownload?: boolean
  /** After Cancel: the first is primary; a second, furthest from Cancel, cannot be undone. */
  choices: Partial<Record<ConfirmAnswer, string>>
}

const NO_CHANGE = {}

/** The most lookups that what a question asks about would use; 0 for one about anything else. */
function selectLookups(state: RootState, question: Question): number {
  switch (question.kind) {
    case 'cleanseAgain':
      return selectLookupsOfAll(state, NO_CHANGE)
    case 'changeMapping':
      return selectLookupsOfAll(state, question.change)
    case 'lookUpLeftOut':
      return selectLookupsOfLeftOut(state)
    default:
      return 0
  }
}

/** The words of a question, with what is at stake now. */
function useWords(question: Question): Words {
  const cleansed = useAppSelector(selectAnsweredCount)
  const decisions = useAppSelector(selectDecidedCount)
  const lookups = useAppSelector((state) => selectLookups(state, question))
  const leftOut = useAppSelector((state) => selectNotSent(state).length)
  const isUnsaved = useAppSelector(selectHasUnsavedResults)
  const threshold = useAppSelector(selectThreshold)
  const downloaded = messages.downloaded(useAppSelector(selectSavedFiles))
  const onItsWay = useAppSelector((state) => state.run.request !== null) ? messages.onItsWay : undefined
  switch (question.kind) {
    case 'startNew':
      return { ...messages.startNew, known: onItsWay ?? downloaded, offersDownload: isUnsaved }
    case 'cleanseAgain':
      return { ...messages.cleanseAgain, text: messages.cleanseAgain.text(lookups, decisions) }
    case 'lookUpLeftOut':
      return { ...messages.lookUpLeftOut, text: messages.lookUpLeftOut.text(leftOut, lookups) }
    case 'replaceFile': {
      const words = question.isAgain ? messages.readAgain : messages.replaceFile
      return { ...words, text: words.text(question.name, isUnsaved), known: onItsWay }
    }
    case 'changeMapping':
      return { ...messages.changeMapping, text: messages.changeMapping.text(cleansed, lookups) }
    case 'removeStored':
      return { ...messages.removeStored, known: downloaded }
    case 'decideMany':
      return messages.decideMany(question, threshold)
    case 'giveUp':
      return question.isFinished ? messages.discard : messages.startFresh
  }
}

/** The dialog of a question. */
export function QuestionDialog({ question, isOpen }: { question: Question; isOpen: boolean }) {
  const dispatch = useAppDispatch()
  const cancel = useRef<HTMLButtonElement>(null)
  const { title, text, known, offersDownload, choices } = useWords(question)
  const download = () => {
    dispatch(downloadAsked('nextMonth'))
    // The press takes the button away.
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
