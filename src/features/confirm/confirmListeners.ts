import { MAX_ROWS } from '../../base/constants'
import type { Dispatched, RootState, StartListening } from '../../base/store/types'
import type { Mapping } from '../../domain/cleanse/query'
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
import {
  changeBegan,
  mappingChanged,
  mappingOffered,
  selectIsChanging,
  leftOutAdded,
} from '../mapping/mappingSlice'
import { mappingFor } from '../saved/fileChoicesListeners'
import { selectFound } from '../saved/savedSelectors'
import {
  discardAsked,
  foundDownloadAsked,
  foundSessionDiscarded,
  removalAsked,
  storedSessionRemoved,
} from '../saved/savedSlice'
import { selectHasResults } from '../run/runSlice'
import { selectIsPartlyDone, selectIsRunning } from '../run/runSelectors'
import {
  questionAsked,
  resultsCleared,
  runStarted,
  sessionCleared,
  type Question,
} from '../session/sessionEvents'
import { questionAnswered, type ConfirmAnswer } from './confirmSlice'
import { decideRows } from '../run/rows/changeRows'

function eventsAfter(question: Question, answer: ConfirmAnswer, state: RootState): Dispatched[] {
  if (question.kind === 'replaceFile') {
    // Since the question, the page may have read another file or begun a run.
    const { attempt } = state.file
    if (attempt.status !== 'read') return []
    return [answer === 'confirmed' ? fileLoaded(attempt.file, attempt.request) : attemptDismissed()]
  }
  if (answer === 'cancelled') return []
  switch (question.kind) {
    case 'startNew':
      return [sessionCleared()]
    case 'cleanseAgain':
      return [resultsCleared(), runStarted()]
    case 'lookUpLeftOut':
      return [leftOutAdded(), runStarted({ rows: question.rows })]
    case 'changeMapping':
      return [changeOf(state, question.change, answer === 'startOver')]
    case 'removeStored':
      return [storedSessionRemoved()]
    case 'decideMany': {
      const { rows, decision, shown } = question
      return [decideRows(answer === 'fewer' && shown ? shown.clear : rows, decision)]
    }
    case 'giveUp':
      return [answer === 'download' ? foundDownloadAsked() : foundSessionDiscarded()]
  }
}

/** A choice of other columns: it takes effect at once, unless many rows must be read, or answers compared, first. */
function changeOf(state: RootState, to: Partial<Mapping>, startsOver = false) {
  const takesLong = selectRows(state).length > MAX_ROWS || selectHasResults(state) || selectIsChanging(state)
  return takesLong ? changeBegan({ to, startsOver }) : mappingChanged(to)
}

/** Whether loading a file, or reloading the loaded one, would lose answers that were paid for. */
function losesAnswers(state: RootState, isAgain: boolean): boolean {
  const found = selectFound(state)
  return (
    selectWouldLose(state) ||
    (found !== null && !(found.isFinished && found.isDownloaded)) ||
    (isAgain && selectHasResults(state))
  )
}

/** Asks before something is lost, and does what the user answers; if nothing would be lost, does it at once. */
export function addConfirmListeners(startListening: StartListening) {
  startListening({
    actionCreator: questionAnswered,
    effect: ({ payload: answer }, api) => {
      const question = api.getOriginalState().confirm
      // A second press before the dialog is gone answers nothing.
      if (question === null) return
      for (const event of eventsAfter(question, answer, api.getState())) api.dispatch(event)
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
        const file = { ...before.file, loaded: read.file }
        const run = { ...before.run, results: [] }
        const next = { ...before, file, mapping: mappingFor(api, read.file), run }
        // What the page will need to know about all rows; its code loads with that of the rows.
        const { prepareRows } = await import('../run/prepareRows')
        await prepareRows(next, () => api.pause(api.extra.nextTask()))
      }
      // Remember columns chosen meanwhile with the file that this one replaces.
      if (selectIsChanging(api.getState())) await api.condition((_action, now) => !selectIsChanging(now))
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
    effect: ({ payload }, api) => {
      const state = api.getState()
      if (selectIsRunning(state)) return
      const asked = state.confirm?.kind === 'changeMapping' ? state.confirm.change : {}
      const change = { ...asked, ...payload }
      api.dispatch(
        selectIsPartlyDone(state)
          ? questionAsked({ kind: 'changeMapping', change })
          : changeOf(state, change),
      )
    },
  })
}
