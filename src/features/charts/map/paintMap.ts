import outline from './outline.json'
import type { Spot } from './spots'
import { scaleOf, toScreen, type Size, type View } from './view'

const LAND = new Path2D(outline.served)
const COUNTRIES = [
  [new Path2D(outline.ireland), 'elsewhere'],
  [LAND, 'land'],
] as const

/** Steps of the outline in a kilometre. */
const STEPS = 10

/** How much of a dot's colour is left if the filters leave its rows out. */
const FAINT = 0.2

/** How much larger the ring around the current row's place is than its dot, in px. */
const RING = 5

/** What the map shows. */
interface Scene {
  size: Size
  view: View
  /** The places of all rows, and of those that pass the filters. */
  spots: readonly Spot[]
  shown: readonly Spot[]
  /** Its place has a ring around it. */
  current: number | null
}

/** The radius of a dot in px: larger from nearby, and for ten rows at one place than for one. */
const radiusOf = (zoom: number, rows: number) => (zoom < 2 ? 2.5 : zoom < 8 ? 3.5 : 4.5) + Math.log10(rows)

/** Draws the country and its rows as dots, in the colours of `RowMap.css`. */
export function paintMap(canvas: HTMLCanvasElement, { size, view, spots, shown, current }: Scene) {
  const context = canvas.getContext('2d')!
  const styles = getComputedStyle(canvas)
  const colour = (name: string) => styles.getPropertyValue(`--map-${name}`)
  // This wipes the canvas too.
  canvas.width = Math.round(size.width * devicePixelRatio)
  canvas.height = Math.round(size.height * devicePixelRatio)
  context.scale(devicePixelRatio, devicePixelRatio)
  context.lineJoin = 'round'

  const corner = toScreen({ x: 0, y: 0 }, view, size)
  const step = scaleOf(view.zoom, size) / STEPS
  context.save()
  context.translate(corner.x, corner.y)
  context.scale(step, step)
  for (const [country, name] of COUNTRIES) {
    context.fillStyle = colour(name)
    context.fill(country)
  }
  context.strokeStyle = colour('shore')
  context.lineWidth = 1 / step
  context.stroke(LAND)
  context.restore()

  const dot = ({ place, rows }: Spot, more = 0) => {
    const { x, y } = toScreen(place, view, size)
    context.beginPath()
    context.arc(x, y, radiusOf(view.zoom, rows.length) + more, 0, 2 * Math.PI)
  }
  const dots = (some: readonly Spot[], isToReview: boolean) => {
    context.fillStyle = colour(isToReview ? 'to-review' : 'good')
    for (const spot of some) {
      if (spot.rows.some((row) => row.isToReview) !== isToReview) continue
      dot(spot)
      context.fill()
    }
  }
  // Those to review are on top of the others, those that the filters leave out below all.
  context.globalAlpha = FAINT
  if (shown.length < spots.length) for (const isToReview of [false, true]) dots(spots, isToReview)
  context.globalAlpha = 1
  for (const isToReview of [false, true]) dots(shown, isToReview)

  const open = spots.find(({ rows }) => rows.some(({ row }) => row === current))
  if (!open) return
  context.strokeStyle = colour('ring')
  context.lineWidth = 2
  dot(open, RING)
  context.stroke()
}
