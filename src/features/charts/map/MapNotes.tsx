import { Button } from 'antd'
import { formatNumber } from '../../../base/format'
import { useAppSelector } from '../../../base/store/hooks'
import { mapMessages as messages } from './mapMessages'
import { selectShownMatched, selectTowns, selectWithoutPlace } from './mapSelectors'
import type { Point } from './plane'

/** Post towns in the table; the others are counted together. */
const LISTED = 20

/** The key to the dots, and how many rows are not on the map, of those that pass the other filters. */
export function MapNotes() {
  const rows = useAppSelector(selectShownMatched)
  const { count, withoutAddress } = useAppSelector(selectWithoutPlace)
  const toReview = rows.filter((row) => row.isToReview).length
  return (
    <div className="mapNotes quiet">
      <span className="mapKey">{messages.good(rows.length - toReview)}</span>
      <span className="mapKey isToReview">{messages.toReview(toReview)}</span>
      {count > 0 && <span>{messages.withoutPlace(count, withoutAddress)}</span>}
    </div>
  )
}

/** The post towns with the most rows: the map as text. */
export function TownTable({ onTown }: { onTown: (middle: Point) => void }) {
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
          {towns.slice(0, LISTED).map(({ name, rows, toReview, middle }) => (
            <tr key={name}>
              <th scope="row">
                {middle ? (
                  <Button type="link" title={messages.showTown(name)} onClick={() => onTown(middle)}>
                    {name}
                  </Button>
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
