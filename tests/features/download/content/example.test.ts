import { expect, test } from 'vitest'
import type { RowResult } from '../../../../src/domain/cleanse/rowResult'
import { downloadColumns, fileColumns } from '../../../../src/features/download/content/columns'
import { exampleRow } from '../../../../src/features/download/content/example'
import { usualChoices, type CustomerColumns } from '../../../../src/features/download/downloadChoices'
import { answered } from '../../../support/builders'
import { rowSource } from '../rowSource'

const file = fileColumns(['Name', 'Address', 'Postcode'], [])
const roles = { line1: 1, postcode: 2 }
const found = answered({ 'Address Line 1': '14 Market Street', Postcode: 'SY8 1AB' })
const noMatch = answered({ 'Fit Score': '0.00' })

const blank = 'a blank postcode'
const unsent = 'no result'

/** The example of a file whose only postcodes are those of these rows. */
function exampleOf(
  customerColumns: CustomerColumns,
  ...rows: (RowResult | 'no result' | 'a blank postcode')[]
) {
  const sources = rows.map((result) =>
    rowSource({
      row: ['Ann', '14 market st', result === blank ? ' ' : 'sy8 1ab'],
      result: typeof result === 'string' ? null : result,
      roles,
    }),
  )
  return exampleRow(downloadColumns(file, { ...usualChoices, customerColumns, roles }), ['Postcode'], sources)
}

test.each<[CustomerColumns, string, RowResult | 'no result', string[]]>([
  ['update', 'without an answer', unsent, ['Postcode: sy8 1ab → ?']],
  ['update', 'with its answer', found, ['Postcode: sy8 1ab → SY8 1AB']],
  ['keep', 'without an answer', unsent, ['Postcode: sy8 1ab → sy8 1ab', 'Postcode (cleansed):  → ?']],
  ['keep', 'with its answer', found, ['Postcode: sy8 1ab → sy8 1ab', 'Postcode (cleansed):  → SY8 1AB']],
  ['correct', 'without an answer', unsent, ['Address: 14 market st → ?', 'Postcode: sy8 1ab → ?']],
  [
    'correct',
    'with its answer',
    found,
    ['Address: 14 market st → 14 Market Street', 'Postcode: sy8 1ab → SY8 1AB'],
  ],
])('the choice to %s the customer’s columns has an example %s', (choice, _, result, cells) => {
  const example = exampleOf(choice, result).cells
  expect(example.map(({ header, now, downloaded }) => `${header}: ${now} → ${downloaded ?? '?'}`)).toEqual(
    cells,
  )
})

test.each([
  ['row', 1, [unsent, unsent]],
  ['row with a value to change', 2, [blank, unsent]],
  ['matched row', 3, [unsent, noMatch, found]],
  ['row, if all values are blank', 1, [blank, blank]],
] as const)('the example is the first %s', (_, number, rows) => {
  expect(exampleOf('update', ...rows).row).toBe(number)
})
