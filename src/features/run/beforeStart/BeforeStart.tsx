import { Button } from 'antd'
import { useState } from 'react'
import { useAppDispatch, useAppSelector } from '../../../base/store/hooks'
import { mappingOffered } from '../../mapping/mappingSlice'
import { beforeStartMessages as messages } from './beforeStartMessages'
import { ChoiceTick } from './CostTicks'
import { RowTexts, ShowRows } from './RowTexts'
import { selectThings, type Thing } from './things'

/** One line with what to know before Start, opened by a press; nothing if there is nothing to know. */
export function BeforeStart() {
  const things = useAppSelector(selectThings)
  const [isOpen, setIsOpen] = useState(false)
  if (things.length === 0) return null
  return (
    <div className="forecastChoice beforeYouStart">
      <Button type="link" size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {messages.title(things.length)}
      </Button>
      {isOpen && (
        <ul>
          {things.map((thing) => (
            <li key={thing.id}>
              <ThingToKnow {...thing} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** What to know, the rows that it is about, and what can be done. */
function ThingToKnow({ id, words, rows, choice, ways, advice }: Thing) {
  const dispatch = useAppDispatch()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <p>
        <span id={`before-${id}`}>{words}</span>{' '}
        {rows.length > 0 && <ShowRows isOpen={isOpen} onChange={setIsOpen} />}
      </p>
      {isOpen && <RowTexts name={words} rows={rows} />}
      {advice !== undefined && <p className="quiet">{advice}</p>}
      {ways?.map((way) => (
        <Button key={way.words} size="small" onClick={() => dispatch(mappingOffered(way.columns))}>
          {way.words}
        </Button>
      ))}
      {choice && (
        <ChoiceTick choice={choice} aria-describedby={`before-${id}`}>
          {messages.leaveOut}
        </ChoiceTick>
      )}
    </>
  )
}
