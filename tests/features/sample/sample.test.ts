import { describe, expect, test } from 'vitest'
import type { AppStore } from '../../../src/app/store'
import type { Dispatched } from '../../../src/base/store/types'
import { selectReasons } from '../../../src/features/results/resultsSelectors'
import { rowOpened } from '../../../src/features/review/viewSlice'
import { mappingChanged } from '../../../src/features/mapping/mappingSlice'
import { sessionCleared } from '../../../src/features/session/sessionEvents'
import {
  drawMore,
  drawSample,
  judgeOther,
  judgeSame,
  takeLastBack,
} from '../../../src/features/sample/sampleListeners'
import { drawFrom, type Figures } from '../../../src/features/sample/sample'
import { sampleMessages } from '../../../src/features/sample/sampleMessages'
import { sampleOpened } from '../../../src/features/sample/sampleSlice'
import {
  selectCanSample,
  selectDrawable,
  selectFigures,
  selectNextInSample,
} from '../../../src/features/sample/sampleSelectors'
import { drawnRows, doubtful, finishedPage, good, judge, said } from './samplePage'
import { decisionsOf, range } from '../../support/builders'
import {
  changeRows,
  decideRows,
  redoStep,
  settleRows,
  undoStep,
} from '../../../src/features/run/rows/changeRows'

const drawable = (store: AppStore) => selectDrawable(store.getState())
const reasonsOf = (store: AppStore, row: number) => selectReasons(store.getState())[row]

/** Numbers from 0 to 1 that differ, the same each time. */
function chances() {
  let seed = 7
  return () => {
    seed = (seed * 16_807) % 2_147_483_647
    return seed / 2_147_483_647
  }
}

describe('a sample', () => {
  test('is 20 random rows that nobody decided one by one, and 20 more as often as asked, each once', () => {
    const { store } = finishedPage(100, 0, undefined, { chance: chances() })
    store.dispatch(sampleOpened())
    expect(drawnRows(store)).toHaveLength(20)
    for (const more of [40, 60, 80, 100, 100]) {
      store.dispatch(drawMore())
      expect(new Set(drawnRows(store)).size).toBe(more)
    }
    const rows = drawnRows(store)
    expect(rows).toHaveLength(100)
    expect(rows).not.toEqual(rows.toSorted((a, b) => a - b))
    expect(rows.every((row) => row < 100)).toBe(true)
  })

  test('draws every row equally often', () => {
    const drawn = Array<number>(70).fill(0)
    const chance = chances()
    for (let draw = 0; draw < 500; draw += 1)
      for (const row of drawFrom(range(0, 70), chance)) drawn[row]! += 1
    // 500 × 20 / 70 is 143; five deviations are 50.
    expect(Math.min(...drawn)).toBeGreaterThan(92)
    expect(Math.max(...drawn)).toBeLessThan(194)
  })

  test('is all of them, if there are fewer', () => {
    const { store } = finishedPage(12)
    store.dispatch(sampleOpened())
    expect(drawnRows(store).toSorted((a, b) => a - b)).toEqual(range(0, 12))
  })

  test('is drawn once: opened again it is the same', () => {
    const { store } = finishedPage(100, 0, undefined, { chance: chances() })
    store.dispatch(sampleOpened())
    const rows = drawnRows(store)
    store.dispatch(sampleOpened())
    expect(drawnRows(store)).toEqual(rows)
  })

  test('is offered once every row has its result, of 500 rows and more', () => {
    const { store } = finishedPage(500, 3)
    expect(selectCanSample(store.getState())).toBe(true)
    store.dispatch(decideRows([0], 'accepted'))
    expect(selectCanSample(store.getState())).toBe(false)
    store.dispatch(decideRows([500, 501], 'accepted'))
    expect(selectCanSample(store.getState())).toBe(true)
    store.dispatch(sampleOpened())
    store.dispatch(decideRows([1], 'accepted'))
    store.dispatch(decideRows([2], 'accepted'))
    // What was begun goes on.
    expect(selectCanSample(store.getState())).toBe(true)
    store.dispatch(sessionCleared())
    expect(selectCanSample(store.getState())).toBe(false)
    expect(store.getState().sample).toBeNull()
  })
})

