import { isAnyOf } from '@reduxjs/toolkit'
import { cleanseRow, untilAborted } from '../../../api/cleanseApi'
import type { ListenerApi, StartListening } from '../../../app/base/listeners'
import { outputCells } from '../../answers/outputColumns'
import { rowLookedUp } from '../../run/runSlice'
import { lookupMessages as messages } from './lookupMessages'
import { lookupProblem, offlineProblem, problemOf, type LookupProblem } from './lookupProblem'
import { selectHindrance } from './lookupSelectors'
import { isOvertaken, lookupAsked, lookupCancelled, lookupFailed } from './lookupSlice'

const isAbandoned = isAnyOf(lookupCancelled, isOvertaken)

/** Looks one row up again with a text that the user edited: one call, outside any run. */
export function addLookupListeners(startListening: StartListening) {
  startListening({
    predicate: (action, now, before) =>
      isAbandoned(action) ||
      (lookupAsked.match(action) && now.lookup.status === 'waiting' && before.lookup.status !== 'waiting'),
    effect: async (action, api) => {
      api.cancelActiveListeners()
      if (lookupAsked.match(action)) await lookUp(api, action.payload)
    },
  })
}

async function lookUp(api: ListenerApi, { row, text }: { row: number; text: string }) {
  const { network, rateLimiter } = api.extra
  const fail = (problem: LookupProblem) => api.dispatch(lookupFailed(problem))

  const hindrance = selectHindrance(api.getState())
  if (hindrance) return fail(problemOf(messages.hindered[hindrance]))
  if (!network.isOnline()) return fail(offlineProblem)

  // A run that has just ended counts towards the provider's limit.
  for (let waitMs = rateLimiter.waitFor(1); waitMs > 0; waitMs = rateLimiter.waitFor(1)) {
    await api.delay(waitMs)
  }
  rateLimiter.started(1)

  const call = api.dispatch(cleanseRow.initiate(text, { track: false }))
  const { data, error } = await api.pause(untilAborted(call, api.signal))
  if (!data) return fail(lookupProblem(error && 'status' in error ? error : null, network.isOnline()))
  api.dispatch(
    rowLookedUp({
      row,
      result: { kind: 'answered', query: text, cells: outputCells(data), isEdited: true },
      at: api.extra.now(),
    }),
  )
}
