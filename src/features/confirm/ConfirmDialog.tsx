import { Button } from 'antd'
import { useRef, useState } from 'react'
import { useAppDispatch, useAppSelector } from '../../base/store/hooks'
import { Dialog } from '../../components/Dialog'
import type { DownloadState } from '../download/downloadSlice'
import { selectHasUnsavedResults } from '../download/unsavedSelectors'
import { selectDecidedCount } from '../review/decisionsSlice'
import { selectLookupsOfAll } from '../run/forecastSelectors'
import { selectAnsweredCount } from '../run/runSelectors'
import { confirmMessages as messages } from './confirmMessages'
import { dialogClosed, questionAnswered, type ConfirmAnswer, type Question } from './confirmSlice'

interface Words {
  title: string
  text: string
  /** What the page knows about the question that the text asks. */
  known?: string
  /** After Cancel: the first is primary; a second, furthest from Cancel, cannot be undone. */
  choices: [label: string, answer: ConfirmAnswer][]
}

/** What is at stake. */
interface Stake {
  /** Rows with an answer. */
  cleansed: number
  decisions: number
  /** The lookups that all rows would use. */
  lookups: number
  download: DownloadState
  /** Whether results were not downloaded. */
  isUnsaved: boolean
  /** Whether an answer that was paid for is on its way to a row. */
  isWaiting: boolean
}

function dialogFor(
  question: Question,
  { cleansed, decisions, lookups, download, isUnsaved, isWaiting }: Stake,
): Words {
  switch (question.kind) {
    case 'startNew': {
      const { title, text, downloaded, yes } = messages.startNew
      const known = isWaiting ? messages.onItsWay : downloaded(download)
      return { title, text, known, choices: [[yes, 'confirmed']] }
    }
    case 'cleanseAgain': {
      const { title, text, yes } = messages.cleanseAgain
      return { title, text: text(lookups, decisions), choices: [[yes, 'confirmed']] }
    }
    case 'replaceFile': {
      const { title, text, yes } = question.isAgain ? messages.readAgain : messages.replaceFile
      const known = isWaiting ? messages.onItsWay : undefined
      return { title, text: text(question.name, isUnsaved), known, choices: [[yes, 'confirmed']] }
    }
    case 'changeMapping': {
      const { title, text, goOn, startOver } = messages.changeMapping
      return {
        title,
        text: text(cleansed, lookups),
        choices: [
          [goOn, 'confirmed'],
          [startOver, 'startOver'],
        ],
      }
    }
    case 'removeStored': {
      const { title, text, yes } = messages.removeStored
      const known = messages.startNew.downloaded(download)
      return { title, text, known, choices: [[yes, 'confirmed']] }
    }
    case 'giveUp': {
      const { title, text, yes } = question.isFinished ? messages.discard : messages.startFresh
      return {
        title,
        text,
        choices: [
          [messages.downloadFirst, 'download'],
          [yes, 'confirmed'],
        ],
      }
    }
  }
}

/** The only dialog of its kind: it asks before something that cannot be undone. */
export function ConfirmDialog() {
  const dispatch = useAppDispatch()
  const cancel = useRef<HTMLButtonElement>(null)
  const question = useAppSelector((state) => state.confirm)
  // The words stay until the dialog has gone.
  const [last, setLast] = useState(question)
  if (question && question !== last) setLast(question)
  const asked = question ?? last
  const stake = {
    cleansed: useAppSelector(selectAnsweredCount),
    decisions: useAppSelector(selectDecidedCount),
    lookups: useAppSelector(selectLookupsOfAll),
    download: useAppSelector((state) => state.download),
    isUnsaved: useAppSelector(selectHasUnsavedResults),
    isWaiting: useAppSelector((state) => state.run.request !== null),
  }
  if (!asked) return null

  const { title, text, known, choices } = dialogFor(asked, stake)
  const answer = (given: ConfirmAnswer) => dispatch(questionAnswered(given))
  return (
    <Dialog
      open={question !== null}
      title={title}
      onCancel={() => answer('cancelled')}
      // With `autoFocus` the dialog would give the focus back to Cancel when it closes.
      afterOpenChange={(isOpen) => isOpen && cancel.current?.focus()}
      afterClose={() => dispatch(dialogClosed())}
      footer={[
        <Button key="cancel" ref={cancel} onClick={() => answer('cancelled')}>
          {messages.cancel}
        </Button>,
        ...choices.map(([label, given], at) => (
          <Button
            key={label}
            danger={at > 0}
            type={at > 0 ? 'default' : 'primary'}
            onClick={() => answer(given)}
          >
            {label}
          </Button>
        )),
      ]}
    >
      <div className="panel">
        <p>{text}</p>
        {known !== undefined && <p>{known}</p>}
      </div>
    </Dialog>
  )
}
