import type { RootState } from '../../src/base/store/types'
import { selectRowWriter } from '../../src/features/download/writtenSelectors'
import { selectRows } from '../../src/features/file/fileSlice'
import { cellsOf } from '../../src/features/corrected/cellChanges'
import { selectWhyItStays } from '../../src/features/corrected/correctedSelectors'

/** What the list of changes shows of a row: its cells before and after, and why it stays if it does. */
export const rowChange = (state: RootState, row: number) => ({
  cells: cellsOf(selectRows(state)[row]!, selectRowWriter(state)(row), state.corrected.changesCapitals),
  stays: selectWhyItStays(state, row),
})
