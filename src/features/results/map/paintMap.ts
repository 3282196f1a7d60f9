import outline from './outline.json'
import { fitNames, type Spot, type Town } from './spots'
import { scaleOf, toScreen, type Size, type View } from './view'

const LAND = new Path2D(outline.served)
const IRELAND = new Path2D(outline.ireland)

/** Steps of the outline in a kilometre. */
const STEPS = 10

/** What the buttons cover, from the right and the top, in px. */
const BUTTONS = { width: 60, height: 156 }

/** How much of a dot's colour is left if the filters leave its rows out. */
const FAINT = 0.2

/** How much larger the ring around the current row's place is than its dot, in px. */
const RING = 5

/** What the map shows. */
interface Scene {
  size: Size
  view: View
  spots: readonly Spot[]
  /** The rows that pass the filters; all others are faint. */
  shown: ReadonlySet<number>
  towns: readonly Town[]
  /** Its place has a ring around it. */
  current: number | null
}

/** The radius of a dot in px: larger from nearby, and for ten rows at one place than for one. */
const radiusOf = (zoom: number, rows: number) => (zoom < 2 ? 2.5 : zoom < 8 ? 3.5 : 4.5) + Math.log10(rows)

/** Draws the country, its rows as dots, and the names of their post towns, in the colours of `RowMap.css`. */
export function paintMap(canvas: HTMLCanvasElement, { size, view, spots, shown, towns, current }: Scene) {
  const context = canvas.getContext('2d')!
  const styles = getComputedStyle(canvas)
  const colour = (name: string) => styles.getPropertyValue(`--map-${name}`)
  // This wipes the canvas too.
  canvas.width = Math.round(size.width * devicePixelRatio)
  canvas.height = Math.round(size.height * devicePixelRatio)
  context.scale(devicePixelRatio, devicePixelRatio)
  context.lineJoin = 'round'

  const corner = toScreen({ x: 0, y: 0 }, view, size)
  const step = scaleOf(view, size) / STEPS
  context.save()
  context.translate(corner.x, corner.y)
  context.scale(step, step)
  for (const [country, name] of [
    [IRELAND, 'elsewhere'],
    [LAND, 'land'],
  ] as const) {
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
  // Those to review are on top of the others, those that the filters leave out below all.
  const ranked = spots.map((spot) => {
    const passing = spot.rows.filter(({ row }) => shown.has(row))
    const isToReview = (passing.length > 0 ? passing : spot.rows).some((row) => row.isToReview)
    return { spot, rank: (passing.length > 0 ? 2 : 0) + (isToReview ? 1 : 0) }
  })
  for (const rank of [0, 1, 2, 3]) {
    context.fillStyle = colour(rank % 2 === 1 ? 'to-review' : 'good')
    context.globalAlpha = rank < 2 ? FAINT : 1
    for (const { spot } of ranked.filter((each) => each.rank === rank)) {
      dot(spot)
      context.fill()
    }
  }
  const open = spots.find(({ rows }) => rows.some(({ row }) => row === current))
  if (open) {
    context.strokeStyle = colour('name')
    context.lineWidth = 2
    dot(open, RING)
    context.stroke()
  }

  context.font = `11px ${styles.fontFamily}`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.lineWidth = 3
  context.strokeStyle = colour('land')
  context.fillStyle = colour('name')
  const names = towns.flatMap(({ name, middle }) =>
    middle ? { name, at: toScreen(middle, view, size), width: context.measureText(name).width } : [],
  )
  const buttons = { left: size.width - BUTTONS.width, right: size.width, top: 0, bottom: BUTTONS.height }
  for (const { name, x, y } of fitNames(names, size, buttons)) {
    context.strokeText(name, x, y)
    context.fillText(name, x, y)
  }
}
