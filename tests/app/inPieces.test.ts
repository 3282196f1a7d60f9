import { beforeEach, expect, test, vi } from 'vitest'
import { addressKey } from '../../src/domain/address/cells/sameWords'
import { compareRow } from '../../src/domain/address/comparison/compare'
import { shownValue } from '../../src/domain/address/columns/shownValue'
import { saysNoAddress } from '../../src/domain/address/cells/nothing'
import { giveTyped } from '../../src/features/correct/correctRow'
import { requestFile } from '../../src/features/file/fileListeners'
import { fileLoaded } from '../../src/features/file/fileSlice'
import { mappingChanged, mappingOffered } from '../../src/features/mapping/mappingSlice'
import { selectOutcomes, selectRowCounts } from '../../src/features/results/resultsSelectors'
import { selectThings } from '../../src/features/run/beforeStart/things'
import { selectAbroad, selectForecast } from '../../src/features/run/forecastSelectors'
import { RECORD_STORAGE_KEY } from '../../src/features/saved/recordPersistence'
import { encodeRecord } from '../../src/features/saved/recordText'
import { selectFound } from '../../src/features/saved/savedSelectors'
import { resumeAsked } from '../../src/features/saved/savedSlice'
import { answered, csvFile, finishedRecord, queryOf, range } from '../support/builders'
import { callsOf, countingTasks, MOST_IN_A_TASK } from '../support/countedTasks'
import { createTestWorld } from '../support/testWorld'
import { openTestPage } from '../support/testStore'
import { settled, until } from '../support/waiting'
import { sentOf } from '../support/columnsOf'
import { decideRows, settleRows, undoStep } from '../../src/features/run/rows/changeRows'
import { selectDecidedCount } from '../../src/features/run/rows/decisionsSlice'
import { runCompleted } from '../../src/features/session/sessionEvents'
import { doubtsOf } from '../../src/domain/cleanse/rowReading'
import { storedResultOf } from '../../src/domain/cleanse/storedResult'

vi.mock(import('../../src/domain/address/cells/sameWords'), { spy: true })
vi.mock(import('../../src/domain/address/cells/nothing'), { spy: true })
vi.mock(import('../../src/domain/address/columns/shownValue'), { spy: true })
vi.mock(import('../../src/domain/address/comparison/compare'), { spy: true })
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
