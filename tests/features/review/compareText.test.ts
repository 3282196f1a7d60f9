import { expect, test } from 'vitest'
import { compareText } from '../../../src/features/review/compareText'

// REVIEW-12
test.each([
  ['words in both, whatever case and punctuation', '12 High Street,', '12, HIGH STREET', []],
  ['words in one alone', '12 High St', '12 High Street', ['St']],
  ['a postcode with and without its space', 'B12 0XY', '12 High Street, b120xy', []],
  ['a postcode without and with its space', 'B120XY', '12 High Street, B12 0XY', []],
  ['another postcode', 'B12 0XZ', 'B12 0XY', ['0XZ']],
  ['no other text', 'Leeds', '', ['Leeds']],
  ['no text', '', 'Leeds', []],
])('marks %s', (_, text, other, marked) => {
  const words = compareText(text, other)
  expect(words.filter(({ isShared }) => !isShared).map(({ word }) => word)).toEqual(marked)
  expect(words.map(({ word }) => word).join(' ')).toBe(text)
})
