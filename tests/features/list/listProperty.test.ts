import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { drawnOne, isDeep, seed } from '../../support/drawing'
import { drawnReply, turns } from '../../support/playedPerson'
import { playTimers, useRealTimers } from '../../support/playedTimers'
import { COLUMNS, playList, type Step } from './playedList'

// Parts of seven rows.
vi.mock('../../../src/app/base/constants', async (original) => ({
  ...(await original<object>()),
  MAX_ROWS: 7,
}))

beforeEach(playTimers)

afterEach(() => {
  useRealTimers()
  vi.unstubAllGlobals()
})

/** Rows by the person that each is of: some come twice. */
const people = fc.array(fc.nat(30), { minLength: 8, maxLength: 24, size: 'max' })

const kinds = ['start', 'start', 'resume', 'stop', 'stopTwice', 'retry', 'dedupe'] as const
const others = ['reload', 'download', 'loseDatabase', 'wait'] as const

const calm: fc.Arbitrary<Step> = fc.oneof(
  { weight: 14, arbitrary: drawnReply(3) },
  { weight: 4, arbitrary: fc.constantFrom(...kinds, ...others).map((kind): Step => ({ kind })) },
  {
    weight: 3,
    arbitrary: fc.oneof(
      fc.record({ kind: fc.constant('chooseColumns' as const), columns: fc.constantFrom(...COLUMNS) }),
      fc.record({ kind: fc.constantFrom('decide' as const, 'show' as const), at: fc.nat(6) }),
    ),
  },
)

/** Steps, each with whether the page is killed so many turns of the event loop after it. */
const steps = fc.array(
  fc.tuple(
    calm,
    fc.oneof({ weight: 25, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: fc.nat(12) }),
  ),
  { maxLength: 70, size: 'max' },
)

test('nothing of a list is lost or paid twice, whatever happens on the way', async () => {
  await fc.assert(
    fc.asyncProperty(people, fc.boolean(), steps, async (drawn, isOnce, taken) => {
      const list = await playList(drawn)
      if (isOnce) await list.take({ kind: 'dedupe' })
      await list.take({ kind: 'start' })
      for (const [step, killedAfter] of taken) {
        if (killedAfter === null) await list.take(step)
        else {
          await list.begin(step)
          await list.take({ kind: 'kill', turns: killedAfter })
        }
      }
      await list.end()
      expect(list.broken).toEqual([])
    }),
    { seed, numRuns: isDeep ? 1000 : 20, endOnFailure: false },
  )
}, 1_200_000)

/** A list that is answered by itself, whose page dies before it stores something for the `at`th time. */
async function killedAt(at: number, repliesAfter: number, isOnce: boolean) {
  let left = Infinity
  const mayWrite = () => (left -= 1) >= 0
  const list = await playList([...Array(15).keys(), 3, 9, 14, 3, 20], { mayWrite, repliesAfter })
  if (isOnce) await list.take({ kind: 'dedupe' })
  left = at
  await list.begin({ kind: 'start' })
  for (let turn = 0; turn < 2000 && !list.isGone() && !list.isOver(); turn += 1) {
    await turns(1)
    await vi.advanceTimersByTimeAsync(0)
  }
  if (!list.isGone()) await list.settle()
  const isDead = list.isGone()
  left = Infinity
  await list.end()
  return { isDead, broken: list.broken }
}

/** Turns of the event loop that an answer takes: quicker than IndexedDB, as quick, slower. */
const PACES = [0, 3, 12]

test.each(isDeep ? PACES : [drawnOne('pace', PACES)])(
  'a page may die before anything that it stores, with answers after %i turns',
  async (repliesAfter) => {
    const broken: Record<number, string[]> = {}
    let isDead = true
    for (let at = 0; isDead; at += 1) {
      const killed = await killedAt(at, repliesAfter, at % 2 === 1)
      if (killed.broken.length > 0) broken[at] = killed.broken
      ;({ isDead } = killed)
    }
    expect(broken).toEqual({})
  },
  600_000,
)
