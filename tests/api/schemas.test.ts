import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { cleanseAnswerSchema, errorAnswerSchema, keyAnswerSchema } from '../../src/api/schemas'
import { DRAWS } from '../support/drawn'

const read = (body: unknown) => v.safeParse(cleanseAnswerSchema, body)

function answer(body: unknown) {
  const outcome = read(body)
  if (!outcome.success) throw new Error('The answer was not read')
  return outcome.output
}

describe('an answer to a cleanse', () => {
  test('is read with its scores, match levels, matched address and message', () => {
    const result = {
      fit: 0.98,
      confidence: 1,
      premise_match: 'full',
      match: { line_1: 'A', longitude: -0.127695 },
    }
    expect(answer({ result, message: 'Success', code: 2000, confidence: 0.5 })).toMatchObject({
      result,
      message: 'Success',
      code: 2000,
      confidence: 0.5,
    })
  })

  test.each([
    ['null', { result: { match: null } }],
    ['absent', { result: {} }],
  ])('is one with a match that is %s', (_, body) => {
    expect(answer(body).result.match ?? null).toBeNull()
  })

  test.each([
    ['text for a score', { result: { fit: 'high', match: { uprn: '1' } } }],
    ['a list for a value', { result: { match: { uprn: '1', line_1: ['a'] } } }],
    ['an object for a match level', { result: { premise_match: {}, match: { uprn: '1' } } }],
    ['a number for the message', { result: { match: { uprn: '1' } }, message: 5 }],
    ['text for the code', { result: { match: { uprn: '1' } }, code: 'x' }],
    ['fields that are not known', { result: { match: { uprn: '1', novel: 1 } }, extra: [] }],
  ])('is not lost for an odd field: %s', (_, body) => {
    expect(answer(body).result.match?.uprn).toBe('1')
  })

  test.each([
    ['text', 'none'],
    ['a number', 0],
    ['false', false],
  ])('keeps its scores when the match is %s', (_, match) => {
    expect(answer({ result: { fit: 0.5, match } }).result.fit).toBe(0.5)
  })

  test.each([
    ['no result', { message: 'Success', code: 2000 }],
    ['a result of null', { result: null }],
    ['a result that is text', { result: 'x' }],
    ['null', null],
    ['a text', 'gateway'],
  ])('is none with %s', (_, body) => {
    expect(read(body).success).toBe(false)
  })
})

describe('an answer to a key check', () => {
  test.each([
    ['an available key', { result: { available: true }, message: 'Success', code: 2000 }, true],
    ['a key that is not available', { result: { available: false } }, false],
    ['a key that nothing is said of', { result: {} }, null],
    ['something else than true or false', { result: { available: 'yes' } }, null],
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
