import { Button, Modal } from 'antd'
import { useRef, useState } from 'react'
import { useAppDispatch, useAppSelector } from '../../app/base/hooks'
import { isReadAgain } from '../file/fileSlice'
import type { DownloadState } from '../download/downloadSlice'
import { selectDecidedCount } from '../results/decisionsSlice'
import { selectLookupsOfAll } from '../run/forecastSelectors'
import { selectResults } from '../run/runSelectors'
import { confirmMessages as messages } from './confirmMessages'
import { dialogClosed, questionAnswered, type ConfirmAnswer, type Question } from './confirmSlice'

interface Dialog {
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
  /** Whether the file to be read is the loaded one. */
  isAgain: boolean
  download: DownloadState
}

function dialogFor(question: Question, { cleansed, decisions, lookups, isAgain, download }: Stake): Dialog {
  switch (question.kind) {
    case 'startNew': {
      const { title, text, downloaded, yes } = messages.startNew
      return { title, text, known: downloaded(download), choices: [[yes, 'confirmed']] }
    }
    case 'cleanseAgain': {
      const { title, text, yes } = messages.cleanseAgain
      return { title, text: text(lookups, decisions), choices: [[yes, 'confirmed']] }
    }
    case 'replaceFile': {
      const { title, text, yes } = isAgain ? messages.readAgain : messages.replaceFile
      return { title, text: text(question.request.name), choices: [[yes, 'confirmed']] }
    }
    case 'changeMapping': {
      const { title, text, goOn, startOver } = messages.changeMapping
      const choices: Dialog['choices'] = [
        [goOn, 'confirmed'],
        [startOver, 'startOver'],
      ]
      return { title, text: text(cleansed, lookups), choices }
    }
    case 'giveUp': {
      const { title, text, yes } = question.isFinished ? messages.discard : messages.startFresh
      const choices: Dialog['choices'] = [
        [messages.downloadFirst, 'download'],
        [yes, 'confirmed'],
      ]
      return { title, text, choices }
    }
  }
}

function useStake(question: Question | null): Stake {
  return {
    cleansed: useAppSelector(
      (state) => selectResults(state).filter((result) => result?.kind === 'answered').length,
    ),
    decisions: useAppSelector(selectDecidedCount),
    lookups: useAppSelector(selectLookupsOfAll),
    download: useAppSelector((state) => state.download),
    isAgain: useAppSelector(
      ({ file }) => question?.kind === 'replaceFile' && isReadAgain(file, question.request),
    ),
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
  const stake = useStake(asked)
  if (!asked) return null

  const { title, text, known, choices } = dialogFor(asked, stake)
  const answer = (given: ConfirmAnswer) => dispatch(questionAnswered(given))
  return (
    <Modal
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
    </Modal>
  )
}
