import { expect, test } from 'vitest'
import type { AppStore } from '../../../../src/app/store'
import { fileLoaded } from '../../../../src/features/file/fileSlice'
import type { Decision } from '../../../../src/domain/cleanse/rowResult'
import { historyOf, undecided } from '../../../../src/domain/cleanse/decisions'
import { runStopped } from '../../../../src/features/run/runSlice'
import {
  resultsCleared,
  runStarted,
  sessionCleared,
  sessionResumed,
} from '../../../../src/features/session/sessionEvents'
import { answered, csvFile, sessionRecord, decisionsOf } from '../../../support/builders'
import { reviewRoom } from '../../../support/rooms/review'
import { resultPages } from '../../../support/resultPages'
import { pagesIn } from '../../../support/testPage'
import {
  decideRows,
  giveAnswers,
  redoStep,
  settleRows,
  undoStep,
} from '../../../../src/features/run/rows/changeRows'

const { pageWith } = resultPages(pagesIn(reviewRoom))

const found = (uprn: string) => answered({ UPRN: uprn })
const answers = ['0', '1', '2', '3', '4'].map(found)

type Event = Parameters<AppStore['dispatch']>[0] | ReturnType<typeof undoStep>

/** What a page of five answered rows knows after events: decisions by row, and the rows' UPRNs. */
function after(...events: Event[]) {
  const { store } = pageWith(answers)
  for (const event of events) store.dispatch(event)
  const { decisions, run } = store.getState()
  return {
    decisions,
    present: decisionsOf(store.getState()),
    uprns: run.results.map((result) => (result?.kind === 'answered' ? result.cells.join('') : null)),
  }
}

const accept = (...rows: number[]) => decideRows(rows, 'accepted')
const keep = (...rows: number[]) => decideRows(rows, 'originalKept')

const firstTwo = { 1: 'accepted', 2: 'accepted' } as const
const allThree = { ...firstTwo, 3: 'accepted' } as const

test.each<[string, Event[], Record<number, Decision>]>([
  ['decisions', [], firstTwo],
  ['Undo', [undoStep()], allThree],
  ['Undo twice', [undoStep(), undoStep()], { 1: 'originalKept' }],
  ['Undo twice and Redo', [undoStep(), undoStep(), redoStep()], allThree],
  ['Undo, another decision and Redo', [undoStep(), keep(4), redoStep()], { ...allThree, 4: 'originalKept' }],
])('a decision on many rows is one step: after %s', (_, events, present) => {
  expect(after(keep(1), accept(1, 2, 3), decideRows([3], null), ...events).present).toEqual(present)
})

const lookedUp = (row: number) => giveAnswers([{ row, decision: null, result: found('9') }], 1)

test('a corrected row that was looked up again is undecided; Undo brings its answer and decision back', () => {
  const events = [accept(1, 2), lookedUp(1)]
  expect(after(...events)).toMatchObject({ present: { 2: 'accepted' }, uprns: ['0', '9', '2', '3', '4'] })
  expect(after(...events, undoStep())).toMatchObject({
    present: { 1: 'accepted', 2: 'accepted' },
    uprns: ['0', '1', '2', '3', '4'],
  })
  expect(after(...events, undoStep(), redoStep())).toMatchObject({
    present: { 2: 'accepted' },
    uprns: ['0', '9', '2', '3', '4'],
  })
})

test('rows that were looked up again are one step, whichever batches brought their answers', () => {
  const settled = (...rows: number[]) => settleRows(rows.map((row) => ({ row, result: found('9') })))
  const events = [
    keep(0, 3),
    runStarted({ rows: [], again: [0, 1, 3] }),
    settled(0, 1),
    settled(3),
    runStopped({ at: 2 }),
  ]
  expect(after(...events)).toMatchObject({ present: {}, uprns: ['9', '9', '2', '9', '4'] })
  expect(after(...events, undoStep())).toMatchObject({
    present: { 0: 'originalKept', 3: 'originalKept' },
    uprns: ['0', '1', '2', '3', '4'],
  })
})

test('decisions outlive a reload, their history does not', () => {
  const record = sessionRecord({ decisions: [undefined, 'accepted'] })
  const resumed = historyOf([undefined, 'accepted'])
  expect(after(accept(4), sessionResumed(record)).decisions).toEqual(resumed)
  // A log that was exported has null where nothing was decided.
  const logged = JSON.parse(JSON.stringify(record)) as typeof record
  expect(after(accept(4), sessionResumed(logged)).decisions).toEqual(resumed)
})

test.each([
  ['another file', fileLoaded(csvFile()), 2],
  ['Start New Cleanse', sessionCleared(), 0],
  ['starting over', resultsCleared(), 5],
])('%s removes decisions and history', (_, event, rows) => {
  expect(after(keep(1), event).decisions).toEqual(undecided(rows))
})

test('a step of many rows is frozen whole, not change by change', () => {
  const [step] = after(keep(0, 1, 2, 3, 4)).decisions.past
  expect(Object.isFrozen(step!.changes)).toBe(true)
  expect(step!.changes.some((change) => Object.isFrozen(change))).toBe(false)
})
