// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { addWorkListeners } from '../../../src/app/workListeners'
import { ConfirmDialog } from '../../../src/features/confirm/ConfirmDialog'
import { fileLoaded } from '../../../src/features/file/fileSlice'
import { mappingChanged } from '../../../src/features/mapping/mappingSlice'
import { decideAlike, selectAlike } from '../../../src/features/review/alike/alikeSelectors'
import { RowPanel } from '../../../src/features/review/panel/RowPanel'
import { filtersChanged, rowOpened } from '../../../src/features/review/viewSlice'
import { WhyToReview } from '../../../src/features/review/WhyToReview'
import { answered, csvFile, range } from '../../support/builders'
import { renderPart } from '../../support/renderPart'
import { openTestPage } from '../../support/testStore'
import { until } from '../../support/waiting'
import { decideRows, giveAnswers, settleRows } from '../../../src/features/run/rows/changeRows'

/** A row that was sent with a street, and the street and number of its answer. */
type Row = [sent: string, number: string, street: string]

/** A page of answered rows, once it is known which are alike. */
async function pageOf(...rows: Row[]) {
  const opened = openTestPage()
  const { store } = opened
  store.dispatch(addWorkListeners())
  store.dispatch(
    fileLoaded(
      csvFile({
        headers: ['Address', 'Town', 'Postcode'],
        rows: rows.map(([sent]) => [sent, 'Leeds', 'LS6 1AB']),
      }),
    ),
  )
  store.dispatch(mappingChanged({ addressColumn: 0, postcodeColumn: 2, moreAddressColumns: [1] }))
  const results = rows.map(([sent, number, street], index) => {
    const found = {
      'Address Line 1': `${number} ${street}`,
      'Building Number': number,
      'Street Name': street,
      'Post Town': 'LEEDS',
      Postcode: 'LS6 1AB',
    }
    return { row: index, result: answered(found, `${sent}, Leeds, LS6 1AB`) }
  })
  store.dispatch(settleRows(results))
  await until(store, ({ alike }) => alike.keys.length === rows.length)
  return store
}

const renamed = (number: number): Row => [`${number} Back Lane`, String(number), 'Mandela Road']
const good = (number: number): Row => [`${number} High Street`, String(number), 'High Street']
const other = (number: number): Row => [`${number} Mill Lane`, String(number), 'Harbour Road']

const decisions = (store: Awaited<ReturnType<typeof pageOf>>) =>
  store.getState().decisions.present.map((each) => each ?? '')

test('the open row says how many more ask the same, and what it is; all are accepted in one step', async () => {
  const store = await pageOf(renamed(1), good(2), other(3), renamed(4), renamed(5))
  store.dispatch(filtersChanged({ pile: 'toReview' }))
  store.dispatch(rowOpened(0))
  renderPart(store, <RowPanel row={0} />)
  expect(screen.getByRole('region', { name: 'Rows that are alike' }).textContent).toContain(
    '2 more rows have the same difference: yours Back Lane, cleansed Mandela Road.',
  )
  fireEvent.click(screen.getByRole('button', { name: 'Accept all 3' }))
  expect(decisions(store)).toEqual(['accepted', '', '', 'accepted', 'accepted'])
  // What comes next is another question.
  expect(store.getState().view.currentRow).toBe(2)
})

test('Keep mine keeps all of them; Show leaves only them', async () => {
  const store = await pageOf(renamed(1), renamed(2), other(3))
  store.dispatch(rowOpened(1))
  renderPart(store, <RowPanel row={1} />)
  fireEvent.click(screen.getByRole('button', { name: 'Show' }))
  expect(store.getState().view.filters.listed).toEqual({ label: 'Back Lane, Mandela Road', rows: [0, 1] })
  fireEvent.click(screen.getByRole('button', { name: 'Keep mine in all 2' }))
  expect(decisions(store)).toEqual(['originalKept', 'originalKept', ''])
})

test.each([
  ['A', false, ['accepted', '', '']],
  ['A', true, ['accepted', 'accepted', '']],
  // With Caps Lock the letter is small while Shift is held.
  ['a', true, ['accepted', 'accepted', '']],
  ['k', true, ['originalKept', 'originalKept', '']],
  ['K', false, ['originalKept', '', '']],
])('the key %s decides the row, with Shift (%s) all that are alike', async (key, shiftKey, expected) => {
  const store = await pageOf(renamed(1), renamed(2), other(3))
  store.dispatch(rowOpened(0))
  renderPart(store, <RowPanel row={0} />)
  fireEvent.keyDown(screen.getByRole('region', { name: 'Row 1' }), { key, shiftKey })
  expect(decisions(store)).toEqual(expected)
})

