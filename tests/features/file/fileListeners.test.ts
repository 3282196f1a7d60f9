import { describe, expect, test, vi } from 'vitest'
import { keyChecked, keyCheckStarted } from '../../../src/features/apiKey/apiKeySlice'
import type { HeaderChoice, ReadOptions, ReadOutcome } from '../../../src/app/base/csvFile'
import type { RootState } from '../../../src/app/base/types'
import type { AppStore } from '../../../src/app/store'
import { ownColumnsChosen } from '../../../src/features/download/downloadSlice'
import { fileLoaded, fileOffered } from '../../../src/features/file/fileSlice'
import { requestFile } from '../../../src/features/file/fileListeners'
import { thresholdMoved } from '../../../src/features/results/viewSlice'
import { dedupeChanged } from '../../../src/features/run/runSlice'
import { selectCanStart, selectErrorMessage } from '../../../src/features/run/runSelectors'
import {
  rowsSentAgain,
  runCompleted,
  runResumed,
  runStarted,
  sessionCleared,
  sessionResumed,
} from '../../../src/features/sessionEvents'
import { mappingOffered } from '../../../src/features/mapping/mappingSlice'
import { csvFile, sessionRecord } from '../../support/builders'
import { listeningServer } from '../../support/listeningServer'
import { cleanseHandler, emptyLog } from '../../support/provider'
import { doneRows, ended, fileOf } from '../../support/runs'
import { createTestWorld, openTestPage } from '../../support/testStore'
import { createGate, until } from '../../support/until'

const server = listeningServer()

const csv = (name: string, text = 'address,postcode\n1 High Street,B12 0XY\n', type = '') =>
  new File([text], name, { type })

const rowsOf = (count: number) => `address\n${'x\n'.repeat(count)}`

/** Whether a file that was offered was loaded or refused. */
const isOver = ({ file: { attempt } }: RootState) => attempt.status === 'none' || attempt.status === 'refused'

