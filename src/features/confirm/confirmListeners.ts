import type { UnknownAction } from '@reduxjs/toolkit'
import type { StartListening } from '../../app/base/listeners'
import { selectHasUnsavedResults } from '../download/downloadSelectors'
import { fileChosen, isReadAgain } from '../file/fileSlice'
import { mappingChanged } from '../mapping/mappingSlice'
import { discardAsked, foundDownloadAsked, foundSessionDiscarded } from '../recovery/recoverySlice'
import { holdsUnsavedAnswers, isFinished } from '../recovery/sessionRecord'
import { selectIsPartlyDone, selectIsRunning, selectProgress } from '../run/runSelectors'
import {
  fileOffered,
  mappingOffered,
  questionAsked,
  resultsCleared,
  runStarted,
  sessionCleared,
  type Question,
} from '../sessionEvents'
import { questionAnswered, type ConfirmAnswer } from './confirmSlice'

/** What happens when a question is answered with anything but Cancel. */
function eventsAfter(question: Question, answer: Exclude<ConfirmAnswer, 'cancelled'>): UnknownAction[] {
  switch (question.kind) {
    case 'startNew':
      return [sessionCleared()]
    case 'cleanseAgain':
      return [resultsCleared(), runStarted()]
    case 'replaceFile':
      return [fileChosen(question.request)]
    case 'changeMapping':
      return [...(answer === 'startOver' ? [resultsCleared()] : []), mappingChanged(question.change)]
    case 'giveUp':
      return [answer === 'download' ? foundDownloadAsked() : foundSessionDiscarded()]
  }
}

/**
 * Asks before something is done that cannot be undone, and does what was answered; where nothing is at stake, does
 * it at once.
 */
export function addConfirmListeners(startListening: StartListening) {
  startListening({
    actionCreator: questionAnswered,
    effect: ({ payload: answer }, api) => {
      const question = api.getOriginalState().confirm
      // The buttons can be pressed again until the dialog is gone: a question is answered once.
      if (question === null || answer === 'cancelled') return
      for (const event of eventsAfter(question, answer)) api.dispatch(event)
    },
  })

  startListening({
    actionCreator: fileOffered,
    effect: ({ payload }, api) => {
      const state = api.getState()
      if (selectIsRunning(state)) return
      const { kept } = state.recovery
      const losesFound = kept.status === 'found' && !(isFinished(kept.record) && kept.record.isDownloaded)
      const isAtStake =
        selectHasUnsavedResults(state) ||
        losesFound ||
        (isReadAgain(state.file, payload) && selectProgress(state).done > 0)
      api.dispatch(isAtStake ? questionAsked({ kind: 'replaceFile', request: payload }) : fileChosen(payload))
    },
  })

  startListening({
    actionCreator: discardAsked,
    effect: (_, api) => {
      const { kept } = api.getState().recovery
      if (kept.status !== 'found') return
      const question = questionAsked({ kind: 'giveUp', isFinished: isFinished(kept.record) })
      api.dispatch(holdsUnsavedAnswers(kept.record) ? question : foundSessionDiscarded())
    },
  })

  startListening({
    actionCreator: mappingOffered,
    effect: ({ payload }, api) => {
      const state = api.getState()
      if (selectIsRunning(state)) return
      const isAtStake = selectIsPartlyDone(state)
      api.dispatch(
        isAtStake ? questionAsked({ kind: 'changeMapping', change: payload }) : mappingChanged(payload),
      )
    },
  })
}
