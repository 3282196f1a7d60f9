import { expect, test } from 'vitest'
import { THRESHOLD_KEY } from '../../../src/features/review/resultsListeners'
import {
  filtersChanged,
  rowOpened,
  rowReached,
  thresholdMoved,
  selectOpenRow,
} from '../../../src/features/review/viewSlice'
import { selectCurrentShownRow, selectTableRows } from '../../../src/features/review/shownSelectors'
import type { FileReading } from '../../../src/base/csvFile'
import { questionAnswered } from '../../../src/features/confirm/confirmSlice'
import { requestFile } from '../../../src/features/file/fileListeners'
import { createTestWorld } from '../../support/testWorld'
import { answered, csvFile } from '../../support/builders'
import { confirmRoom } from '../../support/rooms/confirm'
import { readingRoom } from '../../support/rooms/reading'
import { resultPages } from '../../support/resultPages'
import { pagesIn } from '../../support/testPage'
import { createGate, until } from '../../support/waiting'

const { openTestPage, pageWith } = resultPages(pagesIn(readingRoom, confirmRoom))

const ROWS = 230

/** 230 good rows. */
const openResults = () =>
  pageWith(Array<ReturnType<typeof answered>>(ROWS).fill(answered({ UPRN: '1' }))).store

test.each([
  ['reached', rowReached],
  ['opened', rowOpened],
])('all rows are shown once one past the 200th is %s', (_, event) => {
  const store = openResults()
  store.dispatch(event(199))
  expect(selectTableRows(store.getState())).toHaveLength(200)
  store.dispatch(event(200))
  expect(selectTableRows(store.getState())).toHaveLength(ROWS)
})

test('opening a row that the filters leave out shows no more rows', () => {
  const store = openResults()
  store.dispatch(filtersChanged({ pile: 'failed' }))
  store.dispatch(rowOpened(220))
  store.dispatch(filtersChanged({ pile: 'all' }))
  expect(selectTableRows(store.getState())).toHaveLength(200)
})

test('a row that the filters leave out can stay open, but keys in the table do not decide it', () => {
  const store = openResults()
  const rows = () => [selectOpenRow(store.getState()), selectCurrentShownRow(store.getState())]
  store.dispatch(rowOpened(3))
  expect(rows()).toEqual([3, 3])
  store.dispatch(filtersChanged({ text: '7' }))
  expect(rows()).toEqual([3, null])
})

const thresholdIn = (world = createTestWorld()) => openTestPage(world).store.getState().view.threshold

test('the device remembers the threshold', async () => {
  const world = createTestWorld()
  expect(thresholdIn(world)).toBe(0.5)
  const { store } = openTestPage(world)
  store.dispatch(thresholdMoved(0.7))
  store.dispatch(thresholdMoved(0.8))
  await until(() => world.storage.getItem(THRESHOLD_KEY) !== null)
  expect(thresholdIn(world)).toBe(0.8)
})

test('a threshold that is set while a file is read stays', async () => {
  const gate = createGate()
  const readFile = async (): Promise<FileReading> => {
    await gate.opened
    return { kind: 'read', file: csvFile({ name: 'next.csv' }) }
  }
  const { store } = pageWith([answered({ UPRN: '1' })], undefined, { readFile })
  store.dispatch(requestFile(new File([], 'next.csv')))
  store.dispatch(thresholdMoved(0.7))
  gate.open()
  await until(store, ({ confirm }) => confirm !== null)
  store.dispatch(questionAnswered('confirmed'))
  const { view } = await until(store, ({ file }) => file.loaded?.name === 'next.csv')
  expect(view.threshold).toBe(0.7)
})

test.each(['2', '-1', 'high', '0.123', ''])('a remembered threshold of %j is ignored', (text) => {
  const world = createTestWorld()
  world.storage.setItem(THRESHOLD_KEY, text)
  expect(thresholdIn(world)).toBe(0.5)
})
