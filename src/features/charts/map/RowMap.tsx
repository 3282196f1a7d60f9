import { Button } from 'antd'
import { useEffect, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react'
import { config } from '../../../base/config'
import { useAppDispatch, useAppSelector } from '../../../base/store/hooks'
import { ExternalLink } from '../../../components/ExternalLink'
import { useMedia } from '../../../components/useMedia'
import { useSettled } from '../../../components/useSettled'
import { addressText } from '../../../domain/cleanse/readAnswer'
import { selectResults } from '../../run/runSelectors'
import { selectFilters } from '../../review/filterSelectors'
import { resultsMessages } from '../../review/resultsMessages'
import { filtersChanged, rowOpened } from '../../review/viewSlice'
import { mapMessages as messages } from './mapMessages'
import { selectShownPlaces, selectShownSpots, selectSpots } from './mapSelectors'
import { MapNotes, TownTable } from './MapNotes'
import { paintMap } from './paintMap'
import { isWithin } from './plane'
import { countRows, nextOf, rowsAt } from './spots'
import { useMapView } from './useMapView'
import { boxOf, WHOLE, type Size, type View } from './view'
import './RowMap.css'

/** How far a single press zooms. */
const STEP = 2

/** How close a post town is seen: 55 km across, which is all of London. */
const TOWN_ZOOM = 12

/** How long the map is at rest before the rows in view are counted and filtered, in ms. */
const REST_MS = 150

/**
 * The rows as dots on a map of the country: to look at, to zoom into, and to filter by. The picture is one tab stop,
 * which keys move as pointers do. A press on a dot opens its row.
 *
 * @param props.choice what switches to the scores
 */
export function RowMap({ choice }: { choice: ReactNode }) {
  const dispatch = useAppDispatch()
  const spots = useAppSelector(selectSpots)
  const shown = useAppSelector(selectShownSpots)
  const results = useAppSelector(selectResults)
  const current = useAppSelector((state) => state.view.currentRow)
  const canvas = useRef<HTMLCanvasElement>(null)
  const { element, size, view, show, zoomBy, handlers } = useMapView(
    (at, reach) => {
      const next = nextOf(rowsAt(shown, at, reach), current)
      if (next) dispatch(rowOpened(next.row))
    },
    (at, reach) => {
      const rows = rowsAt(shown, at, reach)
      const next = nextOf(rows, current)
      if (!next) return ''
      return messages.dot(next.row, addressText(results[next.row]!), next.isToReview, rows.length - 1)
    },
  )

  // The canvas is painted again for another appearance or screen.
  useMedia('(prefers-color-scheme: dark)')
  useMedia('(forced-colors: active)')
  useMedia('(min-resolution: 1.5dppx)')
  useLayoutEffect(() => paintMap(canvas.current!, { size, view, spots, shown, current }))

  return (
    <section className="card rowMap" aria-label={messages.title}>
      <div className="chartHead">
        {choice}
        <InView view={view} size={size} />
      </div>
      <div className="map">
        <canvas ref={canvas} role="img" aria-label={messages.picture(countRows(spots))} />
        <div
          ref={element}
          className="mapPane"
          role="region"
          aria-label={messages.map}
          tabIndex={0}
          {...handlers}
        >
          <div />
        </div>
        <div className="mapZoom">
          <Button aria-label={messages.zoomIn} onClick={() => zoomBy(STEP)}>
            +
          </Button>
          <Button aria-label={messages.zoomOut} onClick={() => zoomBy(1 / STEP)}>
            −
          </Button>
          <Button aria-label={messages.whole} title={messages.whole} onClick={() => show(WHOLE)}>
            ⤢
          </Button>
        </div>
      </div>
      <MapNotes />
      <TownTable onTown={(middle) => show({ ...middle, zoom: TOWN_ZOOM })} />
      <p className="quiet">
        <ExternalLink href={config.guideUrl}>{resultsMessages.guide}</ExternalLink>
      </p>
    </section>
  )
}

/** Limits the results to the rows in view, and follows the map while it does. */
function InView({ view, size }: { view: View; size: Size }) {
  const dispatch = useAppDispatch()
  const area = useAppSelector((state) => selectFilters(state).area)
  const places = useAppSelector(selectShownPlaces)
  const settled = useSettled(view, REST_MS)
  const seen = useMemo(() => (size.height > 0 ? boxOf(settled, size) : null), [settled, size])
  const count = seen ? places.filter((place) => isWithin(place, seen)).length : 0
  useEffect(() => {
    if (area && seen && area !== seen) dispatch(filtersChanged({ area: seen }))
  }, [area, seen, dispatch])
  return (
    <>
      <button
        type="button"
        className="outcome"
        aria-pressed={area !== null}
        onClick={() => dispatch(filtersChanged({ area: area ? null : seen }))}
      >
        {messages.inView(count)}
      </button>
      <span role="status" className="visuallyHidden">
        {messages.countInView(count)}
      </span>
    </>
  )
}
