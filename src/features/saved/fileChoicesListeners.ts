import { isAnyOf } from '@reduxjs/toolkit'
import { MAPPINGS_KEY } from '../../base/constants'
import { tryOrNull } from '../../base/tryOrNull'
import type { RootState, StartListening } from '../../base/store/types'
import { selectFile, selectHeaders } from '../file/fileSelectors'
import { fileLoaded } from '../file/fileSlice'
import type { Mapping } from '../../domain/cleanse/query'
import { selectIsMapped, selectMapping } from '../mapping/mappingSelectors'
import { mappingChanged, mappingRecalled } from '../mapping/mappingSlice'
import { digestOf } from '../mapping/rememberedEntries'
import { recallMapping, rememberMapping } from '../mapping/rememberedMappings'
import { dedupeChanged, rowsLeftOut } from '../run/runSlice'
import { choicesRecalled, type FileChoices } from '../session/sessionEvents'

/** The choices remembered for a file besides its mapping. */
const choicesOf = ({ run }: RootState): FileChoices => ({
  dedupe: run.dedupe,
  leavesOutAbroad: run.leavesOutAbroad,
  leavesOutNoAddress: run.leavesOutNoAddress,
})

const isSame = (a: object, b: object) => JSON.stringify(a) === JSON.stringify(b)

const mappedColumns = ({ addressColumn, moreAddressColumns, postcodeColumn }: Mapping) => [
  addressColumn,
  moreAddressColumns,
  postcodeColumn,
]

const isChoice = isAnyOf(mappingChanged, dedupeChanged, rowsLeftOut)

/**
 * Remembers which columns the user chose for a set of headers, and what else, under a digest of them: the headers of a
 * file without a header line would be a customer's name and address.
 */
export function addFileChoicesListeners(startListening: StartListening) {
  startListening({
    actionCreator: fileLoaded,
    effect: async ({ payload: { headers, isHeaderless } }, api) => {
      if (isHeaderless) return
      const before = api.getState()
      const text = tryOrNull(() => api.extra.storage.getItem(MAPPINGS_KEY))
      const digest = await digestOf(headers).catch(() => null)
      const remembered = digest === null ? null : recallMapping(text, digest, headers.length)
      // The user may have chosen columns or loaded another file meanwhile.
      const now = api.getState()
      if (!remembered || selectMapping(now) !== selectMapping(before)) return
      const { choices, ...mapping } = remembered
      if (!isSame(mappedColumns(mapping), mappedColumns(selectMapping(now))))
        api.dispatch(mappingRecalled(mapping))
      if (choices && isSame(choicesOf(now), choicesOf(before))) api.dispatch(choicesRecalled(choices))
    },
  })

  startListening({
    matcher: isChoice,
    effect: async (_, api) => {
      const state = api.getState()
      if (!selectIsMapped(state) || selectFile(state)?.isHeaderless) return
      const digest = await digestOf(selectHeaders(state)).catch(() => null)
      if (digest === null) return
      const { storage } = api.extra
      // The latest choices, whichever digest comes first.
      const now = api.getState()
      if (now.file.id !== state.file.id) return
      tryOrNull(() => {
        const chosen = { ...selectMapping(now), choices: choicesOf(now) }
        storage.setItem(MAPPINGS_KEY, rememberMapping(storage.getItem(MAPPINGS_KEY), digest, chosen))
      })
    },
  })
}
