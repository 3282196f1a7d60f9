import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { flushSync } from 'react-dom'
import { expect, test, vi } from 'vitest'
import { ApiKeyPanel } from '../../../src/features/apiKey/ApiKeyPanel'
import { keyChecked, keyCheckStarted, keyEdited } from '../../../src/features/apiKey/apiKeySlice'
import { ConfirmDialog } from '../../../src/features/confirm/ConfirmDialog'
import { fileLoaded } from '../../../src/features/file/fileSlice'
import { mappingChanged } from '../../../src/features/mapping/mappingSlice'
import { NextStep } from '../../../src/features/review/next/NextStep'
import { LookUpLeftOut, RetryFailed } from '../../../src/features/review/next/SendAgain'
import { selectForecastOfRange } from '../../../src/features/run/forecastSelectors'
import { pressStart } from '../../../src/features/run/pressRunButton'
import { Forecast, WhichRows } from '../../../src/features/run/Forecast'
import { RunControls } from '../../../src/features/run/RunControls'
import { sendingChosen } from '../../../src/features/run/runSlice'
import { RunNotice } from '../../../src/features/run/RunNotice'
import { runStarted } from '../../../src/features/session/sessionEvents'
import { csvFile, doneRows, fileOf, queriesOf, queryOf } from '../../support/builders'
import { listeningServer, notFound, providerError, spent, type Respond } from '../../support/provider'
import { renderPart } from '../../support/renderPart'
import { ended, paused, openTestPage } from '../../support/testStore'
import { until } from '../../support/waiting'
import { sentOf } from '../../support/columnsOf'

const server = listeningServer()

/** A key that is checked and found valid; each check has an outcome of its own. */
const valid = () => [keyCheckStarted(), keyChecked({ status: 'valid', lacksBritain: false })]

