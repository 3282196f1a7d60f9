import { DOWNLOAD_KEY } from '../../app/base/constants'
import type { StartListening } from '../../app/base/listeners'
import { tryOrNull } from '../../app/base/tryOrNull'
import { pageOpened } from '../sessionEvents'
import { readChoices } from './downloadChoices'
import type { DownloadChoice } from './content/rows'
import { downloadOf } from './downloadOf'
import {
  columnsChosen,
  columnsRecalled,
  downloadAsked,
  downloadWritten,
  resultsDownloaded,
  summaryAsked,
} from './downloadSlice'

/** The same download asked for sooner than this after the first is one press of an unsteady hand, in ms. */
const SAME_PRESS_MS = 500

/** Makes the download in the browser when it is asked for, and remembers which columns it has. */
export function addDownloadListeners(startListening: StartListening) {
  let last = { choice: null as DownloadChoice | null, at: 0 }

  startListening({
    actionCreator: downloadAsked,
    effect: ({ payload: choice }, api) => {
      const at = api.extra.now()
      const isSamePress = choice === last.choice && at >= last.at && at - last.at < SAME_PRESS_MS
      if (isSamePress) return
      last = { choice, at }
      // A list is written part by part, by the feature that has its parts.
      if (choice === 'everything' && api.getState().list.parts.length > 1) return
      const download = downloadOf(api.getState(), choice)
      if (!download) return
      const { text, ...written } = download
      api.extra.saveFile(written.name, text)
      api.dispatch(downloadWritten(written))
      if (choice === 'everything') api.dispatch(resultsDownloaded())
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
