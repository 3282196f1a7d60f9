import { useMemo } from 'react'
import { useAppSelector } from '../../../app/base/hooks'
import { DataTable, type DataColumn } from '../../../components/DataTable'
import { ROW_HEIGHT } from '../../../components/table/sizes'
import { useIsNarrow } from '../../../components/useIsNarrow'
import { reviewMessages } from '../../review/reviewMessages'
import { selectScoreKind } from '../../review/reviewSelectors'
import { resultsMessages as messages } from '../resultsMessages'
import type { ResultRow } from '../table/reviewColumns'
import { CleansedCell, ScoreCell, SentCell } from '../table/ReviewCells'

/** How many answers are shown: their place is kept from the start, so that nothing moves when they come. */
const SHOWN = 5

/**
 * The five answers that came last, yours beside the cleansed one, so that a wrong choice of columns is seen while it
 * costs little (RUN-24).
 */
export function LatestAnswers() {
  const latest = useAppSelector((state) => state.run.latest)
  const rows = useMemo(() => latest.map((row): ResultRow => ({ row })), [latest])
  return (
    <section className="latestAnswers">
      <h2>{messages.latest}</h2>
      {useIsNarrow() ? <LatestList rows={rows} /> : <LatestTable rows={rows} />}
    </section>
  )
}

function LatestTable({ rows }: { rows: ResultRow[] }) {
  const kind = useAppSelector(selectScoreKind)
  const columns = useMemo(
    (): DataColumn<ResultRow>[] => [
      {
        key: 'row',
        title: reviewMessages.columns.row,
        width: 64,
        align: 'end',
        isRowHeader: true,
        render: number,
      },
      {
        key: 'sent',
        title: reviewMessages.columns.sent,
        width: 300,
        render: ({ row }) => <SentCell row={row} />,
      },
      {
        key: 'cleansed',
        title: reviewMessages.columns.cleansed,
        width: 300,
        render: ({ row }) => <CleansedCell row={row} />,
      },
      {
        key: 'score',
        title: reviewMessages.scores[kind],
        width: 120,
        render: ({ row }) => <ScoreCell row={row} />,
      },
    ],
    [kind],
  )
  return (
    <DataTable
      label={messages.latest}
      columns={columns}
      rows={rows}
      rowKey={keyOf}
      height={SHOWN * ROW_HEIGHT}
    />
  )
}

const keyOf = ({ row }: ResultRow) => row
const number = ({ row }: ResultRow) => (row + 1).toLocaleString('en-GB')

/** The same where a table has no room. */
function LatestList({ rows }: { rows: ResultRow[] }) {
  return (
    <ul className="latestList" aria-label={messages.latest}>
      {rows.map(({ row }) => (
        <li key={row}>
          <p className="quiet">
            {number({ row })}. <SentCell row={row} />
          </p>
          <p>
            <CleansedCell row={row} />
          </p>
          <ScoreCell row={row} />
        </li>
      ))}
    </ul>
  )
}
