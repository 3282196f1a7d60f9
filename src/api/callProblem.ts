import { apiMessages, consequenceOf, type ApiFailure } from './apiFailure'

/** What a person is told about a call that they asked for themselves, outside a run. */
export interface CallProblem {
  message: string
  /** What follows: the provider's words, or what its code means; empty if there is nothing more to say. */
  detail: string
  /** Whether the account has to be topped up, or its limit raised. */
  isAboutCredits: boolean
}

const said = (message: string): CallProblem => ({ message, detail: '', isAboutCredits: false })

/** Why a call was not answered, by what a run would do about it; null is an error of the page's own code. */
export function problemOf(failure: ApiFailure | null, isOnline: boolean): CallProblem {
  if (failure === null) return said(apiMessages.callFailed(apiMessages.failed))
  const { status, code, message, serverMessage } = failure
  switch (consequenceOf(failure)) {
    case 'pauseForCredits':
      return {
        message: `${apiMessages.creditsSpent} ${apiMessages.creditsWhy(code)}`,
        detail: serverMessage ?? '',
        isAboutCredits: true,
      }
    case 'pauseIfAllRefused':
    case 'pauseForKey':
      return { ...said(apiMessages.refused(message)), detail: apiMessages.refusedWhy(code) ?? '' }
    case 'sendOnceMore':
      return said(apiMessages.timedOut)
    case 'slowDown':
      return said(apiMessages.slowDownAndTry)
    case 'waitIfOffline':
      return said(isOnline ? apiMessages.callFailed(message) : apiMessages.offline)
    case 'leaveUnsent':
    case 'failRow':
      // Of the calls outside a run, only the fetch of an address leads to a 404.
      if (status === 404) return said(apiMessages.addressGone)
      return said(isReadable(status) ? apiMessages.callFailed(message) : apiMessages.unreadable)
  }
}

/** A successful answer fails only if it could not be read. */
const isReadable = (status: ApiFailure['status']) => typeof status !== 'number' || status >= 300
