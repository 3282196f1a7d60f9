import { Button } from 'antd'
import { useEffect, useMemo, type ReactNode } from 'react'
import { config } from '../../../app/base/config'
import { formatNumber } from '../../../app/base/format'
import { useAppDispatch, useAppSelector } from '../../../app/base/hooks'
import { ExternalLink } from '../../../components/ExternalLink'
import { useSettled } from '../../../components/useSettled'
import { useSize } from '../../../components/useSize'
import { selectFilters } from '../filterSelectors'
import { resultsMessages } from '../resultsMessages'
import { filtersChanged } from '../viewSlice'
import { mapMessages as messages } from './mapMessages'
import { MapPicture } from './MapPicture'
import { selectDots, selectMapRows, selectTowns, selectWithoutPlace } from './mapSelectors'
import { isWithin, type Box } from './plane'
import { useMapView } from './useMapGestures'
import { boxOf, STEP, viewOfTown, WHOLE, zoomed } from './view'
import './RowMap.css'

/** How long the map is at rest before the rows in view are counted and filtered, in ms. */
const REST_MS = 150

/** Post towns in the table; the others are counted together. */
const LISTED = 20

/**
 * The rows on a map of the country: to look at, to zoom into, and to filter by.
 *
 * @param props.choice what switches to the scores
 */
export function RowMap({ choice }: { choice: ReactNode }) {
  const [room, size] = useSize<HTMLDivElement>()
  const [view, change] = useMapView()
  const settled = useSettled(view, REST_MS)
  const seen = useMemo(() => (size.height > 0 ? boxOf(settled, size) : null), [settled, size])
  const zoomBy = (factor: number) => change((from) => zoomed(from, size, factor))

  return (
    <section className="card rowMap" aria-label={messages.title}>
      <div className="chartHead">
        {choice}
        <InView seen={seen} />
      </div>
      <div className="mapFrame">
        <MapPicture room={room} size={size} view={view} change={change} />
        <div className="mapZoom">
          <Button aria-label={messages.zoomIn} onClick={() => zoomBy(STEP)}>
            +
          </Button>
          <Button aria-label={messages.zoomOut} onClick={() => zoomBy(1 / STEP)}>
            −
          </Button>
          <Button aria-label={messages.whole} title={messages.whole} onClick={() => change(() => WHOLE)}>
            ⤢
          </Button>
        </div>
      </div>
      <MapNotes />
      <TownTable onTown={(box) => change(() => viewOfTown(box, size))} />
      <p className="quiet">
        <ExternalLink href={config.guideUrl}>{resultsMessages.guide}</ExternalLink>
      </p>
    </section>
  )
}

/** Limits the results to the rows in view, and follows the map while it does. */
function InView({ seen }: { seen: Box | null }) {
  const dispatch = useAppDispatch()
  const area = useAppSelector((state) => selectFilters(state).area)
  const dots = useAppSelector(selectDots)
  const count = seen ? dots.filter(({ place }) => isWithin(place, seen)).length : 0
  useEffect(() => {
    if (area && seen && area !== seen) dispatch(filtersChanged({ area: seen }))
  }, [area, seen, dispatch])
  return (
    <>
      <Button
        size="small"
        className="mapInView"
        aria-pressed={area !== null}
        onClick={() => dispatch(filtersChanged({ area: area ? null : seen }))}
      >
        {messages.inView(count)}
      </Button>
      <span role="status" className="visuallyHidden">
        {messages.countInView(count)}
      </span>
    </>
  )
}

/** The key to the dots, and how many rows are not on the map. */
function MapNotes() {
  const rows = useAppSelector(selectMapRows)
  const { count, withoutAddress } = useAppSelector(selectWithoutPlace)
  const toReview = rows.filter((row) => row.isToReview).length
  return (
    <div className="mapNotes quiet">
      <span>
        <span aria-hidden className="mapKey" />
        {messages.good(rows.length - toReview)}
      </span>
      <span>
        <span aria-hidden className="mapKey isToReview" />
        {messages.toReview(toReview)}
      </span>
      {count > 0 && <span>{messages.withoutPlace(count, withoutAddress)}</span>}
    </div>
  )
}

/** The post towns with the most rows: the map in words. */
function TownTable({ onTown }: { onTown: (area: Box) => void }) {
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
                  <button type="button" title={messages.showTown(name)} onClick={() => onTown(area.box)}>
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
