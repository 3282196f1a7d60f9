import { BACK_OFF_FIRST_MS, BACK_OFF_LONGEST_MS, RETRY_AFTER_LONGEST_MS } from '../../../app/base/constants'

/**
 * How long the loop waits when the provider asks us to slow down: doubling from a second to half
 * a minute, with up to half of it taken off by chance so that tabs do not return together; longer where the
 * provider's own Retry-After is, but never longer than a minute, whatever that header says.
 *
 * @param slowedInARow batches in a row that were slowed down, this one included; at least 1
 * @param retryAfterMs what the provider asked for, or null
 * @param chance a number from 0 to 1 (1 excluded)
 * @returns milliseconds
 */
export function backOffDelay(slowedInARow: number, retryAfterMs: number | null, chance: number): number {
  const full = Math.min(BACK_OFF_LONGEST_MS, BACK_OFF_FIRST_MS * 2 ** (slowedInARow - 1))
  const asked = Math.min(RETRY_AFTER_LONGEST_MS, retryAfterMs ?? 0)
  return Math.max(Math.round(full * (1 - chance / 2)), asked)
}
