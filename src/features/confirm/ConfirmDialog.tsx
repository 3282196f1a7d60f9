import { useState } from 'react'
import { useAppSelector } from '../../base/store/hooks'
import { late } from '../../components/lateCode'

const QuestionDialog = late(() => import('./QuestionDialog'), 'QuestionDialog')

/** The only dialog of its kind: it asks before something that cannot be undone. */
export function ConfirmDialog() {
  const question = useAppSelector((state) => state.confirm)
  // Keeps the words until the dialog is gone.
  const [last, setLast] = useState(question)
  if (question && question !== last) setLast(question)
  const asked = question ?? last
  return asked && <QuestionDialog question={asked} isOpen={question !== null} />
}
