import { expect, test } from 'vitest'
import type { ApiFailure } from '../../../../src/api/apiFailure'
import { lookupProblem } from '../../../../src/features/results/lookup/lookupProblem'
import { apiFailure } from '../../../support/builders'

test.each<[Partial<ApiFailure>, string, boolean]>([
  [
    { status: 402, code: 4020, serverMessage: 'Key balance depleted' },
    'Insufficient API credits. The balance',
    true,
  ],
  [{ status: 402, code: 4021 }, 'Insufficient API credits. This key has reached a daily', true],
  [{ status: 401, message: 'Invalid key' }, 'The provider refused this lookup: Invalid key', false],
  [{ status: 403, message: 'Origin' }, 'The provider refused this lookup: Origin', false],
  [{ status: 429 }, 'The provider asked us to slow down. Try again in a moment.', false],
  [{ status: 503 }, 'The provider asked us to slow down. Try again in a moment.', false],
  [{ status: 429, code: 4291, message: 'Key flagged' }, 'refused this lookup: Key flagged', false],
  [{ status: 'timeout', message: 'No answer in 30 s' }, 'The lookup failed: No answer in 30 s', false],
  [{ status: 'network', message: 'Failed' }, 'The lookup failed: Failed', false],
  [{ status: 500, message: 'Out of order' }, 'The lookup failed: Out of order', false],
])('%o is told in the words of a run', (parts, words, isAboutCredits) => {
  const problem = lookupProblem(apiFailure(parts), true)
  expect(problem.message).toContain(words)
  expect(problem.isAboutCredits).toBe(isAboutCredits)
  expect(problem.detail).toBe(parts.serverMessage ?? '')
})

test.each(['network', 'timeout'] as const)('offline, %s is the connection', (status) => {
  expect(lookupProblem(apiFailure({ status }), false).message).toContain('You are offline.')
})

test('what broke in our own code is a failure without more words', () => {
  expect(lookupProblem(null, true).message).toBe('The lookup failed: Failed')
})
