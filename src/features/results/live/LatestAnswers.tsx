import { formatNumber } from '../../../app/base/format'
import { useAppSelector } from '../../../app/base/hooks'
import { tableHeight } from '../../../components/table/sizes'
import { useIsNarrow } from '../../../components/useIsNarrow'
import { selectScoreKind } from '../resultsSelectors'
import { resultsMessages as messages } from '../resultsMessages'
import { CleansedCell, ScoreCell, SentCell } from '../table/ReviewCells'

/** How many answers are shown: their place is kept from the start, so that nothing moves when they come. */
const SHOWN = 5

/**
 * The five answers that came last, yours beside the cleansed one, so that a wrong choice of columns is seen while it
 * costs little.
 */
export function LatestAnswers() {
  const latest = useAppSelector((state) => state.run.latest)
  return (
    <section className="latestAnswers">
      <h2>{messages.latest}</h2>
      {useIsNarrow() ? <LatestList rows={latest} /> : <LatestTable rows={latest} />}
    </section>
  )
}

/**
 * A table of the browser's own: it is drawn four times a second, each row in the place of the one before, so that
 * little more than words change.
 */
function LatestTable({ rows }: { rows: number[] }) {
  const kind = useAppSelector(selectScoreKind)
  return (
    <div className="latestTable" style={{ minHeight: tableHeight(SHOWN) }}>
      <table aria-label={messages.latest}>
        <thead>
          <tr>
            <th scope="col">{messages.columns.row}</th>
            <th scope="col">{messages.columns.sent}</th>
            <th scope="col">{messages.columns.cleansed}</th>
            <th scope="col">{messages.scores[kind]}</th>
          </tr>
        </thead>
        <tbody>
          {[...rows.entries()].map(([place, row]) => (
            <tr key={place}>
              <th scope="row">{number(row)}</th>
              <td>
                <SentCell row={row} />
              </td>
              <td>
                <CleansedCell row={row} />
              </td>
              <td>
                <ScoreCell row={row} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const number = (row: number) => formatNumber(row + 1)

/** The same where a table has no room. */
function LatestList({ rows }: { rows: number[] }) {
  return (
    <ul className="latestList" aria-label={messages.latest}>
      {[...rows.entries()].map(([place, row]) => (
        <li key={place}>
          <p className="quiet">
            {number(row)}. <SentCell row={row} />
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
