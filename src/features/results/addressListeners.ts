import type { RootState, StartListening } from '../../base/store/types'
import { addressGroups, areSameGroups } from '../../domain/address/writing/sameAddress'
import { isWrittenCleansed, postalKeys } from '../../domain/cleanse/postalAddress'
import { selectRows } from '../file/fileSlice'
import { selectSlots, selectTheirColumns } from '../mapping/mappingSelectors'
import { selectResults } from '../run/runSlice'
import { alikeFound } from './alikeSlice'
import { decidedRows, whenAtRest } from './atRest'
import { selectRowOutcome } from './resultsSelectors'
import { selectDecisions } from '../run/rows/decisionsSlice'

/** The keys of each row's address as it is written, made when they are asked for: only those of what has changed. */
function* keysOfRows(state: RootState) {
  const [rows, results, decisions] = [selectRows(state), selectResults(state), selectDecisions(state)]
  const { onEnvelope: slots } = selectSlots(state)
  const columns = selectTheirColumns(state)
  for (const [at, result] of results.entries()) {
    const isCleansed = isWrittenCleansed(selectRowOutcome(state, at), decisions[at])
    yield result && postalKeys({ row: rows[at]!, result, isCleansed, slots, columns })
  }
}

/** The state with the groups that its rows make now: those on the screen follow a moment later. */
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
