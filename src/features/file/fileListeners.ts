import { isAnyOf } from '@reduxjs/toolkit'
import type { StartListening } from '../../app/base/listeners'
import { sessionCleared, sessionResumed } from '../sessionEvents'
import { fileMessages } from './fileMessages'
import { attemptDismissed, fileChosen, fileLoaded, fileRead, fileRefused } from './fileSlice'

/**
 * Reads the chosen file. A newer choice ends the reading, and so does another session: a file that arrives late does
 * not replace what the user has turned to.
 */
export function addFileListeners(startListening: StartListening) {
  startListening({
    matcher: isAnyOf(fileChosen, sessionResumed, sessionCleared),
    effect: async (action, api) => {
      api.cancelActiveListeners()
      const { fileInbox } = api.extra
      if (!fileChosen.match(action)) {
        fileInbox.keepOnly(null)
        return
      }
      const request = action.payload
      const file = fileInbox.get(request.id)
      if (!file) return
      try {
        const outcome = await api.pause(api.extra.readFile(file, request.read, api.signal))
        if (outcome.kind === 'read') {
          api.dispatch(fileRead(outcome.file))
        } else {
          const { kind: _, ...refusal } = outcome
          api.dispatch(fileRefused(refusal, request))
        }
      } catch (error) {
        api.throwIfCancelled()
        const reason = error instanceof Error && error.message ? ` (${error.message})` : ''
        api.dispatch(fileRefused({ message: fileMessages.unreadable(reason) }, request))
      }
    },
  })

  startListening({
    matcher: isAnyOf(fileLoaded, attemptDismissed),
    effect: (_, api) => {
      api.extra.fileInbox.keepOnly(api.getState().file.source?.id ?? null)
    },
  })
}
