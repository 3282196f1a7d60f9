import { createAppSelector } from '../../base/store/createAppSelector'
import type { RootState } from '../../base/store/types'
import { wordsOfDoubt } from '../../domain/address/comparison/marks'
import { DECISION_VALUES } from '../../domain/cleanse/downloadFormat'
import { OUTPUT_FIELDS, OUTPUT_HEADERS } from '../../domain/cleanse/outputColumns'
import { queryColumns } from '../../domain/cleanse/query'
import { readAnswer } from '../../domain/cleanse/readAnswer'
import { firstRowBelow } from '../../domain/cleanse/sentText'
import { selectRowWriter, selectWrittenColumns } from '../download/writtenSelectors'
import { columnLabel } from '../file/fileSelectors'
import { selectOtherColumns } from '../mapping/columnSelectors'
import { selectMapping } from '../mapping/mappingSelectors'
import { addressesBeside } from '../mapping/otherAddresses'
import { selectSlots } from '../mapping/slotsSelectors'
import { resultsMessages } from '../review/resultsMessages'
import { selectRowDoubts, selectRowOutcome, selectRowReasons } from '../results/resultsSelectors'
import { selectHeaders, selectRows } from '../file/fileSlice'
import { correctedMessages as messages } from './correctedMessages'
import { selectDecisions } from '../run/rows/decisionsSlice'
import { selectThreshold } from '../results/thresholdSlice'
import { selectResults } from '../run/runSlice'

/** The file's other addresses, which are not written: for each the names of its columns, in the file's order. */
export const selectUnwrittenAddresses = createAppSelector(
  [selectHeaders, selectRows, selectMapping, selectWrittenColumns, selectOtherColumns],
  (headers, rows, mapping, { slots, beside }, others) => {
    const written = new Set([...slots, ...beside].flatMap(({ column, stays }) => (stays ? [] : [column])))
    const further = addressesBeside(headers, rows, mapping).map(queryColumns)
    const alone = others.filter((column) => !further.flat().includes(column))
    return [...further, ...alone.map((column) => [column])]
      .map((columns) => columns.filter((column) => !written.has(column)))
      .filter((columns) => columns.length > 0)
      .map((columns) => columns.toSorted((a, b) => a - b).map((column) => columnLabel(headers, column)))
  },
)

/** The added columns that have what the blank columns beside the address would hold by their names. */
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

/** Why a row is to review or was, in words. */
function doubtsSaid(state: RootState, row: number): string[] {
  const doubts = selectRowDoubts(state, row)
  const query = readAnswer(selectResults(state)[row] ?? null)?.query ?? ''
  return selectRowReasons(state, row).map((reason) => {
    const doubt = doubts.find(({ check }) => check === reason)
    const name = resultsMessages.reason(reason, selectThreshold(state))
    return resultsMessages.reasonWith(name, doubt ? wordsOfDoubt(query, doubt) : '')
  })
}

/** Names the columns that repeat the address and stay as they were in a row that is written. */
function copiesThatStay(state: RootState, row: number): string {
  const written = selectRowWriter(state)(row)
  const names = written.kind === 'changes' ? written.staying : []
  return names.length === 0
    ? ''
    : messages.copyStays(names.map((column) => columnLabel(selectHeaders(state), column)))
}

/** Why a row is written: what was decided, or found of it; and the words that go. */
export function selectWhyWritten(state: RootState, row: number): string {
  const decision = selectDecisions(state)[row]
  const written = selectRowWriter(state)(row)
  const said = decision ? DECISION_VALUES[decision] : messages.onlyWriting
  const gone = written.kind === 'changes' ? written.lost : []
  const stays = copiesThatStay(state, row)
  return [
    [said, ...doubtsSaid(state, row)].join(', '),
    ...(gone.length > 0 ? [messages.gone(gone)] : []),
    ...(stays === '' ? [] : [stays]),
  ].join('. ')
}

/** Why a row stays as it is; of one that is written, which columns do. */
export function selectWhyItStays(state: RootState, row: number): string {
  const { kind } = selectRowWriter(state)(row)
  switch (kind) {
    case 'changes':
      return copiesThatStay(state, row)
    case 'capitals':
      return state.corrected.changesCapitals ? '' : messages.stays.capitals
    case 'same':
    case 'doesNotFit':
      return messages.stays[kind]
    case 'undecided':
      return doubtsSaid(state, row).join(', ')
    case 'keeps': {
      const isKept = selectDecisions(state)[row] === 'originalKept'
      return isKept
        ? resultsMessages.decisions.originalKept
        : resultsMessages.found[selectRowOutcome(state, row)]
    }
    default:
      return messages.stays[kind]
  }
}
