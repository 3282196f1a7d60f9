import { Button } from 'antd'
import { useAppDispatch, useAppSelector } from '../../../base/store/hooks'
import { selectSentTexts } from '../../results/resultsSelectors'
import { selectListed, rowsListed } from '../viewSlice'
import { selectDecisions } from '../../run/rows/decisionsSlice'
import { selectLineRows } from '../shownSelectors'
import { alikeMessages as messages } from './alikeMessages'
import { decideAlike, selectCanAcceptAlike, selectQuestion } from './alikeSelectors'
import './Alike.css'

/** How many rows of a group are named. */
const NAMED = 5

/** A group: what its rows have in common, the first of them, and the buttons that decide them all. */
export function Alike({ row }: { row: number }) {
  const dispatch = useAppDispatch()
  const rows = useAppSelector((state) => selectLineRows(state, row))
  const question = useAppSelector((state) => selectQuestion(state, row))
  const canAccept = useAppSelector((state) => selectCanAcceptAlike(state, row))
  const texts = useAppSelector(selectSentTexts)
  const from = useAppSelector(selectListed)
  const isDecided = useAppSelector((state) => selectDecisions(state)[row] !== undefined)
  if (!rows || !question) return null
  const { length } = rows
  return (
    <section className="alike" aria-label={messages.label}>
      <p>
        <strong>{messages.group(question, length)}</strong>
      </p>
      <ul className="plainList">
        {rows.slice(0, NAMED).map((each) => (
          <li key={each}>{messages.row(each + 1, texts[each]!)}</li>
        ))}
      </ul>
      <div className="buttonRow">
        {!isDecided && canAccept && (
          <Button onClick={() => dispatch(decideAlike(row, 'accepted'))}>{messages.acceptAll(length)}</Button>
        )}
        {!isDecided && (
          <Button onClick={() => dispatch(decideAlike(row, 'originalKept'))}>
            {messages.keepAll(length)}
          </Button>
        )}
        <Button
          type="link"
          onClick={() =>
            dispatch(
              rowsListed({ by: 'group', label: messages.group(question, length), rows: [...rows], from }),
            )
          }
        >
          {messages.showAll(length)}
        </Button>
      </div>
    </section>
  )
}
