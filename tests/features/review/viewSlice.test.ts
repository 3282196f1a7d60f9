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

test.each([
  ['another file', fileLoaded(csvFile())],
  ['a cleanse that is resumed', sessionResumed(sessionRecord())],
  ['Start New Cleanse', sessionCleared()],
  ['starting over', resultsCleared()],
])('%s resets the view', (_, event) => {
  expect(after(filtersChanged({ pile: 'ready' }), rowOpened(1), event)).toEqual(initialViewState)
})
