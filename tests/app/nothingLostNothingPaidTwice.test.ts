import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerQuery } from '../../src/features/sandbox/answerQuery'
import { outputCells } from '../../src/features/answers/outputColumns'
import { csvFile } from '../support/builders'
import { isDeep, seed } from '../support/drawing'
import { REPLY_KINDS } from '../support/playedProvider'
import { playTimers, useRealTimers } from '../support/playedTimers'
import { playSession, type Step } from '../support/playedSession'

// Any file, any provider, any user, any connection: a part of them each time, and many with `DEEP=1`.
const DRAWS = { seed, numRuns: isDeep ? 1000 : 50 }

beforeEach(playTimers)

afterEach(() => {
  useRealTimers()
  vi.unstubAllGlobals()
})

const file = fc
  .array(fc.nat(8), { maxLength: 23, size: 'max' })
  .map((houses) => csvFile({ rows: houses.map((house) => [`${house} High Street`, 'B12 0XY']) }))

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({
      kind: fc.constant('reply' as const),
      reply: fc.oneof(
        { weight: 2, arbitrary: fc.constant('answer' as const) },
        { weight: 1, arbitrary: fc.constantFrom(...REPLY_KINDS) },
      ),
      at: fc.nat(4),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.constantFrom<Step>(
      { kind: 'start' },
      { kind: 'start' },
      { kind: 'resume' },
      { kind: 'stop' },
      { kind: 'stopTwice' },
      { kind: 'retry' },
      { kind: 'reload' },
      { kind: 'crash' },
      { kind: 'goOffline' },
      { kind: 'goOnline' },
      { kind: 'goOnline' },
      { kind: 'wait' },
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
        const own = drawn.rows.map((_, row) => ({
          kind: 'answered',
          query: session.queryOf(row),
          cells: expectedCells(session.queryOf(row)),
        }))
        const results = session
          .results()
          .map((result, row) => (result?.kind === 'failed' ? own[row] : result))
        expect(results).toEqual(own)
        const failed = session.results().flatMap((result, row) => (result?.kind === 'failed' ? [row] : []))
        expect(failed.map(session.queryOf).filter((query) => !session.mayFail.has(query))).toEqual([])
      } finally {
        session.end()
      }
    }),
    { ...DRAWS, endOnFailure: false },
  )
}, 600_000)

/** The cells of the provider's answer to a query; each is made once. */
const known = new Map<string, string[]>()
function expectedCells(query: string): string[] {
  const { result, ...rest } = answerQuery(query)
  const cells = known.get(query) ?? outputCells({ ...rest, result })
  known.set(query, cells)
  return cells
}
