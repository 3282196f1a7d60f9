import { MAPPINGS_KEY } from '../../app/base/constants'
import type { StartListening } from '../../app/base/listeners'
import { tryOrNull } from '../../app/base/tryOrNull'
import { selectFile, selectHeaders } from '../file/fileSelectors'
import { fileLoaded } from '../file/fileSlice'
import { selectIsMapped, selectMapping } from './mappingSelectors'
import { mappingChanged, mappingRecalled } from './mappingSlice'
import { digestOf } from './rememberedEntries'
import { recallMapping, rememberMapping } from './rememberedMappings'

/**
 * Remembers which columns the user chose for a set of headers, under a digest of them: the headers of a file without a
 * header line would be a customer's name and address.
 */
export function addMappingListeners(startListening: StartListening) {
  startListening({
    actionCreator: fileLoaded,
    effect: async ({ payload: { headers, isHeaderless } }, api) => {
      if (isHeaderless) return
      const before = selectMapping(api.getState())
      const text = tryOrNull(() => api.extra.storage.getItem(MAPPINGS_KEY))
      const digest = await digestOf(headers).catch(() => null)
      const mapping = digest === null ? null : recallMapping(text, digest, headers.length)
      // The user may have chosen columns or loaded another file meanwhile.
      if (mapping && selectMapping(api.getState()) === before) api.dispatch(mappingRecalled(mapping))
    },
  })

  startListening({
    actionCreator: mappingChanged,
    effect: async (_, api) => {
      const state = api.getState()
      if (!selectIsMapped(state) || selectFile(state)?.isHeaderless) return
      const digest = await digestOf(selectHeaders(state)).catch(() => null)
      if (digest === null) return
      const { storage } = api.extra
      tryOrNull(() => {
        const text = rememberMapping(storage.getItem(MAPPINGS_KEY), digest, selectMapping(state))
        storage.setItem(MAPPINGS_KEY, text)
      })
    },
  })
}
