import { Button, type InputRef } from 'antd'
import Input from 'antd/es/input/Input'
import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import { useAppDispatch, useAppSelector } from '../../base/store/hooks'
import { selectRow } from '../file/fileSlice'
import { selectSlots } from '../mapping/mappingSelectors'
import { selectResult } from '../run/runSlice'
import { selectRowDoubts } from '../results/resultsSelectors'
import { addressToType, isUsable, TYPED_FIELDS, ownDoor } from './correction'
import { correctMessages as messages } from './correctMessages'
import { giveTyped } from './correctListeners'
import { wayChosen } from './correctSlice'

/** Five fields, filled as far as the address is known; they become the row's cleansed address. */
export function TypeAddress({ row, isWaiting }: { row: number; isWaiting: boolean }) {
  const dispatch = useAppDispatch()
  const ids = useId()
  const result = useAppSelector((state) => selectResult(state, row))
  const values = useAppSelector((state) => selectRow(state, row))
  const { onEnvelope } = useAppSelector(selectSlots)
  const doubts = useAppSelector((state) => selectRowDoubts(state, row))
  const [door] = useState(() => ownDoor(result, doubts))
  const [typed, setTyped] = useState(() => door?.typed ?? addressToType(result, values, onEnvelope))
  const first = useRef<InputRef>(null)
  // Selects what differs, to check or type over; else everything.
  useEffect(() => {
    first.current?.focus({ cursor: 'all' })
    if (door) first.current?.setSelectionRange(door.at.start, door.at.end)
  }, [door])

  const canUse = isUsable(typed)
  const hint = isWaiting ? messages.waiting : canUse ? messages.takeCosts : messages.lineNeeded
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (canUse && !isWaiting) dispatch(giveTyped(row, typed))
  }
  return (
    <form className="panel" onSubmit={onSubmit}>
      {TYPED_FIELDS.map((field) => (
        <div key={field}>
          <label htmlFor={`${ids}-${field}`}>{messages.fields[field]}</label>
          <Input
            ref={field === (door?.field ?? 'line1') ? first : undefined}
            id={`${ids}-${field}`}
            autoComplete="off"
            spellCheck={false}
            value={typed[field]}
            readOnly={isWaiting}
            onChange={(event) => setTyped({ ...typed, [field]: event.target.value })}
          />
        </div>
      ))}
      <p id={`${ids}-hint`} className="quiet">
        {hint}
      </p>
      <div className="panel correctWays">
        <Button
          type="primary"
          htmlType="submit"
          disabled={!canUse || isWaiting}
          aria-describedby={`${ids}-hint`}
        >
          {messages.take}
        </Button>
        <Button disabled={isWaiting} onClick={() => dispatch(wayChosen('find'))}>
          {messages.backToFind}
        </Button>
      </div>
    </form>
  )
}
