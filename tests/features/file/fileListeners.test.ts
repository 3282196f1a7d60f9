import { retryFailed } from '../../../src/features/run/pressRunButton'
import { describe, expect, test, vi } from 'vitest'
import type { FileReading, ReadOptions } from '../../../src/base/csvFile'
import type { RootState } from '../../../src/base/store/types'
import { keyChecked, keyCheckStarted } from '../../../src/features/apiKey/apiKeySlice'
import { requestFile } from '../../../src/features/file/fileListeners'
import { fileLoaded } from '../../../src/features/file/fileSlice'
import { selectCanStart } from '../../../src/features/run/forecastSelectors'
import {
  runResumed,
  runStarted,
  sessionCleared,
  sessionResumed,
} from '../../../src/features/session/sessionEvents'
import { csvFile, sessionRecord, doneRows, fileOf } from '../../support/builders'
import { listeningServer } from '../../support/provider'
import { ended, openTestPage } from '../../support/testStore'
import { createGate, settled, until } from '../../support/waiting'
import { sentOf } from '../../support/columnsOf'

const server = listeningServer()

const csv = (name: string, type = '') =>
  new File(['address,postcode\n1 High Street,B12 0XY\n'], name, { type })

const isOver = ({ file: { attempt } }: RootState) => attempt.status === 'none' || attempt.status === 'refused'

/** Offers files to a page and returns the state when they are loaded or refused. */
async function offered(files: File[], page = openTestPage()) {
  page.store.dispatch(requestFile(...files))
  return until(page.store, isOver)
}

describe('an offered file', () => {
  test('is read, even if only its type is CSV, and its columns are chosen', async () => {
    const state = await offered([csv('customers.txt', 'text/csv')])
    expect(state.file.loaded).toMatchObject({ name: 'customers.txt', headers: ['address', 'postcode'] })
    expect(sentOf(state)).toMatchObject({ addressColumn: 0, postcodeColumn: 1 })
    expect(state.run.results).toEqual([null])
  })

  test.each([
    ['is the first CSV file of several', ['a.pdf', 'b.csv', 'c.csv'], 'b.csv', ['a.pdf', 'c.csv']],
    ['is the first of several if none is CSV, and refused', ['a.docx', 'b.pdf'], undefined, ['b.pdf']],
  ])('%s; the others are named', async (_, names, loaded, ignored) => {
    const { file } = await offered(names.map((name) => csv(name)))
    expect(file.loaded?.name).toBe(loaded)
    const request = file.attempt.status === 'refused' ? file.attempt.request : file.source
    expect(request?.ignored).toEqual(ignored)
  })

  test('may be none', async () => {
    expect((await offered([])).file.attempt.status).toBe('none')
  })

  test('replaces the refusal of the previous one if it can be read', async () => {
    const page = openTestPage()
    await offered([csv('first.pdf')], page)
    expect((await offered([csv('second.csv')], page)).file.attempt.status).toBe('none')
  })

  test.each([
    ['Start', runStarted],
    ['Resume', runResumed],
    ['Retry failed rows', () => retryFailed()],
  ])('and was refused is forgotten with %s', async (_, event) => {
    const page = openTestPage()
    await offered([csv('first.pdf')], page)
    page.store.dispatch(event())
    expect(page.store.getState().file.attempt.status).toBe('none')
  })

  test('that cannot be read is refused with the reason', async () => {
    const readFile = () => Promise.reject(new Error('Out of memory'))
    const state = await offered([csv('first.csv')], openTestPage(undefined, { readFile }))
    expect(state.file.attempt).toMatchObject({
      status: 'refused',
      refusal: { message: expect.stringContaining('(Out of memory)') },
    })
  })

  const GONE = /^The file could not be read\. It may have been moved, changed or deleted since you chose it\./
  test.each([
    ['that is gone from the disk, or has changed there', 'list.csv', GONE, undefined],
    [
      'that is a folder',
      'lists',
      /^Please select a CSV file$/,
      /If it is a folder, choose the file in it\.$/,
    ],
  ])('%s is refused in words', async (_, name, message, next) => {
    const gone = () => Promise.reject(new DOMException('A reference was acquired.', 'NotFoundError'))
    const chosen = csv(name)
    chosen.slice = () => Object.assign(new Blob(), { arrayBuffer: gone })
    const { attempt } = (await offered([chosen], openTestPage(undefined, { readFile: gone }))).file
    if (attempt.status !== 'refused') throw new Error('not refused')
    expect(attempt.refusal.message).toMatch(message)
    expect(attempt.refusal.next ?? '').toMatch(next ?? /^$/)
  })

  test('is forgotten with a new cleanse', async () => {
    const page = openTestPage()
    const { file } = await offered([csv('list.csv')], page)
    page.store.dispatch(sessionCleared())
    expect(page.deps.fileInbox.get(file.source!.id)).toBeNull()
  })
})

