import { describe, expect, test } from 'vitest'
import { sha256 } from '../../../src/base/sha256'
import type { Mapping } from '../../../src/domain/cleanse/query'
import { fileLoaded } from '../../../src/features/file/fileSlice'
import {
  columnAnswered,
  kindsChosen,
  leftOutAdded,
  mappingOffered,
  namesChosen,
  valuesTicked,
} from '../../../src/features/mapping/mappingSlice'
import { selectLeftOutTicks, selectNoLetter } from '../../../src/features/mapping/mappingSelectors'
import { selectLeftOut } from '../../../src/features/run/forecastSelectors'
import { runPlanned, sendingChosen } from '../../../src/features/run/runSlice'
import { sessionResumed } from '../../../src/features/session/sessionEvents'
import { answered, csvFile, sessionRecord } from '../../support/builders'
import { storedSession } from '../../support/storedSessions'
import { createTestWorld, type TestWorld } from '../../support/testWorld'
import { openTestPage, resumedPage } from '../../support/testStore'
import { until } from '../../support/waiting'
import { columnsOf } from '../../support/columnsOf'
import { settleRows } from '../../../src/features/run/rows/changeRows'

const HEADERS = ['Ann', '1 High Street']
const KEY = 'cleansheet:mappings'

const file = (isHeaderless = false) =>
  csvFile({ headers: HEADERS, rows: [['Bob', '2 High Street']], isHeaderless })

const columns: Mapping = { addressColumn: 1, postcodeColumn: 'inAddress', moreAddressColumns: [] }
const choices = { leavesOutNoAddress: true, leavesOutAbroad: false }
const kinds = { 0: 'stays', 1: 'line' } as const

/** Chooses all that is remembered of a file. */
function chosenOn(page: ReturnType<typeof openTestPage>, isHeaderless?: boolean) {
  page.store.dispatch(fileLoaded(file(isHeaderless)))
  page.store.dispatch(mappingOffered(columns))
  page.store.dispatch(kindsChosen({ 0: 'stays' }))
  page.store.dispatch(kindsChosen({ 1: 'line' }))
  page.store.dispatch(columnAnswered({ column: 0, isOther: true }))
  page.store.dispatch(namesChosen({ names: [0], proposed: [] }))
  page.store.dispatch(sendingChosen({ dedupe: false }))
  page.store.dispatch(sendingChosen({ leavesOutNoAddress: true }))
  return page.world.storage.getItem(KEY)
}

/** A page that has just loaded such a file: nothing that a person does can come before. */
function nextPage(world: TestWorld) {
  const { store } = openTestPage(world)
  store.dispatch(fileLoaded(file()))
  return store.getState()
}

/** A device on which versions of the page have stored something for these headers. */
function deviceWith(stored: Record<string, object>) {
  const world = createTestWorld()
  const headers = sha256(JSON.stringify(HEADERS))
  for (const [key, value] of Object.entries(stored))
    world.storage.setItem(key, JSON.stringify([{ headers, ...value }]))
  return world
}

test('all choices for a file return when the next one like it is loaded, and no name is stored', () => {
  const page = openTestPage()
  expect(chosenOn(page)).not.toMatch(/Ann|High/)
  const state = nextPage(page.world)
  const { mapping, run } = state
  // Which column is of another address is a matter of one file.
  expect(columnsOf(state)).toEqual({
    ...columns,
    kinds,
    isOther: {},
    leftOut: {},
    noLetter: {},
    nothing: {},
    names: [0],
  })
  expect(mapping.isRecalled).toBe(true)
  // Repeats are looked up once in each file, until somebody says otherwise of it.
  expect(run).toMatchObject({ choices: { ...choices, dedupe: true }, isRecalled: true })
})

test('choices that a person makes right after that are added', () => {
  const { world } = openTestPage()
  chosenOn(openTestPage(world))
  const { store } = openTestPage(world)
  store.dispatch(fileLoaded(file()))
  store.dispatch(kindsChosen({ 0: 'firm' }))
  expect(columnsOf(nextPage(world))).toMatchObject({ ...columns, kinds: { ...kinds, 0: 'firm' } })
})

test('rows sent after all in one file are left out of the next, whatever is chosen since', () => {
  const page = openTestPage()
  chosenOn(page)
  page.store.dispatch(leftOutAdded())
  page.store.dispatch(kindsChosen({ 0: 'firm' }))
  expect(nextPage(page.world).run.choices).toMatchObject(choices)
})

