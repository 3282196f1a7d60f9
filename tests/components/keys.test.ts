import { expect, test } from 'vitest'
import { movedIndex } from '../../src/components/keys'

test.each([
  ['ArrowDown', 3, 4],
  ['ArrowUp', 3, 2],
  ['ArrowUp', 0, 0],
  ['PageDown', 3, 12],
  ['PageDown', 98, 99],
  ['PageUp', 50, 41],
  ['PageUp', 3, 0],
  ['Home', 50, 0],
  ['End', 50, 99],
  ['End', 99, 99],
  ['ArrowDown', 99, 99],
  ['PageDown', 99, 99],
  ['Enter', 3, null],
  ['a', 3, null],
])('%s from row %i of a hundred goes to %s', (key, from, to) => {
  expect(movedIndex(key, from, 100, 10)).toBe(to)
})

test('in a window as low as one row, page keys move by one', () => {
  expect(movedIndex('PageDown', 3, 100, 1)).toBe(4)
})
