import type { StartListening } from '../../base/store/types'
import { deliver } from '../download/deliver'
import { drawSample } from './judge'
import { sampleAsked, sampleOpened } from './sampleSlice'

/** Draws a sample when it is asked for, and writes its file. */
export function addSampleListeners(startListening: StartListening) {
  startListening({
    actionCreator: sampleOpened,
    effect: (_, api) => {
      if (api.getState().sample === null) api.dispatch(drawSample())
    },
  })

  startListening({
    actionCreator: sampleAsked,
    effect: async (_, api) => {
      await deliver(api, 'sample', async (source) =>
        (await import('./sampleContents')).sampleContents(source),
      )
    },
  })
}
