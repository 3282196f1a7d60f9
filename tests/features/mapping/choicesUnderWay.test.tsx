import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { keyChecked, keyCheckStarted } from '../../../src/features/apiKey/apiKeySlice'
import type { AppStore } from '../../../src/app/store'
import { CorrectForm } from '../../../src/features/correct/CorrectForm'
import { ConfirmDialog } from '../../../src/features/confirm/ConfirmDialog'
import { questionAnswered } from '../../../src/features/confirm/confirmSlice'
import { FileDetails } from '../../../src/features/file/FileDetails'
import { FilePanel } from '../../../src/features/file/FilePanel'
import { requestFile } from '../../../src/features/file/fileListeners'
import { fileLoaded } from '../../../src/features/file/fileSlice'
import { ColumnChoice } from '../../../src/features/mapping/ColumnChoice'
import { selectMapping } from '../../../src/features/mapping/mappingSelectors'
import { mappingOffered, selectIsChanging } from '../../../src/features/mapping/mappingSlice'
import { openForm } from '../../../src/features/review/rowSteps'
import { selectForecast } from '../../../src/features/run/forecastSelectors'
import { pressSendAgain, pressStart } from '../../../src/features/run/pressRunButton'
import { RunControls } from '../../../src/features/run/RunControls'
import { runPaused } from '../../../src/features/run/runSlice'
import { questionAsked, runResumed, runStarted } from '../../../src/features/session/sessionEvents'
import { answered, csvFile, queryOf, range } from '../../support/builders'
import { listeningServer } from '../../support/provider'
import { renderPart } from '../../support/renderPart'
import { openTestPage } from '../../support/testStore'
import { createTestWorld } from '../../support/testWorld'
import { createGate, settled, until } from '../../support/waiting'
import { sentOf } from '../../support/columnsOf'
import { settleRows } from '../../../src/features/run/rows/changeRows'

// What is chosen while the page still reads the rows by what was chosen before.

const server = listeningServer()

beforeEach(() => {
  // Each look at the clock is a task's worth later: the page rests between all blocks of rows.
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 100))
})

const BY_NAME = { addressColumn: 0, postcodeColumn: 1, moreAddressColumns: [] }
const HEADERS = ['Address', 'Postcode', 'Other address', 'Other postcode']

const listOf = (rows: number) =>
  csvFile({
    headers: HEADERS,
    rows: range(0, rows).map((row) => [
      `${row + 1} High Street`,
      'B12 0XY',
      `${row + 1} Low Road`,
      'LS1 4AB',
    ]),
  })

/** How many rows of a short list have an answer. */
type Answered = 'none of 1,200' | 'some of 3' | 'all of 3'

/** A page that works in pieces only once its gate is open. */
function heldPage(rows: Answered, gate = createGate()) {
  server.answers()
  const page = openTestPage(createTestWorld(), { nextTask: () => gate.opened })
  const { store } = page
  store.dispatch(fileLoaded(listOf(rows === 'none of 1,200' ? 1200 : 3)))
  store.dispatch(keyCheckStarted())
  store.dispatch(keyChecked({ status: 'valid', lacksBritain: false }))
  const done = { 'none of 1,200': 0, 'some of 3': 1, 'all of 3': 3 }[rows]
  const results = range(0, done).map((index) => ({
    row: index,
    result: answered({ 'Address Line 1': `${index + 1} High Street` }, queryOf(index)),
  }))
  if (done > 0) store.dispatch(settleRows(results))
  return { ...page, open: gate.open, changed: () => until(store, (state) => !selectIsChanging(state)) }
}

const columns = (store: AppStore) => sentOf(store.getState())

