import { isAnyOf } from '@reduxjs/toolkit'
import * as v from 'valibot'
import type { CsvFile } from '../../base/csvFile'
import { sampleOf } from '../../base/sample'
import type { ListenerApi, RootState, StartListening } from '../../base/store/types'
import { BESIDE_KINDS, COLUMN_KINDS } from '../../domain/address/columns/kinds'
import { LEAVES_OUT, leftOutChoices } from '../../domain/cleanse/leavesOut'
import { queryColumns, type Mapping } from '../../domain/cleanse/query'
import { chosenKinds } from '../../domain/cleanse/savedCleanse'
import { fileLoaded } from '../file/fileSlice'
import {
  choicesRecalled,
  columnsIn,
  kindsChosen,
  mappingChanged,
  type Remembered,
  selectIsMapped,
} from '../mapping/mappingSlice'
import { detectColumns } from '../mapping/proposals'
import { rememberedChoices } from '../mapping/rememberedChoices'
import { sendingChosen } from '../run/runSlice'
import { sessionResumed } from '../session/sessionEvents'

const column = v.pipe(v.number(), v.integer(), v.minValue(0))

const columnsOfKinds = (kinds: object) => Object.keys(kinds).map(Number)

/** All that is remembered of a file is one record: it is recalled together, or not at all. */
const fileChoices = rememberedChoices(
  'cleansheet:mappings',
  v.object({
    addressColumn: v.nullable(column),
    postcodeColumn: v.nullable(v.union([column, v.literal('inAddress'), v.tuple([column, column])])),
    moreAddressColumns: v.array(column),
    /** Missing in what was stored before they were remembered. */
    choices: v.optional(v.object(v.entriesFromList(LEAVES_OUT, v.optional(v.boolean(), false)))),
    /** The same. */
    kinds: v.optional(chosenKinds),
  }),
  ({ kinds = {}, ...columns }) => [...queryColumns(columns), ...columnsOfKinds(kinds)],
)

const columnKey = v.pipe(v.string(), v.digits())

/** What an earlier version remembered apart: what columns of the address take, and what others take in their blank cells. */
const kindsApart = rememberedChoices(
  'cleansheet:program',
  v.object({
    kinds: v.record(columnKey, v.picklist(COLUMN_KINDS)),
    fills: v.record(columnKey, v.picklist([...BESIDE_KINDS, 'blank'])),
  }),
  ({ kinds, fills }) => columnsOfKinds({ ...kinds, ...fills }),
)

function recalledKinds(api: ListenerApi): Remembered['kinds'] {
  const apart = kindsApart.recall(api)
  if (!apart) return undefined
  const fills = Object.entries(apart.fills).map(
    ([key, fill]) => [key, fill === 'blank' ? ('stays' as const) : fill] as const,
  )
  return { ...Object.fromEntries(fills), ...apart.kinds }
}

/** The columns that a file will be shown with: those chosen for such a file before, else those proposed. */
export const columnsFor = (api: ListenerApi, file: CsvFile): Mapping =>
  columnsIn(
    fileChoices.recall({ getState: () => withFile(api.getState(), file), extra: api.extra }) ?? {
      ...detectColumns(file.headers, sampleOf(file.rows)),
      moreAddressColumns: [],
    },
  )

const withFile = (state: RootState, file: CsvFile): RootState => ({
  ...state,
  file: { ...state.file, loaded: file },
})

/** Remembers which columns the user chose for a set of headers, what they take, and which rows are sent. */
export function addFileChoicesListeners(startListening: StartListening) {
  startListening({
    matcher: isAnyOf(fileLoaded, sessionResumed),
    // It is done before anybody can choose anything else.
    effect: (action, api) => {
      const remembered = fileChoices.recall(api)
      const kinds = remembered?.kinds ?? recalledKinds(api)
      // Of a session, all but what an earlier version left out is in its head.
      if (sessionResumed.match(action)) {
        if (kinds && !action.payload.kinds) api.dispatch(choicesRecalled({ kinds }))
      } else if (remembered)
        api.dispatch(choicesRecalled({ ...remembered, columns: columnsIn(remembered), kinds }))
      else if (kinds) api.dispatch(choicesRecalled({ kinds }))
    },
  })

  startListening({
    matcher: isAnyOf(mappingChanged, kindsChosen, sendingChosen),
    effect: (action, api) => {
      const { mapping, run } = api.getState()
      // Rows that are sent in this file after all are left out of the next.
      const known = sendingChosen.match(action) ? undefined : fileChoices.recall(api)?.choices
      fileChoices.remember(
        api,
        selectIsMapped(api.getState())
          ? { ...columnsIn(mapping), choices: known ?? leftOutChoices(run.choices), kinds: mapping.kinds }
          : null,
      )
    },
  })
}
