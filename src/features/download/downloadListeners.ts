import type { StartListening } from '../../base/store/types'
import { isWhole } from './content/rows'
import { deliver } from './deliver'
import { isSameDownload, rowsContents } from './downloadOf'
import { downloadAsked, resultsDownloaded, summaryAsked } from './downloadSlice'

/** Makes downloads and summaries when they are asked for. */
export function addDownloadListeners(startListening: StartListening) {
  startListening({
    actionCreator: downloadAsked,
    effect: async ({ payload: { choice, format } }, api) => {
      const made = await deliver(api, choice, rowsContents(choice), format)
      // What the download holds may have changed meanwhile.
      if (made && isWhole(choice) && isSameDownload(made, api.getState())) api.dispatch(resultsDownloaded())
    },
  })

  startListening({ actionCreator: summaryAsked, effect: (_, api) => api.extra.print() })
}
