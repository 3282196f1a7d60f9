import { expect, test } from 'vitest'
import { checksWidth, columnWidth, decisionWidth } from '../../../../src/features/results/table/columnWidths'

// REVIEW-11
test('a column is as wide as its longest text or its header needs, within bounds', () => {
  expect(columnWidth('id', ['1', '22'])).toBe(90)
  expect(columnWidth('id', ['1', 'x'.repeat(500)])).toBe(260)
  const byText = columnWidth('id', ['1', 'x'.repeat(20)])
  expect(byText).toBeGreaterThan(150)
  expect(byText).toBeLessThan(260)
  expect(columnWidth('Delivery Point Suffix', [])).toBeGreaterThan(columnWidth('Post Town', []))
})

test('the columns of decisions and checks are wide only where there are any', () => {
  expect(decisionWidth(true)).toBeGreaterThan(decisionWidth(false))
  expect([0, 1, 2, 3].map(checksWidth)).toEqual([90, 176, 352, 528])
})
