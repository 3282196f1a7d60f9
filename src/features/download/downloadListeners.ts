import type { StartListening } from '../../base/store/types'
import { deliver } from './deliver'
import { isSameDownload, rowsContents } from './downloadOf'
import { downloadAsked, resultsDownloaded, summaryAsked } from './downloadSlice'

/** Makes downloads and summaries when they are asked for. */
export function addDownloadListeners(startListening: StartListening) {
  startListening({
    actionCreator: downloadAsked,
    effect: async ({ payload: { choice, format } }, api) => {
      const made = await deliver(api, choice, format, rowsContents(choice))
      // What the download holds may have changed meanwhile.
      const isWhole = choice === 'everything' || choice === 'nextMonth'
      if (made && isWhole && isSameDownload(made, api.getState())) api.dispatch(resultsDownloaded())
    },
  })

  startListening({ actionCreator: summaryAsked, effect: (_, api) => api.extra.print() })
}
