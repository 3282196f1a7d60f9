import { describe, expect, test } from 'vitest'
import type { RowResult } from '../../../../src/features/answers/rowResult'
import { fileColumns } from '../../../../src/features/download/content/downloadColumns'
import { exampleRow, exampleRowIndex } from '../../../../src/features/download/content/exampleRow'
import type { ResultOfRow } from '../../../../src/features/download/content/cellText'
import { answered } from '../../../support/builders'

const headers = ['Name', 'Address', 'Postcode']
const file = fileColumns(headers, [])
const of = (row: string[], result: RowResult | null = null): ResultOfRow => ({
  row,
  result,
  reasons: [],
  threshold: { kind: 'fit', value: 0 },
})
const row = ['Ann', '14 market st', 'sy8 1ab']
const found = answered({ 'Address Line 1': '14 Market Street', Postcode: 'SY8 1AB' })

describe('a row of a file with columns of added names', () => {
  test.each([
    ['before it has an answer, updated', null, false, [['Postcode', 'sy8 1ab', null]]],
    [
      'before it has an answer, kept',
      null,
      true,
      [
        ['Postcode', 'sy8 1ab', 'sy8 1ab'],
        ['Postcode (cleansed)', '', null],
      ],
    ],
    ['with its answer, updated', found, false, [['Postcode', 'sy8 1ab', 'SY8 1AB']]],
    [
      'with its answer, kept',
      found,
      true,
      [
        ['Postcode', 'sy8 1ab', 'sy8 1ab'],
        ['Postcode (cleansed)', '', 'SY8 1AB'],
      ],
    ],
  ])('%s', (_, result, keeps, expected) => {
    const cells = exampleRow(file, of(row, result), keeps)
    expect(cells.map(({ header, now, downloaded }) => [header, now, downloaded])).toEqual(expected)
  })

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
    expect(exampleRowIndex(file, rows.length, (index) => rows[index]!)).toBe(at)
  })
})
