import { expect, test } from 'vitest'
import { typedRow } from '../../../src/features/correct/correction'
import { fileLoaded } from '../../../src/features/file/fileSlice'
import {
  selectOutcomes,
  selectReasons,
  selectRowCounts,
} from '../../../src/features/results/resultsSelectors'
import { takeLastBack } from '../../../src/features/sample/sampleListeners'
import { sampleOpened } from '../../../src/features/sample/sampleSlice'
import { selectFigures } from '../../../src/features/sample/sampleSelectors'
import { decisionsOf, failed, fileOf, queryOf } from '../../support/builders'
import { openTestPage } from '../../support/testStore'
import { createTestWorld } from '../../support/testWorld'
import { good, judge } from './samplePage'
import {
  clearRows,
  decideRows,
  giveAnswers,
  settleRows,
  undoStep,
} from '../../../src/features/run/rows/changeRows'

// Rows of one text and answer take one judgement.

const same = good(0)

/** A page with these rows of `fileOf`, found as they were sent; its sample is drawn in the order 0, last, last but one… */
function pageOf(rows: number[], failing: number[] = []) {
  const { store } = openTestPage(createTestWorld(), { chance: () => 0 })
  const file = fileOf(6)
  store.dispatch(fileLoaded({ ...file, rows: rows.map((row) => file.rows[row]!) }))
  const resultOf = (index: number) => (failing.includes(index) ? failed('Busy') : good(rows[index]!))
  store.dispatch(settleRows(rows.map((_, index) => ({ row: index, result: resultOf(index) }))))
  return store
}

type Store = ReturnType<typeof pageOf>

const judgedOther = (store: Store) =>
  [...selectReasons(store.getState()).entries()].flatMap(([row, reasons]) =>
    reasons.includes('judgedOther') ? [row] : [],
  )

test('if one of five is judged not the same, all five go to review, whatever was decided for them with others', () => {
  const store = pageOf([0, 0, 0, 0, 0, 5])
  store.dispatch(decideRows([0, 1, 2, 3, 5], 'accepted'))
  store.dispatch(decideRows([4], 'originalKept'))
  judge(store, 'n')
  expect(judgedOther(store)).toEqual([0, 1, 2, 3, 4])
  expect(selectOutcomes(store.getState())).toEqual([...Array<string>(5).fill('toReview'), 'good'])
  expect(decisionsOf(store.getState())).toEqual({ 4: 'originalKept', 5: 'accepted' })
  // One of them is decided: its original was kept.
  expect(selectRowCounts(store.getState()).reasons.judgedOther).toBe(4)

  store.dispatch(undoStep())
  expect(judgedOther(store)).toEqual([])
  expect(decisionsOf(store.getState())).toMatchObject({ 0: 'accepted', 3: 'accepted', 4: 'originalKept' })
  expect(selectRowCounts(store.getState()).reasons.judgedOther).toBe(0)
})

test('a row that later gets the same answer shares the judgement, until that is taken back', () => {
  const store = pageOf([0, 0, 0], [2])
  judge(store, 'n')
  // As *Retry* does.
  store.dispatch(clearRows([2]))
  store.dispatch(settleRows([{ row: 2, result: same }]))
  expect(judgedOther(store)).toEqual([0, 1, 2])
  store.dispatch(takeLastBack())
  expect(judgedOther(store)).toEqual([])
})

test('the others stay judged when the judged row gets another address', () => {
  const store = pageOf([0, 0, 0])
  const [row] = judge(store, 'n')
  const typed = typedRow(
    { line1: '9 Low Road', line2: '', line3: '', town: 'Leeds', postcode: 'LS9 9ZZ' },
    queryOf(0),
  )
  store.dispatch(giveAnswers([{ row: row!, decision: 'typed', result: typed }]))
  expect(judgedOther(store)).toEqual([1, 2])
})

test('a judgement covers all equal rows in the sample, each counts at its turn, and Back one takes all back', () => {
  const store = pageOf([0, 0, 2, 3])
  store.dispatch(sampleOpened())
  judge(store, 's')
  expect(selectFigures(store.getState())).toMatchObject({ same: 1, open: 3 })
  judge(store, 's')
  expect(selectFigures(store.getState())).toMatchObject({ same: 2, open: 2 })
  judge(store, 's')
  expect(selectFigures(store.getState())).toMatchObject({ same: 4, open: 0 })
  for (let back = 0; back < 3; back += 1) store.dispatch(takeLastBack())
  expect(selectFigures(store.getState())).toMatchObject({ same: 0, open: 4 })
})
