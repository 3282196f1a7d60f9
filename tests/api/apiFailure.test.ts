import { expect, test } from 'vitest'
import { consequenceOf, problemOf, readRetryAfter, type ApiFailure } from '../../src/api/apiFailure'
import { apiFailure } from '../support/builders'

test.each([
  ['credits are spent', { status: 402, code: 4020 }, 'pauseForCredits'],
  ['a limit is reached', { status: 402, code: 4021 }, 'pauseForCredits'],
  ['a 402 without a code', { status: 402 }, 'pauseForCredits'],
  ['unauthorised', { status: 401 }, 'pauseIfAllRefused'],
  ['forbidden', { status: 403 }, 'pauseIfAllRefused'],
  ['too many requests', { status: 429 }, 'slowDown'],
  ['too many requests, with a code that is not known', { status: 429, code: 4299 }, 'slowDown'],
  ['the provider took too long', { status: 429, code: 4290 }, 'sendOnceMore'],
  ['unavailable', { status: 503 }, 'slowDown'],
  ['unavailable, with the code of one that took too long', { status: 503, code: 4290 }, 'slowDown'],
  ['not allowed here', { status: 401, code: 4011 }, 'pauseIfAllRefused'],
  ['not enabled for cleansing', { status: 401, code: 4015 }, 'pauseIfAllRefused'],
  ['the key is flagged', { status: 429, code: 4291 }, 'pauseForKey'],
  ['unavailable, with the code of a flagged key', { status: 503, code: 4291 }, 'slowDown'],
  ['no answer in time', { status: 'timeout' }, 'waitIfOffline'],
  ['no connection', { status: 'network' }, 'waitIfOffline'],
  ['abandoned', { status: 'aborted' }, 'leaveUnsent'],
  ['a broken answer', { status: 200 }, 'failRow'],
  ['a bad request', { status: 400 }, 'failRow'],
  ['a bad request with another status’s code', { status: 400, code: 4020 }, 'failRow'],
  ['not found', { status: 404 }, 'failRow'],
  ['a server error', { status: 500 }, 'failRow'],
  ['a bad gateway', { status: 502 }, 'failRow'],
  ['a gateway timeout', { status: 504 }, 'failRow'],
] as const)('what a run does about a call that failed: %s', (_, parts, expected) => {
  expect(consequenceOf(apiFailure(parts))).toBe(expected)
})

test.each([
  ['7', 7000],
  ['0', 0],
  [' 120 ', 120_000],
  ['Wed, 01 May 2024 12:00:30 GMT', 30_000],
  ['Wed, 01 May 2024 11:59:00 GMT', 0],
  ['-5', 0],
  [null, null],
  ['  ', null],
  ['soon', null],
  ['Infinity', null],
  ['1e999', null],
])('Retry-After of %j means %j ms', (header, expected) => {
  expect(readRetryAfter(header, Date.UTC(2024, 4, 1, 12))).toBe(expected)
})

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
  [
    { status: 'network', message: 'Failed' },
    'The connection to the provider failed. Check it and try again.',
  ],
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
  expect(problemOf(null, true).message).toBe('The request failed. Please try again.')
})
