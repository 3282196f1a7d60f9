import { tryOrNull } from '../../base/tryOrNull'
import { APPEARANCE_KEY } from '../../base/constants'
import type { StartListening } from '../../base/store/types'
import { pageOpened } from '../session/sessionEvents'
import { APPEARANCES, appearanceChosen } from './appearanceSlice'

/** Remembers the appearance. Where storage is forbidden, the choice lasts as long as the page. */
export function addAppearanceListeners(startListening: StartListening) {
  startListening({
    actionCreator: pageOpened,
    effect: (_, api) => {
      const stored = tryOrNull(() => api.extra.storage.getItem(APPEARANCE_KEY))
      const appearance = APPEARANCES.find((each) => each === stored)
      if (appearance) api.dispatch(appearanceChosen(appearance))
    },
  })

  startListening({
    actionCreator: appearanceChosen,
    effect: ({ payload }, api) => {
      tryOrNull(() => api.extra.storage.setItem(APPEARANCE_KEY, payload))
    },
  })
}
