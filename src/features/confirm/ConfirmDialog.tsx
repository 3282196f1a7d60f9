import { Button, Modal } from 'antd'
import { useState } from 'react'
import { useAppDispatch, useAppSelector } from '../../app/base/hooks'
import { isReadAgain } from '../file/fileSlice'
import { confirmMessages as messages } from './confirmMessages'
import { dialogClosed, questionAnswered, type ConfirmAnswer, type Question } from './confirmSlice'

interface Choice {
  label: string
  answer: ConfirmAnswer
}

/**
 * The words of a question and what it can be answered with beside Cancel, the usual answer last.
 *
 * @param isAgain whether the file that is to be read is the one that is there
 */
function askedAs(question: Question, isAgain: boolean): { title: string; text: string; choices: Choice[] } {
  const yes = (label: string): Choice => ({ label, answer: 'confirmed' })
  switch (question.kind) {
    case 'startNew':
      return { ...messages.startNew, choices: [yes(messages.startNew.yes)] }
    case 'cleanseAgain':
      return { ...messages.cleanseAgain, choices: [yes(messages.cleanseAgain.yes)] }
    case 'replaceFile': {
      const words = isAgain ? messages.readAgain : messages.replaceFile
      const { name, read } = question.request
      const what = read.part === null || isAgain ? name : messages.partOf(name)
      return { title: words.title, text: words.text(what), choices: [yes(words.yes)] }
    }
    case 'changeMapping': {
      const { startOver, goOn } = messages.changeMapping
      return {
        ...messages.changeMapping,
        choices: [{ label: startOver, answer: 'startOver' }, yes(goOn)],
      }
    }
    case 'giveUp': {
      const words = question.isFinished ? messages.discard : messages.startFresh
      return { ...words, choices: [yes(words.yes), { label: messages.downloadFirst, answer: 'download' }] }
    }
  }
}

/** The one dialog of the product: asks before something is done that cannot be undone. */
export function ConfirmDialog() {
  const dispatch = useAppDispatch()
  const question = useAppSelector((state) => state.confirm)
  // The words stay until the dialog is gone.
  const [last, setLast] = useState(question)
  if (question && question !== last) setLast(question)
  const asked = question ?? last
  const isAgain = useAppSelector(
    ({ file }) => asked?.kind === 'replaceFile' && isReadAgain(file, asked.request),
  )
  if (!asked) return null

  const { title, text, choices } = askedAs(asked, isAgain)
  const answer = (given: ConfirmAnswer) => dispatch(questionAnswered(given))

  return (
    <Modal
      open={question !== null}
      title={title}
      onCancel={() => answer('cancelled')}
      afterClose={() => dispatch(dialogClosed())}
      footer={[
        <Button key="cancel" onClick={() => answer('cancelled')}>
          {messages.cancel}
        </Button>,
        ...choices.map((choice, at) => (
          <Button
            key={choice.label}
            type={at === choices.length - 1 ? 'primary' : 'default'}
            onClick={() => answer(choice.answer)}
          >
            {choice.label}
          </Button>
        )),
      ]}
    >
      <p>{text}</p>
    </Modal>
  )
}
