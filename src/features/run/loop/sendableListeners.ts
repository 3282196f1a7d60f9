import { isAnyOf } from '@reduxjs/toolkit'
import type { StartListening } from '../../../base/store/types'
import { leftOutAdded, mappingChanged, valuesTicked } from '../../mapping/mappingSlice'
import { isPersons, sessionResumed } from '../../session/sessionEvents'
import { selectSkippedRows } from '../comingSelectors'
import { selectPlanInput } from '../forecastSelectors'
import { clearRows } from '../rows/changeRows'
import { sendingChosen } from '../runSlice'
import { queryOf } from './planCalls'

/** Finds the rows that had nothing to send and now have something. */
export function addSendableListeners(startListening: StartListening) {
  // A completed cleanse stays completed when its columns change, or an older result comes back, unless a row now has something to
  // send. The page may have closed after new columns took effect and before this check.
  startListening({
    matcher: isAnyOf(
      mappingChanged,
      valuesTicked,
      leftOutAdded,
      sendingChosen,
      isPersons('answered', 'undone', 'redone'),
      sessionResumed,
    ),
    effect: (_, api) => {
      const input = selectPlanInput(api.getState())
      const rows = selectSkippedRows(api.getState()).filter((row) => queryOf(row, input) !== '')
      if (rows.length > 0) api.dispatch(clearRows(rows))
    },
  })
}