/** Offers a file to a page and returns the state when the attempt is over. */
async function offered(file: File, page = openTestPage()) {
  page.store.dispatch(requestFile(file))
  return until(page.store, isOver)
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

  test.each([
    ['customers.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    ['customers.csv.zip', ''],
  ])('%s is refused as not being a CSV file', async (name, type) => {
    const state = await offered(csv(name, undefined, type))
    expect(selectErrorMessage(state)).toBe('Please select a CSV file')
    expect(state.file.loaded).toBeNull()
  })

  test('is read with 1,100 rows and refused with 1,101', async () => {
    expect((await offered(csv('a.csv', rowsOf(1100)))).file.loaded?.rows).toHaveLength(1100)
    const state = await offered(csv('b.csv', rowsOf(1101)))
    expect(selectErrorMessage(state)).toBe(
      'File contains 1,101 rows. Maximum allowed is 1,100 rows. Please reduce your file size and try again.',
    )
  })

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

  test.each([
    ['Start', runStarted],
    ['Resume', runResumed],
    ['Retry failed rows', () => rowsSentAgain({ at: 0 })],
  ])('and refused is forgotten with %s', async (_, event) => {
    const page = openTestPage()
    await offered(csv('first.pdf'), page)
    page.store.dispatch(event())
    expect(selectErrorMessage(page.store.getState())).toBeNull()
  })

  test('and gone from the disk is refused with a reason', async () => {
    const readFile = () => Promise.reject(new DOMException('The file is gone.', 'NotFoundError'))
    const state = await offered(csv('first.csv'), openTestPage(undefined, { readFile }))
    expect(selectErrorMessage(state)).toContain('The file is gone.')
  })
})

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

  test('no row of a run is sent whose answer it would take away', async () => {
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

describe('several files at once', () => {
  test.each([
    ['the first that is CSV is read', ['a.pdf', 'b.csv', 'c.csv'], 'b.csv', ['a.pdf', 'c.csv']],
    ['where none is, the first is refused', ['a.xlsx', 'b.pdf'], undefined, ['b.pdf']],
  ])('%s, and the others are named', async (_, names, loaded, ignored) => {
    const { store } = openTestPage()
    store.dispatch(requestFile(...names.map((name) => csv(name))))
    const { file } = await until(store, isOver)
    expect(file.loaded?.name).toBe(loaded)
    const request = file.attempt.status === 'refused' ? file.attempt.request : file.source
    expect(request?.ignored).toEqual(ignored)
  })

  test('no file is none', () => {
    const { store } = openTestPage()
    store.dispatch(requestFile())
    expect(store.getState().file.attempt.status).toBe('none')
  })
})

describe('a file with more rows than the limit', () => {
  const large = `address,town,postcode\n${'1 High Street,Bath,BA1 1AA\n'.repeat(2500)}`

  /** Reads a part of the file that was offered last. */
  async function part(store: AppStore, at: number, header: HeaderChoice = 'found') {
    const { attempt, source } = store.getState().file
    const request = (attempt.status === 'refused' ? attempt.request : null) ?? source!
    store.dispatch(fileOffered({ ...request, read: { part: at, header } }))
    return until(store, ({ file }) => file.loaded?.part?.at === at && file.attempt.status === 'none')
  }

  async function withFirstPart() {
    const { store } = openTestPage()
    store.dispatch(requestFile(csv('list.csv', large)))
    await until(store, ({ file }) => file.attempt.status === 'refused')
    await part(store, 0)
    return store
  }

  test('is read part by part, and keeps what was chosen', async () => {
    const store = await withFirstPart()
    store.dispatch(mappingOffered({ moreAddressColumns: [1] }))
    store.dispatch(ownColumnsChosen('keep'))
    store.dispatch(dedupeChanged(true))
    store.dispatch(thresholdMoved(0.6))
    const { file, mapping, run, view, download } = await part(store, 1)
    expect(file.loaded).toMatchObject({ name: 'list_1101-2200.csv', rows: { length: 1100 } })
    expect(mapping.moreAddressColumns).toEqual([1])
    expect([download.ownColumns, run.dedupe, view.threshold]).toEqual(['keep', true, 0.6])
  })

  test('starts again with another header line, or as another file', async () => {
    const store = await withFirstPart()
    store.dispatch(mappingOffered({ moreAddressColumns: [1] }))
    expect((await part(store, 1, 2)).mapping.moreAddressColumns).toEqual([])
    store.dispatch(mappingOffered({ moreAddressColumns: [1] }))
    const state = await offered(csv('other.csv', 'address,town,postcode\n1 Low Road,Bath,BA1 1AA\n'), {
      ...openTestPage(),
      store,
    })
    expect(state.mapping.moreAddressColumns).toEqual([])
    expect(state.file.doneParts).toEqual([])
  })

  test('has its parts marked when they are done', async () => {
    const store = await withFirstPart()
    expect(store.getState().file.doneParts).toEqual([])
    store.dispatch(runCompleted({ at: 0 }))
    expect((await part(store, 1)).file.doneParts).toEqual([0])
    store.dispatch(runCompleted({ at: 0 }))
    expect((await part(store, 2)).file.doneParts).toEqual([0, 1])
  })

  test('is forgotten with a new cleanse', async () => {
    const page = openTestPage()
    page.store.dispatch(requestFile(csv('list.csv')))
    const { file } = await until(page.store, (state) => state.file.loaded !== null)
    page.store.dispatch(sessionCleared())
    expect(page.deps.fileInbox.get(file.source!.id)).toBeNull()
  })
})

describe('what is remembered of a file', () => {
  const remembered = ({ world }: ReturnType<typeof openTestPage>) =>
    world.storage.getItem('cleansheet:mappings')

  test('is nothing where it has no header', async () => {
    const page = openTestPage()
    page.store.dispatch(
      requestFile(csv('list.csv', 'Ann,1 High Street,BA1 1AA\nBob,2 High Street,BA1 1AB\n')),
    )
    const { file } = await until(page.store, (state) => state.file.loaded !== null)
    page.store.dispatch(fileOffered({ ...file.source!, read: { header: 'none', part: null } }))
    await until(page.store, (state) => state.file.loaded?.isHeaderless === true)
    page.store.dispatch(mappingOffered({ addressColumn: 0 }))
    await new Promise((resolve) => setImmediate(resolve))
    expect(remembered(page)).toBeNull()
  })

  test('holds no name, even of one whose first line is a customer', async () => {
    const page = openTestPage()
    page.store.dispatch(
      requestFile(csv('list.csv', 'Ann,1 High Street,BA1 1AA\nBob,2 High Street,BA1 1AB\n')),
    )
    await until(page.store, (state) => state.file.loaded !== null)
    page.store.dispatch(mappingOffered({ addressColumn: 1 }))
    await vi.waitFor(() => expect(remembered(page)).not.toBeNull())
    expect(remembered(page)).not.toMatch(/Ann|High|BA1/)
  })

  test('by an earlier version, with names, is removed when the page opens', () => {
    const world = createTestWorld()
    world.storage.setItem('cleansheet:mappings', '[{"headers":["Ann","1 High Street"],"addressColumn":0}]')
    expect(remembered(openTestPage(world))).toBeNull()
  })
})
