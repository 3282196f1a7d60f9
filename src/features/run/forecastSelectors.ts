import { createAppSelector, type RootState } from '../../base/store/types'
import { MAX_ROWS } from '../../base/constants'
import { selectIsReadingEarlier, selectTakenCount } from '../earlier/earlierSlice'
import { selectHeaders, selectRows } from '../file/fileSlice'
import {
  buildQuery,
  rowsOfParts,
  rowsShifted,
  rowsWithoutAddress,
  readSent,
} from '../../domain/cleanse/sentText'
import { withColumns, LEAVES_OUT, type LeavesOut } from '../../domain/cleanse/columnChoices'
import type { Mapping } from '../../domain/cleanse/query'
import { tickedIn } from '../../domain/cleanse/columnValues'
import { selectColumns, selectIsMapped } from '../mapping/mappingSlice'
import { selectLeftOutTicks, selectMapping } from '../mapping/mappingSelectors'
import type { RowRange } from '../session/sessionEvents'
import { hasCountryColumn, rowsAbroad } from '../../domain/address/columns/abroad'
import { findPostcodes } from '../../domain/address/cells/postcodes'
import { runMessages as messages } from './runMessages'
import { forecastRun, isLeftOut } from './loop/planCalls'
import {
  selectComingResults,
  selectFailedRows,
  selectIsReady,
  selectIsTried,
  selectSkippedRows,
  selectUnsent,
  TRY_ROWS,
} from './comingSelectors'
import { selectIsRunning } from './runSelectors'
import { canBegin } from './runState'
import { unsentRows, unsentTask } from './settledRows'

// What Start would send, and whether the user can press it.

const selectSaidAbroad = createAppSelector(
  [selectHeaders, selectRows, (state) => selectMapping(state).addressColumn],
  rowsAbroad,
)

/** The country of each row abroad, by row index. A row that sends a UK postcode is at home, whatever a column says. */
export const selectAbroad = createAppSelector(
  [selectSaidAbroad, selectRows, selectMapping],
  (said, rows, mapping): ReadonlyMap<number, string> =>
    new Map([...said].filter(([row]) => findPostcodes(buildQuery(rows[row]!, mapping)).length === 0)),
)

/**
 * The country of each row outside the UK, by row index: as the row says or, in a file without a column of countries, as the shape
 * of its postcode suggests.
 */
export const selectOutside = createAppSelector(
  [selectAbroad, selectHeaders, selectRows, selectMapping],
  (abroad, headers, rows, mapping): ReadonlyMap<number, string> => {
    if (hasCountryColumn(headers, rows, mapping.addressColumn)) return abroad
    const outside = new Map(abroad)
    for (const [at, row] of rows.entries()) {
      const { otherPostcode } = readSent(row, mapping)
      if (otherPostcode !== null && !outside.has(at)) outside.set(at, otherPostcode)
    }
    return outside
  },
)

/** The rows whose text is not an address, by index. */
const selectNoAddress = createAppSelector([selectHeaders, selectRows, selectMapping], rowsWithoutAddress)

/** The indexes of rows that send no postcode but have one elsewhere. */
const selectShifted = createAppSelector([selectHeaders, selectRows, selectMapping], rowsShifted)

/** The indexes of rows that hold only part of an address. */
const selectParts = createAppSelector(
  [selectRows, selectMapping, selectNoAddress, selectShifted],
  (rows, mapping, noAddress, shifted) => rowsOfParts(rows, mapping, new Set([...noAddress, ...shifted])),
)

/** The rows that each choice leaves out, by index. */
export const ROWS_OF: Record<LeavesOut, (state: RootState) => number[]> = {
  leavesOutAbroad: createAppSelector([selectOutside], (outside) => [...outside.keys()]),
  leavesOutNoAddress: selectNoAddress,
  leavesOutParts: selectParts,
  leavesOutShifted: selectShifted,
}

const NONE: number[] = []

/** The rows left out by their values. */
const selectTicked = createAppSelector([selectRows, selectLeftOutTicks], (rows, ticks) => {
  const is = tickedIn(ticks)
  return Object.keys(ticks).length === 0 ? NONE : [...rows.keys()].filter((row) => is(rows[row]!))
})

/** The rows of each active choice. */
const CHOSEN = LEAVES_OUT.map(
  (name) => (state: RootState) => (state.run.choices[name] ? ROWS_OF[name](state) : NONE),
)

