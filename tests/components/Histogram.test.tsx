import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Histogram } from '../../src/components/Histogram'

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

test('bars are as high as their counts, and a small one can be seen', () => {
  const { container } = render(<Histogram {...given} bins={bins.with(4, { ...bins[4]!, count: 300 })} />)
  const bars = [...container.querySelectorAll<HTMLElement>('.histogramBar')]
  expect(bars.map(({ style }) => style.height)).toEqual(['3px', '3px', '96px'])
})
