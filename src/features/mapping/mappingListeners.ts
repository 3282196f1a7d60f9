import { tryOrNull } from '../../app/base/tryOrNull'
import { MAPPINGS_KEY } from '../../app/base/constants'
import type { StartListening } from '../../app/base/listeners'
import { selectHeaders } from '../file/fileSelectors'
import { fileLoaded } from '../sessionEvents'
import { selectIsMapped, selectMapping } from './mappingSelectors'
import { mappingChanged, mappingRecalled } from './mappingSlice'
import { recallMapping, rememberMapping } from './rememberedMappings'

/** Remembers the columns that the user chose for a set of headers, for the next such file (MAPPING-8). */
export function addMappingListeners(startListening: StartListening) {
  startListening({
    actionCreator: fileLoaded,
    effect: ({ payload }, api) => {
      const mapping = tryOrNull(() => recallMapping(api.extra.storage.getItem(MAPPINGS_KEY), payload.headers))
      if (mapping) api.dispatch(mappingRecalled(mapping))
    },
  })

  startListening({
    actionCreator: mappingChanged,
    effect: (_, api) => {
      const state = api.getState()
      if (!selectIsMapped(state)) return
      const { storage } = api.extra
      tryOrNull(() => {
        const text = rememberMapping(
          storage.getItem(MAPPINGS_KEY),
          selectHeaders(state),
          selectMapping(state),
        )
        storage.setItem(MAPPINGS_KEY, text)
      })
    },
  })
}
