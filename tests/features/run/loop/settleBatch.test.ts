import { describe, expect, test } from 'vitest'
import type { ApiFailure } from '../../../../src/api/apiFailure'
import {
  nothingCounted,
  settleBatch as settle,
  type BatchPast,
  type CallEnd,
} from '../../../../src/features/run/loop/settleBatch'
import { answered, apiFailure, failed } from '../../../support/builders'

type Mood = 'answered' | 'broken' | Partial<ApiFailure>

const noPast: BatchPast = { wasOffline: false, wasAnswered: false, ...nothingCounted }

/** How the calls of a batch that begins at row 10 ended. */
const batch = (...moods: Mood[]): CallEnd[] =>
  moods.map((mood, at) => {
    const row = 10 + at
    if (mood === 'answered') return { row, result: answered({ UPRN: String(row) }) }
    return { row, failure: mood === 'broken' ? null : apiFailure(mood) }
  })

/** What a batch came to, but for the refusals that count against its rows. */
function settleBatch(ends: CallEnd[], wasOffline: boolean) {
  const { results, next } = settle(ends, { ...noPast, wasOffline })
  return { results, next }
}

const answers = (...indexes: number[]) =>
  indexes.map((index) => ({ row: index, result: answered({ UPRN: String(index) }) }))

const spent = {
  status: 402,
  code: 4020,
  serverMessage: 'Key balance depleted',
  message: 'Key balance depleted',
} as const
const refused = { status: 401, message: 'Key not authorised' } as const
const forbidden = { status: 403, message: 'Origin not allowed' } as const
const slow = { status: 429, message: 'Too many requests' } as const
const flagged = { status: 429, code: 4291, message: 'Key flagged' } as const
const offline = { status: 'network', message: 'Failed' } as const

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
    ['the connection is lost', offline, 'goOn'],
    ['a call is abandoned', { status: 'aborted' }, 'goOn'],
    ['our own code breaks', 'broken', 'break'],
  ])('are kept when %s in the same batch, and that row stays unsent', (_, mood, next) => {
    const settled = settleBatch(batch('answered', mood, 'answered'), true)
    expect(settled.results).toEqual(answers(10, 12))
    expect(settled.next.kind).toBe(next)
  })
})

test.each<[string, Partial<ApiFailure>]>([
  ['after a server error', { status: 500, message: '500 Internal Server Error https://api.example' }],
  ['when the connection breaks while online', offline],
  ['for a single 401 among answers', refused],
])('a row fails with its words and the run goes on %s', (_, failure) => {
  expect(settleBatch(batch('answered', failure), false)).toEqual({
    results: [...answers(10), { row: 11, result: failed(failure.message!) }],
    next: { kind: 'goOn' },
  })
})

/** Why a batch pauses the run, null when it does not. */
const reasonOf = (...moods: Mood[]) => {
  const { next } = settleBatch(batch(...moods), false)
  return next.kind === 'pause' ? next.reason : null
}

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
    expect(reasonOf(mood)).toEqual({ kind: 'credits', code, message })
  })

  test('leaves all of its rows unsent, and keeps failures of others', () => {
    const { results, next } = settleBatch(batch(spent, { status: 500, message: 'Broken' }, spent), false)
    expect(results).toEqual([{ row: 11, result: failed('Broken') }])
    expect(next.kind).toBe('pause')
  })

  test('pauses before a back-off or a lost connection', () => {
    expect(reasonOf(slow, offline, spent)).toMatchObject({ kind: 'credits' })
    expect(settleBatch(batch(offline, slow, spent), true).next.kind).toBe('pause')
  })
})

describe('a batch whose every row is refused', () => {
  test.each<[string, Mood[], string]>([
    ['with 401', [refused, refused, refused], 'Key not authorised'],
    ['with 403', [forbidden, forbidden], 'Origin not allowed'],
    ['with either', [forbidden, refused], 'Origin not allowed'],
    ['some since the key is flagged', [refused, flagged], 'Key not authorised'],
    ['and is a single row', [refused], 'Key not authorised'],
  ])('%s pauses with the words of the provider, all rows unsent', (_, moods, message) => {
    expect(settleBatch(batch(...moods), false)).toEqual({
      results: [],
      next: { kind: 'pause', reason: { kind: 'refused', code: null, message } },
    })
  })

  test.each<[string, Mood]>([
    ['an answer', 'answered'],
    ['another failure', { status: 404, message: 'Not found' }],
  ])('does not pause with %s in it: the refused rows fail', (_, other) => {
    const { results, next } = settleBatch(batch(refused, other, forbidden), false)
    expect(next).toEqual({ kind: 'goOn' })
    expect(results).toContainEqual({ row: 10, result: failed('Key not authorised') })
    expect(results).toContainEqual({ row: 12, result: failed('Origin not allowed') })
  })
})

