import { expect, test } from 'vitest'
import {
  filtersChanged,
  initialViewState,
  rowClosed,
  rowOpened,
  rowReached,
  sortPressed,
  viewSlice,
  type SortColumn,
} from '../../../src/features/review/viewSlice'
import { resultsCleared, sessionCleared, sessionResumed } from '../../../src/features/session/sessionEvents'
import { fileLoaded } from '../../../src/features/file/fileSlice'
import { csvFile, sessionRecord } from '../../support/builders'

const after = (...events: Parameters<typeof viewSlice.reducer>[1][]) =>
  events.reduce(viewSlice.reducer, initialViewState)

test('a press on another header starts over; scores start with the best', () => {
  const sorts = (column: SortColumn, direction: string) => ({ sort: { column, direction } })
  const [row, score] = [sortPressed('row'), sortPressed('score')]
  expect(after(row, row)).toMatchObject(sorts('row', 'descending'))
  expect(after(row, score)).toMatchObject(sorts('score', 'descending'))
  expect(after(score, row)).toMatchObject(sorts('row', 'ascending'))
})

test('the open row is the one that was reached last', () => {
  expect(after(rowOpened(1), rowReached(2))).toMatchObject({ currentRow: 2, isRowOpen: true })
  expect(after(rowOpened(1), rowClosed())).toMatchObject({ currentRow: 1, isRowOpen: false })
})

/** A cleanse that is resumed, and judged by another threshold than a new one. */
const heldBack = sessionResumed(sessionRecord({ threshold: 0.8 }))

test.each([
  ['another file', fileLoaded(csvFile()), 0.5],
  ['Start New Cleanse', sessionCleared(), 0.5],
  ['starting over', resultsCleared(), 0.8],
])(
  '%s resets the view; the threshold is that of the build, or of the cleanse to its end',
  (_, event, threshold) => {
    expect(after(heldBack, filtersChanged({ pile: 'ready' }), rowOpened(1), event)).toEqual({
      ...initialViewState,
      threshold,
    })
  },
)
