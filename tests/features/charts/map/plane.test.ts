import { expect, test } from 'vitest'
import outline from '../../../../src/features/charts/map/outline.json'
import { FRAME, toPlane, type Point } from '../../../../src/features/charts/map/plane'

/** The rings of a path of relative lines, in km. */
const ringsOf = (path: string): Point[][] =>
  path.match(/M[^z]+z/g)!.map((ring) => {
    const numbers = ring.match(/-?\d+/g)!.map((text) => Number(text) / 10)
    let [x, y] = [0, 0]
    return Array.from({ length: numbers.length / 2 }, (_, at) => {
      x += numbers[2 * at]!
      y += numbers[2 * at + 1]!
      return { x, y }
    })
  })

/** Whether a point is on land: a line from it to the edge of the map crosses an odd number of shores. */
const isOnLand = (rings: Point[][], { x, y }: Point) =>
  rings
    .flatMap((ring) => ring.map((to, at) => [ring.at(at - 1)!, to] as const))
    .filter(([a, b]) => a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x)).length %
    2 ===
  1

const served = ringsOf(outline.served)
const ireland = ringsOf(outline.ireland)

// As d3-geo's transverse Mercator projects them.
test.each<
  [name: string, longitude: number, latitude: number, x: number, y: number, land: 'UK' | 'Ireland' | 'none']
>([
  ['Birmingham', -1.9, 52.48, 406.77, 932.49, 'UK'],
  ['Stornoway', -6.4, 58.2, 142.3, 288.04, 'UK'],
  ['Lerwick', -1.16, 60.16, 446.47, 78.22, 'UK'],
  ['Omagh', -7.3, 54.6, 58.77, 683.88, 'UK'],
  ['Douglas', -4.5, 54.16, 237.25, 742.8, 'UK'],
  ['Saint Peter, Jersey', -2.15, 49.22, 389.11, 1294.97, 'UK'],
  ['Saint Martin, Guernsey', -2.56, 49.44, 359.51, 1270.37, 'UK'],
  ['Newport, Isle of Wight', -1.29, 50.7, 450, 1130.18, 'UK'],
  ['a place on the meridian', -2, 53, 400, 874.67, 'UK'],
  ['Dublin', -6.35, 53.33, 111.21, 829.17, 'Ireland'],
  ['the Irish Sea', -5.2, 53.8, 189.88, 780.98, 'none'],
  ['the North Sea', 1.2, 55, 604.06, 647.61, 'none'],
  ['the Channel', -3.5, 50, 292.79, 1207.18, 'none'],
])('%s is where it should be, and on the right land', (_, longitude, latitude, x, y, land) => {
  const place = toPlane({ longitude, latitude })!
  expect(place.x).toBeCloseTo(x, 1)
  expect(place.y).toBeCloseTo(y, 1)
  expect([isOnLand(served, place), isOnLand(ireland, place)]).toEqual([land === 'UK', land === 'Ireland'])
})

test.each([
  ['of nobody', 0, 0],
  ['in Paris', 2.35, 48.86],
  ['in Galway', -9.05, 53.27],
  ['on the other side of the earth', 178, -53],
  ['without a number', NaN, 53],
])('a place %s is not on the map', (_, longitude, latitude) => {
  expect(toPlane({ longitude, latitude })).toBeNull()
})

test('the outline fills the frame, but for a few kilometres', () => {
  const points = served.flat()
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  for (const [values, length] of [
    [xs, FRAME.width],
    [ys, FRAME.height],
  ] as const) {
    const gaps = [Math.min(...values), length - Math.max(...values)]
    for (const gap of gaps) {
      expect(gap).toBeGreaterThan(0)
      expect(gap).toBeLessThan(5)
    }
  }
})
