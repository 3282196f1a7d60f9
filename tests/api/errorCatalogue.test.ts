import { describe, expect, test } from 'vitest'
import { consequenceOf } from '../../src/api/apiFailure'
import { apiFailure } from '../support/builders'

describe('what a run does', () => {
  test.each([
    ['pauses when credits are spent', { status: 402, code: 4020 }, 'pauseForCredits'],
    ['pauses when a limit is reached', { status: 402, code: 4021 }, 'pauseForCredits'],
    ['pauses for a 402 without a code', { status: 402 }, 'pauseForCredits'],
    ['pauses when all are unauthorised', { status: 401 }, 'pauseIfAllRefused'],
    ['pauses when all are forbidden', { status: 403 }, 'pauseIfAllRefused'],
    ['slows down for a 429', { status: 429 }, 'slowDown'],
    ['slows down for a 503', { status: 503 }, 'slowDown'],
    ['pauses when the key is flagged', { status: 429, code: 4291 }, 'pauseForKey'],
    ['slows down for a 503 with the code of a flagged key', { status: 503, code: 4291 }, 'slowDown'],
    ['waits for a row without an answer in time', { status: 'timeout' }, 'waitIfOffline'],
    ['waits for a lost connection', { status: 'network' }, 'waitIfOffline'],
    ['leaves a row that was given up', { status: 'aborted' }, 'leaveUnsent'],
    ['fails a row with a broken answer', { status: 200 }, 'failRow'],
    ['fails a bad request', { status: 400 }, 'failRow'],
    ['fails a row not found', { status: 404 }, 'failRow'],
    ['fails a row on a server error', { status: 500 }, 'failRow'],
    ['fails a row on a bad gateway', { status: 502 }, 'failRow'],
    ['fails a row on a gateway timeout', { status: 504 }, 'failRow'],
    ["goes by the status, not by the provider's code", { status: 400, code: 4020 }, 'failRow'],
  ] as const)('%s', (_, parts, expected) => {
    expect(consequenceOf(apiFailure(parts))).toBe(expected)
  })
})
