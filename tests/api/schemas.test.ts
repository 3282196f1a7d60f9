import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import {
  addressAnswerSchema,
  cleanseAnswerSchema,
  errorAnswerSchema,
  keyAnswerSchema,
  suggestionsAnswerSchema,
} from '../../src/api/schemas'
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

  test.each([{ match: null }, { fit: 0.5 }])('may lack a match: %j', (result) => {
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

  test.each([{}, [[]], { error: 'Busy' }])(
    'was not understood if nothing of its result is known: %j',
    (result) => {
      expect(read({ result, message: 'Success' }).success).toBe(false)
    },
  )
})

test.each([
  ['code and message', { code: 4020, message: 'Key balance depleted' }, 4020, 'Key balance depleted'],
  ['nothing known', { error: 'x' }, null, null],
  ['text for a code', { code: '4020', message: ['x'] }, null, null],
  ['a message of blanks', { code: 5000, message: ' \n' }, 5000, null],
])('an answer that is an error is read: %s', (_, body, code, message) => {
  expect(v.parse(errorAnswerSchema, body)).toEqual({ code, message })
})

test.each([
  ['none', { hits: [] }, []],
  ['one', { hits: [{ id: 'paf_1', suggestion: '1 High Street', urls: {} }] }, ['paf_1']],
  [
    'the one that can be fetched',
    { hits: [{ suggestion: 'x' }, null, 'x', { id: 'a', suggestion: 'x' }] },
    ['a'],
  ],
  [
    'none without a text',
    { hits: [{ id: 'a', suggestion: '' }, { id: '', suggestion: 'x' }, { id: 1 }] },
    [],
  ],
  ['no list', { hits: {} }, null],
  ['no result', null, null],
])('suggestions are read: %s', (_, result, expected) => {
  const { success, output } = v.safeParse(suggestionsAnswerSchema, { result })
  const ids = success ? output.result.hits.flatMap((hit) => hit?.id ?? []) : null
  expect(ids).toEqual(expected)
})

test.each([
  [{ line_1: '1 High Street' }, true],
  [{ postcode: 'B12 0XY', line_1: ['odd'] }, true],
  [{}, false],
  [{ line_1: '', uprn: '1' }, false],
  [null, false],
  ['x', false],
])('the address behind a suggestion needs a line or a postcode: %j', (result, expected) => {
  expect(v.safeParse(addressAnswerSchema, { result }).success).toBe(expected)
})

test('no answer of any shape throws', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(() => read({ result: value, message: value })).not.toThrow()
      expect(() => v.safeParse(keyAnswerSchema, { result: value })).not.toThrow()
      expect(() => v.safeParse(suggestionsAnswerSchema, { result: { hits: [value] } })).not.toThrow()
      expect(() => v.safeParse(addressAnswerSchema, { result: value })).not.toThrow()
      expect(() => v.safeParse(errorAnswerSchema, value)).not.toThrow()
    }),
    DRAWS,
  )
})
