import type { StartListening } from '../../base/store/types'
import { tryOrNull } from '../../base/tryOrNull'
import { pageOpened } from '../session/sessionEvents'
import { FORMATS } from '../../domain/cleanse/downloads'
import { formatChosen } from './downloadSlice'

const FORMAT_KEY = 'cleansheet:format'

/** Remembers the chosen format of downloads on this device. */
export function addFormatListeners(startListening: StartListening) {
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
