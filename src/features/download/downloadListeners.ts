import type { StartListening } from '../../app/base/listeners'
import { selectFile, selectKeepsOwnColumns } from '../file/fileSelectors'
import { selectIsComplete, selectResults } from '../run/runSelectors'
import { selectDecisions, selectToReview } from '../review/reviewSelectors'
import { downloadName } from './downloadName'
import { downloadRows } from './downloadRows'
import { downloadAsked, resultsDownloaded } from './downloadSlice'
import { writeCsv } from './writeCsv'

/** Makes the download in the browser when it is asked for (DOWNLOAD-1). */
export function addDownloadListeners(startListening: StartListening) {
  startListening({
    actionCreator: downloadAsked,
    effect: ({ payload: choice }, api) => {
      const state = api.getState()
      const file = selectFile(state)
      if (!file) return
      const results = selectResults(state)
      const decisions = selectDecisions(state)
      const rows = downloadRows(choice, results, selectToReview(state), decisions)
      const keepsOwnColumns = selectKeepsOwnColumns(state)
      const text = writeCsv({ file, results, decisions, keepsOwnColumns, rows })
      api.extra.saveFile(downloadName(file.name, selectIsComplete(state), choice), text)
      if (choice === 'everything') api.dispatch(resultsDownloaded())
    },
  })
}
