import { geoTransverseMercator } from 'd3-geo'
import { describe, expect, test } from 'vitest'
import { isWithin, PLANE, toPlane } from '../../../../src/features/results/map/plane'

const PLACES: [name: string, longitude: number, latitude: number][] = [
  ['London', -0.1276, 51.5072],
  ['Belfast', -5.93, 54.597],
  ['Enniskillen, the westernmost post town', -7.63, 54.344],
  ['Saint Helier', -2.1053, 49.1868],
  ['Saint Peter Port', -2.5364, 49.4555],
  ['Douglas', -4.48, 54.15],
  ['Lerwick', -1.1449, 60.1546],
  ['Lowestoft', 1.7509, 52.481],
  ['Penzance', -5.537, 50.118],
  ['a place on the meridian', -2, 53],
]

test.each(PLACES)('%s lies where the projection of the outline puts it', (_, longitude, latitude) => {
  const project = geoTransverseMercator()
    .rotate([-PLANE.meridian, 0])
    .scale(PLANE.radius)
    .translate([PLANE.west, PLANE.north])
  const [x, y] = project([longitude, latitude])!
  const place = toPlane({ longitude, latitude })!
  expect(place.x).toBeCloseTo(x, 6)
  expect(place.y).toBeCloseTo(y, 6)
})

test('a kilometre of the plane is a kilometre', () => {
  const [edinburgh, cardiff] = [
    toPlane({ longitude: -3.1883, latitude: 55.9533 })!,
    toPlane({ longitude: -3.1791, latitude: 51.4816 })!,
  ]
  expect(Math.hypot(edinburgh.x - cardiff.x, edinburgh.y - cardiff.y)).toBeCloseTo(497, 0)
})

test.each([
  ['of nobody', 0, 0],
  ['in Paris', 2.35, 48.86],
  ['in Galway', -9.05, 53.27],
  ['on the other side of the earth', 178, -53],
  ['that is none', NaN, 53],
])('a place %s is not on the map', (_, longitude, latitude) => {
  expect(toPlane({ longitude, latitude })).toBeNull()
})

describe('a part of the map holds a place', () => {
  const box = { left: 10, top: 20, right: 30, bottom: 40 }

  test.each([
    ['within it', 20, 30, true],
    ['at its corner', 10, 40, true],
    ['beside it', 9.9, 30, false],
    ['above it', 20, 19.9, false],
    ['below it', 20, 40.1, false],
  ])('%s', (_, x, y, holds) => {
    expect(isWithin({ x, y }, box)).toBe(holds)
  })
})
