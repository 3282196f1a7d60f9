import { isAnyOf } from '@reduxjs/toolkit'
import type { StartListening } from '../../base/store/types'
import { deliver } from '../download/deliver'
import { downloadProgressed } from '../download/downloadSlice'
import { fileLoaded } from '../file/fileSlice'
import { kindsChosen } from '../mapping/mappingSlice'
import { runStarted, sessionResumed } from '../session/sessionEvents'
import { prepareProgram, recallProgram } from './prepareProgram'
import { changesContents, programContents } from './programOf'
import { fillsChosen, programAsked, programOpened } from './programSlice'

/**
 * Recalls what was chosen for the columns of a file, prepares the dialog when it opens and whenever something is chosen, and
 * writes its files when they are asked for.
 */
export function addProgramListeners(startListening: StartListening) {
  startListening({
    // This code may come after the first file.
    matcher: isAnyOf(fileLoaded, sessionResumed, runStarted),
    effect: async (_, api) => {
      api.cancelActiveListeners()
      await recallProgram(api)
    },
  })

  startListening({
    matcher: isAnyOf(programOpened, kindsChosen, fillsChosen),
    effect: async (action, api) => {
      api.cancelActiveListeners()
      try {
        await prepareProgram(api, !programOpened.match(action))
      } catch {
        if (!api.signal.aborted) api.dispatch(downloadProgressed('failed'))
      }
    },
  })

  startListening({
    actionCreator: programAsked,
    effect: async ({ payload: { choice, format } }, api) => {
      await deliver(api, choice, format, choice === 'program' ? programContents : changesContents)
    },
  })
}
