import { expect, test } from 'vitest'
import { fileLoaded } from '../../../src/features/file/fileSlice'
import { rowsDecided } from '../../../src/features/review/decisionsSlice'
import { decideRows } from '../../../src/features/review/addressListeners'
import type { RowResult } from '../../../src/domain/cleanse/rowResult'
import { answered } from '../../support/builders'
import { decisionsOf, fileOf, range } from '../../support/runs'
import { createTestWorld } from '../../support/testStore'
import { pageWith } from './pageWith'

const ROWS = 450

/** A page with many answers, and what lets its next tasks begin. */
function longPage() {
  const waiting: (() => void)[] = []
  const results = range(0, ROWS).map((): RowResult => answered({ 'Address Line 1': '1 High Street' }))
  const { store } = pageWith(results, createTestWorld(), {
    nextTask: () => new Promise<void>((resolve) => waiting.push(resolve)),
  })
  waiting.length = 0
  const goOn = async () => {
    for (const resolve of waiting.splice(0)) resolve()
    await Promise.resolve()
  }
  return { store, goOn, decided: () => Object.keys(decisionsOf(store.getState())).length }
}

test('many rows are decided in several tasks, as one step', async () => {
  const { store, goOn, decided } = longPage()
  store.dispatch(decideRows(range(0, ROWS), 'accepted'))
  await goOn()
  expect(decided()).toBe(0)
  await goOn()
  expect(decided()).toBe(ROWS)
  expect(store.getState().decisions.past).toHaveLength(1)
})

test('a row that is decided meanwhile stays as it is', async () => {
  const { store, goOn } = longPage()
  store.dispatch(decideRows(range(0, ROWS), 'accepted'))
  store.dispatch(rowsDecided({ rows: [7], decision: 'originalKept' }))
  await goOn()
  await goOn()
  expect(decisionsOf(store.getState())).toMatchObject({ 6: 'accepted', 7: 'originalKept' })
})

test('rows that another file has replaced are not decided', async () => {
  const { store, goOn, decided } = longPage()
  store.dispatch(decideRows(range(0, ROWS), 'accepted'))
  await goOn()
  store.dispatch(fileLoaded(fileOf(ROWS)))
  await goOn()
  expect(decided()).toBe(0)
})
