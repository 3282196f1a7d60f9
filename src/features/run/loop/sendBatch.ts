import { cleanseRow, untilAborted } from '../../../api/cleanseApi'
import { unansweredCall } from '../../../api/apiFailure'
import type { ListenerApi } from '../../../base/store/types'
import { outputCells } from '../../../domain/cleanse/outputColumns'
import { OFFLINE_NOTICE_MS } from './pacing'
import type { SettledRow } from '../settledRows'
import type { PlannedCall } from './planCalls'
import { isAnswer, type CallEnd } from './settleBatch'

const SAVE_ANSWERS_AFTER_MS = 250

/**
 * Sends the calls of a batch at the same time, and waits until the last one has ended, in an answer or a failure. Throws only if
 * the effect is cancelled.
 *
 * @param abandoned aborts the calls in flight
 * @param save gets the answers, at least one, that should not wait for the end of the batch
 * @returns how the calls ended, and whether the browser was offline at any time until then
 */
export async function sendBatch(
  api: ListenerApi,
  abandoned: AbortSignal,
  calls: PlannedCall[],
  save: (answers: SettledRow[]) => void,
) {
  const { network, screenPace } = api.extra
  let wasOffline = !network.isOnline()
  const stopWatching = network.subscribe(() => {
    wasOffline ||= !network.isOnline()
  })
  const arriving = collectAnswers(api, save)
  try {
    const ended = calls.map(async (call) => {
      const end = await sendCall(api, abandoned, call)
      if (isAnswer(end)) arriving.add(end)
      return end
    })
    screenPace.batchSent()
    const ends = await api.pause(Promise.all(ended))
    // A connection breaks a moment before the browser notices.
    if (!wasOffline && ends.some(isCutOff)) await api.delay(OFFLINE_NOTICE_MS)
    return { ends, wasOffline }
  } finally {
    arriving.end()
    stopWatching()
  }
}

const isCutOff = (end: CallEnd) => !isAnswer(end) && end.failure?.status === 'network'

async function sendCall(
  api: ListenerApi,
  abandoned: AbortSignal,
  [{ row, query }]: PlannedCall,
): Promise<CallEnd> {
  const call = api.dispatch(cleanseRow.initiate(query, { track: false }))
  const { data, failure } = await untilAborted(call, abandoned)
  if (data) return { row, result: { kind: 'answered', query, cells: outputCells(data) } }
  return { row, failure: failure ?? (abandoned.aborted ? unansweredCall('aborted') : null) }
}

/** Saves answers before the end of their batch: at once while the page is hidden, else 250 ms after the last save. */
function collectAnswers(api: ListenerApi, save: (answers: SettledRow[]) => void) {
  const { visibility } = api.extra
  let waiting: SettledRow[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  const saveWaiting = () => {
    clearTimeout(timer)
    timer = undefined
    if (waiting.length > 0) save(waiting)
    waiting = []
  }
  const stopWatching = visibility.whenHidden(saveWaiting)

  return {
    add: (answer: SettledRow) => {
      waiting.push(answer)
      // A clock that was set back must not prolong the wait.
      const age = Math.max(0, api.extra.now() - (api.getState().run.settledAt ?? 0))
      if (age >= SAVE_ANSWERS_AFTER_MS || visibility.isHidden()) saveWaiting()
      else timer ??= setTimeout(saveWaiting, SAVE_ANSWERS_AFTER_MS - age)
    },
    /** Ends the saving of single answers: the batch has ended, and is saved as a whole. */
    end: () => {
      clearTimeout(timer)
      stopWatching()
    },
  }
}
