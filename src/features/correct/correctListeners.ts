import { problemOf, unansweredCall, type ApiFailure } from '../../api/apiFailure'
import { cleanseRow, resolveAddress, suggestAddresses, untilAborted } from '../../api/cleanseApi'
import { inBlocks } from '../../base/manyRows'
import type { AppThunk, RootState, ListenerApi, StartListening } from '../../base/store/types'
import type { RowState } from '../../domain/cleanse/decisions'
import { outputCells } from '../../domain/cleanse/outputColumns'
import { correctionOf, type AnsweredRow } from '../../domain/cleanse/rowResult'
import {
  selectHindrance,
  selectRowDoubts,
  selectSentText,
  selectOutcomes,
  selectPiles,
  selectSentKey,
} from '../results/resultsSelectors'
import { selectNextIn, TO_REVIEW, UNFOUND } from '../review/shownSelectors'
import { rowReached } from '../review/viewSlice'
import { giveAnswers } from '../run/rows/changeRows'
import { selectDecisions } from '../run/rows/decisionsSlice'
import { rowRequested, selectResult, isSessionReplaced, rowRequestFailed } from '../run/runSlice'
import type { PaidEntry, RowRequest } from '../run/runState'
import { isPersons } from '../session/sessionEvents'
import { askedOf, listingFailed, sameTextFound, suggestionsListed } from './correctSlice'
import { typedRow, ownDoor, chosenRow, type TypedAddress } from './correction'

/** The customer's own door as written, if only the door differs; else undefined. */
export const selectOwnDoor = (state: RootState, row: number): string | undefined =>
  ownDoor(selectResult(state, row), selectRowDoubts(state, row))?.own

/** Makes a paid call for an entry of the list, unless something prevents it. */
export const payFor =
  (entry: PaidEntry): AppThunk =>
  (dispatch, getState) => {
    const state = getState()
    const { form } = state.correct
    if (form && !selectHindrance(state)) dispatch(rowRequested({ row: form.row, ...entry }))
  }

/** *Use this address* was pressed. */
export const giveTyped =
  (row: number, typed: TypedAddress): AppThunk =>
  (dispatch, getState) => {
    const result = typedRow(typed, selectSentText(getState(), row))
    dispatch(giveAnswers([{ row, decision: 'typed', result }]))
  }

/** Gives rows the address that a person chose or typed for another row with the same text. */
export const giveToOthers =
  (from: number, rows: number[]): AppThunk =>
  (dispatch, getState) => {
    const state = getState()
    const result = selectResult(state, from)
    const decision = correctionOf(result)
    if (!decision) return
    const resultOf = (row: number) => ({ ...(result as AnsweredRow), query: selectSentText(state, row) })
    dispatch(giveAnswers(rows.map((row) => ({ row, decision, result: resultOf(row) }))))
  }

/** The pause in typing before the page asks for suggestions, in ms. */
const SUGGEST_AFTER_MS = 300

/** The answers of a provider that lists no addresses, or none for this key. */
const REFUSED = new Set<ApiFailure['status']>([401, 403, 404])

/** The text for which the open form asks suggestions, or null. */
function askedText(state: RootState): string | null {
  const { form } = state.correct
  if (form?.way !== 'find' || form.listed === 'refused' || selectHindrance(state)) return null
  return askedOf(form.text)
}

