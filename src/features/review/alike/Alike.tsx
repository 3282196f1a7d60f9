import { Button } from 'antd'
import { useState } from 'react'
import { useAppDispatch, useAppSelector } from '../../../base/store/hooks'
import { rowsListed } from '../viewSlice'
import { alikeMessages as messages } from './alikeMessages'
import { decideAlike, selectAlike, selectCanAcceptAlike, selectQuestion } from './alikeSelectors'
import './Alike.css'

/** In the open row: how many more rows shown ask the same, and all of them decided at once. */
export function Alike({ row }: { row: number }) {
  const dispatch = useAppDispatch()
  const rows = useAppSelector((state) => selectAlike(state, row))
  const question = useAppSelector((state) => selectQuestion(state, row))
  const canAccept = useAppSelector((state) => selectCanAcceptAlike(state, row))
  if (rows.length === 0 || !question) return null
  const { length } = rows
  return (
    <section className="alike" aria-label={messages.label}>
      <p>
        <strong>{messages.moreRows(length - 1)}</strong> {messages.haveTheSame(question, length - 1)}
      </p>
      <div className="buttonRow">
        {canAccept && (
          <Button onClick={() => dispatch(decideAlike(row, 'accepted'))}>{messages.acceptAll(length)}</Button>
        )}
        <Button onClick={() => dispatch(decideAlike(row, 'originalKept'))}>{messages.keepAll(length)}</Button>
        <Button
          type="link"
          onClick={() => dispatch(rowsListed({ label: messages.difference(question), rows: [...rows] }))}
        >
          {messages.show}
        </Button>
      </div>
    </section>
  )
}

/** In the list: how many rows shown ask the same. Once none does any more its place stays, so that no row moves. */
export function AlikeCount({ row }: { row: number }) {
  const { length } = useAppSelector((state) => selectAlike(state, row))
  const [most, setMost] = useState(length)
  if (length > most) setMost(length)
  if (most === 0) return null
  return <span className={length > 0 ? undefined : 'alikeAway'}> · {messages.alike(length || most)}</span>
}
