import { useAppSelector } from '../../../base/store/hooks'
import { mapMessages as messages } from './mapMessages'
import { selectPicture } from './mapSelectors'
import outline from './outline.json'
import { FRAME } from './plane'
import { TownTable } from './TownTable'
import './RowMap.css'

/** Space left free around the country, in km. */
const EDGE = 20

const FRAMED = [-EDGE, -EDGE, FRAME.width + 2 * EDGE, FRAME.height + 2 * EDGE].join(' ')

/** The rows that pass the filters as dots on a picture of the country, and their post towns, which are filters. */
export function RowMap() {
  const { good, toReview, withoutPlace, withoutAddress } = useAppSelector(selectPicture)
  return (
    <>
      <svg
        className="map"
        viewBox={FRAMED}
        role="img"
        aria-label={messages.picture(good.rows + toReview.rows)}
      >
        {/* The outline is in steps of 100 m. */}
        <path className="elsewhere" d={outline.ireland} transform="scale(0.1)" />
        <path className="land" d={outline.served} transform="scale(0.1)" />
        {/* Those to review are on top. */}
        <path className="dots" d={good.path} />
        <path className="dots isToReview" d={toReview.path} />
      </svg>
      <div className="mapNotes quiet">
        <span className="mapKey">{messages.good(good.rows)}</span>
        <span className="mapKey isToReview">{messages.toReview(toReview.rows)}</span>
        {withoutPlace > 0 && <span>{messages.withoutPlace(withoutPlace, withoutAddress)}</span>}
      </div>
      <TownTable />
    </>
  )
}
