import { memo } from 'react'
import { useAppDispatch, useAppSelector } from '../../app/hooks'
import { selectRows } from '../file/fileSelectors'
import { selectMapping } from '../mapping/mappingSelectors'
import { differencesOf } from '../review/differencesOf'
import { selectToReview } from '../review/reviewSelectors'
import { decisionsUndone, rowToggled, rowsDecided } from '../review/reviewSlice'
import { reviewWords as words } from '../review/reviewWords'
import { selectResults } from '../run/runSelectors'
import { cellText } from './cellText'
import { columnKey, type DownloadColumn } from './downloadColumns'
import { RowDetails } from './RowDetails'
import { ROW_BUTTON, useReviewKeys } from './useReviewKeys'

/** A row of the results: its number, what was decided, where it differs, and every column of the download. */
export const ResultRow = memo(function ResultRow({
  row,
  columns,
}: {
  row: number
  columns: DownloadColumn[]
}) {
  const dispatch = useAppDispatch()
  const values = useAppSelector((state) => selectRows(state)[row]!)
  const result = useAppSelector((state) => selectResults(state)[row] ?? null)
  const isToReview = useAppSelector((state) => selectToReview(state)[row] ?? false)
  const handleKeys = useReviewKeys(row, isToReview)
  const isOpen = useAppSelector((state) => state.review.openRow === row)
  const postcodeColumn = useAppSelector((state) => selectMapping(state).postcodeColumn)
  const differences = differencesOf(postcodeColumn === null ? '' : (values[postcodeColumn] ?? ''), result)

  return (
    <>
      <tr>
        <th scope="row" className="dataTableNumber">
          <button
            type="button"
            className={ROW_BUTTON}
            aria-label={words.openRow(row + 1)}
            aria-expanded={isOpen}
            onClick={() => dispatch(rowToggled(row))}
            onKeyDown={handleKeys}
          >
            {row + 1}
          </button>
        </th>
        <td>
          <DecisionCell row={row} isToReview={isToReview} />
        </td>
        <td>
          {differences.map((difference) => (
            <span key={difference} className="difference">
              {words.differences[difference]}
            </span>
          ))}
        </td>
        {columns.map((column) => (
          <td key={columnKey(column)}>{cellText(column, { row: values, result })}</td>
        ))}
      </tr>
      {isOpen && (
        <tr>
          <td colSpan={columns.length + 3} className="detailsCell">
            <RowDetails row={row} />
          </td>
        </tr>
      )}
    </>
  )
})

/** What was decided about a row; for one that is to review and undecided, the two ways to decide. */
function DecisionCell({ row, isToReview }: { row: number; isToReview: boolean }) {
  const dispatch = useAppDispatch()
  const decision = useAppSelector((state) => state.review.decisions[row])
  const ways = decision
    ? [{ label: words.undo, name: words.undoRow(row + 1), event: decisionsUndone([row]) }]
    : [
        {
          label: words.accept,
          name: words.acceptRow(row + 1),
          event: rowsDecided({ rows: [row], decision: 'accepted' }),
        },
        {
          label: words.keep,
          name: words.keepRow(row + 1),
          event: rowsDecided({ rows: [row], decision: 'kept' }),
        },
      ]
  if (!decision && !isToReview) return null
  return (
    <span className="decision">
      {decision && words.decisions[decision]}
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
