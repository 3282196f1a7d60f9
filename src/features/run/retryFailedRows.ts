import type { AppThunk } from '../../app/base/types'
import { failedRowsRetried } from '../sessionEvents'

/** Sends the rows that failed again; the event says when, since the record is made anew of it. */
export const retryFailedRows = (): AppThunk => (dispatch, _, deps) => {
  dispatch(failedRowsRetried({ at: deps.now() }))
}
