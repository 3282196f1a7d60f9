import { Button } from 'antd'
import { useEffect, useMemo, type ReactNode } from 'react'
import { config } from '../../../app/base/config'
import { useAppDispatch, useAppSelector } from '../../../app/base/hooks'
import { ExternalLink } from '../../../components/ExternalLink'
import { useSettled } from '../../../components/useSettled'
import { useSize } from '../../../components/useSize'
import { resultsMessages } from '../resultsMessages'
import { selectFilters } from '../filterSelectors'
import { areaChosen } from '../viewSlice'
import { MapPicture } from './MapPicture'
import { mapMessages as messages } from './mapMessages'
import { selectDots, selectMapRows, selectWithoutPlace } from './mapSelectors'
import { isWithin, type Box } from './plane'
import { TownTable } from './TownTable'
import { useMapView } from './useMapView'
import { boxOf, showing, STEP, WHOLE, zoomed } from './view'
import './RowMap.css'

/** How close the map comes to a post town whose rows are all in one place. */
const TOWN_ZOOM = 32

/** How long the map is at rest before the rows in view are counted and filtered, in ms. */
const REST_MS = 150

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
        <MapPicture room={room} size={size} view={view} rest={settled.zoom} change={change} />
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
      <TownTable onTown={({ box }) => change(() => showing(box, size, TOWN_ZOOM))} />
      <p className="quiet">
        <ExternalLink href={config.guideUrl}>{resultsMessages.guide}</ExternalLink>
      </p>
    </section>
  )
}

const isSame = (a: Box, b: Box) =>
  a.left === b.left && a.top === b.top && a.right === b.right && a.bottom === b.bottom

/** Shows only the rows in view in the table, and all of them again. */
function InView({ seen }: { seen: Box | null }) {
  const dispatch = useAppDispatch()
  const area = useAppSelector((state) => selectFilters(state).area)
  const dots = useAppSelector(selectDots)
  const count = seen ? dots.filter(({ place }) => isWithin(place, seen)).length : 0
  useEffect(() => {
    if (area && seen && !isSame(area, seen)) dispatch(areaChosen(seen))
  }, [area, seen, dispatch])
  return (
    <>
      <Button
        size="small"
        className="mapInView"
        aria-pressed={area !== null}
        onClick={() => dispatch(areaChosen(area ? null : seen))}
      >
        {messages.inView(count)}
      </Button>
      <span role="status" className="visuallyHidden">
        {messages.countInView(count)}
      </span>
    </>
  )
}

/** What the dots are, and how many rows have none. */
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
