import type { ApiFailure } from './apiFailure'

/** What a run does about a call that was not answered. */
export type Consequence =
  /** The row is kept with the error; the run goes on. */
  | 'failRow'
  /** The run pauses until the account is topped up; the row stays unsent. */
  | 'pauseForCredits'
  /** The run pauses when the whole batch was refused, else the row fails. */
  | 'pauseIfAllRefused'
  /** The run pauses, however the rest of the batch ended; the row stays unsent. */
  | 'pauseForKey'
  /** The loop backs off and sends the row again, until too many refusals count against it. */
  | 'slowDown'
  /** The row waits for the connection when the browser is offline, else it fails. */
  | 'waitIfOffline'
  /** The user abandoned the request; the row stays unsent. */
  | 'leaveUnsent'

/** The provider's code for a key that it has flagged. */
const KEY_FLAGGED = 4291

/** What a run does about a failure. */
export function consequenceOf({ status, code }: ApiFailure): Consequence {
  switch (status) {
    case 402:
      return 'pauseForCredits'
    case 401:
    case 403:
      return 'pauseIfAllRefused'
    case 429:
      return code === KEY_FLAGGED ? 'pauseForKey' : 'slowDown'
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
