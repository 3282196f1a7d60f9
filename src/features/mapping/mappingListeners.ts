import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit'
import type { RootState } from '../../app/base/types'
import { MAPPINGS_KEY } from '../../app/base/constants'
import type { StartListening } from '../../app/base/listeners'
import { tryOrNull } from '../../app/base/tryOrNull'
import { choicesRecalled, sessionResumed } from '../sessionEvents'
import { selectFile, selectHeaders } from '../file/fileSelectors'
import { fileLoaded } from '../file/fileSlice'
import { selectIsMapped, selectMapping } from './mappingSelectors'
import type { Mapping } from './buildQuery'
import { mappingChanged, mappingRecalled } from './mappingSlice'
import { digestOf } from './rememberedEntries'
import { recallMapping, rememberMapping, type FileChoices } from './rememberedMappings'

/** The choices remembered for a file besides its mapping. */
const choicesOf = ({ run, download }: RootState): FileChoices => ({
  dedupe: run.dedupe,
  leavesOutAbroad: run.leavesOutAbroad,
  leavesOutNoAddress: run.leavesOutNoAddress,
  customerColumns: download.customerColumns,
})

const isSame = (a: object, b: object) => JSON.stringify(a) === JSON.stringify(b)

const columnsOf = ({ addressColumn, moreAddressColumns, postcodeColumn }: Mapping) => [
  addressColumn,
  moreAddressColumns,
  postcodeColumn,
]

/** Whether the user has made other choices for the file on the page. */
const hasChosen = (action: UnknownAction, now: RootState, before: RootState) =>
  now.file.id === before.file.id &&
  !isAnyOf(fileLoaded, sessionResumed, choicesRecalled)(action) &&
  (mappingChanged.match(action) || !isSame(choicesOf(now), choicesOf(before)))

/**
 * Remembers which columns the user chose for a set of headers, and what else, under a digest of them: the headers of a
 * file without a header line would be a customer's name and address.
 */
export function addMappingListeners(startListening: StartListening) {
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
      if (!isSame(columnsOf(mapping), columnsOf(selectMapping(now)))) api.dispatch(mappingRecalled(mapping))
      if (choices && isSame(choicesOf(now), choicesOf(before))) api.dispatch(choicesRecalled(choices))
    },
  })

  startListening({
    predicate: hasChosen,
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
