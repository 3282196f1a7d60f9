import { describe, expect, test } from 'vitest'
import { fitLabels } from '../../../../src/features/results/map/fitLabels'

const size = { width: 300, height: 200 }
const fitted = (...towns: [name: string, x: number, y: number][]) =>
  fitLabels(
    towns.map(([name, x, y]) => ({ name, at: { x, y } })),
    size,
  ).map(({ name, side }) => `${name} ${side}`)

describe('a name stands', () => {
  test.each([
    ['right of its dot', [['LEEDS', 100, 100]], ['LEEDS right']],
    ['left of it at the right edge', [['LEEDS', 270, 100]], ['LEEDS left']],
    [
      'left of it where another one is on the right',
      [
        ['LEEDS', 100, 100],
        ['YORK', 104, 106],
      ],
      ['LEEDS right', 'YORK left'],
    ],
    [
      'above another one that is far enough below',
      [
        ['LEEDS', 100, 100],
        ['YORK', 100, 120],
      ],
      ['LEEDS right', 'YORK right'],
    ],
  ] as [string, [string, number, number][], string[]][])('%s', (_, towns, labels) => {
    expect(fitted(...towns).toSorted()).toEqual(labels.toSorted())
  })
})

describe('a name gives way', () => {
  test('to those before it, where neither side is free', () => {
    expect(fitted(['LEEDS', 100, 100], ['YORK', 102, 102], ['BATH', 98, 98])).toEqual([
      'LEEDS right',
      'YORK left',
    ])
  })

  test.each([
    ['to the upper edge', 100, 4],
    ['to the lower edge', 100, 198],
    ['with its dot, out of sight', -40, 100],
  ])('%s', (_, x, y) => {
    expect(fitted(['LEEDS', x, y])).toEqual([])
  })

  test('to what is kept free', () => {
    const kept = { left: 250, right: 300, top: 0, bottom: 80 }
    const label = (y: number) => fitLabels([{ name: 'LEEDS', at: { x: 220, y } }], size, kept)[0]!.side
    expect([label(60), label(100)]).toEqual(['left', 'right'])
  })

  test('where it is longer than the room', () => {
    expect(fitted(['N'.repeat(60), 150, 100])).toEqual([])
  })
})
