import { expect, test } from 'vitest'
import { fileLoaded } from '../../../src/features/file/fileSlice'
import { namesChosen } from '../../../src/features/mapping/mappingSlice'
import { selectNameOf, selectNames } from '../../../src/features/mapping/mappingSelectors'
import { selectCustomer, selectCustomerColumns } from '../../../src/features/results/customerSelectors'
import { csvFile } from '../../support/builders'
import { openTestPage } from '../../support/testStore'

/** A page with a list whose rows are made of cells parted by `|`. */
function pageOf(header: string, ...rows: string[]) {
  const { store } = openTestPage()
  store.dispatch(fileLoaded(csvFile({ headers: header.split('|'), rows: rows.map((row) => row.split('|')) })))
  return store
}

test.each([
  ['Name|Nationality|Address|Postcode', 'Ann Lee|Portugal|12 High Street|BA1 1AA', 'Ann Lee'],
  ['Name|Address|Postcode|CleanSheet Results|UPRN', 'Ann Lee|12 High Street|BA1 1AA||71', 'Ann Lee'],
  ['Name|Address|Postcode|Ref', 'Ann Lee|12 High Street|BA1 1AA|A-1', 'Ann Lee · A-1'],
  ['Name|Company|Address|Postcode', 'Ann Lee|Acme Ltd|12 High Street|BA1 1AA', 'Ann Lee, Acme Ltd'],
  ['Tenancy|Address|Postcode', 'East|12 High Street|BA1 1AA', 'East'],
])('%s: %s is %s', (header, row, name) => {
  expect(selectCustomer(pageOf(header, row).getState(), 0)).toBe(name)
})

test('the columns of the name on the envelope name the rows everywhere, with the first identifying column', () => {
  const store = pageOf(
    'Sent at|Pupil|Account|Parent|Address|Postcode|UPRN',
    '12/06/2026 09:00:01|Ann Lee|A1|Di Lee|12 High Street|BA1 1AA|1',
    '12/06/2026 09:00:02|Bob Null|A2|Jo Ray|4 Mill Lane|BA1 1AB|2',
    '12/06/2026 09:00:03||A3|Null|3 Low Road|CB6 1AB|3',
  )
  const named = (row: number) => [selectNameOf(store.getState())(row), selectCustomer(store.getState(), row)]
  expect(named(0)).toEqual(['Ann Lee', 'Ann Lee · A1'])
  expect(named(1)).toEqual(['Bob Null', 'Bob Null · A2'])
  expect(named(2)).toEqual(['row 3', 'A3'])
  store.dispatch(namesChosen({ names: [3], proposed: [1] }))
  expect(named(0)).toEqual(['Di Lee', 'Di Lee · A1'])
  expect(named(2)).toEqual(['Null', 'Null · A3'])
  expect(selectCustomerColumns(store.getState())).toEqual([2, 3])
  // Nobody's name is a choice too.
  store.dispatch(namesChosen({ names: [], proposed: [1] }))
  expect(selectNames(store.getState())).toEqual([])
  expect(named(0)).toEqual(['row 1', 'A1'])
  store.dispatch(namesChosen({ names: [3, 1], proposed: [1] }))
  expect(named(0)).toEqual(['Di Lee Ann Lee', 'Di Lee Ann Lee · A1'])
})
