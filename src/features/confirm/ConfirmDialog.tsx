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
  type: 'default' | 'primary' | 'danger'
}

/** What is at stake: rows with an answer, decisions, and the lookups that all rows would use. */
interface Stake {
  cleansed: number
  decisions: number
  lookups: number
  /** Whether the file that is to be read is the one that is there. */
  isAgain: boolean
}

/** The words of a question and its answers besides Cancel, in their order after it. */
function askedAs(question: Question, stake: Stake): { title: string; text: string; choices: Choice[] } {
  const yes = (label: string): Choice => ({ label, answer: 'confirmed', type: 'primary' })
  switch (question.kind) {
    case 'startNew':
      return { ...messages.startNew, choices: [yes(messages.startNew.yes)] }
    case 'cleanseAgain': {
      const { title, text } = messages.cleanseAgain
      return {
        title,
        text: text(stake.lookups, stake.decisions),
        choices: [yes(messages.cleanseAgain.yes)],
      }
    }
    case 'replaceFile': {
      const words = stake.isAgain ? messages.readAgain : messages.replaceFile
      const { name, read } = question.request
      const what = read.part === null || stake.isAgain ? name : messages.partOf(name)
      return { title: words.title, text: words.text(what), choices: [yes(words.yes)] }
    }
    case 'changeMapping': {
      const { title, text, startOver, goOn } = messages.changeMapping
      // What cannot be undone is furthest from Cancel.
      const choices: Choice[] = [yes(goOn), { label: startOver, answer: 'startOver', type: 'danger' }]
      return { title, text: text(stake.cleansed, stake.lookups), choices }
    }
    case 'giveUp': {
      const words = question.isFinished ? messages.discard : messages.startFresh
      return {
        ...words,
        choices: [
          { label: messages.downloadFirst, answer: 'download', type: 'primary' },
          { label: words.yes, answer: 'confirmed', type: 'danger' },
        ],
      }
    }
  }
}

/** What the open question puts at stake, as it is now. */
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

/** The one dialog of the product: asks before something is done that cannot be undone. */
export function ConfirmDialog() {
  const dispatch = useAppDispatch()
  const cancel = useRef<HTMLButtonElement>(null)
  const question = useAppSelector((state) => state.confirm)
  // The words stay until the dialog is gone.
  const [last, setLast] = useState(question)
  if (question && question !== last) setLast(question)
  const asked = question ?? last
  const stake = useStake(asked)
  if (!asked) return null

  const { title, text, choices } = askedAs(asked, stake)
  const answer = (given: ConfirmAnswer) => dispatch(questionAnswered(given))

  return (
    <Modal
      open={question !== null}
      title={title}
      onCancel={() => answer('cancelled')}
      // Not by `autoFocus`: the dialog would take Cancel for what had the focus before.
      afterOpenChange={(isOpen) => isOpen && cancel.current?.focus()}
      afterClose={() => dispatch(dialogClosed())}
      footer={[
        <Button key="cancel" ref={cancel} onClick={() => answer('cancelled')}>
          {messages.cancel}
        </Button>,
        ...choices.map(({ label, type, answer: given }) => (
          <Button
            key={label}
            danger={type === 'danger'}
            type={type === 'primary' ? 'primary' : 'default'}
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
