import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { App } from '../../src/app/App'
// Loaded ahead, as on a page at rest.
import '../../src/app/WorkArea'
import { keyChecked, keyCheckStarted } from '../../src/features/apiKey/apiKeySlice'
import { attemptDismissed, fileLoaded, fileRefused } from '../../src/features/file/fileSlice'
import { runPaused } from '../../src/features/run/runSlice'
import { rowOpened } from '../../src/features/review/viewSlice'
import { runStarted } from '../../src/features/session/sessionEvents'
import type { Dispatched } from '../../src/base/store/types'
import { answered, csvFile, fileRequest } from '../support/builders'
import { renderPart } from '../support/renderPart'
import { openTestPage } from '../support/testStore'
import { settled, until } from '../support/waiting'
import { settleRows } from '../../src/features/run/rows/changeRows'

const FILE = csvFile({
  headers: ['id', 'address', 'town', 'postcode'],
  rows: [
    ...Array.from({ length: 11 }, (_, at) => [`${at}`, `${at + 1} High Street`, 'Leeds', 'LS1 4AB']),
    ['a', '', 'Leeds', ''],
    ['b', '1 High Street', 'Leeds', 'LS1 4AB'],
  ],
})

/** A page with a file, its columns and a key that can be used. */
async function readyPage() {
  const { store } = openTestPage()
  store.dispatch(fileLoaded(FILE))
  store.dispatch(keyCheckStarted())
  store.dispatch(keyChecked({ status: 'valid', lacksBritain: false }))
  renderPart(store, <App />)
  await screen.findByRole('heading', { name: 'What it will take' })
  return {
    store,
    dispatch: (action: Dispatched) => act(() => void store.dispatch(action)),
  }
}

const step = (name: string) => screen.getByRole('region', { name })
const change = () => screen.queryByRole('button', { name: 'Change' })
const isOpen = () => screen.queryByRole('textbox', { name: 'API Key' }) !== null

test('steps stay open until Start, then are one block, and one press opens all three', async () => {
  const { dispatch } = await readyPage()
  expect(change()).toBeNull()
  const input = document.querySelector('input[type=file]')

  dispatch(runStarted())
  expect(step('CSV file').textContent).toContain('customers.csv · 13 rows')
  expect(within(step('Column Mapping')).getByText('address, postcode')).toBeTruthy()
  expect(within(step('API Key')).getByText('✓ API key is valid and available')).toBeTruthy()
  expect(screen.queryByRole('combobox', { name: 'Address Column' })).toBeNull()
  fireEvent.click(change()!)
  expect(screen.getByRole('combobox', { name: 'Address Column' })).toBeTruthy()
  expect(isOpen()).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(isOpen()).toBe(false)
  expect(screen.getByRole('button', { name: 'Stop' })).toBeTruthy()
  // A file can be chosen with the same input.
  expect(document.querySelector('input[type=file]')).toBe(input)
})

