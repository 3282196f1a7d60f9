import fc from 'fast-check'
import { isDeepStrictEqual } from 'node:util'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerQuery } from '../../src/features/sandbox/answerQuery'
import { outputCells } from '../../src/features/answers/outputColumns'
import type { Results } from '../../src/features/answers/rowResult'
import { csvFile } from '../support/builders'
import { isDeep, seed } from '../support/drawing'
import { columnsFrom, drawnReply } from '../support/playedPerson'
import { playTimers, useRealTimers } from '../support/playedTimers'
import { range } from '../support/runs'
import { withoutNumber } from '../support/paidLedger'
import { playSession, type Step } from '../support/playedSession'

// Any file, any provider, any user, any connection: a part of them each time, and many with `DEEP=1`.
const DRAWS = { seed, numRuns: isDeep ? 1000 : 50 }

beforeEach(playTimers)

afterEach(() => {
  useRealTimers()
  vi.unstubAllGlobals()
})

const cell = (name: string) =>
  fc.option(fc.nat(6), { nil: null, freq: 4 }).map((at) => (at === null ? ' ' : `${at} ${name}`))

/** More rows than the record takes, with nothing to send. */
const LONG = 1100

const file = fc
  .tuple(
    fc.array(fc.tuple(cell('High Street'), cell('Low Road'), fc.constantFrom('B12 0XY', 'B12 0XY', '')), {
      minLength: 1,
      maxLength: 23,
      size: 'max',
    }),
    fc.nat(7).map((draw) => (draw === 7 ? LONG : 0)),
  )
  .map(([rows, empty]) =>
    csvFile({
      headers: ['address', 'street', 'postcode', 'ref'],
      rows: [...range(0, empty).map(() => ['', '', '']), ...rows].map((row, at) => [...row, `R${at}`]),
    }),
  )

const presses = ['start', 'start', 'resume', 'stop', 'stopTwice', 'retry', 'tryFirst', 'sendAgain'] as const
const others = [
  'dedupe',
  'cancelLookup',
  'undo',
  'redo',
  'goOffline',
  'goOnline',
  'goOnline',
  'wait',
] as const
const ends = ['reload', 'crash', 'openTab', 'loseConnection'] as const

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 12, arbitrary: drawnReply(2) },
  { weight: 5, arbitrary: fc.constantFrom(...presses, ...others, ...ends).map((kind): Step => ({ kind })) },
  {
    weight: 3,
    arbitrary: fc.oneof(
      fc.record({ kind: fc.constant('chooseColumns' as const), columns: fc.constantFrom(...columnsFrom(0)) }),
      fc.record({ kind: fc.constantFrom('lookUp' as const, 'decide' as const), row: fc.nat(22) }),
      fc.record({ kind: fc.constant('dieAtWrite' as const), at: fc.nat(8) }),
      fc.nat(15).map((from): Step => ({ kind: 'startSome', from, to: from + 7 })),
    ),
  },
)

test('every row ends with exactly one result, from its own query, whatever happens on the way', async () => {
  await fc.assert(
    fc.asyncProperty(file, fc.array(step, { maxLength: 60, size: 'max' }), async (drawn, steps) => {
      const session = await playSession(drawn)
      try {
        await session.take({ kind: 'start' })
        for (const each of steps) await session.take(each)
        await session.finish()

        expect(session.broken).toEqual([])
        expect(session.results().filter((result, row) => !isRight(session, result, row))).toEqual([])
      } finally {
        session.end()
      }
    }),
    { ...DRAWS, endOnFailure: false },
  )
}, 600_000)

/** Whether a row of a session that is over has a result that it may have. */
function isRight(session: Awaited<ReturnType<typeof playSession>>, result: Results[number], row: number) {
  switch (result?.kind) {
    case undefined:
      return false
    case 'failed':
      return session.mayHaveFailed(row)
    case 'nothingToSend':
      return session.queryOf(row) === ''
    case 'answered': {
      const expected = expectedCells(result.query)
      return session.maySend(row, result.query) && isDeepStrictEqual(withoutNumber(result.cells), expected)
    }
  }
}

/** The cells of the provider's answer to a query; each is made once. */
const known = new Map<string, string[]>()
function expectedCells(query: string): string[] {
  const { result, ...rest } = answerQuery(query)
  const cells = known.get(query) ?? withoutNumber(outputCells({ ...rest, result }))
  known.set(query, cells)
  return cells
}
