import { selectFilteredAnywhere } from '../filterSelectors'
import { memo, useDeferredValue, useMemo, type KeyboardEvent, type MouseEvent, type RefObject } from 'react'
import { useAppDispatch, useAppSelector } from '../../../app/base/hooks'
import type { Point } from './plane'
import { rowOpened } from '../viewSlice'
import { fitLabels } from './fitLabels'
import { MapDots, type Dot } from './MapDots'
import { mapMessages as messages } from './mapMessages'
import { selectDots, selectTowns } from './mapSelectors'
import { IRELAND_OUTLINE, OUTLINE, STEPS } from './outline'
import { nextOf, rowsAt } from './rowsAt'
import { placeIn, useMapGestures } from './useMapGestures'
import { changeOfKey } from './changeOfKey'
import { scaleOf, toScreen, type Change, type Size, type View } from './view'

/** How far beside a dot a press may be, in px: a finger is wider than a dot. */
const NEAR = 12

/** How wide a dot is, in px: closer, it has more room. In few steps, as all of them are styled anew at each, at rest. */
const widthOf = (zoom: number, count: number) => {
  if (zoom < 2) return count > MANY ? 4.5 : 6
  return zoom < 8 ? 7.5 : 9
}

/** So many dots would run into one another where the whole country is seen. */
const MANY = 300

/** The corner that the buttons stand in, in px. */
const BUTTONS = { width: 48, height: 124 }

/** How wide the ring around the dot of the current row is, in px. */
const RING = 18

interface MapPictureProps {
  /** Where the picture is, and how large. */
  room: RefObject<HTMLDivElement | null>
  size: Size
  view: View
  /** How close the map was when it last came to rest. */
  rest: number
  change: (to: Change) => boolean
}

/**
 * The country, its rows as dots, and the names of their post towns: one stop for the keys, which move it as pointers
 * do. A dot that is pressed opens its row.
 */
export function MapPicture({ room, size, view, rest, change }: MapPictureProps) {
  const dispatch = useAppDispatch()
  const dots = useAppSelector(selectDots)
  const current = useAppSelector((state) => state.view.currentRow)
  const anywhere = useDeferredValue(useAppSelector(selectFilteredAnywhere))
  const shown = useMemo(() => new Set(anywhere), [anywhere])
  const { listeners, isDrag } = useMapGestures(room, size, change)

  const press = (event: MouseEvent) => {
    if (isDrag.current) return
    const at = placeIn(event.currentTarget, event)
    const near = (among: Dot[]) =>
      rowsAt(
        among.map(({ row, place }) => ({ row, place: toScreen(place, view, size) })),
        at,
        NEAR,
      )
    // What the filters leave out does not stand in the way of what they show.
    const shownNear = near(dots.filter(({ row }) => shown.has(row)))
    const next = nextOf(shownNear.length > 0 ? shownNear : near(dots), current)
    if (next !== undefined) dispatch(rowOpened(next))
  }
  const move = (event: KeyboardEvent) => {
    const to = event.ctrlKey || event.metaKey || event.altKey ? undefined : changeOfKey(event.key, size)
    if (to && change(to)) event.preventDefault()
  }

  const scale = scaleOf(view, size)
  const width = widthOf(rest, dots.length)
  const corner = toScreen({ x: 0, y: 0 }, view, size)
  const ring = dots.find(({ row }) => row === current)
  return (
    <>
      {/* An application is given the keys by screen readers; what it shows is told by the table beside it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={room}
        className={`map ${view.zoom > 1 ? 'isNear' : ''}`}
        role="application"
        aria-label={messages.map}
        aria-describedby="map-keys"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onClick={press}
        onKeyDown={move}
        {...listeners}
      >
        <svg role="img" aria-label={messages.picture(dots.length)} width={size.width} height={size.height}>
          <g transform={`matrix(${scale} 0 0 ${scale} ${corner.x} ${corner.y})`}>
            <Land />
            <MapDots dots={dots} shown={shown} width={width} />
          </g>
          <TownNames view={view} size={size} />
          {ring && <Ring at={toScreen(ring.place, view, size)} width={width} isToReview={ring.isToReview} />}
        </svg>
      </div>
      <p id="map-keys" className="mapKeys">
        {messages.keys}
      </p>
    </>
  )
}

const Land = memo(function Land() {
  const transform = `scale(${1 / STEPS})`
  return (
    <g transform={transform}>
      <path className="mapElsewhere" d={IRELAND_OUTLINE} />
      <path className="mapLand" d={OUTLINE} />
    </g>
  )
})

/** The post towns with the most rows, as many as fit. */
function TownNames({ view, size }: { view: View; size: Size }) {
  const towns = useAppSelector(selectTowns)
  const labels = fitLabels(
    towns.flatMap(({ name, area }) => (area ? { name, at: toScreen(area.middle, view, size) } : [])),
    size,
    { left: size.width - BUTTONS.width, right: size.width, top: 0, bottom: BUTTONS.height },
  )
  return (
    <g className="mapTowns">
      {labels.map(({ name, side, x, y }) => (
        <text key={name} x={x} y={y} textAnchor={side === 'right' ? 'start' : 'end'}>
          {name}
        </text>
      ))}
    </g>
  )
}

/** Around the dot of the current row, which it brings to the top. */
function Ring({ at: { x, y }, width, isToReview }: { at: Point; width: number; isToReview: boolean }) {
  return (
    <g className="mapOpen" strokeWidth={width}>
      <circle className="mapRing" cx={x} cy={y} r={RING / 2} />
      <path className={`mapDot ${isToReview ? 'isToReview' : ''}`} d={`M${x},${y}l.01.01`} />
    </g>
  )
}
