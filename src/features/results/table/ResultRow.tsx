import { memo } from 'react'
import { useAppDispatch } from '../../../app/base/hooks'
import { tableRoles as roles } from './tableRoles'
import type { Difference } from '../../answers/differencesOf'
import { outcomeOf } from '../../answers/outcomeOf'
import type { Decision } from '../../review/decisions'
import { decisionsUndone, rowToggled, rowsDecided } from '../../review/reviewSlice'
import { reviewMessages as messages } from '../../review/reviewMessages'
import type { RowResult } from '../../answers/rowResult'
import { cellText } from '../../download/cellText'
import { columnKey, type DownloadColumn } from '../../download/downloadColumns'
import { RowDetails } from './RowDetails'
import { ROW_BUTTON, useReviewKeys } from './useReviewKeys'

interface ResultRowProps {
  row: number
  columns: DownloadColumn[]
  values: string[]
  result: RowResult | null
  decision: Decision | undefined
  differences: Difference[]
  isToReview: boolean
  isOpen: boolean
}

/**
 * A row of the results: its number, what was decided, where it differs, and every column of the download. What
 * it shows is looked up by `ResultRows`.
 */
export const ResultRow = memo(function ResultRow(props: ResultRowProps) {
  const { row, columns, values, result, decision, differences, isToReview, isOpen } = props
  const dispatch = useAppDispatch()
  const isMatched = outcomeOf(result) === 'matched'
  const handleKeys = useReviewKeys(row, {
    accept: isToReview && isMatched,
    keep: isToReview,
    undo: decision !== undefined,
  })

  return (
    <>
      <tr {...roles.row} className="resultRow">
        <th {...roles.rowheader} scope="row" className="resultNumber">
          <button
            type="button"
            className={ROW_BUTTON}
            aria-label={messages.openRow(row + 1)}
            aria-expanded={isOpen}
            onClick={() => dispatch(rowToggled(row))}
            onKeyDown={handleKeys}
          >
            {row + 1}
          </button>
        </th>
        <td {...roles.cell}>
          <DecisionCell row={row} decision={decision} isToReview={isToReview} isMatched={isMatched} />
        </td>
        <td {...roles.cell}>
          {differences.map((difference) => (
            <span key={difference} className="difference">
              {messages.differences[difference]}
            </span>
          ))}
        </td>
        {columns.map((column) => (
          <td {...roles.cell} key={columnKey(column)}>
            {cellText(column, { row: values, result, decision })}
          </td>
        ))}
      </tr>
      {isOpen && (
        <tr {...roles.row}>
          <td {...roles.cell} colSpan={columns.length + 3} className="detailsCell">
            <RowDetails row={row} />
          </td>
        </tr>
      )}
    </>
  )
})

/** What was decided about a row; for one that is to review and undecided, the ways to decide: no match cannot be accepted. */
function DecisionCell({
  row,
  decision,
  isToReview,
  isMatched,
}: Pick<ResultRowProps, 'row' | 'decision' | 'isToReview'> & { isMatched: boolean }) {
  const dispatch = useAppDispatch()
  const accept = {
    label: messages.accept,
    name: messages.acceptRow(row + 1),
    event: rowsDecided({ rows: [row], decision: 'accepted' }),
  }
  const keep = {
    label: messages.keep,
    name: messages.keepRow(row + 1),
    event: rowsDecided({ rows: [row], decision: 'kept' }),
  }
  const undo = { label: messages.undo, name: messages.undoRow(row + 1), event: decisionsUndone([row]) }
  const ways = decision ? [undo] : isMatched ? [accept, keep] : [keep]
  if (!decision && !isToReview) return null
  return (
    <span className="decision">
      {decision && messages.decisions[decision]}
      {ways.map(({ label, name, event }) => (
        <button
          key={label}
          type="button"
          aria-label={name}
          onClick={({ currentTarget }) => {
            // The button goes with the decision; its row stays.
            currentTarget.closest('tr')?.querySelector<HTMLElement>(`.${ROW_BUTTON}`)?.focus()
            dispatch(event)
          }}
        >
          {label}
        </button>
      ))}
    </span>
  )
}
