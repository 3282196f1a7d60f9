import { beforeEach, expect, test, vi } from 'vitest'
import { compareRow } from '../../../src/domain/address/comparison/compare'
import { addressKeys } from '../../../src/domain/address/writing/sameAddress'
import type { AnsweredRow } from '../../../src/domain/cleanse/rowResult'
import { rowsMatched } from '../../../src/features/earlier/earlierSlice'
import { fileLoaded } from '../../../src/features/file/fileSlice'
import { kindsChosen } from '../../../src/features/mapping/mappingSlice'
import { selectTwins } from '../../../src/features/results/resultsSelectors'
import { runStarted } from '../../../src/features/session/sessionEvents'
import { answered, fileOf, queryOf, range } from '../../support/builders'
import { callsOf, countingTasks, MOST_IN_A_TASK } from '../../support/countedTasks'
import { listeningServer } from '../../support/provider'
import { createTestWorld } from '../../support/testWorld'
import { reviewRoom } from '../../support/rooms/review'
import { resultPages } from '../../support/resultPages'
import { ended, pagesIn } from '../../support/testPage'
import { createGate, settled, until } from '../../support/waiting'
import { decideRows, undoStep } from '../../../src/features/run/rows/changeRows'

const { startedPage, openTestPage, pageWith } = resultPages(pagesIn(reviewRoom))

vi.mock(import('../../../src/domain/address/writing/sameAddress'), { spy: true })
vi.mock(import('../../../src/domain/address/comparison/compare'), { spy: true })

const server = listeningServer()

beforeEach(() => {
  vi.clearAllMocks()
})

const ROWS = 90

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

const longPage = (overrides?: Parameters<typeof pageWith>[2]) =>
  pageWith(range(0, ROWS).map(answerFor), createTestWorld(), overrides)

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
  const { store } = startedPage(30)
  await until(store, ({ run }) => run.results[24] !== null)
  await until(() => vi.mocked(compareRow).mock.calls.length >= 25)
  expect(addressKeys).not.toHaveBeenCalled()
  gate.open()
  await ended(store)
  await until(() => vi.mocked(addressKeys).mock.calls.length === 30)
})

test('answers of an earlier download are compared in pieces as rows take them', async () => {
  const { overrides, most } = countingTasks(compareRow)
  const { store } = openTestPage(createTestWorld(), overrides)
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
