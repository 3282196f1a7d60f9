import { expect, test } from 'vitest'
import {
  filtersChanged,
  initialViewState,
  noFilters,
  rowClosed,
  rowOpened,
  rowReached,
  sortPressed,
  thresholdMoved,
  viewSlice,
  type SortColumn,
} from '../../../src/features/review/viewSlice'
import { resultsCleared, rowsSentAgain, sessionCleared } from '../../../src/features/session/sessionEvents'
import { fileLoaded } from '../../../src/features/file/fileSlice'
import { csvFile } from '../../support/builders'

const after = (...events: Parameters<typeof viewSlice.reducer>[1][]) =>
  events.reduce(viewSlice.reducer, initialViewState)

test.each([
  [0.5, 0.5],
  [-1, 0],
  [7, 1],
  [0.123, 0.12],
  [0.625, 0.63],
  [0.004, 0],
])('a threshold of %d is %d: between 0 and 1, to the hundredth', (asked, threshold) => {
  expect(after(thresholdMoved(asked)).threshold).toBe(threshold)
})

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

test('rows looked up again leave the filters that offer it; failed rows that are retried do not', () => {
  const both = filtersChanged({ otherColumns: true, takenEarlier: true, text: 'leeds' })
  expect(after(both, rowsSentAgain({ at: 0, rows: [0] })).filters).toEqual({ ...noFilters, text: 'leeds' })
  expect(after(both, rowsSentAgain({ at: 0 })).filters).toMatchObject({
    otherColumns: true,
    takenEarlier: true,
  })
})

test.each([
  ['another file', fileLoaded(csvFile())],
  ['Start New Cleanse', sessionCleared()],
  ['starting over', resultsCleared()],
])('%s resets the view, but for the threshold', (_, event) => {
  expect(after(filtersChanged({ pile: 'ready' }), thresholdMoved(0.4), rowOpened(1), event)).toEqual({
    ...initialViewState,
    threshold: 0.4,
  })
})
