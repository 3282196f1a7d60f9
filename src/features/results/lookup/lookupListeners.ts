import { isAnyOf } from '@reduxjs/toolkit'
import { apiMessages, consequenceOf, type ApiFailure } from '../../../api/apiFailure'
import { cleanseRow, untilAborted } from '../../../api/cleanseApi'
import type { ListenerApi, StartListening } from '../../../app/base/listeners'
import { outputCells } from '../../answers/outputColumns'
import { runMessages } from '../../run/runMessages'
import { selectResults } from '../../run/runSelectors'
import { rowLookedUp } from '../../run/runSlice'
import { selectHindrance } from '../resultsSelectors'
import { lookupMessages as messages } from './lookupMessages'
import { isOvertaken, lookupAsked, lookupCancelled, lookupFailed, type LookupProblem } from './lookupSlice'

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
      result: { kind: 'answered', query: text, cells: outputCells(data), origin: 'edited' },
      previous: selectResults(api.getState())[row] ?? null,
      at: api.extra.now(),
    }),
  )
}

const problemOf = (message: string): LookupProblem => ({ message, detail: '', isAboutCredits: false })

const offlineProblem = problemOf(messages.offline)

/** What to tell the user about a call that was not answered, by what a run would do about it. */
export function lookupProblem(failure: ApiFailure | null, isOnline: boolean): LookupProblem {
  if (failure === null) return problemOf(messages.failed(apiMessages.failed))
  switch (consequenceOf(failure)) {
    case 'pauseForCredits':
      return {
        message: `${runMessages.creditsCode} ${runMessages.creditsWhy(failure.code)}`,
        detail: failure.serverMessage ?? '',
        isAboutCredits: true,
      }
    case 'pauseIfAllRefused':
    case 'pauseForKey':
      return problemOf(messages.refused(failure.message))
    case 'slowDown':
      return problemOf(messages.slowDown)
    case 'waitIfOffline':
      return isOnline ? problemOf(messages.failed(failure.message)) : offlineProblem
    case 'leaveUnsent':
    case 'failRow':
      return problemOf(messages.failed(failure.message))
  }
}