/** Suggests addresses in the *Correct…* form, and gives rows the addresses that a person chose or looked up there. */
export function addCorrectListeners(startListening: StartListening) {
  startListening({
    predicate: (_, now, before) =>
      askedText(now) !== askedText(before) || now.correct.form?.row !== before.correct.form?.row,
    effect: async (_, api) => {
      // An older answer no longer matters.
      api.cancelActiveListeners()
      const text = askedText(api.getState())
      if (text === null) return
      await api.delay(SUGGEST_AFTER_MS)
      await suggest(api, text)
    },
  })

  startListening({
    predicate: (action, now, before) =>
      isSessionReplaced(action) || (rowRequested.match(action) && now.run.request !== before.run.request),
    effect: async (action, api) => {
      api.cancelActiveListeners()
      if (!rowRequested.match(action)) return
      const { row } = action.payload
      const after = await askedAnswer(api, action.payload)
      if ('decision' in after) api.dispatch(giveAnswers([{ ...after, row }], 1))
      else
        api.dispatch(
          rowRequestFailed({ row, problem: problemOf(after.failure, api.extra.network.isOnline()) }),
        )
    },
  })

  // After a choice, goes on to the next row to decide, and offers rows with the same text.
  startListening({
    matcher: isPersons('answered'),
    effect: async ({ payload: { changes } }, api) => {
      api.cancelActiveListeners()
      const [change] = changes
      const { decision, result } = change?.after ?? {}
      if (!change || changes.length > 1 || (decision !== 'chosen' && decision !== 'typed')) return
      const { row } = change
      const before = api.getOriginalState()
      if (before.correct.form?.row === row && before.view.currentRow === row) {
        // From a row that was not found, go on to another.
        const order = UNFOUND.has(selectPiles(before)[row]) ? [UNFOUND, TO_REVIEW] : [TO_REVIEW, UNFOUND]
        const [next] = order.flatMap((piles) => selectNextIn(api.getState(), before, row, piles) ?? [])
        if (next !== undefined) api.dispatch(rowReached(next))
      }
      const rows = await rowsLike(api, row)
      // The user may have undone it since.
      const isStill = selectResult(api.getState(), row) === result
      if (rows.length > 0 && isStill) api.dispatch(sameTextFound({ row, rows }))
    },
  })
}

async function suggest(api: ListenerApi, text: string) {
  const call = api.dispatch(suggestAddresses.initiate(text))
  try {
    const { data, failure } = await api.pause(untilAborted(call, api.signal))
    if (data) api.dispatch(suggestionsListed({ text, hits: data }))
    else if (failure && REFUSED.has(failure.status)) api.dispatch(suggestionsListed('refused'))
    else api.dispatch(listingFailed(problemOf(failure, api.extra.network.isOnline())))
  } finally {
    call.unsubscribe()
  }
}

type Answer = RowState | { failure: ApiFailure | null }

/** Makes a paid call once the rate allows it, and turns its answer into the row's. */
async function askedAnswer(api: ListenerApi, request: RowRequest): Promise<Answer> {
  const { network, rateLimiter } = api.extra
  if (!network.isOnline()) return { failure: unansweredCall('network') }
  // A run that has just ended counts towards the provider's limit.
  for (let waitMs = rateLimiter.waitFor(1); waitMs > 0; waitMs = rateLimiter.waitFor(1)) {
    await api.delay(waitMs)
  }
  rateLimiter.started(1)

  const own = selectSentText(api.getState(), request.row)
  if ('suggestion' in request) {
    const call = api.dispatch(resolveAddress.initiate(request.suggestion.id, { track: false }))
    const { data, failure } = await api.pause(untilAborted(call, api.signal))
    if (!data) return { failure }
    return { decision: 'chosen', result: chosenRow(data, own) }
  }
  const text = request.text.trim()
  const call = api.dispatch(cleanseRow.initiate(text, { track: false }))
  const { data, failure } = await api.pause(untilAborted(call, api.signal))
  if (!data) return { failure }
  const origin = text === own.trim() ? {} : { origin: 'edited' as const }
  const result = { kind: 'answered' as const, query: text, cells: outputCells(data), ...origin }
  return { decision: null, result }
}

/** Finds, in pieces, the other undecided rows, sent or not found, with a row's text. */
async function rowsLike(api: ListenerApi, row: number): Promise<number[]> {
  const state = api.getState()
  const key = selectSentKey(state, row)
  if (key === '') return []
  const [outcomes, decisions] = [selectOutcomes(state), selectDecisions(state)]
  const isLike = (other: number) =>
    other !== row &&
    !decisions[other] &&
    outcomes[other] !== 'notRun' &&
    outcomes[other] !== 'nothingToSend' &&
    selectSentKey(state, other) === key
  const like: number[] = []
  for await (const block of inBlocks(outcomes.keys(), () => api.pause(api.extra.nextTask())))
    like.push(...block.filter(isLike))
  return like
}
