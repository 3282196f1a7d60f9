// Draws the outline of the map from Natural Earth's countries at 1:10m (public domain, package `world-atlas`) in the
// projection of the map. Run it by hand when one of them changes:
//   node scripts/makeOutline.mjs
import { readFileSync, writeFileSync } from 'node:fs'
import { geoTransverseMercator } from 'd3-geo'
import { feature } from 'topojson-client'
import { runnerImport } from 'vite'

const OUTLINE = 'src/features/results/map/outline.ts'
const COUNTRIES = 'node_modules/world-atlas/countries-10m.json'
const { version } = JSON.parse(readFileSync('node_modules/world-atlas/package.json', 'utf8'))

/** By their numbers in ISO 3166-1: the United Kingdom, the Isle of Man, Jersey and Guernsey. */
const SERVED = ['826', '833', '832', '831']
const IRELAND = ['372']

/** Steps of the outline in a kilometre; the data is no finer. */
const STEPS = 10

const { module } = await runnerImport('./src/features/results/map/plane.ts')
const { PLANE, FRAME, isWithin } = module
const project = geoTransverseMercator()
  .rotate([-PLANE.meridian, 0])
  .scale(PLANE.radius)
  .translate([PLANE.west, PLANE.north])

const atlas = JSON.parse(readFileSync(COUNTRIES, 'utf8'))

/** The shores and borders of a country, each a ring of [longitude, latitude]. */
function ringsOf(id) {
  const country = atlas.objects.countries.geometries.find((each) => each.id === id)
  const { type, coordinates } = feature(atlas, country).geometry
  return (type === 'Polygon' ? [coordinates] : coordinates).flat()
}

/** Leaves out Rockall, 300 km out in the Atlantic. */
const isOnMap = (ring) => ring.some((place) => project(place)[0] > 0)

/** A ring as a path of relative steps: a third of the size of absolute positions. */
function pathOf(ring) {
  const corners = ring.map((place) => project(place).map((km) => Math.round(km * STEPS)))
  let [x, y] = corners[0]
  let path = `M${x},${y}l`
  for (const [toX, toY] of corners.slice(1, -1)) {
    if (toX === x && toY === y) continue
    const step = `${toX - x}${toY < y ? '' : ','}${toY - y}`
    path += path.endsWith('l') || step.startsWith('-') ? step : ` ${step}`
    x = toX
    y = toY
  }
  return `${path}z`
}

const served = SERVED.flatMap(ringsOf).filter(isOnMap)
for (const place of served.flat()) {
  const [x, y] = project(place)
  if (!isWithin({ x, y }, { left: 0, top: 0, right: FRAME.width, bottom: FRAME.height }))
    throw new Error(`${place} lies outside the frame.`)
}

writeFileSync(
  OUTLINE,
  `// Made by scripts/makeOutline.mjs from Natural Earth's countries at 1:10m (public domain, naturalearthdata.com) in
// world-atlas ${version}. Not to be edited by hand.

/** Steps of these paths in a kilometre of the plane. */
export const STEPS = ${STEPS}

/** The United Kingdom, the Isle of Man and the Channel Islands. */
export const OUTLINE =
  '${served.map(pathOf).join('')}'

/** Ireland, for orientation. */
export const IRELAND_OUTLINE =
  '${IRELAND.flatMap(ringsOf).map(pathOf).join('')}'
`,
)
console.log(`${OUTLINE} is made.`)
