import { memo } from 'react'
import type { Point } from './plane'

/** A row as a dot. */
export interface Dot {
  row: number
  place: Point
  isToReview: boolean
  /** What it stands for, in words. */
  name: string
}

/**
 * The rows as dots, placed in kilometres. Those to review lie above the others; what the filters leave out is faint.
 *
 * @param props.width in px, whatever the scale
 */
export const MapDots = memo(function MapDots({
  dots,
  shown,
  width,
}: {
  dots: Dot[]
  shown: ReadonlySet<number>
  width: number
}) {
  const good = dots.filter(({ isToReview }) => !isToReview)
  const toReview = dots.filter(({ isToReview }) => isToReview)
  return (
    <g className="mapDots" strokeWidth={width}>
      {[...good, ...toReview].map(({ row, place, isToReview, name }) => (
        <MapDot
          key={row}
          row={row}
          x={place.x}
          y={place.y}
          kind={`mapDot ${isToReview ? 'isToReview' : ''} ${shown.has(row) ? '' : 'isFaint'}`}
          name={name}
        />
      ))}
    </g>
  )
})

interface MapDotProps {
  row: number
  x: number
  y: number
  kind: string
  name: string
}

const MapDot = memo(function MapDot({ row, x, y, kind, name }: MapDotProps) {
  return (
    <path data-row={row} d={`M${x.toFixed(2)},${y.toFixed(2)}l.01.01`} className={kind}>
      <title>{name}</title>
    </path>
  )
})
