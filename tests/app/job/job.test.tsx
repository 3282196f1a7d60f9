import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { changeRows } from '../../../src/features/run/rows/changeRows'
import { isDeep, seed } from '../../support/drawing'
import { range } from '../../support/builders'
import { playedTimers } from '../../support/waiting'
import type { Ways } from './desk'
import { drawnJob, playDrawn, playTrace } from './play'
import { traces } from './traces'

// What a person does over weeks, over the real store: acts that the page offers then, and after each act the promises that
// no room can keep alone.

/** Jobs that are drawn in a test: its pages are kept until it ends. */
const JOBS = isDeep ? 70 : 12

/** The jobs of every run: those of other seeds are for `DEEP=1`, since what they find takes longer to mend than a change. */
const FIRST = 11

/** One test in a few seconds; with `DEEP=1` tests for an hour. */
const seeds = isDeep ? range(seed, seed + 400) : [FIRST]

playedTimers()
afterEach(() => void vi.unstubAllGlobals())

test.each(traces.map(({ name, trace }) => [name, trace] as const))('%s', async (_, trace) => {
  const { broken } = await playTrace(trace)
  expect(broken).toEqual([])
})

// What fails prints a job that can be kept in `traces`.
test.each(seeds)(
  'a job keeps every promise, whatever a person does (SEED=%i)',
  async (drawnFrom) => {
    await fc.assert(
      fc.asyncProperty(drawnJob, async (job) => {
        const { trace, broken } = await playDrawn(job)
        expect(broken.length === 0 ? '' : `${broken.join('\n')}\n${JSON.stringify(trace)}`).toBe('')
      }),
      { seed: drawnFrom, numRuns: JOBS, interruptAfterTimeLimit: 300_000, markInterruptAsFailure: true },
    )
  },
  600_000,
)

/** Faults put in on purpose, and what the judge says. */
const HARM: [what: string, ways: Ways, said: RegExp][] = [
  [
    'an answer that is dropped',
    {
      harm: (store) => {
        const row = store.getState().run.results.findIndex((result) => result?.kind === 'answered')
        if (row >= 0) store.dispatch(changeRows({ by: 'person', act: 'undone' }, [{ row, result: null }]))
      },
    },
    /paid/,
  ],
  ['a cell that is changed', { spoil: (text) => text.replaceAll(/Ede|201/g, 'Persons') }, /became/],
  ['a lookup that is made twice', { callsTwice: true }, /lookups were made|paid/],
]

test.each(HARM)('the promises are checked: %s is found in a kept job', async (_, ways, said) => {
  const found: string[] = []
  for (const { trace } of traces) {
    if (found.length > 0) break
    const { broken } = await playTrace(trace, ways)
    found.push(...broken.filter((promise) => said.test(promise)))
  }
  expect(found).not.toEqual([])
})
