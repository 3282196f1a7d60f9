import { describe, expect, test } from 'vitest'
import {
  countRows,
  countTowns,
  fitNames,
  nextOf,
  rowsAt,
  spotsOf,
  type MapRow,
} from '../../../../src/features/results/map/spots'

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

  test.each<[string, { x: number; y: number }, shown: number[], rows: number[]]>([
    ['the row at the nearest place', { x: 13, y: 10 }, [4, 7, 9], [7]],
    ['the row at a place within reach', { x: 14, y: 22 }, [4, 7, 9], [7]],
    ['nothing far from all places', { x: 14, y: 23 }, [4, 7, 9], []],
    ['all rows at one place', { x: 11, y: 10 }, [4, 7, 9], [4, 9]],
    ['those of them that pass the filters', { x: 11, y: 10 }, [7, 9], [9]],
    ['a row that passes rather than nearer ones that do not', { x: 11, y: 10 }, [7], [7]],
    ['rows that do not pass where there are no others', { x: 11, y: 10 }, [], [4, 9]],
  ])('%s', (_, place, shown, rows) => {
    expect(rowsAt(spots, new Set(shown), place, 12).map((each) => each.row)).toEqual(rows)
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

describe('the name of a town', () => {
  const buttons = { left: 250, right: 300, top: 0, bottom: 80 }

  test.each<[string, [name: string, x: number, y: number][], string[]]>([
    ['is above its place', [['LEEDS', 100, 100]], ['LEEDS 100, 82']],
    [
      'is left out if it touches that of a larger town',
      [
        ['LEEDS', 100, 100],
        ['YORK', 135, 100],
      ],
      ['LEEDS 100, 82'],
    ],
    [
      'is shown beside it',
      [
        ['LEEDS', 100, 100],
        ['YORK', 150, 100],
      ],
      ['LEEDS 100, 82', 'YORK 150, 82'],
    ],
    [
      'is shown below it',
      [
        ['LEEDS', 100, 100],
        ['YORK', 100, 120],
      ],
      ['LEEDS 100, 82', 'YORK 100, 102'],
    ],
    ['is left out under the buttons', [['LEEDS', 240, 60]], []],
    ['is left out at the upper edge', [['LEEDS', 100, 20]], []],
    ['is left out at the left edge', [['LEEDS', 18, 100]], []],
    ['is left out with its place', [['LEEDS', 100, 240]], []],
  ])('%s', (_, towns, expected) => {
    const names = towns.map(([name, x, y]) => ({ name, at: { x, y }, width: 8 * name.length }))
    const fitted = fitNames(names, { width: 300, height: 200 }, buttons)
    expect(fitted.map(({ name, x, y }) => `${name} ${x}, ${y}`)).toEqual(expected)
  })
})
