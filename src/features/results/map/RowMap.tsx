import { Button } from 'antd'
import { useEffect, useLayoutEffect, useMemo, type KeyboardEvent, type ReactNode } from 'react'
import { config } from '../../../app/base/config'
import { useAppDispatch, useAppSelector } from '../../../app/base/hooks'
import { ExternalLink } from '../../../components/ExternalLink'
import { useMedia } from '../../../components/useMedia'
import { useSettled } from '../../../components/useSettled'
import { useSize } from '../../../components/useSize'
import { addressText } from '../../answers/readAnswer'
import { selectResults } from '../../run/runSelectors'
import { selectFilters } from '../filterSelectors'
import { resultsMessages } from '../resultsMessages'
import { filtersChanged, rowOpened } from '../viewSlice'
import { mapMessages as messages } from './mapMessages'
import { selectShown, selectShownPlaces, selectSpots, selectTowns } from './mapSelectors'
import { MapNotes, TownTable } from './MapNotes'
import { paintMap } from './paintMap'
import { isWithin, type Point } from './plane'
import { countRows, nextOf, rowsAt } from './spots'
import { useMapGestures, useMapView } from './useMapGestures'
import { boxOf, fromScreen, moved, scaleOf, STEP, viewAfterKey, viewOfTown, WHOLE } from './view'
import type { Size, View } from './view'
import './RowMap.css'

/** How far from a dot it can be pressed, in px: a finger is wider than a dot. */
const REACH = 12

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
  const shown = useAppSelector(selectShown)
  const towns = useAppSelector(selectTowns)
  const results = useAppSelector(selectResults)
  const current = useAppSelector((state) => state.view.currentRow)
  const [canvas, size] = useSize<HTMLCanvasElement>()
  const [view, change] = useMapView()
  const zoomBy = (factor: number) => change((from) => moved(from, size, factor))

  // The canvas is painted again for another appearance or screen.
  useAppSelector((state) => state.appearance)
  useMedia('(prefers-color-scheme: dark)')
  useMedia('(forced-colors: active)')
  useMedia('(min-resolution: 1.5dppx)')
  useLayoutEffect(() => paintMap(canvas.current!, { size, view, spots, shown, towns, current }))

  /** The rows under a pointer, and which of them a press opens. */
  const under = (at: Point) => {
    const rows = rowsAt(spots, shown, fromScreen(at, view, size), REACH / scaleOf(view, size))
    return { rows, next: nextOf(rows, current) }
  }
  useMapGestures(canvas, {
    move: (factor, from, to) => change((before) => moved(before, size, factor, from, to)),
    press: (at) => {
      const { next } = under(at)
      if (next) dispatch(rowOpened(next.row))
    },
    name: (at) => {
      const { rows, next } = under(at)
      if (!next) return ''
      return messages.dot(next.row, addressText(results[next.row]!), next.isToReview, rows.length - 1)
    },
  })
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (change((from) => viewAfterKey(from, size, event.key))) event.preventDefault()
  }

  return (
    <section className="card rowMap" aria-label={messages.title}>
      <div className="chartHead">
        {choice}
        <InView view={view} size={size} />
      </div>
      {/* Screen readers pass keys on to an application. The table below says what it shows. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        className={`map ${view.zoom > 1 ? 'isNear' : ''}`}
        role="application"
        aria-label={messages.map}
        aria-describedby="map-keys"
        tabIndex={0}
        onKeyDown={onKey}
      >
        <canvas ref={canvas} role="img" aria-label={messages.picture(countRows(spots))} />
        <p id="map-keys" className="mapKeys">
          {messages.keys}
        </p>
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
      <TownTable onTown={(middle) => change(() => viewOfTown(middle))} />
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
