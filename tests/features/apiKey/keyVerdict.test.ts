import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { keyAnswerSchema } from '../../../src/api/schemas'
import { verdictOfAnswer, verdictOfFailure } from '../../../src/features/apiKey/apiKeyListeners'
import { apiFailure } from '../../support/builders'

describe('an answer to a key check', () => {
  test.each([
    [
      'of an available key',
      { result: { available: true }, message: 'Success', code: 2000 },
      { available: true, message: 'Success', code: 2000 },
    ],
    [
      'of a key that is not available',
      { result: { available: false }, message: 'Success', code: 2000 },
      { available: false, message: 'Success', code: 2000 },
    ],
    [
      'without words and code has those of a valid key',
      { result: { available: true } },
      { available: true, message: 'API key validated successfully', code: 200 },
    ],
    [
      'that does not say so is not available',
      { result: {}, message: 'Success' },
      { available: false, message: 'Success', code: 200 },
    ],
    [
      'without a result is not available',
      {},
      { available: false, message: 'API key validated successfully', code: 200 },
    ],
  ])('%s', (_, body, expected) => {
    expect(verdictOfAnswer(v.parse(keyAnswerSchema, body))).toEqual(expected)
  })
})

describe('a key check without an answer is never available', () => {
  test.each([
    ['404', { status: 404, serverMessage: 'Key not found', code: 4040 }, 'Invalid API key', 404],
    [
      'the server message',
      { status: 401, serverMessage: 'Forbidden', statusText: 'Unauthorized' },
      'Forbidden',
      401,
    ],
    ['the status text', { status: 500, statusText: 'Internal Server Error' }, 'Internal Server Error', 500],
    ['the status where there are no words', { status: 502 }, '502', 502],
    [
      'the code of the status, not of the provider',
      { status: 402, serverMessage: 'Spent', code: 4020 },
      'Spent',
      402,
    ],
    ['no connection', { status: 'network' }, 'Failed to validate API key', 0],
    ['no answer in time', { status: 'timeout', message: 'No answer in 30 s' }, 'No answer in 30 s', 0],
    ['a check that was given up', { status: 'aborted' }, 'Failed to validate API key', 0],
  ] as const)('and says: %s', (_, parts, message, code) => {
    expect(verdictOfFailure(apiFailure(parts))).toEqual({ available: false, message, code })
  })
})
