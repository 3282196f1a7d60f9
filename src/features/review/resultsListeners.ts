import type { StartListening } from '../../base/store/types'
import { tryOrNull } from '../../base/tryOrNull'
import { pageOpened } from '../session/sessionEvents'
import { thresholdMoved, thresholdRecalled } from './viewSlice'

/** Where local storage remembers the threshold. */
export const THRESHOLD_KEY = 'cleansheet:threshold'

/** Quiet time before the threshold is remembered, in ms. */
const REMEMBER_AFTER_MS = 300

/** Remembers the threshold on the device. */
export function addResultsListeners(startListening: StartListening) {
  startListening({
    actionCreator: pageOpened,
    effect: (_, api) => {
      const text = tryOrNull(() => api.extra.storage.getItem(THRESHOLD_KEY))
      if (text !== null && /^(?:0|1|0\.\d{1,2})$/.test(text)) api.dispatch(thresholdRecalled(Number(text)))
    },
  })

  startListening({
    actionCreator: thresholdMoved,
    effect: async (_, api) => {
      api.cancelActiveListeners()
      // A slider that is dragged moves sixty times a second.
      await api.delay(REMEMBER_AFTER_MS)
      tryOrNull(() => api.extra.storage.setItem(THRESHOLD_KEY, String(api.getState().view.threshold)))
    },
  })
}
