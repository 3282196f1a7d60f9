import type { UnknownAction } from '@reduxjs/toolkit'
import { MAX_ROWS } from '../../base/constants'
import type { Mapping } from '../../domain/cleanse/query'
import type { ListenerApi, RootState, StartListening } from '../../base/store/types'
import { selectHasUnsavedResults, selectWouldLose } from '../download/unsavedSelectors'
import {
  attemptDismissed,
  fileChosen,
  fileLoaded,
  fileOffered,
  fileRead,
  isReadAgain,
  selectRows,
} from '../file/fileSlice'
import { mappingChanged, mappingOffered } from '../mapping/mappingSlice'
import { columnsFor } from '../saved/fileChoicesListeners'
import { selectFound } from '../saved/savedSelectors'
import {
  discardAsked,
  foundDownloadAsked,
  foundSessionDiscarded,
  removalAsked,
  storedSessionRemoved,
} from '../saved/savedSlice'
import { rowsDecided } from '../review/decisionsSlice'
import { leftOutAdded, selectHasResults } from '../run/runSlice'
import { selectIsPartlyDone, selectIsRunning } from '../run/runSelectors'
import { resultsCleared, runStarted, sessionCleared } from '../session/sessionEvents'
import { questionAnswered, questionAsked, type ConfirmAnswer, type Question } from './confirmSlice'

function eventsAfter(question: Question, answer: ConfirmAnswer, state: RootState): UnknownAction[] {
  if (question.kind === 'replaceFile') {
    // Since the question, another file may have been read or a run begun.
    const { attempt } = state.file
    if (attempt.status !== 'read') return []
    return [answer === 'cancelled' ? attemptDismissed() : fileLoaded(attempt.file, attempt.request)]
  }
  if (answer === 'cancelled') return []
  switch (question.kind) {
    case 'startNew':
      return [sessionCleared()]
    case 'cleanseAgain':
      return [resultsCleared(), runStarted()]
    case 'lookUpLeftOut':
      return [leftOutAdded(), runStarted()]
    case 'changeMapping':
      return [...(answer === 'startOver' ? [resultsCleared()] : []), mappingChanged(question.change)]
    case 'removeStored':
      return [storedSessionRemoved()]
    case 'decideMany': {
      const { rows, decision, shown } = question
      return [rowsDecided({ rows: answer === 'fewer' && shown ? shown.clear : rows, decision })]
    }
    case 'giveUp':
      return [answer === 'download' ? foundDownloadAsked() : foundSessionDiscarded()]
  }
}

/** Whether loading a file, or the loaded one again, would lose answers that were paid for. */
function losesAnswers(state: RootState, isAgain: boolean): boolean {
  const found = selectFound(state)
  return (
    selectWouldLose(state) ||
    (found !== null && !(found.isFinished && found.isDownloaded)) ||
    (isAgain && selectHasResults(state))
  )
}

/** Computes what the page will need of all rows, in pieces. The code for it comes with that of the rows. */
async function prepare(api: ListenerApi, next: RootState) {
  const { prepareRows } = await import('../review/prepareRows')
  await prepareRows(next, () => api.pause(api.extra.nextTask()))
}

/** Other columns are chosen: rows send other texts, and their answers are compared with those. */
async function changeMapping(api: ListenerApi, change: Partial<Mapping>) {
  const state = api.getState()
  if (selectRows(state).length > MAX_ROWS || selectHasResults(state))
    await prepare(api, { ...state, mapping: { ...state.mapping, ...change } })
  const now = api.getState()
  if (now.file.id === state.file.id && !selectIsRunning(now)) api.dispatch(mappingChanged(change))
}

/** Asks before something is lost, and does as answered; if nothing would be lost, does it at once. */
export function addConfirmListeners(startListening: StartListening) {
  startListening({
    actionCreator: questionAnswered,
    effect: async ({ payload: answer }, api) => {
      const question = api.getOriginalState().confirm
      // A second press before the dialog has gone answers nothing.
      if (question === null) return
      for (const event of eventsAfter(question, answer, api.getState()))
        if (mappingChanged.match(event)) await changeMapping(api, event.payload)
        else api.dispatch(event)
    },
  })

  startListening({
    actionCreator: fileOffered,
    effect: ({ payload }, api) => {
      if (!selectIsRunning(api.getState())) api.dispatch(fileChosen(payload))
    },
  })

  startListening({
    actionCreator: fileRead,
    effect: async (_, api) => {
      const before = api.getState()
      const { attempt: read } = before.file
      if (read.status === 'read' && read.file.rows.length > MAX_ROWS) {
        const mapping = { ...before.mapping, ...columnsFor(api, read.file) }
        const file = { ...before.file, loaded: read.file }
        await prepare(api, { ...before, file, mapping, run: { ...before.run, results: [] } })
      }
      const state = api.getState()
      const { attempt } = state.file
      if (attempt.status !== 'read') return
      const isAgain = isReadAgain(state.file, attempt.request)
      if (selectIsRunning(state)) api.dispatch(attemptDismissed())
      else if (losesAnswers(state, isAgain))
        api.dispatch(questionAsked({ kind: 'replaceFile', name: attempt.request.name, isAgain }))
      else api.dispatch(fileLoaded(attempt.file, attempt.request))
    },
  })

  startListening({
    actionCreator: discardAsked,
    effect: (_, api) => {
      const found = selectFound(api.getState())
      if (found?.holdsUnsaved) api.dispatch(questionAsked({ kind: 'giveUp', isFinished: found.isFinished }))
      else if (found) api.dispatch(foundSessionDiscarded())
    },
  })

  startListening({
    actionCreator: removalAsked,
    effect: (_, api) => {
      const isUnsaved = selectHasUnsavedResults(api.getState())
      api.dispatch(isUnsaved ? questionAsked({ kind: 'removeStored' }) : storedSessionRemoved())
    },
  })

  startListening({
    actionCreator: mappingOffered,
    effect: async ({ payload: change }, api) => {
      api.cancelActiveListeners()
      const state = api.getState()
      if (selectIsRunning(state)) return
      if (selectIsPartlyDone(state)) api.dispatch(questionAsked({ kind: 'changeMapping', change }))
      else await changeMapping(api, change)
    },
  })
}
