import { createAppSelector } from '../../base/store/createAppSelector'
import type { RootState } from '../../base/store/types'
import { selectRowWriter, selectWrittenColumns } from '../download/writtenSelectors'
import { selectRows } from '../file/fileSlice'
import type { FileLines } from '../download/usePurposeDialog'
import { selectColumnsFor } from '../mapping/columnSelectors'
import { selectSlots } from '../mapping/slotsSelectors'
import { correctedMessages as messages } from './correctedMessages'
import { rowsWritten } from './fates'

/** How many rows are written; null while that is not known. */
export const selectWrittenCount = ({ corrected: { fates, changesCapitals } }: RootState) =>
  fates && rowsWritten(fates, changesCapitals).length

/** Why no row is written; null where one is, and while that is not known. */
export const selectNothingWritten = (state: RootState): keyof typeof messages.nothing | null => {
  const { fates } = state.corrected
  if (!fates || selectWrittenCount(state) !== 0) return null
  if (fates.capitals.length > 0) return 'onlyCapitals'
  return fates.doesNotFit.length + fates.locked.length > 0 ? 'cannot' : 'same'
}

/** What is said of the customer's own file among the files. */
export const selectCorrectedLines = createAppSelector(
  [
    selectWrittenCount,
    selectNothingWritten,
    // A person who has chosen what columns take can choose otherwise.
    (state) =>
      Object.keys(selectColumnsFor.slots(state).kinds).length + selectSlots(state).unknown.length > 0,
  ],
  (rows, nothing, isChosen): FileLines => ({
    first: messages.forWhat,
    second: nothing ? messages.nothing[nothing] : messages.putRight(rows),
    isOff: nothing !== null && nothing !== 'onlyCapitals' && !isChosen,
  }),
)

/** What is said of the list of changes. */
export const selectChangesLines = createAppSelector([selectWrittenCount], (rows): FileLines => ({
  first: messages.beforeAndAfter(rows),
  second: rows === 0 ? messages.nothingIn : messages.andWhy,
  isOff: rows === 0,
}))

/** How many addresses change and how many blank UPRNs are filled, found at once: rows that were written once are not again. */
export const selectWrittenFigures = createAppSelector(
  [selectRows, selectRowWriter, selectWrittenColumns],
  (rows, write, { beside }) => {
    const uprns = beside.filter(({ kind, stays }) => kind === 'uprn' && !stays)
    const written = rows.map((_, row) => write(row))
    const isFilled = (row: number) => {
      const is = written[row]!
      const after = is.kind === 'changes' || is.kind === 'capitals' ? is.values : rows[row]!
      return uprns.some(
        ({ column }) => rows[row]![column]?.trim() === '' && (after[column] ?? '').trim() !== '',
      )
    }
    return {
      putRight: written.filter(({ kind }) => kind === 'changes').length,
      uprnsFilled: [...rows.keys()].filter(isFilled).length,
    }
  },
)
