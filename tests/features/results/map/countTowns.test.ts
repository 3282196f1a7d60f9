import { expect, test } from 'vitest'
import { countTowns, type MapRow } from '../../../../src/features/results/map/countTowns'

const row = (postTown: string, parts: Partial<MapRow> = {}): MapRow => ({
  row: 0,
  isToReview: false,
  postTown,
  place: null,
  ...parts,
})

test('rows are counted by post town, the most first, of equal ones by name', () => {
  const rows = [row('YORK'), row('LEEDS'), row('BATH'), row('LEEDS', { isToReview: true }), row('')]
  expect(countTowns(rows).map(({ name, rows: all, good, toReview }) => [name, all, good, toReview])).toEqual([
    ['LEEDS', 2, 1, 1],
    ['BATH', 1, 1, 0],
    ['YORK', 1, 1, 0],
  ])
})

test('a town lies where its rows lie, and in its midst one of them does', () => {
  const places = [
    { x: 10, y: 20 },
    { x: 30, y: 20 },
    { x: 21, y: 26 },
  ]
  const [town] = countTowns([...places.map((place) => row('LEEDS', { place })), row('LEEDS')])
  expect(town).toMatchObject({
    rows: 4,
    area: { box: { left: 10, top: 20, right: 30, bottom: 26 }, middle: { x: 21, y: 26 } },
  })
})

test('a town of which no row has a place lies nowhere', () => {
  expect(countTowns([row('LEEDS')])[0]!.area).toBeNull()
  expect(countTowns([])).toEqual([])
})
