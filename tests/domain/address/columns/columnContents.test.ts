import { describe, expect, test } from 'vitest'
import { copiesOf, tellingColumn } from '../../../../src/domain/address/columns/columnContents'

test.each([
  ['United Kingdom', true],
  ['UK', true],
  ['Wales', true],
  ['Northern Ireland', true],
  ['France', false],
  ['Rear Flat', false],
])('a column that says again what others say, and %s, is a copy: %s', (more, expected) => {
  const rows = [
    ['12 High Street', 'Bath', `12 High Street, Bath, ${more}`],
    ['4 Mill Lane', 'Leeds', `4 Mill Lane, Leeds, ${more}`],
  ]
  expect(copiesOf(rows, [0, 1])(2)).toBe(expected)
})

describe('the column that tells customers apart', () => {
  /** A file of columns by header. */
  const file = (columns: Record<string, string[]>) => {
    const values = Object.values(columns)
    const rows = (values[0] ?? []).map((_, row) => values.map((column) => column[row]!))
    return [Object.keys(columns), rows] as const
  }
  /** Ten values, the first few blank, and at most so many of them distinct. */
  const ten = (distinct: number, blank = 0) =>
    Array.from({ length: 10 }, (_, row) => (row < blank ? ' ' : String(row % distinct)))

  test.each([
    ['the first that is distinct', { id: ['1', '2'], name: ['Ann', 'Bob'] }, [], 0],
    ['not one of the address', { address: ['1 High St', '2 High St'], name: ['Ann', 'Bob'] }, [0], 1],
    ['not one with a repeated value', { title: ['Mr', 'Mr'], name: ['Ann', 'Bob'] }, [], 1],
    ['not one with blanks beside one without', { name: ten(10, 1), id: ten(10) }, [], 1],
    ['the most distinct', { kind: ten(5), name: ten(8), id: ten(7) }, [], 1],
    ['the first of those', { kind: ten(6), name: ten(6) }, [], 0],
    ['one that is half distinct', { name: ten(5) }, [], 0],
    ['none that is less distinct', { name: ten(4) }, [], null],
    ['none that is less than half filled', { note: ten(10, 6) }, [], null],
    ['values without the spaces around them', { name: ['Ann', ' Ann '], id: ['1', '2'] }, [], 1],
    ['not one of times', { when: ['12/06/2026 09:01:12', '2026-06-12T09:02:40Z'], id: ['A1', 'A2'] }, [], 1],
    ['none of blank ones', { name: ['', ' '] }, [], null],
    ['none of the address alone', { address: ['1', '2'], postcode: ['3', '4'] }, [1, 0], null],
    ['none of no rows', { name: [] }, [], null],
    ['none of no columns', {}, [], null],
  ])('%s', (_, columns, except, expected) => {
    expect(tellingColumn(...file(columns), except)).toBe(expected)
  })

  test('a row that is too short is blank at its end', () => {
    expect(tellingColumn(['title', 'name'], [['Mr', 'Ann'], ['Mr']], [])).toBe(0)
  })
})
