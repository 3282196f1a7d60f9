import { formatNumber } from '../../../app/base/format'
import { useAppSelector } from '../../../app/base/hooks'
import { mapMessages as messages } from './mapMessages'
import { selectTowns } from './mapSelectors'
import type { Town } from './countTowns'
import './TownTable.css'

/** Post towns that are listed; the others are counted together. */
const LISTED = 20

/** The post towns with the most rows: the map in words. */
export function TownTable({ onTown }: { onTown: (area: NonNullable<Town['area']>) => void }) {
  const towns = useAppSelector(selectTowns)
  const others = towns.slice(LISTED)
  const rowsElsewhere = others.reduce((sum, { rows }) => sum + rows, 0)
  return (
    <div className="townTable" role="region" aria-labelledby="towns-heading" tabIndex={0}>
      <table>
        <caption id="towns-heading" className="visuallyHidden">
          {messages.towns}
        </caption>
        <thead>
          <tr>
            <th scope="col">{messages.town}</th>
            <th scope="col">{messages.rows}</th>
            <th scope="col">{messages.columnToReview}</th>
          </tr>
        </thead>
        <tbody>
          {towns.slice(0, LISTED).map(({ name, rows, toReview, area }) => (
            <tr key={name}>
              <th scope="row">
                {area ? (
                  <button type="button" title={messages.showTown(name)} onClick={() => onTown(area)}>
                    {name}
                  </button>
                ) : (
                  name
                )}
              </th>
              <td>{formatNumber(rows)}</td>
              <td>{formatNumber(toReview)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {others.length > 0 && <p className="quiet">{messages.moreTowns(others.length, rowsElsewhere)}</p>}
    </div>
  )
}
