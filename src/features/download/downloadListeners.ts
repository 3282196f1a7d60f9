import type { StartListening } from '../../base/store/types'
import { deliver } from './deliver'
import { rowsContents } from './downloadOf'
import { downloadAsked, summaryAsked } from './downloadSlice'

/** Makes downloads and summaries when they are asked for. */
export function addDownloadListeners(startListening: StartListening) {
  startListening({
    actionCreator: downloadAsked,
    effect: ({ payload: { choice, format } }, api) => deliver(api, choice, rowsContents(choice), format),
  })

  startListening({ actionCreator: summaryAsked, effect: (_, api) => api.extra.print() })
}
