import { Button } from 'antd'
import { useState } from 'react'
import { useAppDispatch, useAppSelector } from '../../base/store/hooks'
import { selectSlots } from '../mapping/slotsSelectors'
import { correctedMessages as messages } from './correctedMessages'
import { selectWrittenCount } from './correctedCounts'
import { correctedAsked } from './correctedSlice'

/** Saves a line for each row that is written, whatever is pressed above the list. It closes nothing, so the file is named next to it. */
export function SaveList() {
  const dispatch = useAppDispatch()
  const rows = useAppSelector(selectWrittenCount)
  const { unknown } = useAppSelector(selectSlots)
  const { written, writing } = useAppSelector((state) => state.download)
  const [isAsked, setIsAsked] = useState(false)
  const saved = isAsked && writing === 'none' && written?.choice === 'changes' ? written.name : ''
  return (
    <>
      <Button
        disabled={!rows || unknown.length > 0}
        onClick={() => {
          dispatch(correctedAsked('changes'))
          setIsAsked(true)
        }}
      >
        {messages.saveList(rows ?? 0)}
      </Button>
      <span role="status" className="quiet">
        {saved !== '' && messages.saved(saved)}
      </span>
    </>
  )
}
