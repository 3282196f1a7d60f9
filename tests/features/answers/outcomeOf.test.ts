import { expect, test } from 'vitest'
import { outcomeOf } from '../../../src/features/answers/outcomeOf'
import { readAnswer } from '../../../src/features/answers/readAnswer'
import { answered, failed } from '../../support/builders'

test.each([
  ['an answer with an address is matched', answered({ 'Post Town': 'LEEDS' }), 'matched'],
  [
    'an answer with scores and no address is no match',
    answered({ 'Fit Score': '0.00', Message: 'Success' }),
    'noMatch',
  ],
  ['an error is failed', failed('It broke'), 'failed'],
  ['no result is not run', null, 'notRun'],
] as const)('%s', (_, result, outcome) => {
  expect(outcomeOf(result)).toBe(outcome)
})

test.each([
  ['the confidence', answered({ 'Confidence Score': '0.83', 'Fit Score': '1.00' }), 'confidence', 0.83],
  ['the fit', answered({ 'Confidence Score': '0.83', 'Fit Score': '1.00' }), 'fit', 1],
  ['none where it is missing', answered(), 'fit', null],
  ['none for a failed row', failed('x'), 'confidence', null],
  ['none for a row that was not run', null, 'confidence', null],
] as const)('the score of a row is %s', (_, result, kind, score) => {
  expect(readAnswer(result)?.scores[kind] ?? null).toBe(score)
})