test("a pause opens the key's step by itself, and going on folds it again", async () => {
  const { store, dispatch } = await readyPage()
  dispatch(runStarted())
  expect(isOpen()).toBe(false)
  dispatch(runPaused({ kind: 'credits', code: 4020, message: 'Spent' }))
  expect(isOpen()).toBe(true)
  expect(screen.queryByRole('combobox', { name: 'Address Column' })).toBeNull()
  for (const name of ['Resume', 'Stop']) expect(screen.getByRole('button', { name })).toBeTruthy()
  expect(screen.getByText(/^The balance of this key has run out/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Resume' }))
  await act(() => until(store, ({ run }) => run.phase.status === 'running'))
  expect(isOpen()).toBe(false)
})

test('paused with results, Resume is only in the box of what comes next, and below the piles while a row is shown', async () => {
  const { dispatch } = await readyPage()
  dispatch(runStarted())
  dispatch(settleRows([{ row: 0, result: answered() }]))
  dispatch(runPaused({ kind: 'credits', code: 4020, message: 'Spent' }))
  const box = await screen.findByRole('group', { name: /lookups to go/ })
  const resume = () => screen.getByRole('button', { name: 'Resume' })
  expect(box.contains(resume())).toBe(true)
  expect(screen.getByRole('button', { name: 'Stop' }).id).toBe('run-button')
  dispatch(rowOpened(0))
  expect(resume().id).toBe('run-button')
})

test('the steps fold only while all three are good', async () => {
  const { dispatch } = await readyPage()
  dispatch(runStarted())
  dispatch(settleRows([{ row: 0, result: answered() }]))
  expect(change()).not.toBeNull()
  dispatch(fileRefused({ request: fileRequest(), refusal: { message: 'Please select a CSV file' } }))
  expect(isOpen()).toBe(true)
  expect(screen.getByRole('alert').textContent).toContain('Please select a CSV file')
  dispatch(attemptDismissed())
  expect(isOpen()).toBe(false)
  dispatch(keyCheckStarted())
  expect(isOpen()).toBe(true)
})

test('the page says what a run will take and send before it starts, and in a pause before any result', async () => {
  const { dispatch } = await readyPage()
  expect(screen.getAllByRole('button', { name: 'Which rows…' })).toHaveLength(1)
  const cost = within(screen.getByRole('region', { name: 'What it will take' }))
  const figure = (name: string) => cost.getByText(name).nextElementSibling?.textContent
  // With the button that chooses them.
  expect(figure('Rows to look up')).toBe('Which rows…12')
  expect(figure('Takes at least')).toBe('a few seconds')
  expect(figure('Maximum lookups')).toBe('11')
  fireEvent.click(cost.getByRole('button', { name: 'show rows' }))
  expect(cost.getByText(/^Row 12 /)).toBeTruthy()
  fireEvent.click(cost.getByRole('button', { name: 'hide rows' }))
  expect(cost.queryByText(/^Row 12 /)).toBeNull()
  fireEvent.click(cost.getByRole('checkbox', { name: '1 repeat is looked up once', checked: true }))
  expect(figure('Maximum lookups')).toBe('12')

  // The columns that look like parts of the address are offered with what row 1 would then send.
  const offer = screen.getByRole('group', { name: 'More address columns' })
  const firstSent = () =>
    within(screen.getByRole('region', { name: 'What these rows will send' })).getAllByRole('listitem')[0]!
      .textContent
  expect(offer.textContent).toContain('town looks like part of the address too.')
  expect(offer.textContent).toContain('Row 1 would send: 1 High Street, Leeds, LS1 4AB')
  expect(firstSent()).toBe('1 High Street, LS1 4AB')
  const tick = screen.getByRole('checkbox', { name: 'Send them too', checked: false })
  fireEvent.click(tick)
  expect(firstSent()).toBe('1 High Street, Leeds, LS1 4AB')
  expect(offer.textContent).toContain('town is sent too.')
  fireEvent.click(screen.getByRole('checkbox', { name: 'Send them too', checked: true }))
  expect(firstSent()).toBe('1 High Street, LS1 4AB')

  dispatch(runStarted())
  expect(screen.queryByRole('checkbox', { name: 'Send them too' })).toBeNull()
  // Row 12 has nothing to send.
  dispatch(settleRows([{ row: 11, result: { kind: 'nothingToSend' } }]))
  dispatch(runPaused({ kind: 'credits', code: 4020, message: 'Spent' }))
  expect(await screen.findByRole('checkbox', { name: 'Send them too' })).toBeTruthy()
  expect(screen.getByText('Maximum lookups')).toBeTruthy()
})

test('before the columns are chosen the page shows no cost', async () => {
  const { store } = openTestPage()
  store.dispatch(fileLoaded(csvFile({ headers: ['where', 'postcode'], rows: [['The Cottage', 'B12 0XY']] })))
  renderPart(store, <App />)
  await screen.findByRole('table', { name: 'Preview' })
  await act(() => settled())
  expect(screen.getByText('Choose the address and postcode columns.')).toBeTruthy()
  expect(screen.queryByText('Maximum lookups')).toBeNull()
})
