import { expect, test } from 'vitest'
import { OUTPUT_COLUMNS, OUTPUT_HEADERS } from '../../../src/features/answers/outputColumns'
import { ADDED_HEADERS } from '../../support/addedHeaders'

test('the added headers are 44, in their order', () => {
  expect(ADDED_HEADERS).toHaveLength(44)
  expect(OUTPUT_HEADERS).toEqual(ADDED_HEADERS)
  expect(OUTPUT_COLUMNS.map((column) => column.header)).toEqual(ADDED_HEADERS)
})

test('no header is added twice', () => {
  expect(new Set(OUTPUT_HEADERS).size).toBe(44)
})
