import { inBlocks } from '../../base/manyRows'
import { areSame, repeatedIn } from '../../base/values'
import type { RootState, StartListening, ListenerApi } from '../../base/store/types'
import { addressGroups, areSameGroups } from '../../domain/address/writing/sameAddress'
import { questionOf } from '../../domain/cleanse/alike'
import { isWrittenCleansed, postalKeys } from '../../domain/cleanse/writtenRow'
import { selectRows } from '../file/fileSlice'
import { selectTheirColumns, selectSlots } from '../mapping/mappingSelectors'
import { selectResults, selectHasResults } from '../run/runSlice'
import { selectDecisions } from '../run/rows/decisionsSlice'
import { selectIsRunning } from '../run/runSelectors'
import { selectJudgedOther, selectRowOutcome } from './resultsSelectors'
import { alikeFound } from './alikeSlice'

/** What decisions on rows depend on: the sources of piles and of written addresses. */
export const decidedRows = ({ file, mapping, run, decisions }: RootState) => [
  file.loaded?.rows,
  mapping,
  run.results,
  decisions.present,
]

/**
 * Whether something that a listener computes from all rows may have changed: outside a run, and when one begins or ends, since
 * nothing needs it during a run.
 *
 * @param from what it is worked out from
 */
export const mayHaveChanged =
  (from: (state: RootState) => readonly unknown[]) => (_: unknown, now: RootState, before: RootState) => {
    const isRunning = selectIsRunning(now)
    if (isRunning !== selectIsRunning(before)) return true
    if (isRunning || now === before) return false
    return !areSame(from(now), from(before))
  }

/**
 * Computes something from all rows, in pieces, whenever it may have changed; starts over if it changes meanwhile; not during a
 * run, nor before there are results.
 *
 * @param from what it is worked out from
 * @param compute computes and records it; `rest` resolves in a new task
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
      // The effect of the user's press is drawn first.
      await api.pause(api.extra.drawn())
      const rest = () => api.pause(api.extra.nextTask())
      const state = api.getState()
      if (!selectIsRunning(state) && selectHasResults(state)) await compute(api, rest)
    },
  })
}

const askedFrom = ({ file, mapping, run }: RootState) => [file.loaded?.rows, mapping, run.results]

/** Groups the rows to review by their question whenever it may have changed, in pieces, but not during a run. */
export function addAlikeListeners(startListening: StartListening) {
  whenAtRest(startListening, askedFrom, async (api, rest) => {
    const state = api.getState()
    const [results, rows, columns] = [selectResults(state), selectRows(state), selectTheirColumns(state)]
    const judged = selectJudgedOther(state)
    const keys: (string | null)[] = []
    for await (const block of inBlocks(results.keys(), rest))
      for (const at of block)
        keys.push(
          selectRowOutcome(state, at) === 'toReview' && !judged.has(at)
            ? (questionOf(results[at]!, rows[at]!, columns)?.key ?? null)
            : null,
        )
    const repeated = repeatedIn(keys.filter((key) => key !== null))
    const shared = keys.map((key) => (key !== null && repeated.has(key) ? key : null))
    const before = api.getState().alike.keys
    if (shared.some((key, at) => key !== (before[at] ?? null)))
      api.dispatch(alikeFound({ keys: Object.freeze(shared) }))
  })
}

/** The keys of each row's written address, made on demand, and only for rows that have changed. */
function* keysOfRows(state: RootState) {
  const [rows, results, decisions] = [selectRows(state), selectResults(state), selectDecisions(state)]
  const { onEnvelope: slots } = selectSlots(state)
  const columns = selectTheirColumns(state)
  for (const [at, result] of results.entries()) {
    const isCleansed = isWrittenCleansed(selectRowOutcome(state, at), decisions[at])
    yield result && postalKeys({ row: rows[at]!, result, isCleansed, slots, columns })
  }
}

/** The state with up-to-date groups of its rows: those on the screen follow a moment later. */
export async function withGroups(state: RootState, rest: () => Promise<void>): Promise<RootState> {
  const groups = await addressGroups(keysOfRows(state), rest)
  return areSameGroups(groups, state.alike.groups) ? state : { ...state, alike: { ...state.alike, groups } }
}

/** Finds which rows have the same address whenever that may have changed, but not during a run, which does not need it. */
export function addAddressListeners(startListening: StartListening) {
  whenAtRest(startListening, decidedRows, async (api, rest) => {
    const state = api.getState()
    const { groups } = (await withGroups(state, rest)).alike
    if (groups !== state.alike.groups) api.dispatch(alikeFound({ groups }))
  })
}
