import { inBlocks } from '../../base/inBlocks'
import type { RootState, StartListening } from '../../base/store/types'
import { questionOf } from '../../domain/cleanse/alike'
import { selectRows } from '../file/fileSlice'
import { selectTheirColumns } from '../mapping/mappingSelectors'
import { whenAtRest } from './atRest'
import { selectJudgedOther, selectRowOutcome } from './resultsSelectors'
import { alikeFound } from './alikeSlice'
import { selectResults } from '../run/runSlice'

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
    const times = new Map<string | null, number>()
    for (const key of keys) times.set(key, (times.get(key) ?? 0) + 1)
    const shared = keys.map((key) => (times.get(key)! > 1 ? key : null))
    const before = api.getState().alike.keys
    if (shared.some((key, at) => key !== (before[at] ?? null)))
      api.dispatch(alikeFound({ keys: Object.freeze(shared) }))
  })
}
