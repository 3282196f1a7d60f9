import type { StartListening } from '../../app/listeners'
import { selectFile, selectKeepsOwnColumns } from '../file/fileSelectors'
import { selectIsComplete, selectResults } from '../run/runSelectors'
import { downloadName } from './downloadName'
import { downloadAsked, resultsDownloaded } from './resultsSlice'
import { writeCsv } from './writeCsv'

/** Makes the download in the browser when it is asked for (spec section 7). */
export function addResultsListeners(startListening: StartListening) {
  startListening({
    actionCreator: downloadAsked,
    effect: (_, api) => {
      const state = api.getState()
      const file = selectFile(state)
      if (!file) return
      const text = writeCsv(file, selectResults(state), selectKeepsOwnColumns(state))
      api.extra.saveFile(downloadName(file.name, selectIsComplete(state)), text)
      api.dispatch(resultsDownloaded())
    },
  })
}
