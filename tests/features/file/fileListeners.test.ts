import { describe, expect, test } from 'vitest'
import { keyChecked, keyCheckStarted } from '../../../src/features/apiKey/apiKeySlice'
import type { ReadOptions, ReadOutcome } from '../../../src/app/base/csvFile'
import { requestFile } from '../../../src/features/file/requestFile'
import { selectCanStart, selectErrorMessage } from '../../../src/features/run/runSelectors'
import {
  failedRowsRetried,
  fileLoaded,
  runResumed,
  runStarted,
  sessionCleared,
  sessionResumed,
} from '../../../src/features/sessionEvents'
import { csvFile, sessionRecord } from '../../support/builders'
import { listeningServer } from '../../support/listeningServer'
import { cleanseHandler, emptyLog } from '../../support/provider'
import { doneRows, ended, fileOf } from '../../support/runs'
import { openTestPage } from '../../support/testStore'
import { createGate, until } from '../../support/until'

const server = listeningServer()

const csv = (name: string, text = 'address,postcode\n1 High Street,B12 0XY\n', type = '') =>
  new File([text], name, { type })

const rowsOf = (count: number) => `address\n${'x\n'.repeat(count)}`

/** Offers a file to a page and returns the state when the attempt is over. */
async function offered(file: File, page = openTestPage()) {
  page.store.dispatch(requestFile(file))
  return until(page.store, ({ file: { attempt } }) => attempt.status !== 'reading')
}

