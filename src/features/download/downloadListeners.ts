import { DOWNLOAD_KEY } from '../../app/base/constants'
import type { StartListening } from '../../app/base/listeners'
import { tryOrNull } from '../../app/base/tryOrNull'
import { pageOpened } from '../sessionEvents'
import { readChoices } from './downloadChoices'
import { downloadOf } from './downloadOf'
import {
  columnsChosen,
  columnsRecalled,
  downloadAsked,
  resultsDownloaded,
  summaryAsked,
} from './downloadSlice'

/** Makes the download in the browser when it is asked for, and remembers which columns it has. */
export function addDownloadListeners(startListening: StartListening) {
  startListening({
    actionCreator: downloadAsked,
    effect: ({ payload: choice }, api) => {
      const download = downloadOf(api.getState(), choice)
      if (!download) return
      api.extra.saveFile(download.name, download.text)
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