describe('ticked values', () => {
  const ticks = { 0: { values: ['bob'], known: ['ann'] } }

  test('are remembered by digests, and mean the same values in the next such file', () => {
    const { store, world } = openTestPage()
    store.dispatch(fileLoaded(file()))
    store.dispatch(mappingOffered(columns))
    store.dispatch(valuesTicked({ part: 'noLetter', ticks }))
    store.dispatch(valuesTicked({ part: 'leftOut', ticks }))
    expect(world.storage.getItem(KEY)).not.toMatch(/bob|ann/i)
    const state = nextPage(world)
    expect(selectNoLetter(state)[0]).toMatchObject({ values: ['bob'], isRecalled: true })
    expect(selectLeftOutTicks(state)[0]).toMatchObject({ values: ['bob'], isRecalled: true })
    expect([...selectLeftOut(state)]).toEqual([0])
  })

  test('stay remembered even if one file does not use them', () => {
    const { store, world } = openTestPage()
    store.dispatch(fileLoaded(file()))
    store.dispatch(mappingOffered(columns))
    store.dispatch(valuesTicked({ part: 'leftOut', ticks }))
    store.dispatch(leftOutAdded())
    store.dispatch(kindsChosen({ 0: 'firm' }))
    expect([...selectLeftOut(store.getState())]).toEqual([])
    expect([...selectLeftOut(nextPage(world))]).toEqual([0])
  })
})

test('nothing is remembered about a file without a header', () => {
  expect(chosenOn(openTestPage(), true)).toBeNull()
})

test.each<[string, object]>([
  ['of the query', { ...columns, addressColumn: 2 }],
  ['that takes something', { ...columns, kinds: { 2: 'town' } }],
])('with a column %s that the file lacks nothing is chosen again', (_, stored) => {
  const state = nextPage(deviceWith({ [KEY]: { choices, ...stored } }))
  const { mapping, run } = state
  expect(columnsOf(state)).toMatchObject({ addressColumn: 1, kinds: {} })
  expect(mapping.isRecalled).toBe(false)
  expect(run.choices).not.toEqual(choices)
})

test.each<[string, Record<string, object>, object]>([
  ['columns alone', { [KEY]: columns }, { ...columns, kinds: {} }],
  [
    'in two records what columns take',
    {
      [KEY]: { ...columns, choices },
      'cleansheet:program': { kinds: { 1: 'line' }, fills: { 0: 'blank' } },
    },
    { ...columns, kinds },
  ],
  [
    'what columns take, without the columns',
    { 'cleansheet:program': { kinds: {}, fills: { 0: 'country', 1: 'uprn' } } },
    { addressColumn: 1, kinds: { 0: 'country', 1: 'uprn' } },
  ],
])('an earlier version stored %s: it is read', (_, stored, expected) => {
  expect(columnsOf(nextPage(deviceWith(stored)))).toMatchObject(expected)
})

test('a session saved by an earlier version gets what its columns take from the device’s memory', () => {
  const world = deviceWith({ [KEY]: columns, 'cleansheet:program': { kinds, fills: {} } })
  const { store } = openTestPage(world)
  const record = sessionRecord({ csvHeaders: HEADERS, line1Col: 0 })
  store.dispatch(sessionResumed(record))
  expect(columnsOf(store.getState())).toMatchObject({ addressColumn: 0, postcodeColumn: 1, kinds })
  store.dispatch(sessionResumed({ ...record, kinds: { 0: 'firm' } }))
  expect(columnsOf(store.getState()).kinds).toEqual({ 0: 'firm' })
})

test('a reload keeps what columns take, even in a file without a header', async () => {
  const page = openTestPage()
  chosenOn(page, true)
  page.store.dispatch(runPlanned({ at: page.world.clock.now }))
  page.store.dispatch(settleRows([{ row: 0, result: answered() }]))
  await until(async () => (await storedSession(page.world)) !== null)
  page.store.dispatch(kindsChosen({ 0: 'ward' }))
  await until(async () => (await storedSession(page.world))?.kinds?.[0] === 'ward')

  const { store } = await resumedPage(page.world)
  expect(columnsOf(store.getState()).kinds).toEqual({ ...kinds, 0: 'ward' })
})
