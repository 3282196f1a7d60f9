import { type ApiFailure, consequenceOf } from '../../../api/apiFailure'
import type { RowResult } from '../../answers/rowResult'
import type { PauseReason } from '../runPhase'
import { runMessages as messages } from '../runMessages'

/** Refusals that count against a row before it fails. */
const MOST_REFUSALS = 5

/** The call of one row was answered. */
export interface AnsweredRow {
  index: number
  kind: 'answered'
  query: string
  cells: string[]
}

/** How the call of one row ended. */
export type RowOutcome =
  | AnsweredRow
  | { index: number; kind: 'failure'; failure: ApiFailure }
  /** Our own code broke on it: the row stays unsent. */
  | { index: number; kind: 'broken' }

/** What the loop does after a batch. */
export type NextStep =
  | { kind: 'goOn' }
  | { kind: 'break' }
  | { kind: 'pause'; reason: PauseReason }
  | { kind: 'awaitNetwork' }
  | { kind: 'backOff'; retryAfterMs: number | null }

/** What is known when a batch has ended, besides the outcomes of its calls. */
export interface BatchPast {
  /** Whether the browser was offline at any time since the batch was sent. */
  wasOffline: boolean
  /** Whether a call was answered earlier in the run. */
  wasAnswered: boolean
  /** How many refusals count against each row so far; no entry is none. */
  refusals: ReadonlyMap<number, number>
}

export interface SettledRow {
  index: number
  result: RowResult
}

export interface SettledBatch {
  /** The rows that have a result now; the others of the batch stay unsent. */
  results: SettledRow[]
  /** The earlier ones and those of this batch. */
  refusals: ReadonlyMap<number, number>
  next: NextStep
}

/** The result of an answered row, however the rest of the batch ends. */
export const resultOf = ({ index, query, cells }: AnsweredRow): SettledRow => ({
  index,
  result: { kind: 'answered', query, cells },
})

/**
 * The results of a batch whose calls have all ended, and what to do next. Answers are kept whatever happened to the
 * rest of the batch.
 *
 * @param outcomes one for each row of the batch
 */
export function settleBatch(outcomes: RowOutcome[], past: BatchPast): SettledBatch {
  const results: SettledRow[] = []
  const refusals = new Map(past.refusals)
  const countsRefusals = doRefusalsCount(outcomes, past.wasAnswered)
  const allRefused = outcomes.every(
    (outcome) =>
      outcome.kind === 'failure' &&
      ['pauseIfAllRefused', 'pauseForKey'].includes(consequenceOf(outcome.failure)),
  )
  let pause = null as PauseReason | null
  let awaitNetwork = false
  let backOff = null as { retryAfterMs: number | null } | null

  for (const outcome of outcomes) {
    const { index } = outcome
    if (outcome.kind === 'answered') {
      results.push(resultOf(outcome))
      continue
    }
    if (outcome.kind === 'broken') continue
    const { failure } = outcome
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
        backOff = { retryAfterMs: longest(backOff?.retryAfterMs ?? null, failure.retryAfterMs) }
        if (!countsRefusals) break
        refusals.set(index, (refusals.get(index) ?? 0) + 1)
        if (refusals.get(index)! >= MOST_REFUSALS) fail()
        break
      case 'waitIfOffline':
        if (past.wasOffline) awaitNetwork = true
        else fail()
        break
      case 'leaveUnsent':
        break
      case 'failRow':
        fail()
        break
    }
  }

  const nextStep = (): NextStep => {
    if (outcomes.some((outcome) => outcome.kind === 'broken')) return { kind: 'break' }
    if (pause) return { kind: 'pause', reason: pause }
    if (awaitNetwork) return { kind: 'awaitNetwork' }
    return backOff ? { kind: 'backOff', ...backOff } : { kind: 'goOn' }
  }
  return { results, refusals, next: nextStep() }
}

/**
 * Whether to be told to slow down counts against the rows of a batch: only where the provider answers
 * others, else a provider that is out of order would use up one row after the other. A row that was refused is in
 * the next batch again, so those answered since its last try are those beside it.
 */
const doRefusalsCount = (outcomes: RowOutcome[], wasAnswered: boolean) =>
  outcomes.some(({ kind }) => kind === 'answered') || (outcomes.length === 1 && wasAnswered)

const longest = (a: number | null, b: number | null) => (a === null ? b : b === null ? a : Math.max(a, b))

function creditsReason(failure: ApiFailure): PauseReason {
  const message = [messages.creditsCode, failure.serverMessage].filter(Boolean).join(' ')
  return { kind: 'credits', code: 'INSUFFICIENT_CREDITS', message, providerCode: failure.code }
}