test.each<[string, Mood[], number[]]>([
  ['for every row', [flagged, flagged], []],
  ['for one row among answers', ['answered', flagged], [10]],
  ['beside one that is told to slow down', [slow, flagged], []],
])(
  'a key that is flagged %s pauses with the words of the provider and leaves the rows unsent',
  (_, moods, done) => {
    const { results, next } = settleBatch(batch(...moods), false)
    expect(results.map(({ row }) => row)).toEqual(done)
    expect(next).toEqual({ kind: 'pause', reason: { kind: 'refused', code: 4291, message: 'Key flagged' } })
  },
)

describe('being told to slow down counts against a row', () => {
  /** How many refusals count against each row of a batch, after a past. */
  const counted = (moods: Mood[], past: Partial<BatchPast> = {}) => [
    ...settle(batch(...moods), { ...noPast, ...past }).refusals,
  ]

  test.each<[string, Mood[], Partial<BatchPast>, [number, number][]]>([
    [
      'beside an answer',
      [slow, 'answered', { ...slow, status: 503 }],
      {},
      [
        [10, 1],
        [12, 1],
      ],
    ],
    ['beside an answer, once more', [slow, 'answered'], { refusals: new Map([[10, 3]]) }, [[10, 4]]],
    ['alone, when others were answered before', [slow], { wasAnswered: true }, [[10, 1]]],
  ])('%s', (_, moods, past, expected) => {
    expect(counted(moods, past)).toEqual(expected)
  })

  test.each<[string, Mood[], Partial<BatchPast>]>([
    ['all of a batch', [slow, slow], { wasAnswered: true }],
    ['a row that is alone, when nothing was answered yet', [slow], {}],
    ['beside a failure', [slow, { status: 500 }], { wasAnswered: true }],
  ])('but not against %s', (_, moods, past) => {
    const settled = settle(batch(...moods), { ...noPast, ...past, refusals: new Map([[10, 4]]) })
    expect([...settled.refusals]).toEqual([[10, 4]])
    expect(settled.results.map(({ row }) => row)).not.toContain(10)
    expect(settled.next.kind).toBe('backOff')
  })

  test('and with five of them the row fails, it alone', () => {
    const refusals = new Map([
      [10, 4],
      [11, 3],
    ])
    const { results, next } = settle(batch(slow, slow, 'answered'), { ...noPast, refusals })
    expect(results).toEqual([{ row: 10, result: failed('Too many requests') }, ...answers(12)])
    expect(next.kind).toBe('backOff')
    expect([...refusals.values()]).toEqual([4, 3])
  })
})

describe('a row over which the provider took too long', () => {
  const slowRow = { status: 429, code: 4290, message: 'Timed out', retryAfterMs: 5000 } as const

  test('stays unsent the first time, and the run goes on as fast as before', () => {
    const { results, timedOut, refusals, next } = settle(batch(slowRow, 'answered'), noPast)
    expect(results).toEqual(answers(11))
    expect([[...timedOut], refusals.size, next]).toEqual([[10], 0, { kind: 'goOn' }])
  })

  test('fails the second time, it alone', () => {
    const past = { ...noPast, timedOut: new Set([11]) }
    const { results, timedOut, next } = settle(batch(slowRow, slowRow), past)
    expect(results).toEqual([{ row: 11, result: failed('Timed out') }])
    expect([[...timedOut], next]).toEqual([[11, 10], { kind: 'goOn' }])
  })
})

test('a batch waits as long as its longest Retry-After', () => {
  const moods: Mood[] = [{ ...slow, retryAfterMs: 2000 }, slow, { ...slow, retryAfterMs: 7000 }, slow]
  expect(settleBatch(batch(...moods), false).next).toEqual({ kind: 'backOff', retryAfterMs: 7000 })
})

describe('a lost connection', () => {
  test('fails no row of a browser that was offline, however many', () => {
    expect(settleBatch(batch(offline, offline), true)).toEqual({
      results: [],
      next: { kind: 'goOn' },
    })
  })

  test('does not excuse rows that failed for another reason', () => {
    const { results } = settleBatch(batch(offline, { status: 500, message: 'Broken' }), true)
    expect(results).toEqual([{ row: 11, result: failed('Broken') }])
  })
})

test('a batch in which our own code broke ends the run, whatever else happened in it', () => {
  expect(settleBatch(batch(spent, 'broken', slow, offline), true)).toEqual({
    results: [],
    next: { kind: 'break' },
  })
})
