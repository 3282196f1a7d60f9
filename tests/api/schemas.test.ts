import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { cleanseAnswerSchema, errorAnswerSchema, keyAnswerSchema } from '../../src/api/schemas'
import { DRAWS } from '../support/drawn'

const read = (body: unknown) => v.safeParse(cleanseAnswerSchema, body)
const answer = (body: unknown) => v.parse(cleanseAnswerSchema, body)

describe('an answer to a cleanse', () => {
  test('is read with its scores, match levels, matched address and message', () => {
    const match = { line_1: 'A', longitude: -0.127695 }
    const result = { fit: 0.98, confidence: 1, premise_match: 'full', match }
    const body = { result, message: 'Success', code: 2000, confidence: 0.5 }
    expect(answer(body)).toMatchObject(body)
  })

  test.each([{ match: null }, {}])('may lack a match: %j', (result) => {
    expect(answer({ result }).result.match ?? null).toBeNull()
  })

  test.each([
    ['text for a score', { result: { fit: 'high', match: { uprn: '1' } } }],
    ['a list for a value', { result: { match: { uprn: '1', line_1: ['a'] } } }],
    ['an object for a match level', { result: { premise_match: {}, match: { uprn: '1' } } }],
    ['a number for the message', { result: { match: { uprn: '1' } }, message: 5 }],
    ['text for the code', { result: { match: { uprn: '1' } }, code: 'x' }],
    ['fields that are not known', { result: { match: { uprn: '1', novel: 1 } }, extra: [] }],
  ])('survives an odd field: %s', (_, body) => {
    expect(answer(body).result.match?.uprn).toBe('1')
  })

  test.each(['none', 0, false])('keeps its scores if the match is %j', (match) => {
    expect(answer({ result: { fit: 0.5, match } }).result.fit).toBe(0.5)
  })

  test.each([{ message: 'Success', code: 2000 }, { result: null }, { result: 'x' }, null, 'gateway'])(
    'needs a result: %j',
    (body) => {
      expect(read(body).success).toBe(false)
    },
  )
})

describe('an answer to a key check', () => {
  test.each([
    ['an available key', { result: { available: true }, message: 'Success', code: 2000 }, true],
    ['a key that is not available', { result: { available: false } }, false],
    ['nothing about the key', { result: {} }, null],
    ['neither true nor false', { result: { available: 'yes' } }, null],
    ['no result', {}, undefined],
  ])('is read: %s', (_, body, expected) => {
    expect(v.parse(keyAnswerSchema, body).result?.available).toBe(expected)
  })
})

test.each([
  ['code and message', { code: 4020, message: 'Key balance depleted' }, 4020, 'Key balance depleted'],
  ['nothing known', { error: 'x' }, null, null],
  ['text for a code', { code: '4020', message: ['x'] }, null, null],
])('an answer that is an error is read: %s', (_, body, code, message) => {
  expect(v.parse(errorAnswerSchema, body)).toEqual({ code, message })
})

test('no answer of any shape throws', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(() => read({ result: value, message: value })).not.toThrow()
      expect(() => v.safeParse(keyAnswerSchema, { result: value })).not.toThrow()
      expect(() => v.safeParse(errorAnswerSchema, value)).not.toThrow()
    }),
    DRAWS,
  )
})
