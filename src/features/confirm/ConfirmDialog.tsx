import { Button, Modal } from 'antd'
import { useRef, useState } from 'react'
import { useAppDispatch, useAppSelector } from '../../app/base/hooks'
import { isReadAgain } from '../file/fileSlice'
import { selectDecisions } from '../results/resultsSelectors'
import { selectLookupsOfAll, selectResults } from '../run/runSelectors'
import { confirmMessages as messages } from './confirmMessages'
import { dialogClosed, questionAnswered, type ConfirmAnswer, type Question } from './confirmSlice'

interface Choice {
  label: string
  answer: ConfirmAnswer
  /** The others are primary. */
  isDanger?: boolean
}

interface Dialog {
  title: string
  text: string
  /** In their order after Cancel: what cannot be undone is furthest from it. */
  choices: Choice[]
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
}

const yesDialog = ({ title, yes }: { title: string; yes: string }, text: string): Dialog => ({
  title,
  text,
  choices: [{ label: yes, answer: 'confirmed' }],
})

function dialogFor(question: Question, stake: Stake): Dialog {
  switch (question.kind) {
    case 'startNew':
      return yesDialog(messages.startNew, messages.startNew.text)
    case 'cleanseAgain':
      return yesDialog(messages.cleanseAgain, messages.cleanseAgain.text(stake.lookups, stake.decisions))
    case 'replaceFile': {
      const words = stake.isAgain ? messages.readAgain : messages.replaceFile
      const { name, read } = question.request
      return yesDialog(words, words.text(read.part === null || stake.isAgain ? name : messages.partOf(name)))
    }
    case 'changeMapping': {
      const { title, text, startOver, goOn } = messages.changeMapping
      return {
        title,
        text: text(stake.cleansed, stake.lookups),
        choices: [
          { label: goOn, answer: 'confirmed' },
          { label: startOver, answer: 'startOver', isDanger: true },
        ],
      }
    }
    case 'giveUp': {
      const { title, text, yes } = question.isFinished ? messages.discard : messages.startFresh
      return {
        title,
        text,
        choices: [
          { label: messages.downloadFirst, answer: 'download' },
          { label: yes, answer: 'confirmed', isDanger: true },
        ],
      }
    }
  }
}

function useStake(question: Question | null): Stake {
  return {
    cleansed: useAppSelector(
      (state) => selectResults(state).filter((result) => result?.kind === 'answered').length,
    ),
    decisions: useAppSelector((state) => Object.keys(selectDecisions(state)).length),
    lookups: useAppSelector(selectLookupsOfAll),
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

  const { title, text, choices } = dialogFor(asked, stake)
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
        ...choices.map(({ label, answer: given, isDanger }) => (
          <Button
            key={label}
            danger={isDanger}
            type={isDanger ? 'default' : 'primary'}
            onClick={() => answer(given)}
          >
            {label}
          </Button>
        )),
      ]}
    >
      <p>{text}</p>
    </Modal>
  )
}
