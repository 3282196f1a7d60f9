// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { Provider } from 'react-redux'
import { afterEach, expect, test } from 'vitest'
import { fileLoaded } from '../../../src/features/file/fileSlice'
import { ResultCards } from '../../../src/features/results/cards/ResultCards'
import { componentsOf } from '../../../src/features/results/panel/componentsOf'
import { RowPanel, useOpenRow } from '../../../src/features/results/panel/RowPanel'
import { ResultsToolbar } from '../../../src/features/results/ResultsToolbar'
import { outcomeChosen, rowOpened } from '../../../src/features/results/viewSlice'
import { readAnswer } from '../../../src/features/answers/readAnswer'
import { batchSettled } from '../../../src/features/run/runSlice'
import { answered, failed } from '../../support/builders'
import { fileOf } from '../../support/runs'
import { openTestPage } from '../../support/testStore'

afterEach(cleanup)

const leeds = answered(
  {
    'Fit Score': '1.00',
    'Confidence Score': '0.40',
    'Premise Match': 'FULL',
    'Street Match': 'INCORRECT',
    'Post Town Match': 'MISSING',
    'Address Line 1': '1 High Street',
    'Building Number': '1',
    'Street Name': 'High Street',
    'Post Town': 'LEEDS',
    Postcode: 'LS1 4AB',
    UPRN: '100',
  },
  '1 Low Road, LS1 4AB',
)

function OpenRow() {
  const row = useOpenRow()
  return row !== null && <RowPanel row={row} />
}

/** Two matched rows and a failed one. */
function show() {
  const { store } = openTestPage()
  store.dispatch(fileLoaded(fileOf(3)))
  const results = [leeds, leeds, failed('Out of order')].map((result, index) => ({ index, result }))
  store.dispatch(batchSettled({ results, at: 1 }))
  render(
    <Provider store={store}>
      <ResultsToolbar onHelp={() => undefined} />
      <ResultCards />
      <OpenRow />
    </Provider>,
  )
  const panel = (row: number) => within(screen.getByRole('region', { name: `Row ${row}` }))
  return { store, panel, decisions: () => store.getState().decisions.present }
}

test('an address is told component by component; what it lacks is left out where it is optional', () => {
  expect(componentsOf(readAnswer(leeds)!)).toEqual([
    { name: 'premise', value: '1', level: 'FULL' },
    { name: 'street', value: 'High Street', level: 'INCORRECT' },
    { name: 'postTown', value: 'LEEDS', level: 'MISSING' },
    { name: 'postcode', value: 'LS1 4AB', level: '' },
  ])
})

test('the open row says why to review it, what was sent and how each component matches', async () => {
  const { store, panel } = show()
  act(() => void store.dispatch(rowOpened(0)))
  const row = await screen.findByRole('region', { name: 'Row 1' })
  expect(row.textContent).toContain('Street differs')
  expect(row.textContent).toContain('Confidence 0.40Fit 1.00')
  expect(row.textContent).toContain('1 Low Road, LS1 4AB')
  expect(row.textContent).toContain('StreetHigh Street differs')
  expect(row.textContent).toContain('Post townLEEDS not supplied')
  expect([...row.querySelectorAll('mark.difference.isCleansed')].map((mark) => mark.textContent)).toContain(
    'High Street',
  )
  expect(panel(1).getByRole('link', { name: 'Learn what your results mean' })).toBeTruthy()
})

test('the open row says which row of the spreadsheet it is', () => {
  const { store, panel } = show()
  store.dispatch(fileLoaded({ ...fileOf(3), sheetRows: [4, 5, 9] }))
  act(() => void store.dispatch(rowOpened(2)))
  const row = panel(3).getByText('Row in your spreadsheet').parentElement
  expect(row).toHaveProperty('textContent', expect.stringMatching(/9$/))
})

test('its buttons decide and step, and Escape closes it', async () => {
  const { store, panel, decisions } = show()
  act(() => void store.dispatch(rowOpened(0)))
  await screen.findByRole('region', { name: 'Row 1' })
  expect(panel(1).getByRole('button', { name: 'Previous row' }).hasAttribute('disabled')).toBe(true)
  fireEvent.click(panel(1).getByRole('button', { name: 'Keep mine' }))
  expect(decisions()).toEqual({ 0: 'originalKept' })
  act(() => void store.dispatch(rowOpened(0)))
  fireEvent.click(await panel(1).findByRole('button', { name: 'Undo' }))
  expect(decisions()).toEqual({})
  fireEvent.click(panel(1).getByRole('button', { name: 'Next row' }))
  const second = await screen.findByRole('region', { name: 'Row 2' })
  fireEvent.keyDown(second, { key: 'Escape' })
  expect(screen.queryByRole('region')).toBeNull()
})

test('a failed row has its error and nothing to decide; without a key it cannot be looked up', async () => {
  const { store, panel } = show()
  act(() => void store.dispatch(rowOpened(2)))
  const row = await screen.findByRole('region', { name: 'Row 3' })
  expect(row.textContent).toContain('Out of order')
  expect(panel(3).queryByRole('button', { name: 'Accept' })).toBeNull()
  expect(panel(3).getByRole('button', { name: 'Edit and look up again' }).hasAttribute('disabled')).toBe(true)
  expect(row.textContent).toContain('Enter a valid API key')
})

test('a row that the filters leave out says so', async () => {
  const { store } = show()
  act(() => void store.dispatch(rowOpened(0)))
  act(() => void store.dispatch(outcomeChosen('failed')))
  expect((await screen.findByRole('region', { name: 'Row 1' })).textContent).toContain(
    'the filters leave this row out',
  )
})

test('Accept all decides the matched rows, and Undo says how many it undoes', async () => {
  const { decisions } = show()
  expect(screen.getByRole('button', { name: 'Undo' }).hasAttribute('disabled')).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Accept all (2)' }))
  expect(decisions()).toEqual({ 0: 'accepted', 1: 'accepted' })
  fireEvent.click(await screen.findByRole('button', { name: 'Undo (2 rows)' }))
  expect(decisions()).toEqual({})
  fireEvent.click(await screen.findByRole('button', { name: 'Redo (2 rows)' }))
  expect(decisions()).toEqual({ 0: 'accepted', 1: 'accepted' })
})

test('a card decides its row, and takes the decision back', async () => {
  const { decisions } = show()
  const cards = screen.getAllByRole('listitem')
  expect(cards).toHaveLength(3)
  fireEvent.click(within(cards[1]!).getByRole('button', { name: 'Keep mine' }))
  expect(decisions()).toEqual({ 1: 'originalKept' })
  fireEvent.click(await within(cards[1]!).findByRole('button', { name: 'Undo' }))
  expect(decisions()).toEqual({})
  expect(within(cards[2]!).queryByRole('button', { name: 'Accept' })).toBeNull()
})
