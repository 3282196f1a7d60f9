import { isAnyOf } from '@reduxjs/toolkit'
import { cleanseRow } from '../../../api/cleanseApi'
import type { ListenerApi, StartListening } from '../../../app/base/listeners'
import { outputCells } from '../../answers/outputColumns'
import { rowLookedUp } from '../../sessionEvents'
import { resultsMessages as messages } from '../resultsMessages'
import { lookupProblem, offlineProblem, type LookupProblem } from './lookupProblem'
import { selectHindrance } from './lookupSelectors'
import { isOvertaken, lookupAsked, lookupCancelled, lookupFailed } from './lookupSlice'

const isGivenUp = isAnyOf(lookupCancelled, isOvertaken)

/** Looks one row up again with a text that the user edited: one call, outside any run. */
export function addLookupListeners(startListening: StartListening) {
  startListening({
    predicate: (action, now, before) =>
      lookupAsked.match(action) && now.lookup.status === 'waiting' && before.lookup.status !== 'waiting',
    effect: async (action, api) => {
      if (!lookupAsked.match(action)) return
      const givingUp = new AbortController()
      const release = startListening({ matcher: isGivenUp, effect: () => givingUp.abort() })
      try {
        await lookUp(api, givingUp.signal, action.payload)
      } finally {
        release()
      }
    },
  })
}

async function lookUp(api: ListenerApi, givenUp: AbortSignal, { row, text }: { row: number; text: string }) {
  const { network, rateLimiter } = api.extra
  const fail = (problem: LookupProblem) => api.dispatch(lookupFailed({ problem }))

  const hindrance = selectHindrance(api.getState())
  if (hindrance) {
    return fail({ message: messages.lookup.hindered[hindrance], detail: '', isAboutCredits: false })
  }
  if (!network.isOnline()) return fail(offlineProblem)

  // A run that has just ended counts too: the limit is the provider's.
  for (let waitMs = rateLimiter.waitFor(1); waitMs > 0; waitMs = rateLimiter.waitFor(1)) {
    await api.condition(isGivenUp, waitMs)
    if (givenUp.aborted) return
  }
  rateLimiter.started(1)

  const call = api.dispatch(cleanseRow.initiate(text, { track: false }))
  const giveUp = () => call.abort()
  givenUp.addEventListener('abort', giveUp)
  const { data, error } = await call
  givenUp.removeEventListener('abort', giveUp)

  if (givenUp.aborted) return
  if (!data) return fail(lookupProblem(error && 'status' in error ? error : null, network.isOnline()))
  api.dispatch(
    rowLookedUp({
      row,
      result: { kind: 'answered', query: text, cells: outputCells(data) },
      at: api.extra.now(),
    }),
  )
}
