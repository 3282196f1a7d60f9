import { selectFilters } from '../filterSelectors'
import { Button } from 'antd'
import { useEffect, useMemo } from 'react'
import { createPortal } from 'react-dom'
import { useAppDispatch, useAppSelector } from '../../../app/base/hooks'
import { useSettled } from '../../../components/useSettled'
import { useSize } from '../../../components/useSize'
import { isWithin, type Box } from './plane'
import { areaChosen } from '../viewSlice'
import { MapPicture } from './MapPicture'
import { mapMessages as messages } from './mapMessages'
import { selectDots, selectMapRows, selectWithoutPlace } from './mapSelectors'
import { TownTable } from './TownTable'
import { useMapView } from './useMapView'
import { boxOf, showing, STEP, WHOLE, zoomed } from './view'
import './RowMap.css'

/** How close the map comes to a post town whose rows lie side by side. */
const TOWN_ZOOM = 32

/** How long the map has to be at rest before what is seen of it is counted and filtered by, in ms. */
const REST_MS = 150

/**
 * The rows on a map of the country: to look at, to go into, and to filter by.
 *
 * @param props.townsIn what holds the table of the post towns, once it is there
 */
export function RowMap({ townsIn }: { townsIn: HTMLElement | null }) {
  const [room, size] = useSize<HTMLDivElement>()
  const [view, change] = useMapView()
  const settled = useSettled(view, REST_MS)
  const seen = useMemo(() => (size.height > 0 ? boxOf(settled, size) : null), [settled, size])
  const zoomBy = (factor: number) => change((from) => zoomed(from, size, factor))

  return (
    <section className="rowMap" aria-labelledby="map-heading">
      <div className="titleRow">
        <h3 id="map-heading">{messages.title}</h3>
        <div className="buttonRow">
          <InView seen={seen} />
          <Button size="small" onClick={() => change(() => WHOLE)}>
            {messages.whole}
          </Button>
        </div>
      </div>
      <div className="mapFrame">
        <MapPicture room={room} size={size} view={view} rest={settled.zoom} change={change} />
        <div className="mapZoom">
          <Button aria-label={messages.zoomIn} onClick={() => zoomBy(STEP)}>
            +
          </Button>
          <Button aria-label={messages.zoomOut} onClick={() => zoomBy(1 / STEP)}>
            −
          </Button>
        </div>
      </div>
      <MapNotes seen={seen} />
      {townsIn &&
        createPortal(
          <TownTable onTown={({ box }) => change(() => showing(box, size, TOWN_ZOOM))} />,
          townsIn,
        )}
    </section>
  )
}

const isSame = (a: Box, b: Box) =>
  a.left === b.left && a.top === b.top && a.right === b.right && a.bottom === b.bottom

/** Has the table follow what is seen of the map, and lets it go again. */
function InView({ seen }: { seen: Box | null }) {
  const dispatch = useAppDispatch()
  const area = useAppSelector((state) => selectFilters(state).area)
  useEffect(() => {
    if (area && seen && !isSame(area, seen)) dispatch(areaChosen(seen))
  }, [area, seen, dispatch])
  return (
    <Button
      size="small"
      className="mapInView"
      aria-pressed={area !== null}
      onClick={() => dispatch(areaChosen(area ? null : seen))}
    >
      {messages.inView}
    </Button>
  )
}

/** What the dots are, how many of them are seen, and how many rows have none. */
function MapNotes({ seen }: { seen: Box | null }) {
  const rows = useAppSelector(selectMapRows)
  const dots = useAppSelector(selectDots)
  const { count, withoutAddress } = useAppSelector(selectWithoutPlace)
  const toReview = rows.filter((row) => row.isToReview).length
  const inView = seen ? dots.filter(({ place }) => isWithin(place, seen)).length : 0
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
      <span role="status">{messages.countInView(inView)}</span>
      {count > 0 && <span>{messages.withoutPlace(count, withoutAddress)}</span>}
    </div>
  )
}
