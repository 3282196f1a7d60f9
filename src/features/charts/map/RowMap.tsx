import { Button } from 'antd'
import { formatNumber } from '../../../base/format'
import { useAppDispatch, useAppSelector } from '../../../base/store/hooks'
import { oneStop } from '../../../components/oneStop'
import { filtersChanged } from '../../review/viewSlice'
import { mapMessages as messages } from './mapMessages'
import { selectPicture, selectTownCounts } from './mapSelectors'
import { Picture } from './Picture'
import './RowMap.css'

/** The rows that pass the filters as dots on a picture of the country, and their post towns, which are filters. */
export function RowMap() {
  const { good, toReview, withoutPlace, withoutAddress } = useAppSelector(selectPicture)
  return (
    <>
      <Picture good={good} toReview={toReview} />
      <div className="mapNotes quiet">
        <span className="mapKey">{messages.good(good.rows)}</span>
        <span className="mapKey isToReview">{messages.toReview(toReview.rows)}</span>
        {withoutPlace > 0 && <span>{messages.withoutPlace(withoutPlace, withoutAddress)}</span>}
      </div>
      <TownTable />
    </>
  )
}

/** Post towns in the table; the others are counted together. */
const LISTED = 20

/** The post towns with the most rows: the map as text. A press on one shows its rows alone, another press all again. */
function TownTable() {
  const dispatch = useAppDispatch()
  const towns = useAppSelector(selectTownCounts)
  const chosen = useAppSelector((state) => state.view.filters.town)
  // The chosen one stays, however many others have more rows now.
  const listed = towns.filter(({ name }, at) => at < LISTED || name === chosen)
  const others = towns.filter((town) => !listed.includes(town))
  const rowsElsewhere = others.reduce((sum, { rows }) => sum + rows, 0)
  return (
    <div className="townTable" role="region" aria-labelledby="towns-heading" {...oneStop()}>
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
          {listed.map(({ name, rows, toReview }) => (
            <tr key={name}>
              <th scope="row">
                <Button
                  type="link"
                  tabIndex={-1}
                  aria-pressed={name === chosen}
                  onClick={() => dispatch(filtersChanged({ town: name === chosen ? null : name }))}
                >
                  {name}
                </Button>
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
