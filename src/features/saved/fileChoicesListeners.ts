import { isAnyOf } from '@reduxjs/toolkit'
import * as v from 'valibot'
import type { CsvFile } from '../../base/csvFile'
import type { ListenerApi, StartListening } from '../../base/store/types'
import { BESIDE_KINDS, COLUMN_KINDS } from '../../domain/address/columns/kinds'
import {
  columnsNamed,
  fieldsOf,
  LEAVES_OUT,
  leftOutChoices,
  REMEMBERED_FIELDS,
} from '../../domain/cleanse/columnChoices'
import { queryColumns } from '../../domain/cleanse/query'
import { asRemembered } from '../../domain/cleanse/ticks'
import { fileLoaded, selectHeaders } from '../file/fileSlice'
import {
  choicesRecalled,
  kindsChosen,
  namesChosen,
  mappingChanged,
  mappingSlice,
  type MappingState,
  type Remembered,
  selectIsMapped,
  valuesTicked,
  selectColumns,
} from '../mapping/mappingSlice'
import { rememberedChoices } from '../mapping/rememberedChoices'
import { sendingChosen } from '../run/runSlice'
import { sessionResumed } from '../session/sessionEvents'

const column = v.pipe(v.number(), v.integer(), v.minValue(0))

/** Everything remembered about a file is one record: the page recalls all of it, or nothing. */
const fileChoices = rememberedChoices(
  'cleansheet:mappings',
  v.object({
    addressColumn: v.nullable(column),
    postcodeColumn: v.nullable(v.union([column, v.literal('inAddress'), v.tuple([column, column])])),
    moreAddressColumns: v.array(column),
    /** Missing in records from before these were remembered. */
    choices: v.optional(v.object(v.entriesFromList(LEAVES_OUT, v.optional(v.boolean(), false)))),
    ...REMEMBERED_FIELDS,
  }),
  (remembered) => [...queryColumns(remembered), ...columnsNamed(remembered)],
)

const columnKey = v.pipe(v.string(), v.digits())

/** What an earlier version remembered separately: what address columns take, and what others take in their blank cells. */
const kindsApart = rememberedChoices(
  'cleansheet:program',
  v.pipe(
    v.object({
      kinds: v.record(columnKey, v.picklist(COLUMN_KINDS)),
      fills: v.record(
        columnKey,
        v.pipe(
          v.picklist([...BESIDE_KINDS, 'blank']),
          v.transform((fill) => (fill === 'blank' ? 'stays' : fill)),
        ),
      ),
    }),
    v.transform(({ kinds, fills }) => ({ ...fills, ...kinds })),
  ),
  (kinds) => Object.keys(kinds).map(Number),
)

/** The remembered choices for the loaded file; null if there are none. */
function recalled(api: Pick<ListenerApi, 'getState' | 'extra'>): Remembered | null {
  const remembered = fileChoices.recall(api)
  const kinds = remembered?.kinds ?? kindsApart.recall(api) ?? undefined
  return remembered ? { ...remembered, columns: remembered, kinds } : kinds ? { kinds } : null
}

/** The columns that a file will show: those chosen for an earlier file with its headers, else those proposed. */
export function mappingFor(api: ListenerApi, loaded: CsvFile): MappingState {
  const { reducer } = mappingSlice
  const proposed = reducer(undefined, fileLoaded(loaded))
  const state = api.getState()
  const getState = () => ({ ...state, file: { ...state.file, loaded } })
  const remembered = recalled({ getState, extra: api.extra })
  return remembered ? reducer(proposed, choicesRecalled(remembered)) : proposed
}

/**
 * Remembers the choices for files with these headers.
 *
 * @param choices those about rows
 * @param leftOut the values whose rows the next file leaves out, if not those of this one
 */
function remember(api: ListenerApi, choices: Remembered['choices'], leftOut?: Remembered['leftOut']) {
  const state = api.getState()
  if (!selectIsMapped(state)) return
  const { proposed, choices: chosen } = state.mapping
  const { isOther: _ofOneFile, ...fields } = fieldsOf(proposed, chosen)
  const headers = selectHeaders(state)
  fileChoices.remember(api, {
    ...selectColumns.sent(state),
    choices,
    ...fields,
    leftOut: asRemembered(leftOut ?? fields.leftOut, headers),
    noLetter: asRemembered(fields.noLetter, headers),
    nothing: asRemembered(fields.nothing, headers),
  })
}

/** Remembers which columns the user chose for a set of headers, what they take, and which rows to send. */
export function addFileChoicesListeners(startListening: StartListening) {
  startListening({
    matcher: isAnyOf(fileLoaded, sessionResumed),
    // It must finish before anybody can choose anything else.
    effect: (action, api) => {
      const remembered = recalled(api)
      // A session's head has everything except what an earlier version left out.
      if (sessionResumed.match(action)) {
        if (remembered?.kinds && !action.payload.kinds)
          api.dispatch(choicesRecalled({ kinds: remembered.kinds }))
        return
      }
      if (remembered) api.dispatch(choicesRecalled(remembered))
      // A shorter file may not show that.
      if (selectColumns.rowNumbers(api.getState()).length > 0)
        remember(api, remembered?.choices, remembered?.leftOut)
    },
  })

  startListening({
    matcher: isAnyOf(mappingChanged, kindsChosen, namesChosen, sendingChosen, valuesTicked),
    effect: (action, api) => {
      // Rows sent in this file after all are left out of the next one.
      const known = fileChoices.recall(api)
      const { choices } = api.getState().run
      remember(
        api,
        sendingChosen.match(action) ? leftOutChoices(choices) : (known?.choices ?? leftOutChoices(choices)),
        valuesTicked.match(action) ? undefined : known?.leftOut,
      )
    },
  })
}
