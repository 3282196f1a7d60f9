import { DOWNLOAD_KEY } from '../../app/base/constants'
import type { StartListening } from '../../app/base/listeners'
import { tryOrNull } from '../../app/base/tryOrNull'
import { pageOpened } from '../sessionEvents'
import { readChoices } from './downloadChoices'
import type { StateOfPart } from './downloadOf'
import {
  columnsChosen,
  downloadAsked,
  downloadProgressed,
  downloadWritten,
  resultsDownloaded,
  summaryAsked,
} from './downloadSlice'

/** The same download asked for again this soon is a double click, in ms. */
const SAME_PRESS_MS = 500

/**
 * Makes downloads and summaries when they are asked for, and remembers the chosen columns.
 *
 * @param stateOfPart reads the other parts of a list
 */
export function addDownloadListeners(startListening: StartListening, stateOfPart: StateOfPart) {
  const underWay = new Set<string>()
  const askedAt = new Map<string, number>()

  startListening({
    actionCreator: downloadAsked,
    effect: async ({ payload: { choice, format } }, api) => {
      const press = `${choice} ${format}`
      const now = api.extra.now()
      const sinceLast = now - (askedAt.get(press) ?? -Infinity)
      if (underWay.has(press) || (sinceLast >= 0 && sinceLast < SAME_PRESS_MS)) return
      askedAt.set(press, now)
      const state = api.getState()
      if (!state.file.loaded) return
      underWay.add(press)
      api.dispatch(downloadProgressed('underWay'))
      try {
        const { csvOf, workbookOf, isSameDownload } = await import('./downloadOf')
        const { written, content } =
          format === 'xlsx'
            ? await workbookOf(state, choice, stateOfPart, (contents) => api.extra.writeWorkbook(contents))
            : await csvOf(state, choice, stateOfPart)
        api.extra.saveFile(written.name, content)
        // The page may hold another file by now, or have changed what the download holds.
        if (api.getState().list.id !== state.list.id) return
        api.dispatch(downloadWritten(written))
        if (choice === 'everything' && isSameDownload(state, api.getState()))
          api.dispatch(resultsDownloaded())
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
      if (choices) api.dispatch(columnsChosen(choices))
    },
  })

  startListening({
    actionCreator: columnsChosen,
    effect: ({ payload }, api) => {
      tryOrNull(() => api.extra.storage.setItem(DOWNLOAD_KEY, JSON.stringify(payload)))
    },
  })
}
