import { apiMessages, consequenceOf, type ApiFailure } from '../../../api/apiFailure'
import type { PauseReason } from '../runState'
import type { SettledRow } from '../settledRows'

/** Refusals that count against a row before it fails. */
const MOST_REFUSALS = 5

/** The call of one row was answered. */
export interface AnsweredCall {
  index: number
  kind: 'answered'
  query: string
  cells: string[]
}

/** How the call of one row ended. */
export type CallEnd =
  | AnsweredCall
  | { index: number; kind: 'failure'; failure: ApiFailure }
  /** Our own code threw: the row stays unsent. */
  | { index: number; kind: 'broken' }

/** What the loop does after a batch; `retryAfterMs` is 0 where the provider named no time. */
type NextStep =
  | { kind: 'goOn' }
  | { kind: 'break' }
  | { kind: 'pause'; reason: PauseReason }
  | { kind: 'backOff'; retryAfterMs: number }

/** What is known when a batch has ended, besides how its calls ended. */
export interface BatchPast {
  /** Whether the browser was offline at any time since the batch was sent. */
  wasOffline: boolean
  /** Whether a call was answered earlier in the run. */
  wasAnswered: boolean
  /** How many refusals count against each row so far; no entry is none. */
  refusals: ReadonlyMap<number, number>
}

interface SettledBatch {
  /** The rows that have a result now; the others of the batch stay unsent. */
  results: SettledRow[]
  /** The earlier ones and those of this batch. */
  refusals: ReadonlyMap<number, number>
  next: NextStep
}

/** The result of an answered row, however the rest of its batch ends. */
export const resultOf = ({ index, query, cells }: AnsweredCall): SettledRow => ({
  index,
  result: { kind: 'answered', query, cells },
})

/**
 * The results of a batch whose calls have all ended, and what to do next. Answers are kept whatever happened to the
 * rest of the batch.
 *
 * @param ends one for each row of the batch
 */
export function settleBatch(ends: CallEnd[], past: BatchPast): SettledBatch {
  const results: SettledRow[] = []
  const refusals = new Map(past.refusals)
  const countsRefusals = doRefusalsCount(ends, past.wasAnswered)
  const allRefused = ends.every(
    (end) =>
      end.kind === 'failure' && ['pauseIfAllRefused', 'pauseForKey'].includes(consequenceOf(end.failure)),
  )
  let pause = null as PauseReason | null
  let backOff = null as { retryAfterMs: number } | null

  for (const end of ends) {
    if (end.kind === 'answered') results.push(resultOf(end))
    if (end.kind !== 'failure') continue
    const { index, failure } = end
    const fail = () => results.push({ index, result: { kind: 'failed', error: failure.message } })
    switch (consequenceOf(failure)) {
      case 'pauseForCredits':
        pause ??= creditsReason(failure)
        break
      case 'pauseIfAllRefused':
        if (allRefused) pause ??= { kind: 'refused', message: failure.message }
        else fail()
        break
      case 'pauseForKey':
        pause ??= { kind: 'refused', message: failure.message }
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

  const nextStep = (): NextStep => {
    if (ends.some(({ kind }) => kind === 'broken')) return { kind: 'break' }
    if (pause) return { kind: 'pause', reason: pause }
    return backOff ? { kind: 'backOff', ...backOff } : { kind: 'goOn' }
  }
  return { results, refusals, next: nextStep() }
}

/**
 * Whether being told to slow down counts against the rows of a batch: only if the provider answers others, or one
 * that is out of order would use up row after row. A refused row is in the next batch again, so the rows answered
 * since its last try are those beside it.
 */
const doRefusalsCount = (ends: CallEnd[], wasAnswered: boolean) =>
  ends.some(({ kind }) => kind === 'answered') || (ends.length === 1 && wasAnswered)

function creditsReason(failure: ApiFailure): PauseReason {
  const message = [apiMessages.creditsSpent, failure.serverMessage].filter(Boolean).join(' ')
  return { kind: 'credits', code: failure.code, message }
}
