import { useAppSelector } from '../../../app/base/hooks'
import { tableRoles as roles } from './tableRoles'
import { selectRows } from '../../file/fileSelectors'
import { selectDecisions, selectDifferences, selectToReview } from '../../review/reviewSelectors'
import { selectResults } from '../../run/runSelectors'
import type { DownloadColumn } from '../../download/downloadColumns'
import { ResultRow } from './ResultRow'

interface ResultRowsProps {
  rows: number[]
  /** How many of them to render. */
  count: number
  columns: DownloadColumn[]
}

/**
 * The rows of the results. It looks up what they show: if each did so itself, they would listen to the store a
 * thousand times.
 */
export function ResultRows({ rows, count, columns }: ResultRowsProps) {
  const sent = useAppSelector(selectRows)
  const results = useAppSelector(selectResults)
  const toReview = useAppSelector(selectToReview)
  const decisions = useAppSelector(selectDecisions)
  const openRow = useAppSelector((state) => state.review.openRow)
  const differences = useAppSelector(selectDifferences)

  return (
    <tbody {...roles.rowgroup}>
      {rows.slice(0, count).map((row) => (
        <ResultRow
          key={row}
          row={row}
          columns={columns}
          values={sent[row]!}
          result={results[row] ?? null}
          decision={decisions[row]}
          differences={differences[row]!}
          isToReview={toReview[row] ?? false}
          isOpen={openRow === row}
        />
      ))}
    </tbody>
  )
}
