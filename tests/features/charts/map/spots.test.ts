import { describe, expect, test } from 'vitest'
import {
  countRows,
  countTowns,
  nextOf,
  rowsAt,
  spotsOf,
  type MapRow,
} from '../../../../src/features/charts/map/spots'

const row = (postTown: string, parts: Partial<MapRow> = {}): MapRow => ({
  row: 0,
  isToReview: false,
  postTown,
  place: null,
  ...parts,
})
const at = (x: number, y: number, index = 0) => row('', { row: index, place: { x, y } })

test('rows are counted by post town, the largest first, equal ones by name', () => {
  const rows = [row('YORK'), row('LEEDS'), row('BATH'), row('LEEDS', { isToReview: true }), row('')]
  expect(countTowns(rows)).toEqual([
    { name: 'LEEDS', rows: 2, toReview: 1, middle: null },
    { name: 'BATH', rows: 1, toReview: 0, middle: null },
    { name: 'YORK', rows: 1, toReview: 0, middle: null },
  ])
  expect(countTowns([])).toEqual([])
})

test('a town is in the middle of its rows', () => {
  const rows = [
    row('LEEDS'),
    ...[at(10, 20), at(30, 20), at(20, 26)].map((each) => ({ ...each, postTown: 'LEEDS' })),
  ]
  expect(countTowns(rows)).toMatchObject([{ rows: 4, middle: { x: 20, y: 22 } }])
})

describe('a press means', () => {
  const [lone, first, second] = [at(14, 10, 7), at(10, 10, 4), at(10, 10, 9)]
  const spots = spotsOf([first, lone, row('without a place'), second])

  test('one of three rows at two places', () => {
    expect(spots).toEqual([
      { place: { x: 10, y: 10 }, rows: [first, second] },
      { place: { x: 14, y: 10 }, rows: [lone] },
    ])
    expect(countRows(spots)).toBe(3)
  })

  test.each<[string, { x: number; y: number }, rows: number[]]>([
    ['the row at the nearest place', { x: 13, y: 10 }, [7]],
    ['the row at a place within reach', { x: 14, y: 22 }, [7]],
    ['nothing far from all places', { x: 14, y: 23 }, []],
    ['all rows at one place', { x: 11, y: 10 }, [4, 9]],
  ])('%s', (_, place, rows) => {
    expect(rowsAt(spots, place, 12).map((each) => each.row)).toEqual(rows)
  })

  test.each([
    ['the first of them', null, 4],
    ['the first of them while another row is open', 7, 4],
    ['the next of them', 4, 9],
    ['the first again after the last', 9, 4],
  ])('%s', (_, open, next) => {
    expect(nextOf([first, second], open)?.row).toBe(next)
    expect(nextOf([], open)).toBeUndefined()
  })
})
