import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { RowResult } from '../../../src/domain/cleanse/rowResult'
import { focusIds } from '../../../src/base/focusIds'
import { downloadAsked } from '../../../src/features/download/downloadSlice'
import { selectSavedFiles } from '../../../src/features/download/unsavedSelectors'
import { fileLoaded } from '../../../src/features/file/fileSlice'
import {
  selectIsChanging,
  columnAnswered,
  kindsChosen,
  mappingChanged,
} from '../../../src/features/mapping/mappingSlice'
import { selectSlots } from '../../../src/features/mapping/mappingSelectors'
import { selectUnwrittenAddresses } from '../../../src/features/corrected/correctedSelectors'
import { selectUndoCount } from '../../../src/features/run/rows/decisionsSlice'
import { OtherAddress } from '../../../src/features/review/OtherAddress'
import { selectContradiction, selectOutcomes } from '../../../src/features/results/resultsSelectors'
import { recordOfSession } from '../../../src/features/saved/savedSelectors'
import { sessionResumed } from '../../../src/features/session/sessionEvents'
import { addWorkListeners } from '../../../src/app/workListeners'
import { importedRows } from '../../app/job/nextMonth'
import { answered, csvFile, range } from '../../support/builders'
import { createTestWorld } from '../../support/testWorld'
import { renderPart } from '../../support/renderPart'
import { openTestPage } from '../../support/testStore'
import { createGate, settled, until } from '../../support/waiting'
import { columnsOf } from '../../support/columnsOf'
import { settleRows } from '../../../src/features/run/rows/changeRows'

const HEADERS = ['Name', 'Address Line 1', 'Address Line 2', 'Town', 'Postcode']
const SENT = { addressColumn: 1, postcodeColumn: 4, moreAddressColumns: [] }

/** Where the focus goes: the answer or the question, else what is shown. */
const FOCUS = [focusIds.otherAddress, focusIds.addressColumn, focusIds.resultFilters]

/** A row of which line 1 and postcode are sent, and the street and the first line of its answer. */
type Row = [line1: string, line2: string, street: string, found?: string]

function answerOf([line1, , street, found = line1]: Row): RowResult {
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
  const rows = list.map(([line1, line2], at) => [`Customer ${at}`, line1, line2, 'Leeds', 'LS6 1AB'])
  opened.store.dispatch(addWorkListeners())
  opened.store.dispatch(fileLoaded(csvFile({ headers: HEADERS, rows })))
  opened.store.dispatch(mappingChanged(SENT))
  const results = list.map((each, at) => ({ row: at, result: answerOf(each) }))
  opened.store.dispatch(settleRows(results))
  return opened
}

const own = (at: number): Row => [`${at + 1} Otley Road`, '', 'Otley Road']
const other = (at: number): Row => [`${at + 1} Otley Road`, `${at + 70} Mill Lane`, 'Otley Road']

test.each<[string, Row[], [rows: number, of: number] | null]>([
  ['a third: no', [other(0), own(1), own(2)], null],
  ['more than a third', [other(0), other(1), own(2), own(3)], [2, 4]],
  ['all', [other(0), other(1)], [2, 2]],
  ['the same street in line 2', [['1 Otley Road', 'Otley Road', 'Otley Road']], null],
  ['a village', range(0, 3).map((at) => [`${at + 1} Otley Road`, 'Headingley', 'Otley Road']), null],
  // What was sent has no street, or another: it tells nothing of line 2.
  ['a name alone was sent', [['Rose Cottage', 'Mill Lane', 'Otley Road']], null],
  [
    'another street was sent',
    [['1 Park Row', '2 Mill Lane', 'Otley Road', '1 Otley Road'], own(1), own(2), own(3)],
    null,
  ],
])('a column that contradicts more than a third of the rows is asked about: %s', (_, list, expected) => {
  const { store } = pageOf(list)
  const found = selectContradiction(store.getState())
  expect(found && [found.column, found.rows, found.of]).toEqual(expected && [2, ...expected])
})

test('an answer shows at once, and can be taken back while the rows are still being compared', async () => {
  // Each look at the clock is a task's worth later: the page rests between all blocks of rows.
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 100))
  const gate = createGate()
  const { store, world } = pageOf([other(0), other(1), own(2)], createTestWorld(), {
    nextTask: () => gate.opened,
  })
  renderPart(store, <OtherAddress />)
  fireEvent.click(screen.getByRole('button', { name: 'Yes, another address' }))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByText(/“Address Line 2” is another address/).parentElement!.textContent).toMatch(
    /Change Reading your columns…$/,
  )
  expect(columnsOf(store.getState()).isOther).toEqual({})
  expect(world.focusMoves.slice(-3)).toEqual(FOCUS)
  fireEvent.click(screen.getByRole('button', { name: 'Change' }))
  expect(screen.getByRole('alert')).toBeTruthy()
  expect(screen.queryByText(/“Address Line 2” is another address/)).toBeNull()
  gate.open()
  await until(store, (state) => !selectIsChanging(state))
  expect(selectOutcomes(store.getState())).toEqual(['toReview', 'toReview', 'good'])
})

test('a number, a building and a postcode are named as such', () => {
  const list = range(0, 3).map((at): Row => [`${at + 1} Otley Road`, `Flat ${at + 5}`, 'Otley Road'])
  const { store } = pageOf(list)
  renderPart(store, <OtherAddress />)
  expect(screen.getByRole('alert').textContent).toContain(
    '“Address Line 2” names another number in 3 of 3 rows.',
  )
})

