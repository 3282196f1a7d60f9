import { DOWNLOAD_KEY } from '../../app/base/constants'
import type { StartListening } from '../../app/base/listeners'
import { tryOrNull } from '../../app/base/tryOrNull'
import { pageOpened } from '../sessionEvents'
import { readChoices } from './downloadChoices'
import type { DownloadChoice } from './content/rows'
import {
  columnsChosen,
  columnsRecalled,
  downloadAsked,
  downloadWritten,
  resultsDownloaded,
  summaryAsked,
  workbookAsked,
  workbookBegun,
  workbookFailed,
} from './downloadSlice'

/** The same download asked for sooner than this after the first is one press of an unsteady hand, in ms. */
const SAME_PRESS_MS = 500

/** Makes the download in the browser when it is asked for, and remembers which columns it has. */
export function addDownloadListeners(startListening: StartListening) {
  let last = { press: '', at: 0 }

  /** Whether a press is the one before, by an unsteady hand. */
  const isSamePress = ({ type, payload }: { type: string; payload: DownloadChoice }, at: number) => {
    const press = `${type} ${payload}`
    const isSame = press === last.press && at >= last.at && at - last.at < SAME_PRESS_MS
    if (!isSame) last = { press, at }
    return isSame
  }

  startListening({
    actionCreator: downloadAsked,
    effect: async (action, api) => {
      const choice = action.payload
      const state = api.getState()
      if (isSamePress(action, api.extra.now())) return
      // A list is written part by part, by the feature that has its parts.
      if (choice === 'everything' && state.list.parts.length > 1) return
      const { downloadOf } = await import('./downloadOf')
      const download = downloadOf(state, choice)
      if (!download) return
      const { text, ...written } = download
      api.extra.saveFile(written.name, text)
      api.dispatch(downloadWritten(written))
      if (choice === 'everything') api.dispatch(resultsDownloaded())
    },
  })

  startListening({
    actionCreator: workbookAsked,
    effect: async (action, api) => {
      const choice = action.payload
      if (isSamePress(action, api.extra.now())) return
      const state = api.getState()
      if (choice === 'everything' && state.list.parts.length > 1) return
      const [{ workbookOf }, { selectWorkbookSources }] = await Promise.all([
        import('./workbookOf'),
        import('./downloadSelectors'),
      ])
      const workbook = workbookOf(state, choice)
      if (!workbook) return
      const sources = selectWorkbookSources(state)
      api.dispatch(workbookBegun())
      try {
        api.extra.saveFile(workbook.written.name, await api.extra.writeWorkbook(workbook.contents))
        api.dispatch(downloadWritten(workbook.written))
        const isUnchanged = selectWorkbookSources(api.getState()) === sources
        if (choice === 'everything' && isUnchanged) api.dispatch(resultsDownloaded())
      } catch {
        api.dispatch(workbookFailed())
      }
    },
  })

  startListening({ actionCreator: summaryAsked, effect: (_, api) => api.extra.print() })

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
