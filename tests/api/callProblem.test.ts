import { expect, test } from 'vitest'
import { problemOf, type ApiFailure } from '../../src/api/apiFailure'
import { apiFailure } from '../support/builders'

test.each<[Partial<ApiFailure>, string, string?]>([
  [{ status: 402, code: 4020, serverMessage: 'Depleted' }, 'Insufficient API credits. The balance'],
  [{ status: 402, code: 4021 }, 'This key has reached a daily, monthly or per-user limit.'],
  [{ status: 401, message: 'Invalid key' }, 'The provider refused this request: Invalid key'],
  [{ status: 403, message: 'Origin' }, 'The provider refused this request: Origin'],
  [{ status: 404, message: 'Not found' }, 'The provider no longer has this address.'],
  [{ status: 429 }, 'The provider asked us to slow down. Try again in a moment.'],
  [
    { status: 429, code: 4291, message: 'Key flagged' },
    'refused this request: Key flagged',
    'This happens to keys that are less than two days old.',
  ],
  [
    { status: 401, code: 4011, message: 'Forbidden' },
    'refused this request: Forbidden',
    'The key does not allow this site, or your network.',
  ],
  [
    { status: 401, code: 4015, message: 'Forbidden' },
    'refused this request: Forbidden',
    'The key is valid, but not enabled for address cleansing.',
  ],
  [{ status: 429, code: 4290 }, 'The provider took too long over this request. Try again.'],
  [{ status: 503 }, 'The provider asked us to slow down. Try again in a moment.'],
  [{ status: 'timeout', message: 'No answer in 10 s' }, 'The request failed: No answer in 10 s'],
  [{ status: 'network', message: 'Failed' }, 'The request failed: Failed'],
  [{ status: 500, message: 'Out of order' }, 'The request failed: Out of order'],
  [{ status: 200, message: '200 OK https://x/' }, 'The provider’s answer could not be read.'],
])('a person is told why a call failed: %o', (parts, words, why) => {
  expect(problemOf(apiFailure(parts), true)).toEqual({
    message: expect.stringContaining(words) as string,
    detail: why ?? parts.serverMessage ?? '',
    isAboutCredits: parts.status === 402,
  })
})

test.each(['network', 'timeout'] as const)('offline, it is the connection: %s', (status) => {
  expect(problemOf(apiFailure({ status }), false).message).toContain('You are offline.')
})

test('an error of our own code is not quoted', () => {
  expect(problemOf(null, true).message).toBe('The request failed: Failed')
})
