import { createAppSelector } from '../../base/store/createAppSelector'
import type { RootState } from '../../base/store/types'
import { selectRowWriter } from '../download/writtenSelectors'
import { selectRows } from '../file/fileSlice'
import { rowsWritten } from './fates'

/** How many rows are written; null while that is not known. */
export const selectWrittenCount = ({ corrected: { fates, changesCapitals } }: RootState) =>
  fates && rowsWritten(fates, changesCapitals).length

/** How many addresses change, found at once: rows that were written once are not written again. */
export const selectChangedCount = createAppSelector(
  [selectRows, selectRowWriter],
  (rows, write) => rows.filter((_, row) => write(row).kind === 'changes').length,
)