describe('a file that is chosen', () => {
  test.each([
    ['customers.csv', ''],
    ['CUSTOMERS.CSV', ''],
    ['customers.txt', 'text/csv'],
  ])('%s of type %j is read, and its columns are chosen', async (name, type) => {
    const state = await offered(csv(name, undefined, type))
    expect(state.file.loaded).toMatchObject({ name, headers: ['address', 'postcode'] })
    expect(state.mapping).toMatchObject({ addressColumn: 0, postcodeColumn: 1 })
    expect(state.run.results).toEqual([null])
  })

  // FILE-3
  test.each([
    ['customers.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    ['customers.csv.zip', ''],
  ])('%s is refused in the words for what is no CSV file', async (name, type) => {
    const state = await offered(csv(name, undefined, type))
    expect(selectErrorMessage(state)).toBe('Please select a CSV file')
    expect(state.file.loaded).toBeNull()
  })

  // FILE-4
  test('is read with 1,100 rows and refused with 1,101', async () => {
    expect((await offered(csv('a.csv', rowsOf(1100)))).file.loaded?.rows).toHaveLength(1100)
    const state = await offered(csv('b.csv', rowsOf(1101)))
    expect(selectErrorMessage(state)).toBe(
      'File contains 1,101 rows. Maximum allowed is 1,100 rows. Please reduce your file size and try again.',
    )
  })

  // FILE-13
  test('and refused leaves the file that was there as it is', async () => {
    const page = openTestPage()
    await offered(csv('first.csv'), page)
    const state = await offered(csv('second.pdf'), page)
    expect(state.file).toMatchObject({ loaded: { name: 'first.csv' }, attempt: { status: 'refused' } })
  })

  test('and read takes away the words that refused the one before', async () => {
    const page = openTestPage()
    await offered(csv('first.pdf'), page)
    const state = await offered(csv('second.csv'), page)
    expect(selectErrorMessage(state)).toBeNull()
  })

  // FILE-13
  test.each([
    ['Start', runStarted],
    ['Resume', runResumed],
    ['Retry failed rows', () => failedRowsRetried({ at: 0 })],
  ])('and refused is forgotten with %s', async (_, event) => {
    const page = openTestPage()
    await offered(csv('first.pdf'), page)
    page.store.dispatch(event())
    expect(selectErrorMessage(page.store.getState())).toBeNull()
  })

  // FILE-12
  test('and gone from the disk is refused with a reason', async () => {
    const readFile = () => Promise.reject(new DOMException('The file is gone.', 'NotFoundError'))
    const state = await offered(csv('first.csv'), openTestPage(undefined, { readFile }))
    expect(selectErrorMessage(state)).toContain('The file is gone.')
  })
})

// FILE-14
describe('while a file is being read', () => {
  /** A page whose reader is held by one gate for each file name. */
  function pageWithSlowReader(...names: string[]) {
    const gates = new Map(names.map((name) => [name, createGate()]))
    const givenUp: string[] = []
    const readFile = async ({ name }: File, _: ReadOptions, signal: AbortSignal): Promise<ReadOutcome> => {
      signal.addEventListener('abort', () => givenUp.push(name))
      await gates.get(name)!.opened
      return { kind: 'read', file: csvFile({ name }) }
    }
    return { ...openTestPage(undefined, { readFile }), gates, givenUp }
  }

  test('its name is known', () => {
    const { store } = pageWithSlowReader('a.csv')
    store.dispatch(requestFile(csv('a.csv')))
    expect(store.getState().file.attempt).toMatchObject({ status: 'reading', request: { name: 'a.csv' } })
  })

  test('a newer file wins, even when the older one is read later', async () => {
    const { store, gates, givenUp } = pageWithSlowReader('old.csv', 'new.csv')
    store.dispatch(requestFile(csv('old.csv')))
    store.dispatch(requestFile(csv('new.csv')))
    expect(givenUp).toEqual(['old.csv'])
    gates.get('new.csv')!.open()
    await until(store, ({ file }) => file.loaded?.name === 'new.csv')
    gates.get('old.csv')!.open()
    await new Promise((resolve) => setImmediate(resolve))
    expect(store.getState().file).toMatchObject({ loaded: { name: 'new.csv' }, attempt: { status: 'none' } })
  })

  test.each([
    ['the session that was found is resumed', sessionResumed(sessionRecord()), 'customers.csv'],
    ['a new cleanse is begun', sessionCleared(), undefined],
  ])('and %s, the file no longer comes', async (_, event, stays) => {
    const { store, gates, givenUp } = pageWithSlowReader('late.csv')
    store.dispatch(requestFile(csv('late.csv')))
    store.dispatch(event)
    expect(givenUp).toEqual(['late.csv'])
    gates.get('late.csv')!.open()
    await new Promise((resolve) => setImmediate(resolve))
    expect(store.getState().file.loaded?.name).toBe(stays)
  })

  test('a newer file that is refused stays refused', async () => {
    const { store, gates } = pageWithSlowReader('old.csv')
    store.dispatch(requestFile(csv('old.csv')))
    store.dispatch(requestFile(csv('new.pdf')))
    gates.get('old.csv')!.open()
    await new Promise((resolve) => setImmediate(resolve))
    expect(store.getState().file).toMatchObject({ loaded: null, attempt: { status: 'refused' } })
  })

  test('no row of a run is sent whose answer it would take away (FILE-14)', async () => {
    const gate = createGate()
    const allSent = createGate()
    const log = emptyLog()
    server.use(
      cleanseHandler(log, async () => {
        if (log.queries.length === 5) allSent.open()
        await gate.opened
        return undefined
      }),
    )
    const { store, gates } = pageWithSlowReader('new.csv')
    store.dispatch(fileLoaded(fileOf(5)))
    store.dispatch(keyCheckStarted())
    store.dispatch(keyChecked({ available: true, message: 'Success', code: 2000 }))
    expect(selectCanStart(store.getState())).toBe(true)

    store.dispatch(requestFile(csv('new.csv')))
    if (selectCanStart(store.getState())) {
      store.dispatch(runStarted())
      await allSent.opened
    }
    gates.get('new.csv')!.open()
    await new Promise((resolve) => setImmediate(resolve))
    gate.open()
    expect(doneRows(await ended(store))).toHaveLength(log.queries.length)
  })
})
