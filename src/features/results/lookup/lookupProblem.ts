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

export const problemOf = (message: string): LookupProblem => ({ message, detail: '', isAboutCredits: false })

/** Nothing was sent, since the browser is offline. */
export const offlineProblem = problemOf(messages.offline)

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