/** A page whose user said that the column is of another address. */
async function answeredPage(list: Row[], ...page: Parameters<typeof openTestPage>) {
  const opened = pageOf(list, ...page)
  opened.store.dispatch(columnAnswered({ column: 2, isOther: true }))
  await until(opened.store, (state) => columnsOf(state).isOther[2] === true)
  return opened
}

test('the answer returns with the session, but not with the next file of the same columns', async () => {
  const world = createTestWorld()
  const { store } = await answeredPage([other(0), other(1), own(2)], world)
  const record = recordOfSession(store.getState(), 1)!
  const found = openTestPage().store
  found.dispatch(sessionResumed(record))
  expect(selectOutcomes(found.getState())).toEqual(['good', 'good', 'good'])

  // Something that is remembered is chosen after it.
  store.dispatch(kindsChosen({ 0: 'stays' }))
  const next = pageOf([other(5), other(6)], world).store
  await settled()
  const { isOther, kinds } = columnsOf(next.getState())
  expect({ isOther, kinds }).toEqual({ isOther: {}, kinds: { 0: 'stays' } })
  expect(selectContradiction(next.getState())?.column).toBe(2)
})

test('an answer remembered by an earlier version is not recalled', async () => {
  const world = createTestWorld()
  pageOf([other(0)], world)
  const [[key, text]] = [...world.storage.texts].filter(([name]) => name.includes('mappings')) as [
    [string, string],
  ]
  const [entry] = JSON.parse(text)
  world.storage.texts.set(key, JSON.stringify([{ ...entry, isOther: { 2: true } }]))
  const next = pageOf([other(5)], world).store
  await settled()
  expect(columnsOf(next.getState()).isOther).toEqual({})
})

test('a column of another address is never written or emptied, whatever it should take', async () => {
  const found: Row = ['1 Otley Rd', '70 Mill Lane', 'Otley Road', '1 Otley Road']
  const { store } = await answeredPage([found, found])
  store.dispatch(kindsChosen({ 2: 'line' }))
  const state = store.getState()
  expect(selectOutcomes(state)).toEqual(['good', 'good'])
  const [written] = (await importedRows(state))!
  expect(written!.slice(1, 3)).toEqual(['1 Otley Road', '70 Mill Lane'])
  expect(selectSlots(state).onEnvelope.map(({ column }) => column)).toEqual([1, 3, 4])
  expect(selectUnwrittenAddresses(state)).toEqual([['Address Line 2']])
})

test('once it is sent, the column belongs to the address', async () => {
  const { store } = await answeredPage([other(0), other(1)])
  store.dispatch(mappingChanged({ moreAddressColumns: [2] }))
  expect(selectSlots(store.getState()).slots.map(({ column }) => column)).toContain(2)
  renderPart(store, <OtherAddress />)
  expect(screen.queryByText(/is another address/)).toBeNull()
})

test('the page does not ask about a column chosen to be sent, whatever was looked up', () => {
  const { store } = pageOf([other(0), other(1)])
  expect(selectContradiction(store.getState())?.column).toBe(2)
  store.dispatch(mappingChanged({ addressColumn: 2 }))
  expect(selectContradiction(store.getState())).toBeNull()
})

test('the answer changes what files hold: one saved before is out of date', async () => {
  const { store } = pageOf([other(0), other(1), own(2)])
  store.dispatch(downloadAsked('nextMonth', 'csv'))
  await until(store, ({ download }) => download.saved.length === 1)
  const stateOfFile = () => selectSavedFiles(store.getState())[0]!.state
  expect(stateOfFile()).toBe('holds')
  const answer = (isOther: boolean | null) => store.dispatch(columnAnswered({ column: 2, isOther }))
  answer(true)
  await until(store, (state) => columnsOf(state).isOther[2] === true)
  expect(stateOfFile()).toBe('overtaken')
  answer(null)
  await until(store, (state) => columnsOf(state).isOther[2] === undefined)
  expect(stateOfFile()).toBe('holds')
  // It stays as it was: nothing changes in the file.
  answer(false)
  await until(store, (state) => columnsOf(state).isOther[2] === false)
  expect(stateOfFile()).toBe('holds')
})

const TO_REVIEW = ['toReview', 'toReview', 'good']

test.each([
  [
    'Yes, another address',
    '“Address Line 2” is another address: it is not compared with the answers,',
    ['good', 'good', 'good'],
  ],
  ['No, the same address', '“Address Line 2” is part of the same address.', TO_REVIEW],
])(
  'it is asked once, with two numbers; the answer stays there, and can be changed: %s',
  async (name, said, outcomes) => {
    const { store, world } = pageOf([other(0), other(1), own(2)])
    renderPart(store, <OtherAddress />)
    expect(screen.getByRole('alert').textContent).toContain(
      '“Address Line 2” names another street in 2 of 3 rows. Is it another address?',
    )
    fireEvent.click(screen.getByRole('button', { name }))
    await screen.findByText(said, { exact: false })
    await until(store, (state) => !selectIsChanging(state))
    expect(selectOutcomes(store.getState())).toEqual(outcomes)
    expect(screen.queryByRole('alert')).toBeNull()
    expect(world.focusMoves.slice(-3)).toEqual(FOCUS)
    expect(selectUndoCount(store.getState())).toBe(0)
    fireEvent.click(screen.getByRole('button', { name: 'Change' }))
    await screen.findByRole('alert')
    expect(screen.queryByText(said, { exact: false })).toBeNull()
    expect(selectOutcomes(store.getState())).toEqual(TO_REVIEW)
  },
)
