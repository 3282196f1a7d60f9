import { REQUEST_TIMEOUT_MS } from '../app/base/constants'

/** What is said of a call to the provider that was not answered (ERROR-1). */
export const apiMessages = {
  credits: 'Insufficient API credits. Please top up your account and click Resume to continue processing.',
  balanceSpent: 'The balance of this key is spent.',
  limitReached:
    'A daily or per-user limit of this key was reached. Wait until it is reset, or raise it in your account: topping up does not help.',
  slowDown: 'The provider asked us to slow down.',
  noAnswer: `No answer in ${REQUEST_TIMEOUT_MS / 1000} s`,
  failed: 'Failed',
}
