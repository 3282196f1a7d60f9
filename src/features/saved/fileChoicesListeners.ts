import { isAnyOf } from '@reduxjs/toolkit'
import * as v from 'valibot'
import type { StartListening } from '../../base/store/types'
import { queryColumns, type Mapping } from '../../domain/cleanse/query'
import { fileLoaded } from '../file/fileSlice'
import { selectIsMapped, selectMapping } from '../mapping/mappingSelectors'
import { mappingChanged, mappingRecalled } from '../mapping/mappingSlice'
import { rememberedChoices } from '../mapping/rememberedChoices'
import { sendingChosen } from '../run/runSlice'
import { choicesRecalled } from '../session/sessionEvents'

const column = v.pipe(v.number(), v.integer(), v.minValue(0))

const mappingChoices = rememberedChoices(
  'cleansheet:mappings',
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

const isSame = (a: Mapping, b: Mapping) => JSON.stringify(a) === JSON.stringify(b)

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
      const { choices, ...mapping } = remembered
      if (!isSame(mapping, mappedColumns(selectMapping(now)))) api.dispatch(mappingRecalled(mapping))
      if (choices && now.run.choices === before.run.choices) api.dispatch(choicesRecalled(choices))
    },
  })

  startListening({
    matcher: isAnyOf(mappingChanged, sendingChosen),
    effect: (_, api) =>
      mappingChoices.remember(api, (state) =>
        selectIsMapped(state) ? { ...mappedColumns(selectMapping(state)), choices: state.run.choices } : null,
      ),
  })
}
