import { describe, expect, test } from 'vitest'
import { nextOf, rowsAt } from '../../../../src/features/results/map/rowsAt'

const rows = [
  { row: 4, place: { x: 10, y: 10 } },
  { row: 7, place: { x: 14, y: 10 } },
  { row: 9, place: { x: 10, y: 10 } },
]

describe('a press finds', () => {
  test.each([
    ['all rows of the nearest place', { x: 11, y: 10 }, [4, 9]],
    ['one row alone', { x: 13, y: 10 }, [7]],
    ['a place beside it', { x: 14, y: 15 }, [7]],
    ['nothing far off', { x: 14, y: 16 }, []],
  ])('%s', (_, point, found) => {
    expect(rowsAt(rows, point, 5)).toEqual(found)
  })
})

describe('of several rows at one place a press opens', () => {
  test.each([
    ['the first', null, 4],
    ['the first, where another row is open', 7, 4],
    ['the next', 4, 9],
    ['the first again after the last', 9, 4],
  ])('%s', (_, open, next) => {
    expect(nextOf([4, 9], open)).toBe(next)
  })

  test('none where there is none', () => {
    expect(nextOf([], 3)).toBeUndefined()
  })
})
