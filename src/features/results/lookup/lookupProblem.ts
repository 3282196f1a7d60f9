import { type ApiFailure, apiMessages, consequenceOf } from '../../../api/apiFailure'
import { runMessages } from '../../run/runMessages'
import { lookupMessages as messages } from './lookupMessages'

/** Why a lookup failed, in the words of a run. */
export interface LookupProblem {
  message: string
  /** The provider's own words, if any. */
  detail: string
  /** Whether the account has to be topped up, or its limit raised. */
  isAboutCredits: boolean
}

const problem = (message: string, detail = '', isAboutCredits = false): LookupProblem => ({
  message,
  detail,
  isAboutCredits,
})

/** Nothing was sent, since the browser is offline. */
export const offlineProblem = problem(messages.offline)

/** What the user is told of a call that was not answered, by what a run would do about it. */
export function lookupProblem(failure: ApiFailure | null, isOnline: boolean): LookupProblem {
  if (failure === null) return problem(messages.failed(apiMessages.failed))
  switch (consequenceOf(failure)) {
    case 'pauseForCredits':
      return problem(
        [runMessages.creditsCode, runMessages.creditsWhy(failure.code)].join(' '),
        failure.serverMessage ?? '',
        true,
      )
    case 'pauseIfAllRefused':
    case 'pauseForKey':
      return problem(messages.refused(failure.message))
    case 'slowDown':
      return problem(messages.slowDown)
    case 'waitIfOffline':
      return isOnline ? problem(messages.failed(failure.message)) : offlineProblem
    case 'leaveUnsent':
    case 'failRow':
      return problem(messages.failed(failure.message))
  }
}