/** A page with a file and a valid key. */
function readyPage(file = fileOf(14), respond?: Respond) {
  server.answers(respond)
  const { store, world } = openTestPage()
  for (const event of [fileLoaded(file), ...valid()]) store.dispatch(event)
  return { store, world }
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

test('after ten rows were tried, one button cleanses the rest and names its lookups', async () => {
  const { rows } = fileOf(14)
  const { store, world } = readyPage(csvFile({ rows: [...rows, ['', '']] }))
  renderPart(store, <RunControls />)
  fireEvent.click(await screen.findByRole('button', { name: 'Try 10 rows first (10 lookups)' }))
  await act(() => ended(store))
  expect(screen.getAllByRole('button')).toEqual([button('Cleanse 4 more rows'), button('Which rows…')])
  expect(screen.getByText('4 rows left. Uses up to 4 lookups.')).toBeTruthy()
  world.clock.now += 1000
  fireEvent.click(button('Cleanse 4 more rows'))
  await act(() => ended(store))
  expect(server.queries).toHaveLength(14)
  expect(button('Start Cleanse')).toBeTruthy()
})

test('a key held down presses the button of the run once: its next word was not meant', () => {
  const { store } = readyPage()
  renderPart(store, <RunControls />)
  const press = (repeat: boolean) => fireEvent.keyDown(button('Start Cleanse'), { key: 'Enter', repeat })
  // The browser presses a button with each key that nobody has taken.
  expect([press(false), press(true)]).toEqual([true, false])
})

test('rows are looked up from the first to the last that a person names; it proposes those not run', async () => {
  const { store } = readyPage()
  renderPart(store, <WhichRows />)
  fireEvent.click(button('Which rows…'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Which rows are looked up?' }))
  const fieldOf = (name: string) => dialog.getByRole<HTMLInputElement>('textbox', { name })
  const lookUp = () => dialog.getByRole<HTMLButtonElement>('button', { name: /^Look up/ })
  const enter = (first: string, last: string) => {
    fireEvent.change(fieldOf('First row'), { target: { value: first } })
    fireEvent.change(fieldOf('Last row'), { target: { value: last } })
  }
  expect([fieldOf('First row').value, fieldOf('Last row').value]).toEqual(['1', '14'])
  for (const [first, last] of [
    ['0', '5'],
    ['5', '4'],
    ['1', '15'],
    ['', '3'],
    ['1', 'all'],
  ] as const) {
    enter(first, last)
    expect(dialog.getByText('Enter row numbers from 1 to 14.')).toBeTruthy()
    expect(lookUp().disabled).toBe(true)
  }
  enter('1', '3')
  expect(dialog.getByText('row 2 in your spreadsheet')).toBeTruthy()
  expect(lookUp().textContent).toBe('Look up rows 1 to 3 (at most 3 lookups)')
  fireEvent.click(lookUp())
  const state = await act(() => ended(store))
  expect(server.queries).toEqual(queriesOf(0, 1, 2))
  expect(doneRows(state)).toEqual([0, 1, 2])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  fireEvent.click(button('Which rows…'))
  const next = within(await screen.findByRole('dialog', { name: 'Which rows are looked up?' }))
  expect(next.getByRole<HTMLInputElement>('textbox', { name: 'First row' }).value).toBe('4')
})

test('a paused run goes on with the rows that a person names, and sends nothing else meanwhile', async () => {
  let isMended = false
  const answers = { [queryOf(0)]: undefined, [queryOf(1)]: providerError(500, 5000, 'Out of order') }
  const { store, world } = readyPage(fileOf(14), (query) =>
    isMended || query in answers ? answers[query] : spent(),
  )
  renderPart(
    store,
    <>
      <WhichRows />
      <RetryFailed />
    </>,
  )
  act(() => void store.dispatch(runStarted()))
  await act(() => paused(store))
  expect(button('Retry failed rows (1)').disabled).toBe(true)
  isMended = true
  world.clock.now += 1000
  fireEvent.click(button('Which rows…'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Which rows are looked up?' }))
  fireEvent.change(dialog.getByRole('textbox', { name: 'Last row' }), { target: { value: '5' } })
  server.queries.length = 0
  fireEvent.click(dialog.getByRole('button', { name: 'Look up rows 3 to 5 (at most 3 lookups)' }))
  const state = await act(() => ended(store))
  expect(server.queries).toEqual(queriesOf(2, 3, 4))
  expect(doneRows(state)).toEqual([0, 1, 2, 3, 4])
  expect(button('Retry failed rows (1)').disabled).toBe(false)
})

test('rows can be named before there is a key, and are looked up with one', async () => {
  const { store } = readyPage()
  store.dispatch(keyEdited({ isEmpty: true }))
  renderPart(store, <WhichRows />)
  fireEvent.click(button('Which rows…'))
  const lookUp = await screen.findByRole<HTMLButtonElement>('button', { name: /^Look up rows 1 to 14/ })
  expect(lookUp.disabled).toBe(true)
  expect(screen.getByText('Enter a valid API key.')).toBeTruthy()
  act(() => valid().forEach((event) => store.dispatch(event)))
  expect(lookUp.disabled).toBe(false)
})

test('rows are left out by the values of a column, and come back as they were', async () => {
  const { store } = readyPage(
    csvFile({
      headers: ['address', 'postcode', 'Status'],
      rows: fileOf(14).rows.map(([street = '', postcode = ''], at) => [
        street,
        postcode,
        at < 3 ? 'Lapsed' : 'Active',
      ]),
    }),
  )
  renderPart(
    store,
    <>
      <WhichRows />
      <RunControls />
    </>,
  )
  fireEvent.click(button('Which rows…'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Which rows are looked up?' }))
  expect(dialog.getByText('14 of 14 rows are looked up')).toBeTruthy()
  fireEvent.mouseDown(dialog.getByRole('combobox', { name: 'Leave out rows by the values of a column' }))
  fireEvent.click((await screen.findAllByText('Status')).at(-1)!)
  fireEvent.click(await dialog.findByRole('checkbox', { name: 'Lapsed (3)' }))
  expect(dialog.getByText('3 rows: row 1, row 2 and row 3')).toBeTruthy()
  expect(dialog.getByText('11 of 14 rows are looked up')).toBeTruthy()
  fireEvent.click(dialog.getByRole('button', { name: 'Done' }))
  fireEvent.click(button('Start Cleanse'))
  const state = await act(() => ended(store))
  expect(server.queries).toEqual(queriesOf(3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13))
  expect(state.run.results.slice(0, 3).map((result) => result?.kind)).toEqual(Array(3).fill('nothingToSend'))
})

test('beside Start one sentence says what it and the trial would use, and no second button is filled', async () => {
  const rows = fileOf(16).rows.map(([street = '', postcode = ''], at) =>
    at < 3 ? [street, '10115', 'Germany'] : [street, postcode, 'UK'],
  )
  const { store } = readyPage(
    csvFile({ headers: ['address', 'postcode', 'country'], rows: [...rows, ['', '', ''], ['', '', 'UK']] }),
  )
  const { container } = renderPart(store, <RunControls />)
  const price = () => container.querySelector('#run-price')?.textContent
  await screen.findByText('Looks up 16 addresses: at most 16 lookups. 2 rows are blank.')
  expect(button('Start Cleanse').getAttribute('aria-describedby')).toContain('run-price')
  expect(button('Try 10 rows first (10 lookups)')).toBeTruthy()
  act(() => void store.dispatch(sendingChosen({ leavesOutAbroad: true })))
  expect(price()).toBe('Looks up 13 addresses: at most 13 lookups. 2 rows are blank. 3 rows are left out.')
  expect([...container.querySelectorAll('.ant-btn-primary')]).toEqual([button('Start Cleanse')])
  fireEvent.click(button('Try 10 rows first (7 lookups)'))
  await act(() => ended(store))
  expect(server.queries).toHaveLength(7)
  expect(price()).toBeUndefined()
})

test.each([
  ['as proposed', true],
  ['not, when the user says no', false],
])('after a trial that found nothing, other columns look its rows up again: %s', async (_, isAgain) => {
  const { store, world } = readyPage(fileOf(14), (query) =>
    query.startsWith('B12') ? undefined : notFound(),
  )
  const { container } = renderPart(store, <NextStep files={[]} />)
  act(() => store.dispatch(pressStart({ from: 0, to: 10 })))
  await act(() => ended(store))
  const filled = () =>
    [...container.querySelectorAll('.ant-btn-primary')].map(({ textContent }) => textContent)
  // The columns are what a person should look at.
  expect(filled()).toEqual(['Change the columns'])
  expect(screen.queryByRole('checkbox')).toBeNull()
  act(() => void store.dispatch(mappingChanged({ addressColumn: 1, postcodeColumn: 0 })))
  const again = screen.getByRole<HTMLInputElement>('checkbox', {
    name: 'Look up the 10 not found again (10 lookups)',
  })
  expect(again.checked).toBe(true)
  expect(filled()).toEqual(['Cleanse 14 more rows (at most 14 lookups)'])
  if (!isAgain) fireEvent.click(again)
  world.clock.now += 1000
  server.queries.length = 0
  const count = isAgain ? 14 : 4
  fireEvent.click(button(`Cleanse ${count} more rows (at most ${count} lookups)`))
  await act(() => ended(store))
  expect(server.queries).toHaveLength(isAgain ? 14 : 4)
  expect(store.getState().run.tally).toMatchObject({
    matched: server.queries.length,
    noMatch: isAgain ? 0 : 10,
  })
})

test('rows of a range that follow leave what was not found outside it', async () => {
  const { store, world } = readyPage(fileOf(14), notFound)
  store.dispatch(pressStart({ from: 0, to: 10 }))
  await ended(store)
  store.dispatch(mappingChanged({ addressColumn: 1, postcodeColumn: 0 }))
  world.clock.now += 1000
  server.queries.length = 0
  const range = { from: 8, to: 12 }
  const { lookups } = selectForecastOfRange(store.getState(), range)
  store.dispatch(pressStart(range))
  const { run } = await ended(store)
  expect([lookups, server.queries.length, run.tally.noMatch]).toEqual([4, 4, 12])
})

test('rows that repeat an answered address can be named, and are answered without a lookup', async () => {
  const { rows } = fileOf(12)
  const { store, world } = readyPage(csvFile({ rows: [...rows, rows[0]!] }))
  store.dispatch(runStarted({ range: { from: 0, to: 10 } }))
  await ended(store)
  world.clock.now += 1000
  renderPart(store, <WhichRows />)
  fireEvent.click(button('Which rows…'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Which rows are looked up?' }))
  fireEvent.change(dialog.getByRole('textbox', { name: 'First row' }), { target: { value: '13' } })
  expect(dialog.getByText('The rows outside them stay as they are, and can follow.')).toBeTruthy()
  fireEvent.click(dialog.getByRole('button', { name: 'Look up row 13 (at most 0 lookups)' }))
  const { run } = await act(() => ended(store))
  expect([server.queries.length, run.results[12]?.kind, run.results[11]]).toEqual([10, 'answered', null])
})

test.each([
  ['with its words', spent],
  ['without a word', () => new HttpResponse(null, { status: 402 })],
])('when credit runs out %s there is one message, and the key is not called valid', async (_, refusal) => {
  const { store } = readyPage(fileOf(7), (query) => (query === queryOf(1) ? refusal() : undefined))
  const shared = { isLocked: false, step: 'done' as const, isFolded: false }
  const page = renderPart(store, <ApiKeyPanel {...shared} isPaused={false} />)
  expect(page.container.textContent).toContain('✓ API key is valid')
  page.unmount()

  store.dispatch(runStarted())
  await paused(store)
  const { container } = renderPart(
    store,
    <>
      <RunNotice />
      <ApiKeyPanel {...shared} isPaused />
    </>,
  )
  const notice = screen.getByRole('alert').textContent
  expect(notice).toContain(
    'Insufficient API credits. Please top up your account and click Resume to continue processing.',
  )
  expect(notice).toContain('The balance of this key has run out. 3 lookups are still to go.')
  expect(notice.match(/Insufficient/g)).toHaveLength(1)
  expect(container.textContent).not.toContain('API key is valid')
  for (const event of [keyEdited({ isEmpty: false }), ...valid()]) act(() => void store.dispatch(event))
  expect(container.textContent).toContain('✓ API key is valid')
})

test('rows that could not be looked up again keep their answers, and the page says so and why', async () => {
  let isDown = false
  const { store } = readyPage(fileOf(3), () =>
    isDown ? providerError(500, 5000, 'Out of order') : undefined,
  )
  renderPart(store, <RunNotice />)
  act(() => void store.dispatch(runStarted()))
  await act(() => ended(store))
  act(() => void store.dispatch(mappingChanged({ addressColumn: 1, postcodeColumn: 0 })))
  isDown = true
  act(() => void store.dispatch(runStarted({ rows: [], again: [0, 2] })))
  await act(() => ended(store))
  expect(screen.getByRole('alert').textContent).toBe(
    '2 rows could not be looked up again and keep their previous answers.Out of order',
  )
  isDown = false
  act(() => void store.dispatch(runStarted({ rows: [], again: [0, 2] })))
  await act(() => ended(store))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('rows left out are looked up afterwards, after a question, and left out again in the next file', async () => {
  const rows = [
    ['1 High Street', 'B12 0XY', 'UK'],
    ['2 Hauptstrasse', '10115', 'Germany'],
    ['4 Rue Haute', '75001', 'France'],
    ['', '', 'France'],
  ]
  const file = csvFile({ headers: ['address', 'postcode', 'country'], rows })
  const { store, world } = readyPage(file)
  store.dispatch(sendingChosen({ leavesOutAbroad: true }))
  await until(() => [...world.storage.texts.values()].join().includes('"leavesOutAbroad":true'))
  const remembered = [...world.storage.texts.values()].join()
  renderPart(
    store,
    <>
      <Forecast />
      <RunControls />
      <LookUpLeftOut />
      <ConfirmDialog />
    </>,
  )
  expect((await screen.findByText('Left out')).nextSibling!.textContent).toBe('show rows2')
  fireEvent.click(
    within(screen.getByText('Left out').parentElement!).getByRole('button', { name: 'show rows' }),
  )
  const listed = within(screen.getByRole('region', { name: 'Left out' })).getAllByRole('listitem')
  expect(listed.map((row) => [(row as HTMLLIElement).value, row.textContent])).toEqual([
    [2, '2 Hauptstrasse, 10115'],
    [3, '4 Rue Haute, 75001'],
  ])
  expect(screen.getByText('Nothing to send').nextSibling!.textContent).toBe('show rows1')
  expect(screen.queryByRole('button', { name: /left out/ })).toBeNull()
  fireEvent.click(button('Start Cleanse'))
  await act(() => ended(store))
  expect(screen.getByText('blank 1, left out 2')).toBeTruthy()
  world.clock.now += 1000
  fireEvent.click(button('Look up the 2 left out (2 lookups)'))
  expect(server.queries).toHaveLength(1)
  fireEvent.click(await screen.findByRole('button', { name: 'Yes, Look Up' }))
  await act(() => ended(store))
  expect(server.queries).toEqual([queryOf(0), '2 Hauptstrasse, 10115', '4 Rue Haute, 75001'])
  expect(screen.queryByRole('button', { name: /left out/ })).toBeNull()
  expect([...world.storage.texts].find(([key]) => key.includes('mappings'))?.[1]).toBe(remembered)
})

test('the page counts house numbers that became dates before Start, and shows what they send', async () => {
  const { store } = readyPage(
    csvFile({
      headers: ['No', 'Address', 'Postcode', 'Since'],
      rows: [
        ['02-Apr', 'High Street', 'BA1 1AA', '01/01/2026'],
        ['2', 'High Street', 'BA1 1AA', '02/01/2026'],
        ['02/04/2026', 'Mill Lane', 'BA1 1AB', ''],
      ],
    }),
  )
  store.dispatch(mappingChanged({ addressColumn: 0, moreAddressColumns: [1], postcodeColumn: 2 }))
  renderPart(store, <Forecast />)
  fireEvent.click(await screen.findByRole('button', { name: 'Before you start: 1 thing' }))
  expect(screen.getByText('2 house numbers became dates')).toBeTruthy()
  expect(screen.getByText(/Correct these numbers in your file/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'show rows' }))
  const list = screen.getByRole('region', { name: '2 house numbers became dates' })
  expect(list.textContent).toBe('02-Apr, High Street, BA1 1AA02/04/2026, Mill Lane, BA1 1AB')
})

test('the page says before Start which of two addresses it sends, and one press sends the other', async () => {
  const headers = [
    'Ship To Address',
    'Ship To City',
    'Ship To Postcode',
    'Bill To Address',
    'Bill To Postcode',
  ]
  const rows = [
    ['12 High Street', 'Bath', 'BA1 1AA', '1 Dock Road', 'HU1 1AA'],
    ['4 Mill Lane', 'Bath', 'BA1 1AB', '1 Dock Road', 'HU1 1AA'],
  ]
  const { store } = readyPage(csvFile({ headers, rows }))
  renderPart(store, <Forecast />)
  expect(screen.queryByText(/is sent/)).toBeNull()
  fireEvent.click(await screen.findByRole('button', { name: 'Before you start: 1 thing' }))
  expect(
    screen.getByText('“Ship To Address” is sent. The file has another address: “Bill To Address”.'),
  ).toBeTruthy()
  fireEvent.click(button('Send “Bill To Address” instead'))
  expect(sentOf(store.getState())).toMatchObject({
    addressColumn: 3,
    postcodeColumn: 4,
    moreAddressColumns: [],
  })
  fireEvent.click(button('Send “Ship To Address” instead'))
  expect(sentOf(store.getState())).toMatchObject({ addressColumn: 0, postcodeColumn: 2 })
})

test('if no column names countries, the shapes of postcodes tell them, and rows without one are named', async () => {
  const rows = [
    ['12 High Street, Bath', 'BA1 1AA'],
    ['12 Main Street, Dublin 4, D04 X285', ''],
    ['8 Rue Haute, Paris', '75011'],
    ['3 Quay, Galway, H91E2K3', ''],
    ['9 Oak Road, Toronto', 'M5V 2T6'],
    ['Rose Cottage, Bath', ''],
    ['B***y, 1** M***l L***e', 'BA1***'],
  ]
  const { store } = readyPage(csvFile({ headers: ['Address', 'Postcode'], rows }))
  renderPart(store, <Forecast />)
  expect((await screen.findAllByRole('checkbox')).map((box) => box.closest('label')!.textContent)).toEqual([
    '4 look to be outside the UK (Ireland 2, another country 1, Canada 1)',
    '1 has no address',
  ])
  fireEvent.click(await screen.findByRole('button', { name: 'Before you start: 1 thing' }))
  expect(screen.getByText('Row 6 has no postcode. It may not be found.')).toBeTruthy()
})

test.each([
  ['beside the rows after them, which they would hold up', false, false],
  ['above the rows with them, which they would move', true, true],
])('what a file will take is said %s', async (_, isAbove, isSaidWithThem) => {
  const { store } = readyPage()
  renderPart(store, <Forecast />)
  const media = Object.assign(matchMedia(''), { matches: isAbove })
  vi.spyOn(window, 'matchMedia').mockReturnValue(media)
  const isSaid = () => screen.queryByRole('heading', { name: 'What it will take' }) !== null
  await act(async () => {
    flushSync(() => store.dispatch(fileLoaded(fileOf(3))))
    expect(isSaid()).toBe(isSaidWithThem)
  })
  expect(isSaid()).toBe(true)
})