export const selectLeftOut = createAppSelector(
  [selectTicked, createAppSelector(CHOSEN, (...rows) => rows.flat())],
  (...rows): ReadonlySet<number> => new Set(rows.flat()),
)

export const selectPlanInput = createAppSelector(
  [
    selectRows,
    selectComingResults,
    selectMapping,
    selectLeftOut,
    (state) => state.run.choices.dedupe,
    ({ run: { task } }) => task.kind === 'chosen' && task.again.length > 0,
  ],
  (rows, results, mapping, leftOut, dedupe, isAgain) => ({
    rows,
    results,
    mapping,
    leftOut,
    dedupe,
    isAgain,
  }),
)

/** The indexes of rows that were not sent because the user left them out. */
export const selectNotSent = createAppSelector([selectPlanInput, selectSkippedRows], (input, skipped) =>
  skipped.filter((row) => isLeftOut(row, input)),
)

/** What Start, or Resume, would now send; null before the columns are chosen, during a run, and if no row is left. */
export const selectForecast = createAppSelector(
  [
    selectPlanInput,
    selectUnsent,
    (state) => selectIsMapped(state) && !selectIsRunning(state),
    (state) => selectTakenCount(state) > 0,
  ],
  (input, unsent, isAsked, takesAnswers) =>
    isAsked && (takesAnswers || unsent.length > 0) ? forecastRun(input, unsent) : null,
)

/**
 * Whether Start is enabled: there are rows, and neither a run, even a paused one, nor a paid call for a row. It needs no key if
 * every row has an answer from an earlier download, or nothing to send.
 */
export const selectCanStart = (state: RootState): boolean =>
  selectIsReady(state) &&
  (state.apiKey.status === 'valid' ||
    (selectTakenCount(state) > 0 && selectForecast(state)?.rows.length === 0)) &&
  selectRows(state).length > 0 &&
  canBegin(state.run) &&
  !selectIsReadingEarlier(state)

/** The rows up to the tenth without an answer; null if no others lack one. */
export const selectTryRange = createAppSelector([selectUnsent], (unsent) =>
  unsent.length > TRY_ROWS ? { from: 0, to: unsent[TRY_ROWS - 1]! + 1 } : null,
)

/** The label of Start: after a trial it says how many more rows it cleanses. */
export const selectStartName = (state: RootState): string => {
  const rows = selectIsTried(state) ? (selectForecast(state)?.rows.length ?? 0) : 0
  return rows > 0 ? messages.goOn(rows) : messages.start
}

/** The first rows without a result that *Which rows…* proposes: as many as a usual file has. */
export const selectUnsentRange = createAppSelector([selectComingResults, selectUnsent], (results, unsent) => {
  const from = unsent[0] ?? 0
  return { from, to: Math.min(results.length, from + MAX_ROWS) }
})

export const selectForecastOfRange = createAppSelector(
  [selectPlanInput, (_, range: RowRange) => range],
  (input, { from, to }) => forecastRun(input, unsentRows(input.results, unsentTask(from, to))),
)

const selectChangedMapping = createAppSelector(
  [(state) => state.mapping, (_, change: Partial<Mapping>) => change],
  (mapping, change) => ({ ...mapping, choices: withColumns(mapping.proposed, mapping.choices, change) }),
)

/** How many lookups all rows would use after a change of columns, with the present choices. */
export const selectLookupsOfAll = createAppSelector(
  [
    (state, change: Partial<Mapping>) =>
      selectPlanInput({ ...state, mapping: selectChangedMapping(state, change) }),
  ],
  (input) => forecastRun({ ...input, results: [] }, input.rows.keys()).lookups,
)

export const selectLookupsOfLeftOut = createAppSelector(
  [selectPlanInput, selectNotSent],
  (input, rows) => forecastRun({ ...input, leftOut: new Set() }, rows).lookups,
)

/** How many lookups sending rows again would use: those given by index, or those that failed. */
export const selectLookupsAgain = createAppSelector(
  [selectPlanInput, selectFailedRows, (_, rows?: readonly number[]) => rows],
  (input, failed, rows) => forecastRun({ ...input, isAgain: rows !== undefined }, rows ?? failed).lookups,
)

/** Whether the page leaves out rows as it did the last time. */
export const selectIsRecalled = (state: RootState): boolean =>
  state.run.isRecalled ||
  [selectLeftOutTicks(state), selectColumns.nothing(state)].some((ticks) =>
    Object.values(ticks).some(({ isRecalled }) => isRecalled),
  )
