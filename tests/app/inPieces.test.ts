import { beforeEach, expect, test, vi } from 'vitest'
import { addressKey } from '../../src/domain/address/cells/sameWords'
import { compareRow } from '../../src/domain/address/comparison/compare'
import { addressKeys } from '../../src/domain/address/writing/sameAddress'
import type { AnsweredRow } from '../../src/domain/cleanse/rowResult'
import { rowsMatched } from '../../src/features/earlier/earlierSlice'
import { listeningServer } from '../support/provider'
import { reviewRoom } from '../support/rooms/review'
import { resultPages } from '../support/resultPages'
import { ended, pagesIn } from '../support/testPage'
import { shownValue } from '../../src/domain/address/columns/shownValue'
import { saysNoAddress } from '../../src/domain/address/cells/nothing'
import { giveTyped } from '../../src/features/correct/correctListeners'
import { requestFile } from '../../src/features/file/fileListeners'
import { fileLoaded } from '../../src/features/file/fileSlice'
import { kindsChosen, mappingChanged, mappingOffered } from '../../src/features/mapping/mappingSlice'
import { selectOutcomes, selectRowCounts, selectTwins } from '../../src/features/results/resultsSelectors'
import { selectThings } from '../../src/features/run/beforeStart/things'
import { selectAbroad, selectForecast } from '../../src/features/run/forecastSelectors'
import { RECORD_STORAGE_KEY } from '../../src/features/saved/recordPersistence'
import { encodeRecord } from '../../src/features/saved/recordText'
import { selectFound } from '../../src/features/saved/savedSelectors'
import { resumeAsked } from '../../src/features/saved/savedSlice'
import { answered, csvFile, fileOf, finishedRecord, queryOf, range } from '../support/builders'
import { callsOf, countingTasks, MOST_IN_A_TASK } from '../support/countedTasks'
import { createTestWorld } from '../support/testWorld'
import { openTestPage } from '../support/testStore'
import { createGate, settled, until } from '../support/waiting'
import { sentOf } from '../support/columnsOf'
import { decideRows, settleRows, undoStep } from '../../src/features/run/rows/changeRows'
import { selectDecidedCount } from '../../src/features/run/rows/decisionsSlice'
import { runCompleted, runStarted } from '../../src/features/session/sessionEvents'
import { doubtsOf } from '../../src/domain/cleanse/rowReading'
import { storedResultOf } from '../../src/domain/cleanse/storedResult'

vi.mock(import('../../src/domain/address/cells/sameWords'), { spy: true })
vi.mock(import('../../src/domain/address/cells/nothing'), { spy: true })
vi.mock(import('../../src/domain/address/columns/shownValue'), { spy: true })
vi.mock(import('../../src/domain/address/comparison/compare'), { spy: true })
vi.mock(import('../../src/domain/address/writing/sameAddress'), { spy: true })
vi.mock(import('../../src/domain/cleanse/rowReading'), { spy: true })
vi.mock(import('../../src/domain/cleanse/storedResult'), { spy: true })

beforeEach(() => {
  vi.clearAllMocks()
})

/** More than are looked at in one piece, and more than a list may have that is shown before it is read. */
const [ROWS, LONG] = [120, 1200]

/** A list that may be sent by either of two columns. */
const listOf = (count: number) =>
  csvFile({
    headers: ['Address', 'Postcode', 'Other address'],
    rows: range(0, count).map((row) => [`${row + 1} High Street`, 'B12 0XY', `${row + 1} Low Road`]),
  })

const answers = () =>
  range(0, ROWS).map((row) =>
    answered({ 'Address Line 1': `${row + 1} High Street`, Postcode: 'B12 0XY' }, queryOf(row)),
  )

/** A page whose first rows are answered, as the screen has seen them. */
async function answeredPage(count: number, ...page: Parameters<typeof openTestPage>) {
  const opened = openTestPage(...page)
  opened.store.dispatch(fileLoaded(listOf(count)))
  opened.store.dispatch(settleRows(answers().map((result, row) => ({ row, result }))))
  await settled()
  selectOutcomes(opened.store.getState())
  return opened
}

