import { apiMessages, consequenceOf, type ApiFailure } from '../../../api/apiFailure'
import type { PauseReason } from '../runState'
import type { SettledRow } from '../settledRows'

/** Refusals that count against a row before it fails. */
const MOST_REFUSALS = 5

/** How the call of one row ended: with its answer, or a failure. Null is an error of our own code: the row stays unsent. */
export type CallEnd = SettledRow | { index: number; failure: ApiFailure | null }

/** Whether a call was answered. */
export const isAnswer = (end: CallEnd): end is SettledRow => 'result' in end

/** What the loop does after a batch; `retryAfterMs` is 0 where the provider named no time. */
type AfterBatch =
  | { kind: 'goOn' }
  | { kind: 'break' }
  | { kind: 'pause'; reason: PauseReason }
  | { kind: 'backOff'; retryAfterMs: number }

/** What counts against rows that have no result yet. */
interface Counted {
  /** How many refusals; no entry is none. */
  refusals: ReadonlyMap<number, number>
  /** Rows over which the provider took too long once. */
  timedOut: ReadonlySet<number>
}

export const nothingCounted: Counted = { refusals: new Map(), timedOut: new Set() }

/** What is known when a batch has ended, besides how its calls ended. */
export interface BatchPast extends Counted {
  /** Whether the browser was offline at any time since the batch was sent. */
  wasOffline: boolean
  /** Whether a call was answered earlier in the run. */
  wasAnswered: boolean
}

/** What counts against rows is that of earlier batches and of this one. */
interface SettledBatch extends Counted {
  /** The rows that have a result now; the others of the batch stay unsent. */
  results: SettledRow[]
  next: AfterBatch
}

/**
 * The results of a batch whose calls have all ended, and what to do next. Answers are kept whatever happened to the
 * rest of the batch.
 *
 * @param ends one for each row of the batch
 */
export function settleBatch(ends: CallEnd[], past: BatchPast): SettledBatch {
  const results: SettledRow[] = []
  const refusals = new Map(past.refusals)
  const timedOut = new Set(past.timedOut)
  const countsRefusals = doRefusalsCount(ends, past.wasAnswered)
  const allRefused = ends.every((end) => !isAnswer(end) && end.failure && isRefusal(end.failure))
  let isBroken = false
  let pause = null as PauseReason | null
  let backOff = null as { retryAfterMs: number } | null

  const settleFailure = (index: number, failure: ApiFailure) => {
    const fail = () => results.push({ index, result: { kind: 'failed', error: failure.message } })
    switch (consequenceOf(failure)) {
      case 'pauseForCredits':
        pause ??= creditsReason(failure)
        break
      case 'pauseIfAllRefused':
        if (allRefused) pause ??= refusedReason(failure)
        else fail()
        break
      case 'pauseForKey':
        pause ??= refusedReason(failure)
        break
      case 'sendOnceMore':
        if (timedOut.has(index)) fail()
        else timedOut.add(index)
        break
      case 'slowDown':
        backOff = { retryAfterMs: Math.max(backOff?.retryAfterMs ?? 0, failure.retryAfterMs ?? 0) }
        if (!countsRefusals) break
        refusals.set(index, (refusals.get(index) ?? 0) + 1)
        if (refusals.get(index)! >= MOST_REFUSALS) fail()
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
  for (const end of ends) {
    if (isAnswer(end)) results.push(end)
    else if (end.failure) settleFailure(end.index, end.failure)
    else isBroken = true
  }

  const next = (): AfterBatch => {
    if (isBroken) return { kind: 'break' }
    if (pause) return { kind: 'pause', reason: pause }
    return backOff ? { kind: 'backOff', ...backOff } : { kind: 'goOn' }
  }
  return { results, refusals, timedOut, next: next() }
}

/** Whether the provider takes no call of this key, or from this page. */
const isRefusal = (failure: ApiFailure) =>
  ['pauseIfAllRefused', 'pauseForKey'].includes(consequenceOf(failure))

/**
 * Whether being told to slow down counts against the rows of a batch: only if the provider answers others, or one
 * that is out of order would use up row after row. A refused row is in the next batch again, so the rows answered
 * since its last try are those beside it.
 */
const doRefusalsCount = (ends: CallEnd[], wasAnswered: boolean) =>
  ends.some(isAnswer) || (ends.length === 1 && wasAnswered)

const refusedReason = ({ code, message }: ApiFailure): PauseReason => ({ kind: 'refused', code, message })

function creditsReason(failure: ApiFailure): PauseReason {
  const message = [apiMessages.creditsSpent, failure.serverMessage].filter(Boolean).join(' ')
  return { kind: 'credits', code: failure.code, message }
}
