import { memo, useDeferredValue, useMemo, type KeyboardEvent, type MouseEvent, type RefObject } from 'react'
import { useAppDispatch, useAppSelector } from '../../../app/base/hooks'
import { selectFilteredAnywhere } from '../filterSelectors'
import { rowOpened } from '../viewSlice'
import { mapMessages as messages } from './mapMessages'
import { selectDots, selectTowns, type Dot } from './mapSelectors'
import { IRELAND_OUTLINE, OUTLINE, STEPS } from './outline'
import { fitLabels } from './towns'
import { placeIn, useMapGestures } from './useMapGestures'
import { rowAt, scaleOf, toScreen, viewAfterKey, type Change, type Size, type View } from './view'

/** More dots than this run into each other when the whole country is shown. */
const MANY = 300

/** The width of a dot in px. It grows in a few steps, since the browser styles all dots again at each. */
const widthOf = (zoom: number, count: number) => {
  if (zoom < 2) return count > MANY ? 4.5 : 6
  return zoom < 8 ? 7.5 : 9
}

/** The corner that holds the buttons, in px. */
const BUTTONS = { width: 48, height: 124 }

/** The radius of the ring around the current row's dot, in px. */
const RING = 9

interface MapPictureProps {
  /** The element of the picture, and its size. */
  room: RefObject<HTMLDivElement | null>
  size: Size
  view: View
  change: (to: Change) => boolean
}

/**
 * The country, its rows as dots, and the names of their post towns. It is one tab stop, which keys move as pointers
 * do. A press on a dot opens its row.
 */
export function MapPicture({ room, size, view, change }: MapPictureProps) {
  const dispatch = useAppDispatch()
  const dots = useAppSelector(selectDots)
  const current = useAppSelector((state) => state.view.currentRow)
  const anywhere = useDeferredValue(useAppSelector(selectFilteredAnywhere))
  const shown = useMemo(() => new Set(anywhere), [anywhere])
  const { listeners, isDrag } = useMapGestures(room, size, change)

  const press = (event: MouseEvent) => {
    if (isDrag.current) return
    const at = placeIn(event.currentTarget, event)
    const inPicture = dots.map(({ row, place }) => ({ row, place: toScreen(place, view, size) }))
    const passing = inPicture.filter(({ row }) => shown.has(row))
    // A row that passes the filters comes before a nearer one that does not.
    const row = rowAt(passing, at, current) ?? rowAt(inPicture, at, current)
    if (row !== undefined) dispatch(rowOpened(row))
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (change((from) => viewAfterKey(from, size, event.key))) event.preventDefault()
  }

  const scale = scaleOf(view, size)
  const width = widthOf(view.zoom, dots.length)
  const corner = toScreen({ x: 0, y: 0 }, view, size)
  const ringed = dots.find(({ row }) => row === current)
  return (
    <>
      {/* Screen readers pass keys on to an application. The table beside it says what it shows. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={room}
        className={`map ${view.zoom > 1 ? 'isNear' : ''}`}
        role="application"
        aria-label={messages.map}
        aria-describedby="map-keys"
        tabIndex={0}
        onClick={press}
        onKeyDown={onKey}
        {...listeners}
      >
        <svg role="img" aria-label={messages.picture(dots.length)} width={size.width} height={size.height}>
          <g transform={`matrix(${scale} 0 0 ${scale} ${corner.x} ${corner.y})`}>
            <Land />
            <Dots dots={dots} shown={shown} width={width} />
          </g>
          <TownNames view={view} size={size} />
          {ringed && <Ring dot={ringed} view={view} size={size} width={width} />}
        </svg>
      </div>
      <p id="map-keys" className="mapKeys">
        {messages.keys}
      </p>
    </>
  )
}

const Land = memo(function Land() {
  return (
    <g transform={`scale(${1 / STEPS})`}>
      <path className="mapElsewhere" d={IRELAND_OUTLINE} />
      <path className="mapLand" d={OUTLINE} />
    </g>
  )
})

interface DotsProps {
  dots: Dot[]
  /** The rows that pass the filters; all others are faint. */
  shown: ReadonlySet<number>
  width: number
}

/** The rows as dots, placed in km; those to review are on top. Moving the map draws none of them again. */
const Dots = memo(function Dots({ dots, shown, width }: DotsProps) {
  return (
    <g className="mapDots" strokeWidth={width}>
      {dots
        .toSorted((a, b) => Number(a.isToReview) - Number(b.isToReview))
        .map(({ row, place, isToReview, name }) => (
          <path
            key={row}
            data-row={row}
            d={`M${place.x.toFixed(2)},${place.y.toFixed(2)}l.01.01`}
            className={`mapDot ${isToReview ? 'isToReview' : ''} ${shown.has(row) ? '' : 'isFaint'}`}
          >
            <title>{name}</title>
          </path>
        ))}
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

interface RingProps {
  dot: Dot
  view: View
  size: Size
  width: number
}

/** The ring around the current row's dot, with the dot on top of all others. */
function Ring({ dot: { place, isToReview }, view, size, width }: RingProps) {
  const { x, y } = toScreen(place, view, size)
  return (
    <g className="mapOpen" strokeWidth={width}>
      <circle className="mapRing" cx={x} cy={y} r={RING} />
      <path className={`mapDot ${isToReview ? 'isToReview' : ''}`} d={`M${x},${y}l.01.01`} />
    </g>
  )
}
