import { expect, test } from 'vitest'
import { consequenceOf, readRetryAfter } from '../../src/api/apiFailure'
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
