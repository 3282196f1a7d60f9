import { describe, expect, test } from 'vitest'
import type { RowResult } from '../../../../src/features/answers/rowResult'
import { fileColumns, type OwnColumns } from '../../../../src/features/download/content/columns'
import { exampleRow, exampleRowIndex } from '../../../../src/features/download/content/example'
import type { RowSource } from '../../../../src/features/download/content/cells'
import { answered } from '../../../support/builders'

const headers = ['Name', 'Address', 'Postcode']
const file = fileColumns(headers, [])
const of = (row: string[], result: RowResult | null = null): RowSource => ({
  row,
  result,
  reasons: [],
  threshold: { kind: 'fit', value: 0 },
  roles: { line1: 1, postcode: 2 },
})
const row = ['Ann', '14 market st', 'sy8 1ab']
const found = answered({ 'Address Line 1': '14 Market Street', Postcode: 'SY8 1AB' })

describe('a row of a file with columns of added names', () => {
  test.each([
    ['before it has an answer, updated', null, 'update', [['Postcode', 'sy8 1ab', null]]],
    [
      'before it has an answer, kept',
      null,
      'keep',
      [
        ['Postcode', 'sy8 1ab', 'sy8 1ab'],
        ['Postcode (cleansed)', '', null],
      ],
    ],
    ['with its answer, updated', found, 'update', [['Postcode', 'sy8 1ab', 'SY8 1AB']]],
    [
      'with its answer, kept',
      found,
      'keep',
      [
        ['Postcode', 'sy8 1ab', 'sy8 1ab'],
        ['Postcode (cleansed)', '', 'SY8 1AB'],
      ],
    ],
    [
      'before it has an answer, corrected',
      null,
      'correct',
      [
        ['Address', '14 market st', null],
        ['Postcode', 'sy8 1ab', null],
      ],
    ],
    [
      'with its answer, corrected',
      found,
      'correct',
      [
        ['Address', '14 market st', '14 Market Street'],
        ['Postcode', 'sy8 1ab', 'SY8 1AB'],
      ],
    ],
  ] as [string, RowResult | null, OwnColumns, (string | null)[][]][])(
    '%s',
    (_, result, ownColumns, expected) => {
      const from = of(row, result)
      const cells = exampleRow(file, from, { ownColumns, roles: from.roles })
      expect(cells.map(({ header, now, downloaded }) => [header, now, downloaded])).toEqual(expected)
    },
  )

  test.each([
    ['the first', [of(row), of(row)], 0],
    ['the first with a value to lose', [of(['', '', '']), of(row)], 1],
    [
      'the first whose address was found',
      [of(row), of(row, answered({ 'Fit Score': '0.00' })), of(row, found)],
      2,
    ],
    ['the first, where all is blank', [of(['', '', ' '])], 0],
  ])('is %s', (_, rows, at) => {
    expect(exampleRowIndex([2], rows.length, (index) => rows[index]!)).toBe(at)
  })
})
