// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ColumnConflict } from '../../../src/features/download/ColumnConflict'
import { fileLoaded } from '../../../src/features/file/fileSlice'
import { batchSettled } from '../../../src/features/run/runSlice'
import { answered, csvFile } from '../../support/builders'
import { renderPart } from '../../support/renderPart'
import { openTestPage } from '../../support/testStore'

function pageWith(headers: string[], row: string[]) {
  const { store } = openTestPage()
  store.dispatch(fileLoaded(csvFile({ headers, rows: [row] })))
  renderPart(store, <ColumnConflict />)
  return store
}

const radios = () =>
  screen.getAllByRole<HTMLInputElement>('radio').map(({ checked, parentElement }) => {
    const name = parentElement!.parentElement!.textContent
    return checked ? `${name} (chosen)` : name
  })
const example = () =>
  screen.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent))

test('a file with the name of an added column offers three choices, and says what each changes', async () => {
  pageWith(['Street', 'Town', 'Postcode'], ['14 market st', 'ludlow', 'sy8 1ab'])
  expect(screen.getByRole('heading', { name: 'Your file already has “Postcode”' })).toBeDefined()
  expect(radios()).toEqual(['Update my columns (chosen)', 'Keep my columns', 'Correct my address columns'])
  expect(
    screen.getByText(/^“Postcode” takes the cleansed value, .* “Street” and “Town” do not change\.$/),
  ).toBeDefined()
  fireEvent.click(screen.getByRole('radio', { name: 'Keep my columns' }))
  expect(screen.getByText(/such as “Postcode \(cleansed\)”/)).toBeDefined()
})

test('an update says that a message and a UPRN stay, and shows the added ones beside them', async () => {
  const store = pageWith(['Address', 'Postcode', 'Message', 'UPRN'], ['1 a st', 'sy8 1ab', 'call first', '7'])
  expect(
    screen.getByText(
      /“Message” and “UPRN” stay yours: .* as “Message \(cleansed\)” and “UPRN \(cleansed\)”\./,
    ),
  ).toBeDefined()
  const result = answered({ Postcode: 'SY8 1AB', UPRN: '100', Message: 'Success' })
  act(() => {
    store.dispatch(batchSettled({ results: [{ index: 0, result }], at: 1 }))
  })
  expect(await screen.findByText('Success')).toBeDefined()
  expect(example().slice(1)).toEqual([
    ['Postcode', 'sy8 1ab', 'SY8 1AB'],
    ['Message', 'call first', 'call first'],
    ['UPRN', '7', '7'],
    ['Message (cleansed)', '', 'Success'],
    ['UPRN (cleansed)', '', '100'],
  ])
})

test('a file whose columns all stay has nothing to update', () => {
  pageWith(['Where', 'Message'], ['1 a st', 'call first'])
  expect(radios()).toEqual(['Keep my columns (chosen)', 'Correct my address columns'])
})

test('address columns are corrected by their roles, which can be changed, with a row now and downloaded', async () => {
  const store = pageWith(['POAddressLine1', 'POTown', 'POPostcode'], ['14 market st', 'ludlow', 'sy8 1ab'])
  expect(radios()).toEqual(['Keep my columns (chosen)', 'Correct my address columns'])
  fireEvent.click(screen.getByRole('radio', { name: 'Correct my address columns' }))
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'POAddressLine1 ← Address Line 1',
    'POTown ← Post Town',
    'POPostcode ← Postcode',
  ])
  expect(example()).toContainEqual(['POTown', 'ludlow', 'the cleansed value'])

  const result = answered({
    'Address Line 1': '14 Market Street',
    'Post Town': 'LUDLOW',
    Postcode: 'SY8 1AB',
  })
  act(() => {
    store.dispatch(batchSettled({ results: [{ index: 0, result }], at: 1 }))
  })
  expect(await screen.findByText('14 Market Street')).toBeDefined()
  expect(example().slice(1)).toEqual([
    ['POAddressLine1', '14 market st', '14 Market Street'],
    ['POTown', 'ludlow', 'LUDLOW'],
    ['POPostcode', 'sy8 1ab', 'SY8 1AB'],
  ])

  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'What “POTown” takes' }))
  fireEvent.click(await screen.findByTitle('does not change'))
  expect(example()).toContainEqual(['POAddressLine1', '14 market st', '14 Market Street, LUDLOW'])
})

test('columns whose roles are not known are corrected once they have roles', async () => {
  pageWith(['House Number', 'Name', 'Postcode'], ['12', 'Ann', 'ls1 4ab'])
  const correct = () => screen.getByRole<HTMLInputElement>('radio', { name: 'Correct my address columns' })
  expect(correct().disabled).toBe(true)
  expect(screen.getByText(/^To correct your address columns, say what each of them holds/)).toBeDefined()
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'What “House Number” takes' }))
  fireEvent.click(await screen.findByTitle('Address Line 1'))
  expect(correct().disabled).toBe(false)
  expect(screen.queryByText(/^To correct/)).toBeNull()
})

test('an address without parts stays away where no column takes a line, and its row is named', async () => {
  const store = pageWith(['Flat', 'House Number', 'Street', 'Postcode'], ['3', '12', 'high st', 'ls1 4ab'])
  fireEvent.click(screen.getByRole('radio', { name: 'Correct my address columns' }))
  const typed = answered({ 'Address Line 1': 'PO Box 17', 'Post Town': 'LEEDS', Postcode: 'LS1 4AB' })
  act(() => {
    store.dispatch(batchSettled({ results: [{ index: 0, result: typed }], at: 1 }))
  })
  expect(await screen.findByText(/^1 row keeps your values: .* \(row 1\)\.$/)).toBeDefined()
  expect(example().slice(1, 4)).toEqual([
    ['Flat', '3', '3'],
    ['House Number', '12', '12'],
    ['Street', 'high st', 'high st'],
  ])
})