test('only rows that are shown and undecided are alike', async () => {
  const store = await pageOf(renamed(1), renamed(2), renamed(3), renamed(4))
  store.dispatch(decideRows([1], 'originalKept'))
  store.dispatch(filtersChanged({ listed: { label: 'some', rows: [0, 1, 2] } }))
  expect(selectAlike(store.getState(), 0)).toEqual([0, 2])
  expect(selectAlike(store.getState(), 1)).toEqual([])
})

test('more than twenty are asked about', async () => {
  const store = await pageOf(...range(1, 23).map(renamed))
  renderPart(store, <ConfirmDialog />)
  act(() => {
    store.dispatch(decideAlike(0, 'accepted'))
  })
  expect(screen.getByRole('dialog').textContent).toContain('Accept 22 rows?')
  expect(decisions(store).every((each) => each === '')).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Yes, Accept 22' }))
  expect(decisions(store).every((each) => each === 'accepted')).toBe(true)
})

/** A row was looked up again with another text, which a person typed. */
const lookedUpAgain = (row: number, number: string, street: string) => {
  const found = { 'Address Line 1': `${number} ${street}`, 'Building Number': number, 'Street Name': street }
  const text = `${number} High Street, Leeds, LS6 1AB`
  const result = { ...answered({ ...found, Postcode: 'LS6 1AB' }, text), origin: 'edited' as const }
  return giveAnswers([{ row, decision: null, result }], 1)
}

test('a row that was answered again is not decided with those that it was alike before', async () => {
  const store = await pageOf(renamed(1), renamed(4), renamed(5))
  store.dispatch(lookedUpAgain(1, '4', 'Harbour Road'))
  store.dispatch(decideAlike(0, 'accepted'))
  expect(decisions(store)).toEqual(['accepted', '', 'accepted'])
})

test('nor one that is answered while the question is open', async () => {
  const store = await pageOf(...range(1, 23).map(renamed))
  renderPart(store, <ConfirmDialog />)
  act(() => {
    store.dispatch(decideAlike(0, 'accepted'))
    store.dispatch(lookedUpAgain(1, '2', 'Harbour Road'))
  })
  expect(screen.getByRole('dialog').textContent).toContain('Accept 21 rows?')
  fireEvent.click(screen.getByRole('button', { name: 'Yes, Accept 21' }))
  expect(decisions(store)).toEqual(['accepted', '', ...Array<string>(20).fill('accepted')])
})

test('a number that is added to more than two rows that are the same can only be turned down for all', async () => {
  const same: Row = ['High Street', '14', 'High Street']
  const store = await pageOf(same, same, same)
  store.dispatch(rowOpened(0))
  renderPart(store, <RowPanel row={0} />)
  expect(screen.getByRole('region', { name: 'Rows that are alike' }).textContent).toContain(
    '2 more rows are the same, with the same answer.',
  )
  expect(screen.queryByRole('button', { name: /Accept all/ })).toBeNull()
  act(() => {
    store.dispatch(decideAlike(0, 'accepted'))
  })
  expect(decisions(store)).toEqual(['', '', ''])
  fireEvent.click(screen.getByRole('button', { name: 'Keep mine in all 3' }))
  expect(decisions(store)).toEqual(['originalKept', 'originalKept', 'originalKept'])
})

test('a reason that is pressed lists its largest differences, each a filter', async () => {
  const store = await pageOf(renamed(1), other(2), renamed(3), renamed(4), other(5), good(6))
  renderPart(store, <WhyToReview />)
  fireEvent.click(screen.getByRole('button', { name: /^Street differs/ }))
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent)
  expect(names.filter((name) => name?.includes(', '))).toEqual([
    'Back Lane, Mandela Road 3',
    'Mill Lane, Harbour Road 2',
  ])
  fireEvent.click(screen.getByRole('button', { name: /^Mill Lane/ }))
  expect(store.getState().view.filters.listed?.rows).toEqual([1, 4])
})
