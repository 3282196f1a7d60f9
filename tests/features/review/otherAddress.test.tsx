// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { RowResult } from '../../../src/domain/cleanse/rowResult'
import { fileLoaded } from '../../../src/features/file/fileSlice'
import { columnAnswered, mappingChanged } from '../../../src/features/mapping/mappingSlice'
import { OtherAddress } from '../../../src/features/review/OtherAddress'
import { selectContradiction, selectOutcomes } from '../../../src/features/review/resultsSelectors'
import { batchSettled } from '../../../src/features/run/runSlice'
import { selectSession } from '../../../src/features/saved/savedSelectors'
import { sessionResumed } from '../../../src/features/session/sessionEvents'
import { addWorkListeners } from '../../../src/app/workListeners'
import { answered, csvFile, range } from '../../support/builders'
import { createTestWorld } from '../../support/testWorld'
import { renderPart } from '../../support/renderPart'
import { openTestPage } from '../../support/testStore'
import { settled, until } from '../../support/waiting'

const HEADERS = ['Name', 'Address Line 1', 'Address Line 2', 'Town', 'Postcode']
const SENT = { addressColumn: 1, postcodeColumn: 4, moreAddressColumns: [] }

/** A row of which line 1 and postcode are sent, and the street of its answer. */
interface Row {
  line1: string
  line2: string
  street: string
  found?: string
}

const row = (line1: string, line2: string, street: string, found = line1): Row => ({
  line1,
  line2,
  street,
  found,
})

function answerOf({ line1, street, found = line1 }: Row): RowResult {
  return answered(
    {
      'Address Line 1': found,
      'Street Name': street,
      'Building Number': found.split(' ')[0]!,
      'Post Town': 'LEEDS',
      Postcode: 'LS6 1AB',
    },
    `${line1}, LS6 1AB`,
  )
}

/** A page of answered rows. */
function pageOf(list: Row[], ...page: Parameters<typeof openTestPage>) {
  const opened = openTestPage(...page)
  const rows = list.map(({ line1, line2 }, at) => [`Customer ${at}`, line1, line2, 'Leeds', 'LS6 1AB'])
  opened.store.dispatch(addWorkListeners())
  opened.store.dispatch(fileLoaded(csvFile({ headers: HEADERS, rows })))
  opened.store.dispatch(mappingChanged(SENT))
  const results = list.map((each, index) => ({ index, result: answerOf(each) }))
  opened.store.dispatch(batchSettled({ results, at: 1 }))
  return opened
}

const own = (at: number) => row(`${at + 1} Otley Road`, '', 'Otley Road')
const other = (at: number) => row(`${at + 1} Otley Road`, `${at + 70} Mill Lane`, 'Otley Road')

test.each<[string, Row[], [rows: number, of: number] | null]>([
  ['a third: no', [other(0), own(1), own(2)], null],
  ['more than a third', [other(0), other(1), own(2), own(3)], [2, 4]],
  ['all', [other(0), other(1)], [2, 2]],
  ['the same street in line 2', [row('1 Otley Road', 'Otley Road', 'Otley Road')], null],
  ['a village', range(0, 3).map((at) => row(`${at + 1} Otley Road`, 'Headingley', 'Otley Road')), null],
  // What was sent has no street, or another: it tells nothing of line 2.
  ['a name alone was sent', [row('Rose Cottage', 'Mill Lane', 'Otley Road', 'Rose Cottage')], null],
  [
    'another street was sent',
    [row('1 Park Row', '2 Mill Lane', 'Otley Road', '1 Otley Road'), own(1), own(2), own(3)],
    null,
  ],
])('a column that contradicts more than a third of the rows is asked about: %s', (_, list, expected) => {
  const { store } = pageOf(list)
  const found = selectContradiction(store.getState())
  expect(found && [found.column, found.rows, found.of]).toEqual(expected && [2, ...expected])
})

test('it is asked once, at the end, with two numbers; until somebody says yes the rows are to review', async () => {
  const { store } = pageOf([other(0), other(1), own(2)])
  expect(selectOutcomes(store.getState())).toEqual(['toReview', 'toReview', 'good'])
  renderPart(store, <OtherAddress />)
  expect(screen.getByRole('alert').textContent).toContain(
    '“Address Line 2” names another street in 2 of 3 rows. Is it another address?',
  )
  fireEvent.click(screen.getByRole('button', { name: 'Yes, another address' }))
  await until(store, ({ mapping }) => mapping.isOther[2] === true)
  expect(selectOutcomes(store.getState())).toEqual(['good', 'good', 'good'])
  expect(screen.queryByRole('alert')).toBeNull()
})

test('with No nothing changes, and it is not asked again', async () => {
  const { store } = pageOf([other(0), other(1), own(2)])
  renderPart(store, <OtherAddress />)
  fireEvent.click(screen.getByRole('button', { name: 'No, the same address' }))
  await until(store, ({ mapping }) => mapping.isOther[2] === false)
  expect(selectOutcomes(store.getState())).toEqual(['toReview', 'toReview', 'good'])
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a number, a building and a postcode are named as such', () => {
  const list = range(0, 3).map((at) => row(`${at + 1} Otley Road`, `Flat ${at + 5}`, 'Otley Road'))
  const { store } = pageOf(list)
  renderPart(store, <OtherAddress />)
  expect(screen.getByRole('alert').textContent).toContain(
    '“Address Line 2” names another number in 3 of 3 rows.',
  )
})

test('the answer is found again with the session, and with the next file of the same columns', async () => {
  const world = createTestWorld()
  const { store } = pageOf([other(0), other(1), own(2)], world)
  store.dispatch(columnAnswered({ column: 2, isOther: true }))
  await until(store, ({ mapping }) => mapping.isOther[2] === true)
  const record = selectSession(store.getState())!
  const found = openTestPage().store
  found.dispatch(sessionResumed(record))
  expect(selectOutcomes(found.getState())).toEqual(['good', 'good', 'good'])

  const next = pageOf([other(5), other(6)], world).store
  await settled()
  expect(next.getState().mapping.isOther).toEqual({ 2: true })
  expect(selectContradiction(next.getState())).toBeNull()
})
