import type { ApiFailure } from '../../../api/apiFailure'
import { consequenceOf } from '../../../api/errorCatalogue'
import { MAX_TRIES_WHEN_SLOWED } from '../../../app/base/constants'
import type { RowResult } from '../../answers/rowResult'
import type { PauseReason } from '../runPhase'
import { runMessages as messages } from '../runMessages'

/** How the call of one row ended. */
export type RowOutcome =
  | { index: number; kind: 'answered'; query: string; cells: string[] }
  | { index: number; kind: 'failure'; failure: ApiFailure; tries: number }
  /** Our own code broke on it: the row stays unsent. */
  | { index: number; kind: 'broken' }

/** What the loop does after a batch. */
export type NextStep =
  | { kind: 'goOn' }
  | { kind: 'break' }
  | { kind: 'pause'; reason: PauseReason }
  | { kind: 'awaitNetwork' }
  | { kind: 'backOff'; retryAfterMs: number | null }

export interface SettledBatch {
  /** The rows that have a result now; the others of the batch stay unsent. */
  results: { index: number; result: RowResult }[]
  next: NextStep
}

/**
 * What a batch came to, when all its calls have ended: the results to keep, and what to do next (ERROR-7).
 * Answers are kept whatever happened to the rest of the batch (RUN-5).
 *
 * @param outcomes one for each row of the batch; `tries` counts the times the row was sent, this one included
 * @param wasOffline whether the browser was offline at any time since the batch was sent
 */
export function settleBatch(outcomes: RowOutcome[], wasOffline: boolean): SettledBatch {
  const results: SettledBatch['results'] = []
  const allRefused = outcomes.every(
    (outcome) => outcome.kind === 'failure' && consequenceOf(outcome.failure) === 'pauseIfAllRefused',
  )
  let pause = null as PauseReason | null
  let awaitNetwork = false
  let backOff = null as { retryAfterMs: number | null } | null

  for (const outcome of outcomes) {
    const { index } = outcome
    if (outcome.kind === 'answered') {
      results.push({ index, result: { kind: 'answered', query: outcome.query, cells: outcome.cells } })
      continue
    }
    if (outcome.kind === 'broken') continue
    const { failure, tries } = outcome
    const fail = () => results.push({ index, result: { kind: 'failed', error: failure.message } })
    switch (consequenceOf(failure)) {
      case 'pauseForCredits':
        pause ??= creditsReason(failure)
        break
      case 'pauseIfAllRefused':
        if (allRefused) pause ??= { kind: 'refused', message: failure.message }
        else fail()
        break
      case 'slowDown':
        backOff = { retryAfterMs: longest(backOff?.retryAfterMs ?? null, failure.retryAfterMs) }
        if (tries >= MAX_TRIES_WHEN_SLOWED) fail()
        break
      case 'waitIfOffline':
        if (wasOffline) awaitNetwork = true
        else fail()
        break
      case 'leaveUnsent':
        break
      case 'failRow':
        fail()
        break
    }
  }

  if (outcomes.some((outcome) => outcome.kind === 'broken')) return { results, next: { kind: 'break' } }
  if (pause) return { results, next: { kind: 'pause', reason: pause } }
  if (awaitNetwork) return { results, next: { kind: 'awaitNetwork' } }
  if (backOff) return { results, next: { kind: 'backOff', ...backOff } }
  return { results, next: { kind: 'goOn' } }
}

const longest = (a: number | null, b: number | null) => (a === null ? b : b === null ? a : Math.max(a, b))

function creditsReason(failure: ApiFailure): PauseReason {
  const message = [messages.creditsCode, failure.serverMessage].filter(Boolean).join(' ')
  return { kind: 'credits', code: 'INSUFFICIENT_CREDITS', message, providerCode: failure.code }
}
