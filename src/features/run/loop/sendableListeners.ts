import { isAnyOf } from '@reduxjs/toolkit'
import type { StartListening } from '../../../base/store/types'
import { leftOutUnticked, mappingChanged, valuesTicked } from '../../mapping/mappingSlice'
import { isPersons, sessionResumed } from '../../session/sessionEvents'
import { selectPlanInput } from '../forecastSelectors'
import { clearRows } from '../rows/changeRows'
import { leftOutAdded, sendingChosen } from '../runSlice'
import { isSendable } from './planCalls'

/** Finds the rows that had nothing to send and have something now. */
export function addSendableListeners(startListening: StartListening) {
  // A completed cleanse stays completed when its columns change, or an older result comes back, unless a row has something to
  // send now. A page may have ended between its new columns and what they send.
  startListening({
    matcher: isAnyOf(
      mappingChanged,
      valuesTicked,
      leftOutUnticked,
      sendingChosen,
      leftOutAdded,
      isPersons('answered', 'undone', 'redone'),
      sessionResumed,
    ),
    effect: (_, api) => {
      const input = selectPlanInput(api.getState())
      const skipped = [...input.results.keys()].filter((row) => input.results[row]?.kind === 'nothingToSend')
      const rows = skipped.filter((row) => isSendable(row, input))
      if (rows.length > 0) api.dispatch(clearRows(rows))
    },
  })
}
