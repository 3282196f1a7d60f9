import { isAnyOf } from '@reduxjs/toolkit'
import * as v from 'valibot'
import { MAPPINGS_KEY } from '../../base/constants'
import type { RootState, StartListening } from '../../base/store/types'
import { queryColumns, type Mapping } from '../../domain/cleanse/query'
import { fileLoaded } from '../file/fileSlice'
import { selectIsMapped, selectMapping } from '../mapping/mappingSelectors'
import { mappingChanged, mappingRecalled } from '../mapping/mappingSlice'
import { rememberedChoices } from '../mapping/rememberedChoices'
import { dedupeChanged, rowsLeftOut } from '../run/runSlice'
import { choicesRecalled, type FileChoices } from '../session/sessionEvents'

const column = v.pipe(v.number(), v.integer(), v.minValue(0))

const mappingChoices = rememberedChoices(
  MAPPINGS_KEY,
  v.object({
    addressColumn: v.nullable(column),
    postcodeColumn: v.nullable(v.union([column, v.literal('inAddress'), v.tuple([column, column])])),
    moreAddressColumns: v.array(column),
    /** Missing in what was stored before they were remembered. */
    choices: v.optional(
      v.object({
        dedupe: v.boolean(),
        leavesOutAbroad: v.boolean(),
        leavesOutNoAddress: v.boolean(),
      }),
    ),
  }),
  queryColumns,
)

const mappedColumns = ({ addressColumn, postcodeColumn, moreAddressColumns }: Mapping): Mapping => ({
  addressColumn,
  postcodeColumn,
  moreAddressColumns,
})

/** The choices remembered for a file besides its mapping. */
const choicesOf = ({ run }: RootState): FileChoices => ({
  dedupe: run.dedupe,
  leavesOutAbroad: run.leavesOutAbroad,
  leavesOutNoAddress: run.leavesOutNoAddress,
})

const isSame = (a: object, b: object) => JSON.stringify(a) === JSON.stringify(b)

const isChoice = isAnyOf(mappingChanged, dedupeChanged, rowsLeftOut)

/** Remembers which columns the user chose for a set of headers, and what else. */
export function addFileChoicesListeners(startListening: StartListening) {
  startListening({
    actionCreator: fileLoaded,
    effect: async (_, api) => {
      const before = api.getState()
      const remembered = await mappingChoices.recall(api)
      // The user may have chosen columns or loaded another file meanwhile.
      const now = api.getState()
      if (!remembered || selectMapping(now) !== selectMapping(before)) return
      const mapping = mappedColumns(remembered)
      if (!isSame(mapping, mappedColumns(selectMapping(now)))) api.dispatch(mappingRecalled(mapping))
      const { choices } = remembered
      if (choices && isSame(choicesOf(now), choicesOf(before))) api.dispatch(choicesRecalled(choices))
    },
  })

  startListening({
    matcher: isChoice,
    effect: (_, api) =>
      mappingChoices.remember(api, (state) =>
        selectIsMapped(state) ? { ...mappedColumns(selectMapping(state)), choices: choicesOf(state) } : null,
      ),
  })
}