describe.each<Answered>(['none of 1,200', 'all of 3'])('choices one after the other: %s', (rows) => {
  test('are merged, shown at once, and take effect together', async () => {
    const { store, open, changed } = heldPage(rows)
    renderPart(store, <ColumnChoice isLocked={false} />)
    act(() => void store.dispatch(mappingOffered({ addressColumn: 2 })))
    expect(screen.getByTitle('Other address')).toBeTruthy()
    act(() => void store.dispatch(mappingOffered({ postcodeColumn: 3 })))
    expect(screen.getByTitle('Other postcode')).toBeTruthy()
    act(() => void store.dispatch(mappingOffered({ moreAddressColumns: [0] })))
    expect(columns(store)).toEqual(BY_NAME)
    open()
    await act(changed)
    expect(columns(store)).toEqual({ addressColumn: 2, postcodeColumn: 3, moreAddressColumns: [0] })
  })

  test('nothing starts or loads meanwhile, and no such press is repeated later', async () => {
    const { store, open, changed } = heldPage(rows)
    store.dispatch(mappingOffered({ addressColumn: 2 }))
    store.dispatch(pressStart())
    store.dispatch(pressStart({ from: 0, to: 2 }))
    store.dispatch(pressSendAgain([0]))
    store.dispatch(questionAsked({ kind: 'startNew' }))
    store.dispatch(requestFile(new File(['Address,Postcode\n1 Mill Lane,BA1 1AA\n'], 'others.csv')))
    open()
    await changed()
    await settled()
    expect(server.queries).toEqual([])
    expect(store.getState()).toMatchObject({
      confirm: null,
      run: { phase: { status: 'idle' } },
      file: { loaded: { headers: HEADERS }, attempt: { status: 'none' } },
    })
  })
})

test('columns chosen again are what they were: nothing made from them is made again', async () => {
  const { store, open, changed } = heldPage('none of 1,200')
  open()
  const before = selectMapping(store.getState())
  for (const addressColumn of [2, 0]) {
    store.dispatch(mappingOffered({ addressColumn }))
    await changed()
  }
  expect(selectMapping(store.getState())).toBe(before)
})

test('once the columns take effect, Start sends what they say', async () => {
  const { store, open, changed, world } = heldPage('none of 1,200')
  store.dispatch(mappingOffered({ addressColumn: 2 }))
  store.dispatch(mappingOffered({ postcodeColumn: 3 }))
  open()
  await changed()
  expect(selectForecast(store.getState())?.lookups).toBe(1200)
  world.clock.now += 1000
  store.dispatch(pressStart({ from: 0, to: 2 }))
  await until(store, ({ run }) => run.phase.status === 'idle' && run.tally.matched + run.tally.noMatch === 2)
  expect(server.queries).toEqual(['1 Low Road, LS1 4AB', '2 Low Road, LS1 4AB'])
})

test('Resume is refused meanwhile', async () => {
  const { store, open, changed } = heldPage('some of 3')
  store.dispatch(runStarted())
  store.dispatch(runPaused({ kind: 'credits', code: 4020, message: 'spent' }))
  store.dispatch(mappingOffered({ addressColumn: 2 }))
  store.dispatch(questionAnswered('confirmed'))
  store.dispatch(runResumed())
  expect(store.getState().run.phase.status).toBe('paused')
  open()
  await changed()
  store.dispatch(runResumed())
  expect(store.getState().run.phase.status).toBe('running')
})

describe('Start Over', () => {
  test('clears the answers when the new columns take effect, not before', async () => {
    const { store, open, changed } = heldPage('some of 3')
    store.dispatch(mappingOffered({ addressColumn: 2 }))
    store.dispatch(questionAnswered('startOver'))
    expect(store.getState().run.tally.matched).toBe(1)
    store.dispatch(pressStart())
    open()
    await changed()
    await settled()
    expect(columns(store)).toMatchObject({ addressColumn: 2, postcodeColumn: 1 })
    expect(store.getState()).toMatchObject({
      run: { tally: { matched: 0 }, phase: { status: 'idle' } },
    })
    expect(server.queries).toEqual([])
  })

  test('is refused while another change is under way, which Continue joins', async () => {
    const { store, open, changed } = heldPage('some of 3')
    store.dispatch(mappingOffered({ addressColumn: 2 }))
    store.dispatch(questionAnswered('confirmed'))
    store.dispatch(mappingOffered({ postcodeColumn: 3 }))
    renderPart(store, <ConfirmDialog />)
    const startOver = screen.getByRole('button', { name: 'Start Over' })
    expect(startOver.getAttribute('aria-disabled')).toBe('true')
    fireEvent.click(startOver)
    expect(store.getState().confirm?.kind).toBe('changeMapping')
    fireEvent.click(screen.getByRole('button', { name: 'Continue with New Columns' }))
    open()
    await act(changed)
    expect(columns(store)).toMatchObject({ addressColumn: 2, postcodeColumn: 3 })
    expect(store.getState().run.tally.matched).toBe(1)
  })

  test('one question covers two choices', () => {
    const { store } = heldPage('some of 3')
    store.dispatch(mappingOffered({ addressColumn: 2 }))
    store.dispatch(mappingOffered({ postcodeColumn: 3 }))
    expect(store.getState().confirm).toEqual({
      kind: 'changeMapping',
      change: { addressColumn: 2, postcodeColumn: 3 },
    })
  })
})

