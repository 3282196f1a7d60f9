import { expect, test } from 'vitest'
import {
  escaped,
  filesShown,
  initialViewState,
  paneLeft,
  rowFocused,
  rowOpened,
  rowReached,
  rowsListed,
  rowsStayed,
  searched,
  sortPressed,
  viewSlice,
  type Listed,
  type SortColumn,
} from '../../../src/features/review/viewSlice'
import { resultsCleared, sessionCleared, sessionResumed } from '../../../src/features/session/sessionEvents'
import { fileLoaded } from '../../../src/features/file/fileSlice'
import { csvFile, sessionRecord } from '../../support/builders'

type Event = Parameters<typeof viewSlice.reducer>[1]

const after = (...events: Event[]) => events.reduce(viewSlice.reducer, initialViewState)

test('a press on another header starts over; scores start with the best', () => {
  const sorts = (column: SortColumn, direction: string) => ({ sort: { column, direction } })
  const [row, score] = [sortPressed('row'), sortPressed('score')]
  expect(after(row, row)).toMatchObject(sorts('row', 'descending'))
  expect(after(row, score)).toMatchObject(sorts('score', 'descending'))
  expect(after(score, row)).toMatchObject(sorts('row', 'ascending'))
})

test.each<[string, Event[], object]>([
  [
    'a row that is reached is beside the rows',
    [rowReached(2)],
    { currentRow: 2, pane: 'row', isPaneUp: false },
  ],
  ['one that is opened covers them where there is no room', [rowOpened(2)], { pane: 'row', isPaneUp: true }],
  ['the focus alone changes nothing beside them', [rowFocused(2)], { currentRow: 2, pane: 'files' }],
  [
    'the row stays selected while the files are shown',
    [rowOpened(2), filesShown()],
    { currentRow: 2, pane: 'files' },
  ],
  ['the rows are uncovered', [rowOpened(2), paneLeft()], { pane: 'row', isPaneUp: false }],
  ['Escape leaves the row for the files', [rowOpened(2), escaped()], { pane: 'files', isPaneUp: false }],
])('%s', (_, events, view) => {
  expect(after(...events)).toMatchObject(view)
})

const toReview: Listed = { by: 'pile', pile: 'toReview' }
const group: Listed = { by: 'group', label: 'Back Lane → Mandela Road', rows: [1, 4], from: toReview }

test('Escape leaves a group for the previous list, and the row stays in the pane', () => {
  const left = after(rowsListed(toReview), rowOpened(1), rowsListed(group), escaped())
  expect(left).toMatchObject({ listed: toReview, currentRow: 1, pane: 'row' })
})

test('a press on the listed pile shows it whole, without the rows that stayed', () => {
  const pressed = after(rowsListed(toReview), searched('lane'), rowsStayed([1]), rowsListed(toReview))
  expect(pressed).toMatchObject({ listed: toReview, text: '', stays: [] })
})

test.each([
  ['another file', fileLoaded(csvFile())],
  ['a cleanse that is resumed', sessionResumed(sessionRecord())],
  ['Start New Cleanse', sessionCleared()],
  ['starting over', resultsCleared()],
])('%s resets the view', (_, event) => {
  expect(after(rowsListed(toReview), rowOpened(1), event)).toEqual(initialViewState)
})