test('other columns: the page compares rows by their new texts, in pieces, before the columns change', async () => {
  const { overrides, begin, most } = countingTasks(compareRow)
  const { store } = await answeredPage(ROWS, createTestWorld(), overrides)
  callsOf(compareRow)
  begin()
  store.dispatch(mappingOffered({ addressColumn: 2 }))
  await until(store, (state) => sentOf(state).addressColumn === 2)
  expect(compareRow).toHaveBeenCalledTimes(ROWS)
  expect(most()).toBeLessThanOrEqual(MOST_IN_A_TASK)
  selectOutcomes(store.getState())
  expect(compareRow).toHaveBeenCalledTimes(ROWS)
})

test('a list with remembered columns: its texts are made once, in pieces, before the page shows it', async () => {
  const world = createTestWorld()
  const before = openTestPage(world)
  before.store.dispatch(fileLoaded(listOf(LONG)))
  before.store.dispatch(mappingChanged({ addressColumn: 2 }))
  // What this page reads of its rows, with code that it loads, is not counted.
  await vi.dynamicImportSettled()
  await settled()
  const { overrides, most } = countingTasks(addressKey)
  callsOf(addressKey)
  const { store } = openTestPage(world, {
    ...overrides,
    readFile: async () => ({ kind: 'read', file: listOf(LONG) }),
  })
  store.dispatch(requestFile(new File([''], 'list.csv')))
  await until(store, ({ file }) => file.loaded !== null)
  expect(selectForecast(store.getState())?.rows).toHaveLength(LONG)
  expect(addressKey).toHaveBeenCalledTimes(LONG)
  expect(most()).toBeLessThanOrEqual(MOST_IN_A_TASK)
})

test('what to know before Start is read once from each row, in pieces, before the page shows the list', async () => {
  const { overrides, most } = countingTasks(saysNoAddress)
  const { store } = openTestPage(createTestWorld(), {
    ...overrides,
    readFile: async () => ({ kind: 'read', file: listOf(LONG) }),
  })
  store.dispatch(requestFile(new File([''], 'list.csv')))
  await until(store, ({ file }) => file.loaded !== null)
  expect(callsOf(saysNoAddress)).toBeGreaterThanOrEqual(LONG)
  expect(most()).toBeLessThanOrEqual(MOST_IN_A_TASK)
  vi.mocked(shownValue).mockClear()
  expect(selectAbroad(store.getState()).size).toBe(0)
  expect(shownValue).not.toHaveBeenCalled()
  expect(selectThings(store.getState())).toHaveLength(1)
  expect(saysNoAddress).not.toHaveBeenCalled()
})

test('a resumed session: its rows are compared and judged in pieces, before the page shows it', async () => {
  const world = createTestWorld()
  const { headers: csvHeaders, rows: originalRows, sheetRows } = listOf(ROWS)
  const rows = { csvHeaders, originalRows, sheetRows, resultRows: answers(), decisions: [] }
  const record = finishedRecord({ ...rows, timestamp: world.clock.now })
  world.storage.texts.set(RECORD_STORAGE_KEY, encodeRecord(record))
  const { overrides, begin, most } = countingTasks(compareRow)
  const { store } = openTestPage(world, overrides)
  await until(store, (state) => selectFound(state) !== null)
  begin()
  store.dispatch(resumeAsked())
  await until(store, ({ run }) => run.results.length > 0)
  expect(compareRow).toHaveBeenCalledTimes(ROWS)
  expect(most()).toBeLessThanOrEqual(MOST_IN_A_TASK)
  vi.mocked(doubtsOf).mockClear()
  selectOutcomes(store.getState())
  expect(doubtsOf).not.toHaveBeenCalled()
})

test('a typed address: the page looks for rows with the same text in pieces', async () => {
  const { overrides, begin, most } = countingTasks(addressKey)
  const { store } = await answeredPage(LONG, createTestWorld(), overrides)
  begin()
  const typed = { line1: '1 New Road', line2: '', line3: '', town: 'LEEDS', postcode: 'LS1 4AB' }
  store.dispatch(giveTyped(0, typed))
  await settled()
  expect(most()).toBeLessThanOrEqual(MOST_IN_A_TASK)
})

test('accepting all rows and undoing that judges and stores no row again', async () => {
  const { store } = await answeredPage(ROWS)
  store.dispatch(runCompleted({ at: 2 }))
  await settled()
  const outcomes = selectOutcomes(store.getState())
  vi.clearAllMocks()
  store.dispatch(decideRows(range(0, ROWS), 'accepted'))
  await settled()
  store.dispatch(undoStep())
  await settled()
  expect(selectDecidedCount(store.getState())).toBe(0)
  expect(selectOutcomes(store.getState())).toBe(outcomes)
  expect(selectRowCounts(store.getState()).piles.ready).toBe(ROWS)
  expect(doubtsOf).not.toHaveBeenCalled()
  expect(storedResultOf).not.toHaveBeenCalled()
})

