import type { UnknownAction } from '@reduxjs/toolkit'
import { expect, test } from 'vitest'
import type { RootState } from '../../../src/base/store/types'
import { type Part, columnsMean } from '../../../src/domain/cleanse/columnChoices'
import { selectBasis } from '../../../src/features/download/unsavedSelectors'
import { fileLoaded } from '../../../src/features/file/fileSlice'
import {
  columnAnswered,
  kindsChosen,
  mappingChanged,
  namesChosen,
  nothingChosen,
  selectIsChanging,
  valuesTicked,
  selectColumns,
} from '../../../src/features/mapping/mappingSlice'
import {
  selectFirstQueries,
  selectNoLetter,
  selectSlots,
  selectTheirColumns,
} from '../../../src/features/mapping/mappingSelectors'
import { selectContradiction } from '../../../src/features/results/resultsSelectors'
import { selectThings } from '../../../src/features/run/beforeStart/things'
import { selectForecast } from '../../../src/features/run/forecastSelectors'
import { decodeRecord, encodeRecord } from '../../../src/features/saved/recordText'
import { recordOfSession } from '../../../src/features/saved/savedSelectors'
import { sessionResumed } from '../../../src/features/session/sessionEvents'
import { answered, csvFile, range } from '../../support/builders'
import { openTestPage } from '../../support/testStore'
import { until } from '../../support/waiting'
import { settleRows } from '../../../src/features/run/rows/changeRows'

// Each part of a choice about a column counts for those that it should, and for nobody else.

type Page = ReturnType<typeof openTestPage>

/** What a page has of the choices about columns. */
const columnsIn = ({ mapping }: RootState) => columnsMean(mapping.proposed, mapping.choices)

/** The house number is not sent, and contradicts what was found. */
const list = () =>
  csvFile({
    headers: ['Address', 'House Number', 'Postcode'],
    rows: range(0, 3).map((at) => [`${at + 1} Otley Road`, String(at + 70), 'LS6 1AB']),
  })

/** A choice of each part, for the house number. */
const CHOICES: Record<Part, UnknownAction> = {
  uses: mappingChanged({ moreAddressColumns: [1] }),
  kinds: kindsChosen({ 1: 'flat' }),
  isOther: columnAnswered({ column: 1, isOther: true }),
  rowNumbers: fileLoaded({ ...list(), proposed: { ...list().proposed!, rowNumbers: [1] } }),
  leftOut: valuesTicked({ part: 'leftOut', ticks: { 1: { values: ['70'], known: ['71', '72'] } } }),
  noLetter: valuesTicked({ part: 'noLetter', ticks: { 1: { values: ['70'], known: ['71', '72'] } } }),
  nothing: nothingChosen({ 0: { values: ['1 otley road'], known: [] } }),
  names: namesChosen({ names: [1], proposed: [] }),
}

/** What each reader makes of the choices on a page: before its rows are sent, or afterwards. */
const SEEN = {
  head: {
    isAnswered: true,
    by: ({ store }) => {
      const next = openTestPage().store
      next.dispatch(sessionResumed(decodeRecord(encodeRecord(recordOfSession(store.getState(), 1)!))!))
      return columnsIn(next.getState())
    },
  },
  memory: {
    isAnswered: true,
    by: ({ world }) => {
      const next = openTestPage(world).store
      next.dispatch(fileLoaded(list()))
      return columnsIn(next.getState())
    },
  },
  basis: {
    isAnswered: true,
    by: ({ store }) => {
      const { columns, judging } = selectBasis(store.getState())
      return [columns, judging]
    },
  },
  question: { isAnswered: true, by: ({ store }) => selectContradiction(store.getState()) },
  forecast: {
    isAnswered: false,
    by: ({ store }) => [
      selectForecast(store.getState()),
      selectThings(store.getState()),
      selectFirstQueries(store.getState()),
    ],
  },
  theirColumns: { isAnswered: true, by: ({ store }) => selectTheirColumns(store.getState()) },
  slots: { isAnswered: true, by: ({ store }) => selectSlots(store.getState()) },
  letters: {
    isAnswered: true,
    by: ({ store }) => [selectNoLetter(store.getState()), selectColumns.names(store.getState())],
  },
} satisfies Record<string, { isAnswered: boolean; by: (page: Page) => unknown }>

type Reader = keyof typeof SEEN

/** Who sees a choice of each part, beside the head. */
const COUNTS: Record<Part, Reader[]> = {
  uses: ['memory', 'basis', 'question', 'forecast', 'theirColumns', 'slots'],
  // It judges no row: no choice about writing changes a comparison.
  kinds: ['memory', 'basis', 'slots'],
  // It is of one file.
  isOther: ['basis', 'question', 'theirColumns', 'slots'],
  // Nothing changes it once a file is loaded.
  rowNumbers: ['memory', 'question', 'theirColumns', 'slots'],
  leftOut: ['memory', 'forecast'],
  noLetter: ['memory', 'letters'],
  // It is chosen before the first row is looked up.
  nothing: ['memory', 'forecast', 'theirColumns', 'slots'],
  names: ['memory', 'letters'],
}

/** A page with the list, and one choice. */
async function pageOf(isAnswered: boolean, choice: UnknownAction[]) {
  const page = openTestPage()
  for (const action of [fileLoaded(list()), ...choice]) page.store.dispatch(action)
  await until(page.store, (state) => !selectIsChanging(state))
  const results = list().rows.map(([line1 = ''], index) => ({
    row: index,
    result: answered(
      {
        'Address Line 1': line1,
        'Street Name': 'Otley Road',
        'Building Number': line1.split(' ')[0]!,
        Postcode: 'LS6 1AB',
      },
      `${line1}, LS6 1AB`,
    ),
  }))
  if (isAnswered) page.store.dispatch(settleRows(results))
  return page
}

test.each(Object.keys(CHOICES) as Part[])(
  '%s is seen by those whom it concerns, and by nobody else',
  async (part) => {
    const pages = async (choice: UnknownAction[]) => [await pageOf(false, choice), await pageOf(true, choice)]
    const [before, after] = [await pages([]), await pages([CHOICES[part]])]
    const seenBy = (Object.keys(SEEN) as Reader[]).filter((reader) => {
      const { isAnswered, by } = SEEN[reader]
      const [one, other] = [before, after].map((each) => JSON.stringify(by(each[Number(isAnswered)]!)))
      return one !== other
    })
    expect(seenBy).toEqual(['head', ...COUNTS[part]])
  },
)