test('once it is drawn, the page keeps its own copy: a file that is moved or saved later does not matter', async () => {
  const drawn = createGate()
  const page = openTestPage(undefined, { drawn: () => drawn.opened })
  const chosen = csv('list.csv')
  const bytes = await chosen.arrayBuffer()
  const { file } = await offered([chosen], page)
  const kept = () => page.deps.fileInbox.get(file.bytes!)!
  expect(kept()).toBe(chosen)
  drawn.open()
  await until(() => kept() !== chosen)
  const copy = kept()
  expect([copy.name, copy.type, copy.lastModified]).toEqual([chosen.name, chosen.type, chosen.lastModified])
  expect(await copy.arrayBuffer()).toEqual(bytes)
  // It is copied once.
  expect(await page.deps.fileInbox.own(file.bytes!)).toBe(copy)
})

test('a file that is gone before it is copied stays loaded', async () => {
  const drawn = createGate()
  const page = openTestPage(undefined, { drawn: () => drawn.opened })
  const chosen = csv('list.csv')
  const { file } = await offered([chosen], page)
  const gone = vi.fn<() => Promise<never>>().mockRejectedValue(new DOMException('', 'NotFoundError'))
  chosen.slice = () => Object.assign(new Blob(), { arrayBuffer: gone })
  drawn.open()
  await until(() => gone.mock.calls.length > 0)
  await settled()
  expect(page.store.getState().file).toEqual(file)
})

describe('while a file is being read', () => {
  /** A page whose reader waits at a gate for each file name. */
  function slowPage(...names: string[]) {
    const gates = new Map(names.map((name) => [name, createGate()]))
    const [begun, abandoned]: string[][] = [[], []]
    const readFile = async ({ name }: File, _: ReadOptions, signal: AbortSignal): Promise<FileReading> => {
      begun!.push(name)
      signal.addEventListener('abort', () => abandoned!.push(name))
      await gates.get(name)?.opened
      return gates.has(name)
        ? { kind: 'read', file: csvFile({ name }) }
        : { kind: 'refused', message: 'Not CSV' }
    }
    const { store } = openTestPage(undefined, { readFile })
    const offer = (name: string) => store.dispatch(requestFile(csv(name)))
    const reading = (name: string) => until(() => begun!.includes(name))
    return { store, offer, reading, abandoned, open: (name: string) => gates.get(name)!.open() }
  }

  test('its name is known', () => {
    const { store, offer } = slowPage('a.csv')
    offer('a.csv')
    expect(store.getState().file.attempt).toMatchObject({ status: 'reading', request: { name: 'a.csv' } })
  })

  test('a newer file wins, even if the older one is read later', async () => {
    const { store, offer, reading, open, abandoned } = slowPage('old.csv', 'new.csv')
    offer('old.csv')
    await reading('old.csv')
    offer('new.csv')
    expect(abandoned).toEqual(['old.csv'])
    open('new.csv')
    await until(store, ({ file }) => file.loaded?.name === 'new.csv')
    open('old.csv')
    await settled()
    expect(store.getState().file).toMatchObject({ loaded: { name: 'new.csv' }, attempt: { status: 'none' } })
  })

  test('a newer file that is refused stays refused', async () => {
    const { store, offer, open } = slowPage('old.csv')
    offer('old.csv')
    offer('new.pdf')
    open('old.csv')
    await settled()
    expect(store.getState().file).toMatchObject({ loaded: null, attempt: { status: 'refused' } })
  })

  test.each([
    ['the session that was found is resumed', sessionResumed(sessionRecord()), 'customers.csv'],
    ['a new cleanse begins', sessionCleared(), undefined],
  ])('and %s, the file is abandoned', async (_, event, stays) => {
    const { store, offer, reading, open, abandoned } = slowPage('late.csv')
    offer('late.csv')
    await reading('late.csv')
    store.dispatch(event)
    expect(abandoned).toEqual(['late.csv'])
    open('late.csv')
    await settled()
    expect(store.getState().file.loaded?.name).toBe(stays)
  })

  test('no row is sent whose answer the file would discard', async () => {
    const [gate, allSent] = [createGate(), createGate()]
    server.answers(async () => {
      if (server.queries.length === 5) allSent.open()
      await gate.opened
    })
    const { store, offer, open } = slowPage('new.csv')
    store.dispatch(fileLoaded(fileOf(5)))
    store.dispatch(keyCheckStarted())
    store.dispatch(keyChecked({ status: 'valid', lacksBritain: false }))
    expect(selectCanStart(store.getState())).toBe(true)

    offer('new.csv')
    if (selectCanStart(store.getState())) {
      store.dispatch(runStarted())
      await allSent.opened
    }
    open('new.csv')
    await settled()
    gate.open()
    expect(doneRows(await ended(store))).toHaveLength(server.queries.length)
  })
})
