import { apiMessages, consequenceOf, type ApiFailure } from '../../../api/apiFailure'
import type { PauseReason } from '../runState'
import type { SettledRow } from '../settledRows'

/** How many refusals count against a row before it fails. */
const MOST_REFUSALS = 5

/** How the call of one row ended: in its answer or a failure. Null means an error in our own code: the row stays unsent. */
export type CallEnd = SettledRow | { row: number; failure: ApiFailure | null }

/** Whether a call was answered. */
export const isAnswer = (end: CallEnd): end is SettledRow => 'result' in end

/** What the loop does after a batch; `retryAfterMs` is 0 if the provider named no time. */
type AfterBatch =
  | { kind: 'goOn' }
  | { kind: 'break' }
  | { kind: 'pause'; reason: PauseReason }
  | { kind: 'backOff'; retryAfterMs: number }

/** What counts against rows that have no result yet. */
interface Counted {
  /** How many refusals; no entry means none. */
  refusals: ReadonlyMap<number, number>
  /** Rows over which the provider took too long once. */
  timedOut: ReadonlySet<number>
}

export const nothingCounted: Counted = { refusals: new Map(), timedOut: new Set() }

/** What we know at the end of a batch, besides how its calls ended. */
export interface BatchPast extends Counted {
  /** Whether the browser was offline at any time since the batch was sent. */
  wasOffline: boolean
  /** Whether a call was answered earlier in the run. */
  wasAnswered: boolean
}

/**
 * The results of a batch whose calls have all ended, what now counts against its rows, and what to do next. It keeps answers
 * whatever happened to the rest of the batch; rows without a result stay unsent.
 *
 * @param ends one for each row of the batch
 */
export function settleBatch(ends: CallEnd[], past: BatchPast) {
  const results: SettledRow[] = []
  const refusals = new Map(past.refusals)
  const timedOut = new Set(past.timedOut)
  // Count refusals only if the provider answers other rows: otherwise an outage would fail row after row. A refused row is in the
  // next batch again, so the rows answered since its last try are those beside it.
  const countsRefusals = ends.some(isAnswer) || (ends.length === 1 && past.wasAnswered)
  const allRefused = ends.every((end) => !isAnswer(end) && end.failure && isRefusal(end.failure))
  let isBroken = false
  let reason: PauseReason | null = null
  let retryAfterMs: number | null = null

  for (const end of ends) {
    if (isAnswer(end)) {
      results.push(end)
      continue
    }
    const { row, failure } = end
    if (!failure) {
      isBroken = true
      continue
    }
    const { code, message } = failure
    const fail = () => results.push({ row, result: { kind: 'failed', error: message } })
    switch (consequenceOf(failure)) {
      case 'pauseForCredits': {
        const words = [apiMessages.creditsSpent, failure.serverMessage].filter(Boolean).join(' ')
        reason ??= { kind: 'credits', code, message: words }
        break
      }
      case 'pauseIfAllRefused':
        if (allRefused) reason ??= { kind: 'refused', code, message }
        else fail()
        break
      case 'pauseForKey':
        reason ??= { kind: 'refused', code, message }
        break
      case 'sendOnceMore':
        if (timedOut.has(row)) fail()
        else timedOut.add(row)
        break
      case 'slowDown':
        retryAfterMs = Math.max(retryAfterMs ?? 0, failure.retryAfterMs ?? 0)
        if (!countsRefusals) break
        refusals.set(row, (refusals.get(row) ?? 0) + 1)
        if (refusals.get(row)! >= MOST_REFUSALS) fail()
        break
      case 'waitIfOffline':
        if (!past.wasOffline) fail()
        break
      case 'leaveUnsent':
        break
      case 'failRow':
        fail()
        break
    }
  }

  let next: AfterBatch = { kind: 'goOn' }
  if (isBroken) next = { kind: 'break' }
  else if (reason) next = { kind: 'pause', reason }
  else if (retryAfterMs !== null) next = { kind: 'backOff', retryAfterMs }
  return { results, refusals, timedOut, next }
}

/** Whether the provider takes no call of this key, or from this page. */
const isRefusal = (failure: ApiFailure) =>
  ['pauseIfAllRefused', 'pauseForKey'].includes(consequenceOf(failure))
