import type { ListenerApi, RootState, StartListening } from '../../base/store/types'
import { selectIsRunning } from '../run/runSelectors'
import { selectHasResults } from '../run/runSlice'

/** What decided rows are: what piles are made of, and what addresses are written from. */
export const decidedRows = ({ file, mapping, run, decisions }: RootState) => [
  file.loaded?.rows,
  mapping,
  run.results,
  decisions.present,
]

/**
 * Whether something that a listener computes from all rows may have changed: outside a run, and when one begins or
 * ends. During a run nothing needs it.
 *
 * @param from what it is worked out from
 */
export const mayHaveChanged =
  (from: (state: RootState) => readonly unknown[]) => (_: unknown, now: RootState, before: RootState) => {
    const isRunning = selectIsRunning(now)
    if (isRunning !== selectIsRunning(before)) return true
    if (isRunning || now === before) return false
    const were = from(before)
    return from(now).some((value, at) => value !== were[at])
  }

/**
 * Computes something from all rows in pieces whenever it may have changed, from the beginning if that happens meanwhile; not
 * during a run, nor before there are results.
 *
 * @param from what it is worked out from
 * @param compute computes and records it; `rest` resolves in a task of its own
 */
export function whenAtRest(
  startListening: StartListening,
  from: (state: RootState) => readonly unknown[],
  compute: (api: ListenerApi, rest: () => Promise<void>) => Promise<void>,
) {
  startListening({
    predicate: mayHaveChanged(from),
    effect: async (_, api) => {
      api.cancelActiveListeners()
      // What was pressed is done and drawn first.
      await api.pause(api.extra.drawn())
      const rest = () => api.pause(api.extra.nextTask())
      const state = api.getState()
      if (!selectIsRunning(state) && selectHasResults(state)) await compute(api, rest)
    },
  })
}
