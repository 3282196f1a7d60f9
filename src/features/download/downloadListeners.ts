import { DOWNLOAD_KEY, FORMAT_KEY } from '../../base/constants'
import type { StartListening } from '../../base/store/types'
import { tryOrNull } from '../../base/tryOrNull'
import { pageOpened } from '../session/sessionEvents'
import { FORMATS, type Download, type Format } from './content/rows'
import { readChoices } from './downloadChoices'
import {
  columnsChosen,
  downloadAsked,
  downloadBegan,
  downloadProgressed,
  downloadWritten,
  formatChosen,
  resultsDownloaded,
  summaryAsked,
  type DownloadState,
} from './downloadSlice'

/** The same download asked for again this soon is a double click, in ms. */
const SAME_PRESS_MS = 500

/** Whether the same download is under way, or began so recently that it was a double click. */
function isBegun({ begun, writing }: DownloadState, choice: Download, format: Format, now: number) {
  if (begun?.choice !== choice || begun.format !== format) return false
  const sinceLast = now - begun.at
  return writing === 'underWay' || (sinceLast >= 0 && sinceLast < SAME_PRESS_MS)
}

/** Makes downloads and summaries when they are asked for, and remembers the chosen columns and format. */
export function addDownloadListeners(startListening: StartListening) {
  startListening({
    actionCreator: downloadAsked,
    effect: async ({ payload: { choice, format } }, api) => {
      const at = api.extra.now()
      const state = api.getState()
      if (!state.file.loaded || isBegun(state.download, choice, format, at)) return
      api.dispatch(downloadBegan({ choice, format, at }))
      try {
        const { csvOf, workbookOf, isSameDownload } = await import('./downloadOf')
        const { nextTask: rest, writeWorkbook: write } = api.extra
        const made = await (format === 'xlsx'
          ? workbookOf(state, choice, rest, write)
          : csvOf(state, choice, rest))
        if (!made) return void api.dispatch(downloadProgressed('tooLarge'))
        const { written, content } = made
        api.extra.saveFile(written.name, content)
        // The page may hold another file by now, or have changed what the download holds.
        if (api.getState().file.id !== state.file.id) return
        api.dispatch(downloadWritten({ ...written, at }))
        if (choice === 'everything' && isSameDownload(state, api.getState()))
          api.dispatch(resultsDownloaded())
      } catch {
        api.dispatch(downloadProgressed('failed'))
      }
    },
  })

  startListening({ actionCreator: summaryAsked, effect: (_, api) => api.extra.print() })

  startListening({
    actionCreator: pageOpened,
    effect: (_, api) => {
      const choices = readChoices(tryOrNull(() => api.extra.storage.getItem(DOWNLOAD_KEY)))
      if (choices) api.dispatch(columnsChosen(choices))
      const remembered = tryOrNull(() => api.extra.storage.getItem(FORMAT_KEY))
      const format = FORMATS.find((each) => each === remembered)
      if (format) api.dispatch(formatChosen(format))
    },
  })

  startListening({
    actionCreator: columnsChosen,
    effect: ({ payload }, api) => {
      tryOrNull(() => api.extra.storage.setItem(DOWNLOAD_KEY, JSON.stringify(payload)))
    },
  })

  startListening({
    actionCreator: formatChosen,
    effect: ({ payload }, api) => {
      tryOrNull(() => api.extra.storage.setItem(FORMAT_KEY, payload))
    },
  })
}
