import { expect, test } from 'vitest'
import { downloadRows } from '../../../src/features/download/downloadRows'
import { answered, failed } from '../../support/builders'

const match = answered({ 'Post Town': 'LEEDS' })
const noMatch = answered({ Message: 'Success' })
const results = [match, match, match, match, noMatch, failed('x'), null]
const toReview = [false, true, true, true, true, false, false]
const decisions = { 1: 'accepted', 2: 'kept' } as const

// DOWNLOAD-10
test.each([
  ['everything', [0, 1, 2, 3, 4, 5]],
  ['good', [0, 1]],
  ['toReview', [3, 4]],
  ['failed', [5]],
] as const)('%s holds the rows it says', (choice, rows) => {
  expect(downloadRows(choice, results, toReview, decisions)).toEqual(rows)
})

// DOWNLOAD-10
test('a row for which no address was found is not among the good ones, whatever was decided', () => {
  expect(downloadRows('good', [match, noMatch], [true, true], { 0: 'accepted', 1: 'accepted' })).toEqual([0])
})
