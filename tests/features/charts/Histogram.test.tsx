import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Histogram } from '../../../src/features/charts/Histogram'
import { answered } from '../../support/builders'
import { renderPart } from '../../support/renderPart'
import { resultPages } from '../../support/resultPages'
import { reviewRoom } from '../../support/rooms/review'
import { pagesIn } from '../../support/testPage'

const { pageWith } = resultPages(pagesIn(reviewRoom))

test('scores are a list for screen readers and bars for everyone else, even small ones, in two colours', () => {
  const scores = ['0.00', '0.49', '0.50', ...Array<string>(300).fill('1.00')]
  const results = scores.map((score) => answered({ 'Post Town': 'LEEDS', 'Confidence Score': score }))
  const { container } = renderPart(pageWith(results).store, <Histogram />)
  const list = screen.getByRole('list', { name: 'Rows by confidence' })
  expect(Array.from(list.children, ({ textContent }) => textContent)).toEqual([
    '0.00 to 0.05: 1 row',
    '0.45 to 0.50: 1 row',
    '0.50 to 0.55: 1 row',
    '0.95 to 1.00: 300 rows',
  ])
  const bars = [...container.querySelectorAll<HTMLElement>('.histogramBar')]
  expect(bars.map(({ style }) => style.height)).toEqual(['3px', '3px', '3px', '96px'])
  expect(bars.map(({ className }) => className.includes('isBelow'))).toEqual([true, true, false, false])
})
