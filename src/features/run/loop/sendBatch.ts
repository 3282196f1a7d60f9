import { cleanseRow, untilAborted } from '../../../api/cleanseApi'
import { unansweredCall } from '../../../api/apiFailure'
import type { ListenerApi } from '../../../app/base/listeners'
import { outputCells } from '../../answers/outputColumns'
import { OFFLINE_NOTICE_MS } from './pacing'
import type { PlannedCall } from './planCalls'
import type { AnsweredRow, RowOutcome } from './settleBatch'

/** How long an answer may wait before it is saved, in ms. */
const SAVE_ANSWERS_AFTER_MS = 250

interface EarlyAnswers {
  /** When rows were last recorded, in ms since 1970. */
  savedAt: number
  /** Takes answers that should not wait for the end of the batch; one at least. */
  save: (answers: AnsweredRow[]) => void
}

/**
 * Sends the calls of a batch at the same time and waits until the last one has ended. A call that fails has an outcome
 * too; it throws only when the effect is cancelled.
 *
 * @param abandoned aborts the calls in flight
 * @returns the outcomes, and whether the browser was offline at any time until then
 */
export async function sendBatch(
  api: ListenerApi,
  abandoned: AbortSignal,
  calls: PlannedCall[],
  early: EarlyAnswers,
) {
  const { network } = api.extra
  let wasOffline = !network.isOnline()
  const stopWatching = network.subscribe(() => {
    wasOffline ||= !network.isOnline()
  })
  const arriving = collectAnswers(api, early)
  try {
    const outcomes = await api.pause(
      Promise.all(
        calls.map(async (call) => {
          const outcome = await sendCall(api, abandoned, call)
          if (outcome.kind === 'answered') arriving.add(outcome)
          return outcome
        }),
      ),
    )
    // A connection breaks a moment before the browser says that it is offline.
    if (!wasOffline && outcomes.some(isBroken)) await api.delay(OFFLINE_NOTICE_MS)
    return { outcomes, wasOffline }
  } finally {
    arriving.end()
    stopWatching()
  }
}

const isBroken = (outcome: RowOutcome) => outcome.kind === 'failure' && outcome.failure.status === 'network'

async function sendCall(
  api: ListenerApi,
  abandoned: AbortSignal,
  { query, rows }: PlannedCall,
): Promise<RowOutcome> {
  const index = rows[0]!
  const { data, error } = await untilAborted(
    api.dispatch(cleanseRow.initiate(query, { track: false })),
    abandoned,
  )
  if (data) return { index, kind: 'answered', query, cells: outputCells(data) }
  if (error && 'status' in error) return { index, kind: 'failure', failure: error }
  if (abandoned.aborted) return { index, kind: 'failure', failure: unansweredCall('aborted') }
  return { index, kind: 'broken' }
}

/**
 * Saves answers before their batch ends where they would wait too long: when one arrives and the last save is 250 ms
 * old or the page is hidden, when the page is being hidden, and by a timer otherwise. A quick batch is saved at its end.
 */
function collectAnswers(api: ListenerApi, early: EarlyAnswers) {
  const { visibility } = api.extra
  let waiting: AnsweredRow[] = []
  let lastSave = early.savedAt
  let timer: ReturnType<typeof setTimeout> | undefined

  const save = () => {
    clearTimeout(timer)
    timer = undefined
    if (waiting.length === 0) return
    early.save(waiting)
    waiting = []
    lastSave = api.extra.now()
  }
  const stopWatching = visibility.whenHidden(save)

  return {
    add: (answer: AnsweredRow) => {
      waiting.push(answer)
      // A clock that was set back must not make it wait longer.
      const age = Math.max(0, api.extra.now() - lastSave)
      if (age >= SAVE_ANSWERS_AFTER_MS || visibility.isHidden()) save()
      else timer ??= setTimeout(save, SAVE_ANSWERS_AFTER_MS - age)
    },
    /** The batch is over, and saved as a whole. */
    end: () => {
      clearTimeout(timer)
      stopWatching()
    },
  }
}
