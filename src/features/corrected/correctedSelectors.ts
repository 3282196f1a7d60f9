import { createAppSelector, type RootState } from '../../base/store/types'
import { DECISION_VALUES } from '../../domain/cleanse/downloadFormat'
import { OUTPUT_FIELDS, OUTPUT_HEADERS } from '../../domain/cleanse/outputColumns'
import { queryColumns } from '../../domain/cleanse/query'
import { firstRowBelow } from '../../domain/cleanse/sentText'
import type { FileLines } from '../download/usePurposeDialog'
import { selectRowWriter, selectWrittenColumns } from '../download/writtenSelectors'
import { selectHeaders, selectLabels, selectRows } from '../file/fileSlice'
import { selectColumns } from '../mapping/mappingSlice'
import { selectMapping, selectSlots } from '../mapping/mappingSelectors'
import { addressesBeside } from '../mapping/furtherColumns'
import { resultsMessages } from '../review/resultsMessages'
import { selectReasonsSaid } from '../review/rowSteps'
import { selectRowOutcome } from '../results/resultsSelectors'
import { selectDecision } from '../run/rows/decisionsSlice'
import { correctedMessages as messages } from './correctedMessages'
import { isPutRight, rowsWritten, valuesWritten } from './fates'

/** How many rows will be written; null while unknown. */
export const selectWrittenCount = ({ corrected: { fates, changesCapitals } }: RootState) =>
  fates && rowsWritten(fates, changesCapitals).length

/** Why no row will be written; null if one will, or while unknown. */
export const selectNothingWritten = (state: RootState): keyof typeof messages.nothing | null => {
  const { fates } = state.corrected
  if (!fates || selectWrittenCount(state) !== 0) return null
  if (fates.capitals.length > 0) return 'onlyCapitals'
  return fates.doesNotFit.length + fates.locked.length > 0 ? 'cannot' : 'same'
}

export const selectCorrectedLines = createAppSelector(
  [
    selectWrittenCount,
    (state) => state.corrected.uprnsAlone,
    selectNothingWritten,
    // A person who has chosen what columns take can change that.
    (state) => Object.keys(selectColumns.kinds(state)).length + selectSlots(state).unknown.length > 0,
  ],
  (rows, uprnsAlone, nothing, isChosen): FileLines => ({
    first: messages.forWhat,
    second: nothing ? messages.nothing[nothing] : messages.putRight(rows && rows - uprnsAlone, uprnsAlone),
    isOff: nothing !== null && nothing !== 'onlyCapitals' && !isChosen,
  }),
)

export const selectChangesLines = createAppSelector([selectWrittenCount], (rows): FileLines => ({
  first: messages.beforeAndAfter(rows),
  second: rows === 0 ? messages.nothingIn : messages.andWhy,
  isOff: rows === 0,
}))

/** How many addresses change and how many blank UPRNs are filled. */
export const selectWrittenFigures = createAppSelector(
  [selectRows, selectRowWriter, selectWrittenColumns, (state) => state.corrected.changesCapitals],
  (rows, write, { beside }, changesCapitals) => {
    const uprns = beside.filter(({ kind, stays }) => kind === 'uprn' && !stays)
    const written = rows.map((_, row) => valuesWritten(write(row), changesCapitals))
    const isFilled = (own: string[], row: number) =>
      uprns.some(({ column }) => own[column]?.trim() === '' && written[row]![column]?.trim() !== '')
    return {
      putRight: rows.filter((own, row) => isPutRight(own, written[row]!, beside)).length,
      uprnsFilled: rows.filter(isFilled).length,
    }
  },
)

/** The file's other addresses, which the page does not write: the names of the columns of each, in file order. */
export const selectUnwrittenAddresses = createAppSelector(
  [selectHeaders, selectLabels, selectRows, selectMapping, selectWrittenColumns, selectColumns.others],
  (headers, labels, rows, mapping, { slots, beside }, others) => {
    const written = new Set([...slots, ...beside].flatMap(({ column, stays }) => (stays ? [] : [column])))
    const further = addressesBeside(headers, rows, mapping).map(queryColumns)
    const alone = others.filter((column) => !further.flat().includes(column))
    return [...further, ...alone.map((column) => [column])]
      .map((columns) => columns.filter((column) => !written.has(column)))
      .filter((columns) => columns.length > 0)
      .map((columns) => columns.toSorted((a, b) => a - b).map((column) => labels[column]!))
  },
)

/** The added columns that have what blank columns beside the address would hold by their names. */
export const selectStayBlank = createAppSelector(
  [selectRows, selectMapping, selectSlots],
  (rows, mapping, { beside }) => {
    const cells = rows.slice(firstRowBelow(rows, mapping))
    const blank = beside.filter(
      ({ column, kind }) => kind !== 'uprn' && cells.every((row) => row[column]?.trim() === ''),
    )
    return [...new Set(blank.map(({ kind }) => OUTPUT_HEADERS[OUTPUT_FIELDS.indexOf(kind)]!))]
  },
)

/** Names the columns that repeat the address and stay as they were in a written row. */
function copiesThatStay(state: RootState, row: number): string {
  const { staying } = selectRowWriter(state)(row)
  return staying.length === 0 ? '' : messages.copyStays(staying.map((column) => selectLabels(state)[column]!))
}

/** Why a row is written: the decision, or what was found; and the words that go. */
export function selectWhyWritten(state: RootState, row: number): string {
  const decision = selectDecision(state, row)
  const { lost } = selectRowWriter(state)(row)
  const said = decision ? DECISION_VALUES[decision] : messages.onlyWriting
  const why = [said, ...selectReasonsSaid(state, row)].join(', ')
  return [why, lost.length > 0 && messages.gone(lost), copiesThatStay(state, row)].filter(Boolean).join('. ')
}

/** Why a row stays as it is; for a written one, which columns do. */
export function selectWhyItStays(state: RootState, row: number): string {
  const { kind } = selectRowWriter(state)(row)
  switch (kind) {
    case 'changes':
      return copiesThatStay(state, row)
    case 'capitals':
      return state.corrected.changesCapitals ? '' : messages.stays.capitals
    case 'undecided':
      return selectReasonsSaid(state, row).join(', ')
    case 'keeps':
      return selectDecision(state, row) === 'originalKept'
        ? resultsMessages.decisions.originalKept
        : resultsMessages.found[selectRowOutcome(state, row)]
    default:
      return messages.stays[kind]
  }
}
