import { DOWNLOAD_KEY } from '../../app/base/constants'
import type { StartListening } from '../../app/base/listeners'
import { tryOrNull } from '../../app/base/tryOrNull'
import { selectFile } from '../file/fileSelectors'
import { selectDecisions, selectOutcomes } from '../review/reviewSelectors'
import { selectIsComplete } from '../run/runSelectors'
import { pageOpened } from '../sessionEvents'
import { readChoices } from './downloadChoices'
import { downloadName } from './downloadName'
import { downloadRows } from './downloadRows'
import { selectDownloadColumns, selectResultOfRow } from './downloadSelectors'
import {
  columnsChosen,
  columnsRecalled,
  downloadAsked,
  resultsDownloaded,
  summaryAsked,
} from './downloadSlice'
import { writeCsv } from './writeCsv'

/** Makes the download in the browser when it is asked for (DOWNLOAD-1), and remembers which columns it has. */
export function addDownloadListeners(startListening: StartListening) {
  startListening({
    actionCreator: downloadAsked,
    effect: ({ payload: choice }, api) => {
      const state = api.getState()
      const file = selectFile(state)
      if (!file) return
      const rows = downloadRows(choice, selectOutcomes(state), selectDecisions(state))
      const ofRow = selectResultOfRow(state)
      const titleLines = choice === 'everything' ? file.titleLines : []
      const text = writeCsv(selectDownloadColumns(state), rows.map(ofRow), file.delimiter, titleLines)
      api.extra.saveFile(downloadName(file.name, selectIsComplete(state), choice), text)
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
