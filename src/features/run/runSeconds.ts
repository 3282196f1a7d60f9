import { BATCH_SIZE } from '../../app/base/constants'

/**
 * How long a number of lookups takes where nothing but the request rate holds them back: whole batches of five start
 * within a second, or fewer at a time where the rate is lower.
 *
 * @param perSecond requests that may start within one second, at least 1
 * @returns seconds
 */
export function runSeconds(lookups: number, perSecond: number): number {
  const batch = Math.min(BATCH_SIZE, perSecond)
  return lookups / (Math.floor(perSecond / batch) * batch)
}
