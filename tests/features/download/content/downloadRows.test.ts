import { expect, test } from 'vitest'
import { downloadRows } from '../../../../src/features/download/content/downloadRows'
import type { Outcome } from '../../../../src/features/results/outcomes'

const outcomes: Outcome[] = [
  'good',
  'good',
  'good',
  'toReview',
  'toReview',
  'toReview',
  'noMatch',
  'failed',
  'nothingToSend',
  'notRun',
]
const decisions = { 1: 'accepted', 2: 'originalKept', 4: 'accepted', 5: 'originalKept' } as const

test.each([
  ['everything', [0, 1, 2, 3, 4, 5, 6, 7, 8]],
  ['good', [0, 1, 4]],
  ['toReview', [3]],
  ['unfound', [6, 7]],
] as const)('%s holds the rows it says', (choice, rows) => {
  expect(downloadRows(choice, outcomes, decisions)).toEqual(rows)
})
