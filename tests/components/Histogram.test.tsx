// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { barHeight, Histogram } from '../../src/components/Histogram'

const bins = [3, 0, 1, 0, 8].map((count, at) => ({ from: at / 5, to: (at + 1) / 5, count }))

const given = {
  label: 'Scores',
  bins,
  barName: ({ from, count }: { from: number; count: number }) => `from ${from}: ${count}`,
  threshold: 0.4,
}

afterEach(cleanup)

test('bars are a list for screen readers, and a picture for everybody else', () => {
  render(<Histogram {...given} />)
  const list = screen.getByRole('list', { name: 'Scores' })
  expect(Array.from(list.children, ({ textContent }) => textContent)).toEqual([
    'from 0: 3',
    'from 0.4: 1',
    'from 0.8: 8',
  ])
})

test.each([
  [0, 0],
  [0.4, 1],
  [0.5, 1],
  [0.51, 2],
  [1, 3],
])('with the threshold at %d, %i of the bars have the colour of those below', (threshold, count) => {
  const { container } = render(<Histogram {...given} threshold={threshold} />)
  expect(container.querySelectorAll('.isBelow')).toHaveLength(count)
})

test.each([
  ['the largest count', 40, 40, 60, 60],
  ['half of it', 20, 40, 60, 30],
  ['the only count', 1, 1, 60, 60],
  ['a count that would not be seen', 1, 1100, 60, 3],
  ['no count', 0, 40, 60, 0],
  ['no count among none', 0, 0, 60, 0],
])('%s: %i of at most %i, in %i px, is %d px high', (_, count, largest, room, height) => {
  expect(barHeight(count, largest, room)).toBe(height)
})
