import { isAnyOf } from '@reduxjs/toolkit'
import type { StartListening } from '../../app/base/listeners'
import { fileLoaded, sessionCleared, sessionResumed } from '../sessionEvents'
import { fileChosen, fileRefused } from './fileSlice'
import { fileMessages } from './fileMessages'
import { isCsv } from './isCsv'
import { saveAsCsv } from './saveAsCsv'

/**
 * Reads a file that was chosen (FILE-3). A newer choice gives the older reading up, and so does another
 * session: a file that arrives late does not take the place of what the user has turned to.
 */
export function addFileListeners(startListening: StartListening) {
  startListening({
    matcher: isAnyOf(fileChosen, sessionResumed, sessionCleared),
    effect: async (action, api) => {
      api.cancelActiveListeners()
      if (!fileChosen.match(action)) return
      const file = api.extra.fileInbox.get()
      if (!file) return
      if (!isCsv(action.payload)) {
        api.dispatch(fileRefused(fileMessages.notCsv, saveAsCsv(action.payload.name)))
        return
      }
      try {
        const outcome = await api.pause(api.extra.readFile(file, api.signal))
        api.dispatch(outcome.kind === 'read' ? fileLoaded(outcome.file) : fileRefused(outcome.message))
      } catch (error) {
        api.throwIfCancelled()
        const reason = error instanceof Error && error.message ? ` (${error.message})` : ''
        api.dispatch(fileRefused(fileMessages.unreadable(reason)))
      }
    },
  })
}
