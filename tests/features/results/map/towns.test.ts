import { describe, expect, test } from 'vitest'
import { countTowns, fitLabels, type MapRow } from '../../../../src/features/results/map/towns'

const row = (postTown: string, parts: Partial<MapRow> = {}): MapRow => ({
  row: 0,
  isToReview: false,
  postTown,
  place: null,
  ...parts,
})

test('rows are counted by post town, the largest first, equal ones by name', () => {
  const rows = [row('YORK'), row('LEEDS'), row('BATH'), row('LEEDS', { isToReview: true }), row('')]
  expect(countTowns(rows)).toEqual([
    { name: 'LEEDS', rows: 2, toReview: 1, area: null },
    { name: 'BATH', rows: 1, toReview: 0, area: null },
    { name: 'YORK', rows: 1, toReview: 0, area: null },
  ])
  expect(countTowns([])).toEqual([])
})

test('a town is where its rows are, and its name beside the one nearest their middle', () => {
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

describe('the name of a town', () => {
  const free = { left: 250, right: 300, top: 0, bottom: 80 }

  test.each<[string, [name: string, x: number, y: number][], string[]]>([
    ['is right of its dot', [['LEEDS', 100, 100]], ['LEEDS right']],
    ['is left of it at the right edge', [['LEEDS', 270, 100]], ['LEEDS left']],
    ['is left of it beside what stays free', [['LEEDS', 220, 60]], ['LEEDS left']],
    ['is right of it below what stays free', [['LEEDS', 220, 100]], ['LEEDS right']],
    [
      'is left of it if another is on the right',
      [
        ['LEEDS', 100, 100],
        ['YORK', 104, 106],
      ],
      ['LEEDS right', 'YORK left'],
    ],
    [
      'is right of it if another is far enough above',
      [
        ['LEEDS', 100, 100],
        ['YORK', 100, 120],
      ],
      ['LEEDS right', 'YORK right'],
    ],
    [
      'is left out if larger towns are on both sides',
      [
        ['LEEDS', 100, 100],
        ['YORK', 102, 102],
        ['BATH', 98, 98],
      ],
      ['LEEDS right', 'YORK left'],
    ],
    ['is left out at the upper edge', [['LEEDS', 100, 4]], []],
    ['is left out at the lower edge', [['LEEDS', 100, 198]], []],
    ['is left out with its dot', [['LEEDS', -40, 100]], []],
    ['is left out if it is longer than the picture', [['N'.repeat(60), 150, 100]], []],
  ])('%s', (_, towns, labels) => {
    const fitted = fitLabels(
      towns.map(([name, x, y]) => ({ name, at: { x, y } })),
      { width: 300, height: 200 },
      free,
    )
    expect(fitted.map(({ name, side }) => `${name} ${side}`)).toEqual(labels)
  })
})
