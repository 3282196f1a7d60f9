import { FORMAT_KEY } from '../../base/constants'
import type { StartListening } from '../../base/store/types'
import { tryOrNull } from '../../base/tryOrNull'
import { pageOpened } from '../session/sessionEvents'
import { FORMATS } from './content/rows'
import { deliver } from './deliver'
import { downloadAsked, formatChosen, resultsDownloaded, summaryAsked } from './downloadSlice'

/** Makes downloads and summaries when they are asked for, and remembers the chosen format. */
export function addDownloadListeners(startListening: StartListening) {
  startListening({
    actionCreator: downloadAsked,
    effect: async ({ payload: { choice, format } }, api) => {
      const load = () => import('./downloadOf')
      const made = await deliver(api, choice, format, async () => (await load()).rowsContents(choice))
      // What the download holds may have changed meanwhile.
      const isWhole = choice === 'everything' || choice === 'nextMonth'
      if (made && isWhole && (await load()).isSameDownload(made, api.getState()))
        api.dispatch(resultsDownloaded())
    },
  })

  startListening({ actionCreator: summaryAsked, effect: (_, api) => api.extra.print() })

  startListening({
    actionCreator: pageOpened,
    effect: (_, api) => {
      const remembered = tryOrNull(() => api.extra.storage.getItem(FORMAT_KEY))
      const format = FORMATS.find((each) => each === remembered)
      if (format) api.dispatch(formatChosen(format))
    },
  })

  startListening({
    actionCreator: formatChosen,
    effect: ({ payload }, api) => {
      tryOrNull(() => api.extra.storage.setItem(FORMAT_KEY, payload))
    },
  })
}
