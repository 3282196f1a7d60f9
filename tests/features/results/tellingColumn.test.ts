import { expect, test } from 'vitest'
import { tellingColumn } from '../../../src/features/results/tellingColumn'

/** A file of columns by header. */
const file = (columns: Record<string, string[]>) => {
  const values = Object.values(columns)
  const rows = (values[0] ?? []).map((_, row) => values.map((column) => column[row]!))
  return [Object.keys(columns), rows] as const
}
const ten = (value: (row: number) => string) => Array.from({ length: 10 }, (_, row) => value(row))

test.each([
  ['the first that is distinct', { id: ['1', '2'], name: ['Ann', 'Bob'] }, [], 0],
  ['not one of the address', { address: ['1 High St', '2 High St'], name: ['Ann', 'Bob'] }, [0], 1],
  ['not one that repeats itself', { title: ['Mr', 'Mr'], name: ['Ann', 'Bob'] }, [], 1],
  ['one with a blank in ten', { name: ten((row) => (row === 0 ? ' ' : `n${row}`)), id: ten(String) }, [], 0],
  ['none with two blanks in ten', { name: ten((row) => (row < 2 ? '' : `n${row}`)), id: ten(String) }, [], 1],
  [
    'the most distinct where none is wholly',
    {
      kind: ten((row) => String(row % 5)),
      name: ten((row) => String(row % 8)),
      id: ten((row) => String(row % 7)),
    },
    [],
    1,
  ],
  ['the first of as many', { kind: ten((row) => String(row % 6)), name: ten((row) => `n${row % 6}`) }, [], 0],
  ['one that is half distinct', { name: ten((row) => String(row % 5)) }, [], 0],
  ['none that is less', { name: ten((row) => String(row % 4)) }, [], null],
  ['none that is filled in less than half', { note: ten((row) => (row < 4 ? `n${row}` : '')) }, [], null],
  ['values without the spaces around them', { name: ['Ann', ' Ann '], id: ['1', '2'] }, [], 1],
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
