import * as v from 'valibot'
import { expect, test } from 'vitest'
import { keyAnswerSchema } from '../../../src/api/schemas'
import { verdictOfAnswer, verdictOfFailure } from '../../../src/features/apiKey/apiKeyListeners'
import { apiFailure } from '../../support/builders'

const SUCCESS = { message: 'Success', code: 2000 }
const VALID = { status: 'valid', lacksBritain: false }
const invalid = (message: string, code: number) => ({ status: 'invalid', message, code, why: null })

test.each([
  ['an available key', { result: { available: true }, ...SUCCESS }, VALID],
  ['a key that is not available', { result: { available: false }, ...SUCCESS }, invalid('Success', 2000)],
  ['no words and no code', { result: { available: true } }, VALID],
  ['nothing about the key', { result: {}, message: 'Success' }, invalid('Success', 200)],
  ['neither true nor false', { result: { available: 'yes' }, ...SUCCESS }, invalid('Success', 2000)],
  ['blank words', { result: {}, message: ' ' }, invalid('API key validated successfully', 200)],
  ['no result', {}, invalid('API key validated successfully', 200)],
])('an answer to a key check means: %s', (_, body, verdict) => {
  expect(verdictOfAnswer(v.parse(keyAnswerSchema, body))).toEqual(verdict)
})

test.each([
  ['Britain among others', [{ iso_3: 'USA' }, { iso_3: 'gbr' }], false],
  ['only others', [{ iso_3: 'USA' }, { iso_3: 'IRL' }], true],
  ['none', [], false],
  ['what cannot be read', ['GBR', { iso_3: 7 }], false],
  ['nothing', null, false],
])('the countries of a key are %s', (_, contexts, lacksBritain) => {
  const body = { result: { available: true, contexts }, ...SUCCESS }
  expect(verdictOfAnswer(v.parse(keyAnswerSchema, body))).toEqual({ status: 'valid', lacksBritain })
})

const WORDS = { serverMessage: 'Forbidden', statusText: 'Unauthorized', code: 4011 }

test.each([
  ['that the key does not exist', { status: 404, serverMessage: 'Not found' }, 'Invalid API key', 404],
  ['the provider’s words, with the HTTP status', { status: 401, ...WORDS, code: null }, 'Forbidden', 401],
  ['the status text', { status: 500, statusText: 'Internal Server Error' }, 'Internal Server Error', 500],
  ['the status if there are no words', { status: 502 }, '502', 502],
  ['that there was no connection', { status: 'network' }, 'Failed to validate API key', 0],
  ['that no answer came', { status: 'timeout', message: 'No answer in 30 s' }, 'No answer in 30 s', 0],
  ['that the answer cannot be read', { status: 200 }, 'Failed to validate API key', 0],
  ['that the check was abandoned', { status: 'aborted' }, 'Failed to validate API key', 0],
] as const)('a failed key check says %s', (_, parts, message, code) => {
  expect(verdictOfFailure(apiFailure(parts))).toEqual(invalid(message, code))
})

test.each([
  [4011, 'The key does not allow this site, or your network.'],
  [4015, 'The key is valid, but not enabled for address cleansing.'],
])('a key check that fails with the code %d says what it means', (code, why) => {
  const verdict = verdictOfFailure(apiFailure({ status: 401, ...WORDS, code }))
  expect(verdict).toEqual({ ...invalid('Forbidden', 401), why })
})