test.each<[string, (store: AppStore) => void, number[]]>([
  ['good rows; rows to review wait for somebody', () => {}, [0, 1, 2]],
  ['rows decided with others', (store) => store.dispatch(decideRows([3, 4], 'accepted')), [0, 1, 2, 3, 4]],
  ['not a row decided alone', (store) => store.dispatch(decideRows([3], 'accepted')), [0, 1, 2]],
  ['not one whose original was kept', (store) => store.dispatch(decideRows([0, 3], 'originalKept')), [1, 2]],
  [
    'nor one whose decision was taken back alone; but one whose own is undone',
    (store) => {
      store.dispatch(decideRows([0, 3], 'accepted'))
      store.dispatch(decideRows([0], null))
      store.dispatch(decideRows([1], 'accepted'))
      store.dispatch(undoStep())
    },
    [1, 2, 3],
  ],
  ['not one that was judged another address', (store) => judge(store, 'n'), [1, 2]],
  ['a row that was open', (store) => store.dispatch(rowOpened(1)), [0, 1, 2]],
  [
    'nor one that was decided in an earlier month',
    (store) =>
      store.dispatch(
        changeRows({ by: 'earlier', at: 2 }, [
          { row: 3, result: doubtful(3), decision: 'accepted' },
          { row: 0, result: good(0) },
        ]),
      ),
    [0, 1, 2],
  ],
])('it is drawn from %s', (_, act, rows) => {
  const { store } = finishedPage(3, 2, undefined, { chance: () => 0 })
  act(store)
  expect(drawable(store)).toEqual(rows)
})

test.each<[string, Partial<Figures>, string]>([
  [
    '60 of 60',
    { same: 60, of: 1004 },
    '60 of 60 the same: with 95 % certainty at most 5 in 100 of the 1,004 are another address.',
  ],
  [
    '58 of 60',
    { same: 58, other: 2, of: 1004 },
    '58 of 60 the same: with 95 % certainty at most 11 in 100 of the 1,004 are another address.',
  ],
  [
    '15 so far',
    { same: 15, open: 5, of: 1004 },
    '15 of 15 the same: with 95 % certainty at most 19 in 100 of the 1,004 are another address.',
  ],
  [
    'all of 12, two wrong',
    { same: 10, other: 2, of: 12 },
    '10 of 12 the same: 2 of the 12 are another address.',
  ],
  ['all of 12', { same: 12, of: 12 }, '12 of 12 the same: none of the 12 is another address.'],
  [
    'all of 12, one wrong',
    { same: 11, other: 1, of: 12 },
    '11 of 12 the same: 1 of the 12 is another address.',
  ],
  ['none yet', { open: 3, of: 3 }, ''],
])('what it says: %s', (_, figures, sentence) => {
  const none = { same: 0, other: 0, open: 0, outside: 0, of: 0 }
  expect(sampleMessages.says({ ...none, ...figures })).toBe(sentence)
})

describe('a row judged not the same', () => {
  test('loses the decision that it shared with others, and one step of Undo restores everything', () => {
    const { store } = finishedPage(0, 3)
    store.dispatch(decideRows([0, 1, 2], 'accepted'))
    const [row] = judge(store, 'n')
    expect(decisionsOf(store.getState())[row!]).toBeUndefined()
    expect(reasonsOf(store, row!)).toEqual(['judgedOther', 'streetDiffers'])

    store.dispatch(undoStep())
    expect(decisionsOf(store.getState())).toEqual({ 0: 'accepted', 1: 'accepted', 2: 'accepted' })
    expect(reasonsOf(store, row!)).toEqual(['streetDiffers'])
    expect(selectFigures(store.getState())).toMatchObject({ same: 0, other: 0, open: 3 })

    store.dispatch(redoStep())
    expect(decisionsOf(store.getState())[row!]).toBeUndefined()
    expect(selectFigures(store.getState())).toMatchObject({ same: 0, other: 1, open: 2 })
  })

  test.each<[string, (row: number) => Dispatched]>([
    ['its original is kept', (row) => decideRows([row], 'originalKept')],
    ['another address is found', (row) => settleRows([{ row, result: doubtful(row) }])],
    ['the same address is found again', (row) => settleRows([{ row, result: good(row) }])],
  ])('counts although %s: leaving it out would flatter the rest', (_, act) => {
    const { store } = finishedPage(3)
    const [row] = judge(store, 'nss')
    store.dispatch(act(row!))
    expect(said(store)).toBe('2 of 3 the same: 1 of the 3 is another address.')
  })

  test('is in no further sample', () => {
    const { store } = finishedPage(3)
    const [row] = judge(store, 'n')
    store.dispatch(decideRows([0, 1, 2], 'accepted'))
    store.dispatch(drawSample())
    expect(drawnRows(store)).not.toContain(row)
  })
})

