import { describe, expect, test } from 'vitest'
import { IRELAND_OUTLINE, OUTLINE, STEPS } from '../../../../src/features/results/map/outline'
import { FRAME, toPlane, type Point } from '../../../../src/features/results/map/plane'

/** The rings of a path of relative lines, in kilometres. */
const ringsOf = (path: string): Point[][] =>
  path.match(/M[^z]+z/g)!.map((ring) => {
    const numbers = ring.match(/-?\d+/g)!.map((text) => Number(text) / STEPS)
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

const served = ringsOf(OUTLINE)
const ireland = ringsOf(IRELAND_OUTLINE)

describe('the outline', () => {
  test('fits the frame, with no more than a few kilometres to spare', () => {
    const [xs, ys] = [served.flat().map(({ x }) => x), served.flat().map(({ y }) => y)]
    for (const [values, length] of [
      [xs, FRAME.width],
      [ys, FRAME.height],
    ] as const) {
      expect(Math.min(...values)).toBeGreaterThan(0)
      expect(Math.min(...values)).toBeLessThan(5)
      expect(Math.max(...values)).toBeGreaterThan(length - 5)
      expect(Math.max(...values)).toBeLessThan(length)
    }
  })

  test.each([
    ['Birmingham', -1.9, 52.48],
    ['Stornoway', -6.4, 58.2],
    ['Lerwick', -1.16, 60.16],
    ['Omagh', -7.3, 54.6],
    ['Douglas', -4.5, 54.16],
    ['Saint Peter, Jersey', -2.15, 49.22],
    ['Saint Martin, Guernsey', -2.56, 49.44],
    ['Newport, Isle of Wight', -1.29, 50.7],
  ])('has %s on land', (_, longitude, latitude) => {
    expect(isOnLand(served, toPlane({ longitude, latitude })!)).toBe(true)
  })

  test.each([
    ['the Irish Sea', -5.2, 53.8],
    ['the North Sea', 1.2, 55],
    ['the Channel', -3.5, 50],
    ['Dublin', -6.35, 53.33],
  ])('leaves out %s', (_, longitude, latitude) => {
    expect(isOnLand(served, toPlane({ longitude, latitude })!)).toBe(false)
  })

  test('has Ireland beside it', () => {
    expect(isOnLand(ireland, toPlane({ longitude: -6.35, latitude: 53.33 })!)).toBe(true)
    expect(isOnLand(ireland, toPlane({ longitude: -7.3, latitude: 54.6 })!)).toBe(false)
  })
})
