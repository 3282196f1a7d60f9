import { formatNumber } from '../../../base/format'
import { useAppSelector } from '../../../base/store/hooks'
import { useIsNarrow } from '../../../components/useMedia'
import { LivePiles } from '../Piles'
import { useReviewColumns } from '../table/reviewColumns'
import { AddressLines } from '../table/AddressTexts'
import { ScoreCell } from '../table/RowCells'
import { liveMessages } from './liveMessages'
import './live.css'

/** During a run: the piles so far and the latest five answers, so that wrong columns are noticed early. */
export function LiveRows() {
  const latest = useAppSelector((state) => state.run.latest)
  const isNarrow = useIsNarrow()
  return (
    <div className="resultsRows">
      <LivePiles />
      <section className="card latestAnswers" aria-labelledby="latest-heading">
        <h2 id="latest-heading">{liveMessages.latest}</h2>
        {isNarrow ? <LatestList rows={latest} /> : <LatestTable rows={latest} />}
      </section>
    </div>
  )
}

/** A native table, drawn four times a second: keyed by place, so that little more than text changes. */
function LatestTable({ rows }: { rows: number[] }) {
  const columns = useReviewColumns(true)
  return (
    <table aria-label={liveMessages.latest}>
      <colgroup>
        {columns.map(({ key, grows, width }) => (
          <col key={key} style={{ width: grows ? undefined : width }} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {columns.map(({ key, title }) => (
            <th key={key} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...rows.entries()].map(([place, row]) => (
          <tr key={place}>
            {columns.map(({ key, isRowHeader, render }) =>
              isRowHeader ? (
                <th key={key} scope="row">
                  {render({ row })}
                </th>
              ) : (
                <td key={key}>{render({ row })}</td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The same where there is no room for a table. */
function LatestList({ rows }: { rows: number[] }) {
  return (
    <ul className="plainList" aria-label={liveMessages.latest}>
      {[...rows.entries()].map(([place, row]) => (
        <li key={place}>
          <AddressLines row={row} start={`${formatNumber(row + 1)}. `} />
          <ScoreCell row={row} />
        </li>
      ))}
    </ul>
  )
}
