import { isAnyOf } from '@reduxjs/toolkit'
import type { AppThunk, StartListening } from '../../base/store/types'
import { pageOpened, runCompleted } from '../session/sessionEvents'
import { firstRunMessages as messages } from './firstRunMessages'
import { runBroke, runPaused, runStopped, tellingChosen } from './runSlice'
import { doneIn } from './settledRows'

const isEnd = isAnyOf(runCompleted, runPaused, runBroke)

/** *Tell me when it is done* was pressed, or pressed again. */
export const pressTellWhenDone = (): AppThunk<Promise<void>> => async (dispatch, getState, deps) => {
  if (getState().run.telling === 'on') dispatch(tellingChosen('off'))
  else dispatch(tellingChosen((await deps.notifier.ask()) ? 'on' : 'refused'))
}

/** Tells how a run of all rows or some ended, unless the user stopped it. */
export function addTellListeners(startListening: StartListening) {
  startListening({
    actionCreator: pageOpened,
    effect: (_, api) => {
      if (!api.extra.notifier.isPossible()) api.dispatch(tellingChosen('impossible'))
    },
  })

  startListening({
    predicate: (action, { run }, before) =>
      run.telling === 'on' &&
      (isEnd(action) || (runStopped.match(action) && before.run.phase.status === 'running')),
    effect: (action, api) => {
      const { file, run } = api.getState()
      const name = file.loaded?.name ?? ''
      const { phase } = run
      const words = () => {
        if (runCompleted.match(action)) return messages.told.completed(run.results.length)
        if (runStopped.match(action)) return messages.told.partly(doneIn(run.tally), run.results.length)
        if (phase.status !== 'paused') return messages.told.broke
        return phase.reason.kind === 'credits' ? messages.told.credits : messages.told.paused
      }
      api.extra.notifier.show(name, words())
    },
  })
}
