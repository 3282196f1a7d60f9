/** A request with no answer after this long has failed, in ms. */
export const REQUEST_TIMEOUT_MS = 30_000

/** The same for suggestions, which somebody waits for while typing. */
export const SUGGESTIONS_TIMEOUT_MS = 10_000

/** The provider's codes that mean more than their status. */
export const CODES = {
  success: 2000,
  /** This page's origin, or this network, is not on the key's list. */
  notAllowedHere: 4011,
  /** The key may not be used for this product. */
  notEnabled: 4015,
  /** The key has reached its daily, monthly or per-user limit. */
  limitReached: 4021,
  /** The provider took too long over this one call. */
  timedOut: 4290,
  /** The provider suspects misuse of the key. */
  keyFlagged: 4291,
}

export const apiMessages = {
  credits: 'Insufficient API credits. Please top up your account and click Resume to continue processing.',
  creditsSpent: 'Insufficient API credits.',
  /** What the provider's code for spent credits means. */
  creditsWhy: (code: number | null) =>
    code === CODES.limitReached
      ? 'This key has reached a daily, monthly or per-user limit. Wait for the limit to reset, or raise it in your account. Topping up does not help.'
      : 'The balance of this key has run out.',
  /** What a code means for a refused key; null for one that adds nothing to the provider's words. */
  refusedWhy: (code: number | null) => {
    if (code === CODES.notAllowedHere) return 'The key does not allow this site, or your network.'
    if (code === CODES.notEnabled) return 'The key is valid, but not enabled for address cleansing.'
    return code === CODES.keyFlagged ? 'This happens to keys that are less than two days old.' : null
  },
  timedOut: 'The provider took too long over this request. Try again.',
  slowDown: 'The provider asked us to slow down.',
  slowDownAndTry: 'The provider asked us to slow down. Try again in a moment.',
  refused: (why: string) => `The provider refused this request: ${why}`,
  offline: 'You are offline. Try again when the connection is back.',
  tooLong: 'The answer is longer than 1 MB, so it was not read.',
  noAnswer: (ms: number) => `No answer in ${ms / 1000} s`,
  addressGone: 'The provider no longer has this address. Choose another one.',
  unreadable: 'The provider’s answer could not be read.',
  failed: 'Failed',
  /** What went wrong with a call. One that never reached the provider has no words of its own. */
  callFailed: (why: string): string =>
    why === apiMessages.failed ? apiMessages.noConnection : `The request failed: ${why}`,
  noConnection: 'The connection to the provider failed. Check it and try again.',
  broke: 'The request failed. Please try again.',
}

/** Everything that can go wrong with a call, in one shape. Holds no key. */
export interface ApiFailure {
  /** The HTTP status, or why there is no answer. */
  status: number | 'network' | 'timeout' | 'tooLong' | 'aborted'
  /** The provider's own code, null when it gave none. */
  code: number | null
  /** The provider's own words, null when it gave none. */
  serverMessage: string | null
  /** Empty over HTTP/2, which has none. */
  statusText: string
  /** The error of a row: the server's words; without any, status and status text with the request URL appended. */
  message: string
  /** How long the provider asks us to wait, in ms; null if it does not say or the header is not exposed to pages. */
  retryAfterMs: number | null
}

export type Consequence =
  /** The row keeps the error; the run goes on. */
  | 'failRow'
  /** The run pauses until the account is topped up; the row stays unsent. */
  | 'pauseForCredits'
  /** The run pauses if the whole batch was refused; otherwise the row fails. */
  | 'pauseIfAllRefused'
  /** The run pauses, however the rest of the batch ended; the row stays unsent. */
  | 'pauseForKey'
  /** The row is sent again, once, with the next batch; then it fails. The run goes on as fast as before. */
  | 'sendOnceMore'
  /** The loop backs off and sends the row again, until too many refusals count against it. */
  | 'slowDown'
  /** The row waits for the connection if the browser is offline; otherwise it fails. */
  | 'waitIfOffline'
  /** The user abandoned the request; the row stays unsent. */
  | 'leaveUnsent'

/** What a run does about a failure. */
export function consequenceOf({ status, code }: ApiFailure): Consequence {
  switch (status) {
    case 402:
      return 'pauseForCredits'
    case 401:
    case 403:
      return 'pauseIfAllRefused'
    case 429:
      if (code === CODES.timedOut) return 'sendOnceMore'
      return code === CODES.keyFlagged ? 'pauseForKey' : 'slowDown'
    case 503:
      return 'slowDown'
    case 'timeout':
    case 'network':
      return 'waitIfOffline'
    case 'aborted':
      return 'leaveUnsent'
    default:
      return 'failRow'
  }
}

/** A failure about which nothing else is known. */
const failureOf = (status: ApiFailure['status'], message: string): ApiFailure => ({
  status,
  message,
  code: null,
  serverMessage: null,
  statusText: '',
  retryAfterMs: null,
})

/** The failure of a call without a complete answer, which the page awaited for at most `timeoutMs`. */
export function unansweredCall(
  status: 'network' | 'timeout' | 'tooLong' | 'aborted',
  timeoutMs: number = REQUEST_TIMEOUT_MS,
): ApiFailure {
  if (status === 'timeout') return failureOf(status, apiMessages.noAnswer(timeoutMs))
  return failureOf(status, status === 'tooLong' ? apiMessages.tooLong : apiMessages.failed)
}

/**
 * Reads a Retry-After header: seconds, or a date to compare with `now` (ms). Returns ms, at least 0; null if the header is
 * missing or unreadable.
 */
export function readRetryAfter(header: string | null, now: number): number | null {
  if (header === null || header.trim() === '') return null
  const seconds = Number(header)
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000)
  const date = Date.parse(header)
  return Number.isNaN(date) ? null : Math.max(0, date - now)
}

/** What the page says about a call outside a run, which a person asked for. */
export interface CallProblem {
  message: string
  /** What follows: the provider's words, or what its code means; empty if there is nothing more to say. */
  detail: string
  /** Whether the account has to be topped up, or its limit raised. */
  isAboutCredits: boolean
}

const said = (message: string): CallProblem => ({ message, detail: '', isAboutCredits: false })

/** Why a call got no answer, by what a run would do about it; null means an error in the page's own code. */
export function problemOf(failure: ApiFailure | null, isOnline: boolean): CallProblem {
  if (failure === null) return said(apiMessages.broke)
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