test('Start is refused where it stands: it keeps the focus, and says why', async () => {
  const { store, open, changed } = heldPage('none of 1,200')
  renderPart(store, <RunControls />)
  const start = screen.getByRole('button', { name: 'Start Cleanse' })
  start.focus()
  act(() => void store.dispatch(mappingOffered({ addressColumn: 2 })))
  expect(start.getAttribute('aria-disabled')).toBe('true')
  expect(document.activeElement).toBe(start)
  expect(screen.getByText('Reading your columns…')).toBeTruthy()
  expect(screen.queryByText(/at most/)).toBeNull()
  fireEvent.click(start)
  expect(store.getState().run.phase.status).toBe('idle')
  open()
  await act(changed)
  expect(start.getAttribute('aria-disabled')).toBeNull()
  expect(document.activeElement).toBe(start)
  expect(screen.getByText('Looks up 1,200 addresses: at most 1,200 lookups.')).toBeTruthy()
})

test('the place for a file refuses it, and keeps the focus', () => {
  const { store } = heldPage('none of 1,200')
  renderPart(store, <FilePanel isLocked={false} isRefused isFolded={false} step="done" parts={null} />)
  const zone = screen.getByRole('button', { name: /another file/ })
  zone.focus()
  expect([zone.getAttribute('aria-disabled'), document.activeElement]).toEqual(['true', zone])
})

test('the header line is refused where it stands, too', () => {
  const { store } = openTestPage()
  const headerLine = {
    line: 1,
    isFound: false,
    looksLikeData: true,
    choices: [{ line: 1, text: HEADERS.join(', ') }],
  }
  const request = { id: 1, name: 'list.csv', ignored: [], read: { header: 'found' as const } }
  store.dispatch(fileLoaded(csvFile({ headers: HEADERS, rows: [], headerLine }), request))
  renderPart(store, <FileDetails isLocked={false} isFolded={false} isRefused />)
  const places = [screen.getByRole('combobox', { name: 'Header line' }), screen.getByRole('button')]
  expect(places.map((place) => place.getAttribute('aria-disabled'))).toEqual(['true', 'true'])
})

test('no single row is looked up meanwhile, and the form says why', async () => {
  const { store, open, changed } = heldPage('all of 3')
  store.dispatch(openForm(0))
  renderPart(store, <CorrectForm row={0} />)
  act(() => void store.dispatch(mappingOffered({ addressColumn: 2 })))
  expect(screen.getByRole('status').textContent).toBe('Reading your columns…')
  open()
  await act(changed)
  expect(screen.getByRole('status').textContent).not.toBe('Reading your columns…')
})

test('a file that is being read waits for the columns of the one before', async () => {
  const { store, open } = heldPage('none of 1,200')
  store.dispatch(requestFile(new File(['Address,Postcode\n1 Mill Lane,BA1 1AA\n'], 'others.csv')))
  store.dispatch(mappingOffered({ addressColumn: 2 }))
  await settled()
  expect(store.getState().file.loaded?.headers).toEqual(HEADERS)
  open()
  await until(store, ({ file }) => file.loaded?.name === 'others.csv')
  // They are remembered for the next list with its headers.
  store.dispatch(fileLoaded(listOf(3)))
  expect(columns(store).addressColumn).toBe(2)
})

test('columns take effect although rows could not be read ahead', async () => {
  const opened = Promise.reject(new Error('broken'))
  opened.catch(() => null)
  const { store, changed } = heldPage('all of 3', { opened, open: () => undefined })
  store.dispatch(mappingOffered({ addressColumn: 2 }))
  await changed()
  expect(columns(store).addressColumn).toBe(2)
})

test('a new cleanse confirmed meanwhile clears nothing', async () => {
  const { store, open, changed } = heldPage('all of 3')
  store.dispatch(questionAsked({ kind: 'startNew' }))
  store.dispatch(mappingOffered({ addressColumn: 2 }))
  store.dispatch(questionAnswered('confirmed'))
  open()
  await changed()
  expect(columns(store).addressColumn).toBe(2)
  expect(store.getState().run.tally.matched).toBe(3)
})
