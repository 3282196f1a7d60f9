import { formatNumber } from '../../../base/format'
import { useAppSelector } from '../../../base/store/hooks'
import { useIsNarrow } from '../../../components/useMedia'
import { LiveOutcomes } from '../OutcomeFilter'
import { resultsMessages as messages } from '../resultsMessages'
import { AddressesTitle, useNumberWidth } from '../table/reviewColumns'
import { AddressesCell, CleansedText, NumberCell, ScoreCell, SentText, WhyText } from '../table/RowCells'
import { liveMessages } from './liveMessages'
import './live.css'

/** During a run: the outcomes so far and the latest five answers, so that wrong columns are noticed early. */
export function LiveRows() {
  const latest = useAppSelector((state) => state.run.latest)
  const isNarrow = useIsNarrow()
  return (
    <div className="resultsRows">
      <LiveOutcomes />
      <section className="card latestAnswers" aria-labelledby="latest-heading">
        <h2 id="latest-heading">{liveMessages.latest}</h2>
        {isNarrow ? <LatestList rows={latest} /> : <LatestTable rows={latest} />}
      </section>
    </div>
  )
}

/** A native table, drawn four times a second: keyed by place, so that little more than text changes. */
function LatestTable({ rows }: { rows: number[] }) {
  const numberWidth = useNumberWidth()
  return (
    <table aria-label={liveMessages.latest}>
      <colgroup>
        <col style={{ width: numberWidth }} />
        <col />
        <col className="liveScore" />
        <col className="liveWhy" />
      </colgroup>
      <thead>
        <tr>
          <th scope="col">{messages.columns.row}</th>
          <th scope="col">
            <AddressesTitle />
          </th>
          <th scope="col">{messages.scores.confidence}</th>
          <th scope="col">{messages.columns.why}</th>
        </tr>
      </thead>
      <tbody>
        {[...rows.entries()].map(([place, row]) => (
          <tr key={place}>
            <th scope="row">
              <NumberCell row={row} />
            </th>
            <td>
              <AddressesCell row={row} />
            </td>
            <td>
              <ScoreCell row={row} />
            </td>
            <td className="rowWhyText">
              <WhyText row={row} />
            </td>
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
          <p className="yours">
            {formatNumber(row + 1)}. <SentText row={row} />
          </p>
          <p>
            <CleansedText row={row} />
          </p>
          <ScoreCell row={row} />
        </li>
      ))}
    </ul>
  )
}
