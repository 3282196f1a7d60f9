import { REQUEST_TIMEOUT_MS } from './send'

/** What is said of a call that was not answered. */
export const apiMessages = {
  credits: 'Insufficient API credits. Please top up your account and click Resume to continue processing.',
  balanceSpent: 'The balance of this key has run out.',
  limitReached:
    'This key has reached a daily or per-user limit. Wait for the limit to reset, or raise it in your account. Topping up does not help.',
  slowDown: 'The provider asked us to slow down.',
  noAnswer: `No answer in ${REQUEST_TIMEOUT_MS / 1000} s`,
  failed: 'Failed',
}
