import { expect, test } from 'vitest'
import { historyOf } from '../../../src/features/results/decisions'
import {
  decisionsRemoved,
  decisionsSlice,
  rowsDecided,
  stepRedone,
  stepUndone,
} from '../../../src/features/results/decisionsSlice'
import { resultsCleared, sessionCleared, sessionResumed } from '../../../src/features/sessionEvents'
import { rowLookedUp } from '../../../src/features/run/runSlice'
import { fileLoaded } from '../../../src/features/file/fileSlice'
import { answered, csvFile, sessionRecord } from '../../support/builders'

const after = (...events: Parameters<typeof decisionsSlice.reducer>[1][]) =>
  events.reduce(decisionsSlice.reducer, decisionsSlice.getInitialState())

const accept = (...rows: number[]) => rowsDecided({ rows, decision: 'accepted' })
const keep = (...rows: number[]) => rowsDecided({ rows, decision: 'originalKept' })

test('undo and redo follow the order of the decisions, a decision on many rows as one step', () => {
  const decided = [keep(1), accept(1, 2, 3), decisionsRemoved([3])]
  const allAccepted = { 1: 'accepted', 2: 'accepted', 3: 'accepted' }
  expect(after(...decided).present).toEqual({ 1: 'accepted', 2: 'accepted' })
  expect(after(...decided, stepUndone()).present).toEqual(allAccepted)
  expect(after(...decided, stepUndone(), stepUndone()).present).toEqual({ 1: 'originalKept' })
  expect(after(...decided, stepUndone(), stepUndone(), stepRedone()).present).toEqual(allAccepted)
  expect(after(...decided, stepUndone(), keep(4), stepRedone()).present).toMatchObject({
    4: 'originalKept',
    3: 'accepted',
  })
})

test('a row that was looked up again is undecided, and undo restores no decision on its old answer', () => {
  const lookedUp = rowLookedUp({ row: 1, result: answered(), at: 0 })
  expect(after(accept(1, 2), lookedUp).present).toEqual({ 2: 'accepted' })
  expect(after(accept(1, 2), lookedUp, stepUndone()).present).toEqual({})
  expect(after(keep(1), lookedUp).past).toEqual([])
})

test('decisions outlive a reload, their history does not', () => {
  expect(after(accept(5), sessionResumed(sessionRecord({ decisions: { 1: 'accepted' } })))).toEqual(
    historyOf({ 1: 'accepted' }),
  )
})

test.each([
  ['another file', fileLoaded(csvFile())],
  ['Start New Cleanse', sessionCleared()],
  ['starting over', resultsCleared()],
])('%s removes decisions and history', (_, event) => {
  expect(after(keep(1), event)).toEqual(historyOf({}))
})
