import { vi } from 'vitest'

type Counted = (...args: never[]) => unknown

/** Calls of a spied function since they were last asked for. */
export function callsOf(counted: Counted) {
  const calls = vi.mocked(counted).mock.calls.length
  vi.mocked(counted).mockClear()
  return calls
}

/** Rows that one task works on at most where each seems to take a millisecond: for at least 20 ms, in blocks. */
export const MOST_IN_A_TASK = 30

/** Makes a page count the calls of a spied function in each of its tasks: each call seems to take a millisecond. */
export function countingTasks(counted: Counted) {
  const calls = () => vi.mocked(counted).mock.calls.length
  vi.spyOn(performance, 'now').mockImplementation(calls)
  let before = calls()
  let most = 0
  const look = () => {
    most = Math.max(most, calls() - before)
    before = calls()
  }
  return {
    overrides: { nextTask: async () => look() },
    /** Nothing of what was called so far counts. */
    begin: () => {
      before = calls()
      most = 0
    },
    /** The most calls in one task since. */
    most: () => {
      look()
      return most
    },
  }
}