// Which rows share an address.

const review = resultPages(pagesIn(reviewRoom))
const server = listeningServer()

/** The answer for a row: two neighbours have one address. */
const answerFor = (row: number) =>
  answered(
    {
      'Address Line 1': `${(row >> 1) + 1} High Street`,
      'Post Town': 'LEEDS',
      Postcode: 'LS1 4AB',
      'Building Number': String((row >> 1) + 1),
      'Street Name': 'High Street',
      'Confidence Score': '0.90',
    },
    queryOf(row),
  )

const longPage = (overrides?: Parameters<typeof review.pageWith>[2]) =>
  review.pageWith(range(0, ROWS).map(answerFor), createTestWorld(), overrides)

test('after an act, only the rows that it changed are checked for a shared address', async () => {
  const { store } = longPage()
  await settled()
  expect(callsOf(addressKeys)).toBe(ROWS)
  expect(selectTwins(store.getState(), 2)).toEqual([])

  store.dispatch(decideRows(range(0, ROWS), 'accepted'))
  await settled()
  expect(callsOf(addressKeys)).toBe(ROWS)
  expect(selectTwins(store.getState(), 2)).toEqual([3])

  // Row 2 has its own address again, which is known.
  store.dispatch(decideRows([2], 'originalKept'))
  expect(selectTwins(store.getState(), 2)).toEqual([3])
  await settled()
  expect(selectTwins(store.getState(), 2)).toEqual([])
  store.dispatch(undoStep())
  await settled()
  expect(selectTwins(store.getState(), 2)).toEqual([3])
  expect(callsOf(addressKeys)).toBe(0)
})

test('the page looks for rows that share an address once the change is drawn', async () => {
  const gate = createGate()
  const { store } = longPage({ drawn: () => gate.opened })
  store.dispatch(decideRows(range(0, ROWS), 'accepted'))
  await settled()
  expect(addressKeys).not.toHaveBeenCalled()
  gate.open()
  await settled()
  expect(selectTwins(store.getState(), 2)).toEqual([3])
})

test('choosing the kind of a column updates every address, in pieces', async () => {
  const { overrides, begin, most } = countingTasks(addressKeys)
  const { store } = longPage(overrides)
  await settled()
  begin()
  const before = vi.mocked(addressKeys).mock.calls.length
  store.dispatch(kindsChosen({ 0: 'street' }))
  expect(addressKeys).toHaveBeenCalledTimes(before)
  await settled()
  expect(addressKeys).toHaveBeenCalledTimes(before + ROWS)
  expect(most()).toBeLessThanOrEqual(MOST_IN_A_TASK)
})

test('addresses of rows that another file has replaced are not reported', async () => {
  const gate = createGate()
  const { store } = longPage({ nextTask: () => gate.opened })
  store.dispatch(decideRows(range(0, ROWS), 'accepted'))
  store.dispatch(fileLoaded(fileOf(ROWS)))
  gate.open()
  await settled()
  expect(store.getState().alike.groups).toEqual([])
})

test('during a run its rows are compared, and no address is written', async () => {
  const gate = createGate()
  server.answers((query) => (query === queryOf(29) ? gate.opened : undefined))
  const { store } = review.startedPage(30)
  await until(store, ({ run }) => run.results[24] !== null)
  await until(() => vi.mocked(compareRow).mock.calls.length >= 25)
  expect(addressKeys).not.toHaveBeenCalled()
  gate.open()
  await ended(store)
  await until(() => vi.mocked(addressKeys).mock.calls.length === 30)
})

test('answers of an earlier download are compared in pieces as rows take them', async () => {
  const { overrides, most } = countingTasks(compareRow)
  const { store } = review.openTestPage(createTestWorld(), overrides)
  store.dispatch(fileLoaded(fileOf(ROWS)))
  const matches = range(0, ROWS).map((row) => ({
    result: answerFor(row) as AnsweredRow,
    isUnfound: false,
    isOwn: false,
  }))
  store.dispatch(rowsMatched(matches))
  store.dispatch(runStarted())
  await ended(store)
  expect(compareRow).toHaveBeenCalledTimes(ROWS)
  expect(most()).toBeLessThanOrEqual(MOST_IN_A_TASK)
})
