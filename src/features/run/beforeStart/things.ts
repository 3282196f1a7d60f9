import { createAppSelector } from '../../../base/store/types'
import { LEAVES_OUT, type LeavesOut } from '../../../domain/cleanse/columnChoices'
import { sendsDate, readSent, type SentText } from '../../../domain/cleanse/sentText'
import type { Mapping } from '../../../domain/cleanse/query'
import { valuesOfNone } from '../../../domain/cleanse/valuesOfNone'
import { selectHeaders, selectLabels, selectRows } from '../../file/fileSlice'
import { selectChosenMapping, selectMapping } from '../../mapping/mappingSelectors'
import { otherAddresses } from '../../mapping/furtherColumns'
import { ROWS_OF, selectForecast, selectOutside, selectLeftOut } from '../forecastSelectors'
import { selectComingResults } from '../comingSelectors'
import { forecastMessages as messages } from '../forecastMessages'
import { selectHasResults } from '../runSlice'

/** Something to know before Start, in words. */
export interface Thing {
  id: string
  words: string
  /** The rows that it is about; empty if it is about all. */
  rows: number[]
  choice?: LeavesOut
  /** Other columns to send instead. */
  ways?: { words: string; columns: Mapping }[]
  /** What a person can do about it elsewhere. */
  advice?: string | undefined
}

/** The rows that can be left out, without a result or with nothing to send: each kind with its words. */
const selectLeavable = createAppSelector(
  [
    createAppSelector(
      LEAVES_OUT.map((name) => ROWS_OF[name]),
      (...rows) => rows,
    ),
    selectOutside,
    selectComingResults,
  ],
  (all, outside, results) => {
    const wordsOf: Record<LeavesOut, (rows: number[]) => string> = {
      leavesOutAbroad: (rows) => messages.abroad(rows.map((row) => outside.get(row)!)),
      leavesOutNoAddress: ({ length }) => messages.noAddress(length),
      leavesOutParts: ({ length }) => messages.parts(length),
      leavesOutShifted: ({ length }) => messages.shifted(length),
    }
    return LEAVES_OUT.map((choice, at): Thing & { choice: LeavesOut } => {
      const rows = all[at]!.filter((row) => results[row] === null || results[row]?.kind === 'nothingToSend')
      const advice = choice === 'leavesOutParts' ? messages.mendParts : undefined
      return { id: choice, words: wordsOf[choice](rows), rows, choice, advice }
    })
  },
)

/** Kinds of rows that one rule finds and that cost money: their ticks are always in sight. */
const COSTLY = new Set<LeavesOut>(['leavesOutAbroad', 'leavesOutNoAddress'])

/** Rows that cost money and may find nothing: each kind present, by the choice to leave it out. */
const selectCostTicks = createAppSelector([selectLeavable], (leavable) =>
  leavable.filter(({ choice, rows }) => COSTLY.has(choice) && rows.length > 0),
)

/** Values in many cells of the address that may mean nothing, before any row is looked up. */
const selectValuesOfNone = createAppSelector(
  [selectHeaders, selectRows, selectMapping, selectHasResults],
  (headers, rows, mapping, hasResults) => (hasResults ? [] : valuesOfNone(headers, rows, mapping)),
)

/** The page mentions rows with only part of an address if they are more than this share of all rows. */
const MANY = 0.05

/** What else can be left out. */
const selectOdd = createAppSelector([selectLeavable, selectRows], (leavable, { length }) =>
  leavable.filter(
    ({ choice, rows }) => !COSTLY.has(choice) && (choice !== 'leavesOutParts' || rows.length > length * MANY),
  ),
)

/** The indexes of rows that would go without a postcode, and that no other remark covers. */
const selectNoPostcode = createAppSelector(
  [selectRows, selectMapping, selectComingResults, selectLeavable],
  (rows, mapping, results, leavable): number[] => {
    const said = new Set(leavable.flatMap((each) => each.rows))
    return [...rows.keys()].filter((row) => {
      if (results[row] !== null || said.has(row)) return false
      const { text, hasPostcode } = readSent(rows[row]!, mapping)
      return text !== '' && !hasPostcode
    })
  },
)

const selectDated = createAppSelector([selectRows, selectMapping], (rows, mapping) =>
  [...rows.keys()].filter((row) => sendsDate(rows[row]!, mapping)),
)

/** The other addresses of the file, to send instead; none once there are results. */
const selectOtherAddresses = createAppSelector(
  [selectHeaders, selectLabels, selectRows, selectChosenMapping, selectHasResults],
  (headers, labels, rows, mapping, hasResults): Thing[] => {
    const others = hasResults ? [] : otherAddresses(headers, rows, mapping)
    if (others.length === 0) return []
    const nameOf = (column: number | null) => labels[column ?? 0]!
    const ways = others.map((columns) => ({
      words: messages.sendInstead(nameOf(columns.addressColumn)),
      columns,
    }))
    const names = others.map(({ addressColumn }) => nameOf(addressColumn))
    const words = messages.otherAddresses(nameOf(mapping.addressColumn), names)
    return [{ id: 'otherAddresses', words, rows: [], ways }]
  },
)

const WORDS_NAMED = 3

/** The cells that are sent as something other than they say: words for nothing, and signs that mean other signs. */
const selectReadOtherwise = createAppSelector(
  [selectRows, selectMapping, selectHasResults],
  (rows, mapping, hasResults): Thing[] => {
    const read = hasResults ? [] : rows.map((row) => readSent(row, mapping))
    const rowsWith = (isSo: (sent: SentText) => boolean) =>
      read.flatMap((sent, at) => (isSo(sent) ? [at] : []))
    const blankWords = read.flatMap((sent) => sent.blankWords)
    const words = new Set(blankWords.map((cell) => cell.trim().toUpperCase()))
    const otherSigns = read.reduce((sum, sent) => sum + sent.otherSigns, 0)
    return [
      {
        id: 'blankWords',
        words: messages.blankWords(blankWords.length, [...words].slice(0, WORDS_NAMED)),
        rows: rowsWith((sent) => sent.blankWords.length > 0),
      },
      {
        id: 'otherSigns',
        words: messages.otherSigns(otherSigns),
        rows: rowsWith((sent) => sent.otherSigns > 0),
      },
    ]
  },
)

/** What to know before Start, what costs most first: what concerns all rows, then what concerns most. */
export const selectThings = createAppSelector(
  [
    selectOtherAddresses,
    selectOdd,
    selectNoPostcode,
    selectDated,
    selectReadOtherwise,
    selectComingResults,
    selectLeftOut,
  ],
  (others, odd, noPostcode, dated, readOtherwise, results, leftOut): Thing[] => {
    // They would go with a date in place of a house number.
    const dates = dated.filter((row) => results[row] === null && !leftOut.has(row))
    const ofRows: Thing[] = [
      ...odd,
      { id: 'noPostcode', words: messages.noPostcode(noPostcode.map((row) => row + 1)), rows: noPostcode },
      { id: 'dates', words: messages.dates(dates.length), rows: dates, advice: messages.mendDates },
      ...readOtherwise,
    ]
    const found = ofRows.filter(({ rows }) => rows.length > 0)
    return [...others, ...found.toSorted((a, b) => b.rows.length - a.rows.length)]
  },
)

/** What Start would send, and what to know before; null if there is nothing to start. */
export const selectBeforeStart = createAppSelector(
  [selectForecast, selectCostTicks, selectValuesOfNone, selectThings],
  (forecast, ticks, values, things) => forecast && { forecast, ticks, values, things },
)

export type KnownBefore = NonNullable<ReturnType<typeof selectBeforeStart>>
