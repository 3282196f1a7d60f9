import { cleanseRow } from '../../../api/cleanseApi'
import { apiMessages } from '../../../api/apiMessages'
import type { ApiFailure } from '../../../api/apiFailure'
import { OFFLINE_NOTICE_MS } from '../../../app/base/constants'
import type { ListenerApi } from '../../../app/base/listeners'
import { outputCells } from '../../answers/outputColumns'
import type { PlannedCall } from './planCalls'
import type { AnsweredRow, RowOutcome } from './settleBatch'

const givenUpFailure: ApiFailure = {
  status: 'aborted',
  code: null,
  serverMessage: null,
  statusText: '',
  message: apiMessages.failed,
  retryAfterMs: null,
}

/**
 * Sends the rows of a batch at the same time and waits until the last call has ended. Never
 * throws: each row has an outcome.
 *
 * @param givenUp aborts the calls under way
 * @param onAnswer is told of each answer when it arrives
 * @returns the outcomes, and whether the browser was offline at any time until then
 */
export async function sendBatch(
  api: ListenerApi,
  givenUp: AbortSignal,
  calls: PlannedCall[],
  onAnswer: (answer: AnsweredRow) => void,
) {
  const { network } = api.extra
  let wasOffline = !network.isOnline()
  const unsubscribe = network.subscribe(() => {
    wasOffline ||= !network.isOnline()
  })
  const outcomes = await Promise.all(
    calls.map(async (call) => {
      const outcome = await sendRow(api, givenUp, call)
      if (outcome.kind === 'answered') onAnswer(outcome)
      return outcome
    }),
  )

  // A connection breaks a moment before the browser says that it is offline.
  const isBroken = outcomes.some(
    (outcome) => outcome.kind === 'failure' && outcome.failure.status === 'network',
  )
  if (isBroken && !wasOffline) await api.delay(OFFLINE_NOTICE_MS)
  unsubscribe()
  return { outcomes, wasOffline }
}

async function sendRow(
  api: ListenerApi,
  givenUp: AbortSignal,
  { query, rows }: PlannedCall,
): Promise<RowOutcome> {
  const index = rows[0]!
  const call = api.dispatch(cleanseRow.initiate(query, { track: false }))
  const giveUp = () => call.abort()
  if (givenUp.aborted) giveUp()
  givenUp.addEventListener('abort', giveUp)
  const { data, error } = await call
  givenUp.removeEventListener('abort', giveUp)

  if (data) return { index, kind: 'answered', query, cells: outputCells(data) }
  if (error && 'status' in error) return { index, kind: 'failure', failure: error }
  if (givenUp.aborted) return { index, kind: 'failure', failure: givenUpFailure }
  return { index, kind: 'broken' }
}