describe('Back one', () => {
  test('takes the last judgement back, whichever it was', () => {
    const { store } = finishedPage(0, 3)
    store.dispatch(decideRows([0, 1, 2], 'accepted'))
    const [first, second] = judge(store, 'ns')
    store.dispatch(takeLastBack())
    expect(selectNextInSample(store.getState())).toBe(second)
    store.dispatch(takeLastBack())
    expect(selectNextInSample(store.getState())).toBe(first)
    expect(decisionsOf(store.getState())).toEqual({ 0: 'accepted', 1: 'accepted', 2: 'accepted' })
    store.dispatch(takeLastBack())
    expect(selectNextInSample(store.getState())).toBe(first)
  })

  test('waits for Undo if a decision has followed', () => {
    const { store } = finishedPage(1, 3)
    store.dispatch(decideRows([1, 2, 3], 'accepted'))
    store.dispatch(sampleOpened())
    store.dispatch(judgeOther(2))
    store.dispatch(decideRows([0], 'accepted'))
    store.dispatch(takeLastBack())
    expect(reasonsOf(store, 2)).toEqual(['judgedOther', 'streetDiffers'])
    store.dispatch(undoStep())
    store.dispatch(takeLastBack())
    expect(decisionsOf(store.getState())).toMatchObject({ 2: 'accepted' })
    expect(reasonsOf(store, 2)).toEqual(['streetDiffers'])
  })
})

describe('a row leaves the sample when', () => {
  test.each<[string, (store: AppStore, row: number) => void]>([
    ['it is decided', (store, row) => store.dispatch(decideRows([row], 'originalKept'))],
    ['its answer changes', (store, row) => store.dispatch(settleRows([{ row, result: doubtful(row) }]))],
  ])('%s', (_, act) => {
    const { store } = finishedPage(30)
    const [row] = judge(store, 's'.repeat(20))
    act(store, row!)
    expect(selectFigures(store.getState())).toMatchObject({ same: 19, other: 0, open: 0, of: 29 })
  })

  test('not when other columns are chosen', () => {
    const { store } = finishedPage(3)
    judge(store, 'ss')
    store.dispatch(mappingChanged({ postcodeColumn: 'inAddress' }))
    expect(selectFigures(store.getState())).toMatchObject({ same: 2, of: 3, outside: 0 })
  })

  test('the sample does not cover it, nor rows that come later', () => {
    const { store } = finishedPage(3, 2)
    judge(store, 'ss')
    store.dispatch(decideRows([3, 4], 'accepted'))
    expect(selectFigures(store.getState())).toMatchObject({ same: 2, of: 3, outside: 2 })
  })

  test('a judgement of a row that has left does not count', () => {
    const { store } = finishedPage(2)
    const [row] = judge(store, 's')
    store.dispatch(decideRows([row!], 'originalKept'))
    store.dispatch(judgeSame(selectNextInSample(store.getState())!))
    expect(selectFigures(store.getState())).toMatchObject({ same: 1, of: 1 })
  })

  test('if all have left, opening it again draws another', () => {
    const { store } = finishedPage(20, 2)
    store.dispatch(sampleOpened())
    store.dispatch(decideRows(range(0, 20), 'originalKept'))
    store.dispatch(decideRows([20, 21], 'accepted'))
    store.dispatch(sampleOpened())
    expect(drawnRows(store).toSorted((a, b) => a - b)).toEqual([20, 21])
  })
})
