import { isAnyOf } from '@reduxjs/toolkit'
import type { StartListening } from '../../app/base/listeners'
import { fileLoaded, sessionCleared, sessionResumed } from '../sessionEvents'
import { fileChosen, fileRefused } from './fileSlice'
import { fileMessages } from './fileMessages'
import { isCsv } from './isCsv'
import { isNextPart } from './fileParts'
import { saveAsCsv } from './saveAsCsv'

/**
 * Reads a file that was chosen. A newer choice gives the older reading up, and so does another
 * session: a file that arrives late does not take the place of what the user has turned to.
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
      if (!isCsv(request)) {
        api.dispatch(
          fileRefused({ message: fileMessages.notCsv, next: saveAsCsv(request.name) ?? undefined }, request),
        )
        return
      }
      try {
        const outcome = await api.pause(api.extra.readFile(file, request.read, api.signal))
        if (outcome.kind === 'refused') {
          const { kind: _, ...refusal } = outcome
          api.dispatch(fileRefused(refusal, request))
          return
        }
        const { source, loaded } = api.getState().file
        const keepsChoices = source?.id === request.id && isNextPart(loaded, outcome.file)
        fileInbox.keepOnly(request.id)
        api.dispatch(fileLoaded(outcome.file, request, keepsChoices))
      } catch (error) {
        api.throwIfCancelled()
        const reason = error instanceof Error && error.message ? ` (${error.message})` : ''
        api.dispatch(fileRefused({ message: fileMessages.unreadable(reason) }, request))
      }
    },
  })
}
