import { describe, expect, test } from 'vitest'
import type { ApiFailure } from '../../../../src/api/apiFailure'
import { settleBatch, type RowOutcome } from '../../../../src/features/run/loop/settleBatch'
import { answered, apiFailure, cellsWith, failed } from '../../../support/builders'

type Mood = 'answered' | 'broken' | (Partial<ApiFailure> & { tries?: number })

/** The outcomes of a batch that begins at row 10. */
const batch = (...moods: Mood[]): RowOutcome[] =>
  moods.map((mood, at) => {
    const index = 10 + at
    if (mood === 'answered')
      return { index, kind: 'answered', query: 'a query', cells: cellsWith({ UPRN: String(index) }) }
    if (mood === 'broken') return { index, kind: 'broken' }
    const { tries = 1, ...parts } = mood
    return { index, kind: 'failure', failure: apiFailure(parts), tries }
  })

const answers = (...indexes: number[]) =>
  indexes.map((index) => ({ index, result: answered({ UPRN: String(index) }) }))

const spent = {
  status: 402,
  code: 4020,
  serverMessage: 'Key balance depleted',
  message: 'Key balance depleted',
} as const
const refused = { status: 401, message: 'Key not authorised' } as const
const forbidden = { status: 403, message: 'Origin not allowed' } as const
const slow = { status: 429, message: 'Too many requests' } as const
const offline = { status: 'network', message: 'Failed' } as const

// RUN-5
describe('answers', () => {
  test('are all kept, each by its row, and the run goes on', () => {
    expect(settleBatch(batch('answered', 'answered'), false)).toEqual({
      results: answers(10, 11),
      next: { kind: 'goOn' },
    })
  })

  test.each<[string, Mood, string]>([
    ['credits run out', spent, 'pause'],
    ['the provider asks to slow down', slow, 'backOff'],
    ['the connection is lost', offline, 'awaitNetwork'],
    ['a call is given up', { status: 'aborted' }, 'goOn'],
    ['our own code breaks', 'broken', 'break'],
  ])('are kept when %s in the same batch, and that row stays unsent', (_, mood, next) => {
    const settled = settleBatch(batch('answered', mood, 'answered'), true)
    expect(settled.results).toEqual(answers(10, 12))
    expect(settled.next.kind).toBe(next)
  })
})

describe('a row fails with its words and the run goes on', () => {
  test.each<[string, Partial<ApiFailure>]>([
    ['after a server error', { status: 500, message: '500 Internal Server Error https://api.example' }],
    ['after a bad request', { status: 400, message: 'Bad query' }],
    ['without an answer in 30 s', { status: 'timeout', message: 'No answer in 30 s' }],
    ['after a broken answer', { status: 200, message: '200 OK https://api.example' }],
    ['when the connection breaks while online', offline],
    ['for a single 401 among answers', refused],
    ['for a single 403 among answers', forbidden],
  ])('%s', (_, failure) => {
    expect(settleBatch(batch('answered', failure), false)).toEqual({
      results: [...answers(10), { index: 11, result: failed(failure.message!) }],
      next: { kind: 'goOn' },
    })
  })
})

/** Why a batch pauses the run, null when it does not. */
const reasonOf = (...moods: Mood[]) => {
  const { next } = settleBatch(batch(...moods), false)
  return next.kind === 'pause' ? next.reason : null
}

// ERROR-2
describe('a 402', () => {
  test.each([
    ['the balance is spent', spent, 'Insufficient API credits. Key balance depleted', 4020],
    [
      'a limit is reached',
      { ...spent, code: 4021, serverMessage: 'Daily limit' },
      'Insufficient API credits. Daily limit',
      4021,
    ],
    ['the server says nothing', { status: 402 }, 'Insufficient API credits.', null],
  ] as const)('pauses with its words and the code of the provider: %s', (_, mood, message, code) => {
    expect(reasonOf(mood)).toEqual({
      kind: 'credits',
      code: 'INSUFFICIENT_CREDITS',
      message,
      providerCode: code,
    })
  })

  test('leaves all of its rows unsent, and keeps failures of others', () => {
    const { results, next } = settleBatch(batch(spent, { status: 500, message: 'Broken' }, spent), false)
    expect(results).toEqual([{ index: 11, result: failed('Broken') }])
    expect(next.kind).toBe('pause')
  })

  test('pauses before a back-off or a lost connection', () => {
    expect(reasonOf(slow, offline, spent)).toMatchObject({ kind: 'credits' })
    expect(settleBatch(batch(offline, slow, spent), true).next.kind).toBe('pause')
  })
})

// RUN-10
describe('a batch whose every row is refused', () => {
  test.each<[string, Mood[], string]>([
    ['with 401', [refused, refused, refused], 'Key not authorised'],
    ['with 403', [forbidden, forbidden], 'Origin not allowed'],
    ['with either', [forbidden, refused], 'Origin not allowed'],
    ['and is a single row', [refused], 'Key not authorised'],
  ])('%s pauses with the words of the provider, all rows unsent', (_, moods, message) => {
    expect(settleBatch(batch(...moods), false)).toEqual({
      results: [],
      next: { kind: 'pause', reason: { kind: 'refused', message } },
    })
  })

  test.each<[string, Mood]>([
    ['an answer', 'answered'],
    ['another failure', { status: 404, message: 'Not found' }],
  ])('does not pause with %s in it: the refused rows fail', (_, other) => {
    const { results, next } = settleBatch(batch(refused, other, forbidden), false)
    expect(next).toEqual({ kind: 'goOn' })
    expect(results).toContainEqual({ index: 10, result: failed('Key not authorised') })
    expect(results).toContainEqual({ index: 12, result: failed('Origin not allowed') })
  })
})

// RUN-13
describe('a row that is slowed down', () => {
  test.each([429, 503] as const)('by %i is sent again until its fifth try', (status) => {
    for (const tries of [1, 2, 3, 4]) {
      const settled = settleBatch(batch({ ...slow, status, tries }), false)
      expect(settled).toEqual({ results: [], next: { kind: 'backOff', retryAfterMs: null } })
    }
  })

  test('fails at its fifth try alone', () => {
    const { results, next } = settleBatch(batch({ ...slow, tries: 5 }, { ...slow, tries: 4 }), false)
    expect(results).toEqual([{ index: 10, result: failed('Too many requests') }])
    expect(next.kind).toBe('backOff')
  })

  test('is waited for as long as the longest Retry-After of its batch', () => {
    const moods: Mood[] = [{ ...slow, retryAfterMs: 2000 }, slow, { ...slow, retryAfterMs: 7000 }, slow]
    expect(settleBatch(batch(...moods), false).next).toEqual({ kind: 'backOff', retryAfterMs: 7000 })
  })
})

// RUN-14
describe('a lost connection', () => {
  test('fails no row of a browser that was offline, however many', () => {
    expect(settleBatch(batch(offline, offline), true)).toEqual({
      results: [],
      next: { kind: 'awaitNetwork' },
    })
  })

  test('does not excuse rows that failed for another reason', () => {
    const { results } = settleBatch(batch(offline, { status: 500, message: 'Broken' }), true)
    expect(results).toEqual([{ index: 11, result: failed('Broken') }])
  })
})

// ERROR-7, ERROR-8
test('a batch in which our own code broke ends the run, whatever else happened in it', () => {
  expect(settleBatch(batch(spent, 'broken', slow, offline), true)).toEqual({
    results: [],
    next: { kind: 'break' },
  })
})
