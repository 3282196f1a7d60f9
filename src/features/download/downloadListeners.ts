import { isAnyOf } from '@reduxjs/toolkit'
import { DOWNLOAD_KEY } from '../../app/base/constants'
import type { StartListening } from '../../app/base/listeners'
import { tryOrNull } from '../../app/base/tryOrNull'
import { pageOpened } from '../sessionEvents'
import type { StateOfPart } from './downloadOf'
import { readChoices } from './downloadChoices'
import {
  columnsChosen,
  columnsRecalled,
  downloadAsked,
  downloadProgressed,
  downloadWritten,
  resultsDownloaded,
  summaryAsked,
  workbookAsked,
} from './downloadSlice'

const isDownloadAsked = isAnyOf(downloadAsked, workbookAsked)

/** The same download asked for sooner than this after the first is one press of an unsteady hand, in ms. */
const SAME_PRESS_MS = 500

/**
 * Makes the download in the browser when it is asked for, and remembers which columns it has.
 *
 * @param stateOfPart how the other parts of a list are read
 */
export function addDownloadListeners(startListening: StartListening, stateOfPart: StateOfPart) {
  let last = { press: '', at: 0 }

  /** Whether a press is the one before, by an unsteady hand. */
  const isSamePress = (press: string, at: number) => {
    const isSame = press === last.press && at >= last.at && at - last.at < SAME_PRESS_MS
    if (!isSame) last = { press, at }
    return isSame
  }

  /** Downloads that are being made: a long list takes longer than a second press. */
  const underWay = new Set<string>()

  startListening({
    matcher: isDownloadAsked,
    effect: async (action, api) => {
      if (!isDownloadAsked(action)) return
      const { type, payload: choice } = action
      const press = `${type} ${choice}`
      if (underWay.has(press) || isSamePress(press, api.extra.now())) return
      const state = api.getState()
      if (!state.file.loaded) return
      underWay.add(press)
      api.dispatch(downloadProgressed('underWay'))
      try {
        const { csvOf, workbookOf, selectDownloadSources } = await import('./downloadOf')
        const sources = selectDownloadSources(state)
        const { written, content } =
          type === workbookAsked.type
            ? await workbookOf(state, choice, stateOfPart, (contents) => api.extra.writeWorkbook(contents))
            : await csvOf(state, choice, stateOfPart)
        api.extra.saveFile(written.name, content)
        // The page may hold another file by now.
        if (api.getState().list.id !== state.list.id) return
        api.dispatch(downloadWritten(written))
        const isUnchanged = selectDownloadSources(api.getState()) === sources
        if (choice === 'everything' && isUnchanged) api.dispatch(resultsDownloaded())
      } catch {
        api.dispatch(downloadProgressed('failed'))
      } finally {
        underWay.delete(press)
      }
    },
  })

  startListening({
    actionCreator: summaryAsked,
    effect: async (_, api) => {
      api.cancelActiveListeners()
      if (api.getState().list.parts.length < 2) return api.extra.print()
      try {
        const { printList } = await import('./printList')
        await printList(api, stateOfPart)
      } catch {
        if (!api.signal.aborted) api.dispatch(downloadProgressed('unread'))
      }
    },
  })

  startListening({
    actionCreator: pageOpened,
    effect: (_, api) => {
      const choices = readChoices(tryOrNull(() => api.extra.storage.getItem(DOWNLOAD_KEY)))
      if (choices) api.dispatch(columnsRecalled(choices))
    },
  })

  startListening({
    actionCreator: columnsChosen,
    effect: ({ payload }, api) => {
      tryOrNull(() => api.extra.storage.setItem(DOWNLOAD_KEY, JSON.stringify(payload)))
    },
  })
}
