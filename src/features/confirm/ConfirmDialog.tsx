import { Button, Modal } from 'antd'
import type { UnknownAction } from '@reduxjs/toolkit'
import { useState } from 'react'
import { useAppDispatch, useAppSelector } from '../../app/base/hooks'
import { fileChosen } from '../file/fileSlice'
import { mappingChanged } from '../mapping/mappingSlice'
import { resultsCleared, runStarted, sessionCleared, type Question } from '../sessionEvents'
import { dialogClosed, questionAnswered } from './confirmSlice'
import { confirmMessages as messages } from './confirmMessages'

interface Way {
  label: string
  /** What happened when the user goes this way. */
  events: UnknownAction[]
}

/** The words of a question and the ways on from it, the usual one last. */
function askedAs(question: Question): { title: string; text: string; ways: Way[] } {
  switch (question.kind) {
    case 'startNew':
      return { ...messages.startNew, ways: [{ label: messages.startNew.yes, events: [sessionCleared()] }] }
    case 'cleanseAgain':
      return {
        ...messages.cleanseAgain,
        ways: [{ label: messages.cleanseAgain.yes, events: [resultsCleared(), runStarted()] }],
      }
    case 'replaceFile': {
      const { name, type } = question
      const ways = [{ label: messages.replaceFile.yes, events: [fileChosen({ name, type })] }]
      return { title: messages.replaceFile.title, text: messages.replaceFile.text(name), ways }
    }
    case 'changeMapping': {
      const change = mappingChanged(question.change)
      const ways = [
        { label: messages.changeMapping.startOver, events: [resultsCleared(), change] },
        { label: messages.changeMapping.goOn, events: [change] },
      ]
      return { ...messages.changeMapping, ways }
    }
  }
}

/** The one dialog of the product: asks before something is done that cannot be undone. */
export function ConfirmDialog() {
  const dispatch = useAppDispatch()
  const question = useAppSelector((state) => state.confirm)
  // The words stay while the dialog fades away.
  const [last, setLast] = useState(question)
  if (question && question !== last) setLast(question)
  const asked = question ?? last
  if (!asked) return null

  const { title, text, ways } = askedAs(asked)
  const answer = (events: UnknownAction[]) => {
    dispatch(questionAnswered())
    for (const event of events) dispatch(event)
  }

  return (
    <Modal
      open={question !== null}
      title={title}
      onCancel={() => answer([])}
      afterClose={() => dispatch(dialogClosed())}
      footer={[
        <Button key="cancel" onClick={() => answer([])}>
          {messages.cancel}
        </Button>,
        ...ways.map(({ label, events }, at) => (
          <Button
            key={label}
            type={at === ways.length - 1 ? 'primary' : 'default'}
            onClick={() => answer(events)}
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
