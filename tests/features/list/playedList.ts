import { clearAllListeners } from '@reduxjs/toolkit'
import { unwrap } from 'idb'
import Papa from 'papaparse'
import { vi } from 'vitest'
import { downloadAsked } from '../../../src/features/download/downloadSlice'
import { fileOffered } from '../../../src/features/file/fileSlice'
import { requestFile } from '../../../src/features/file/fileListeners'
import { readFile } from '../../../src/features/file/reader/readFile'
import { partAsked, resumeAsked } from '../../../src/features/list/listSlice'
import { selectFound } from '../../../src/features/list/listSelectors'
import { mappingChanged } from '../../../src/features/mapping/mappingSlice'
import { rowsDecided } from '../../../src/features/results/decisionsSlice'
import { addressKey } from '../../../src/features/mapping/addressKey'
import {
  selectFailedCount,
  selectIsComplete,
  selectIsRunning,
  selectProgress,
} from '../../../src/features/run/runSelectors'
import { rowsSentAgain, runResumed, runStarted } from '../../../src/features/sessionEvents'
import { columnsFrom, press, quieten, turns, type Press, type Reply } from '../../support/playedPerson'
import { createPlayedProvider, type ReplyKind } from '../../support/playedProvider'
import { createTestWorld, openTestPage, type TestWorld } from '../../support/testStore'

/** Columns that a person may choose, after one of references. */
export const COLUMNS = columnsFrom(1)

export type Step =
  | Reply
  | Press
  | { kind: 'decide' | 'show'; at: number }
  /** After so many turns of the event loop: nothing that was begun need have ended. */
  | { kind: 'kill'; turns: number }
  | { kind: 'reload' | 'download' | 'loseDatabase' | 'wait' }

/** Answers that a page may have had and not saved when it was killed: those of one batch. */
const MOST_LOST = 5

/** A row of the file; two of the same person send the same text. */
const lineOf = (person: number, at: number) => {
  const [hasAddress, hasStreet] = [person % 6 !== 5, person % 6 !== 4]
  const address = hasAddress ? `${person} High Street` : ''
  const street = hasStreet ? `${person} Low Road` : ''
  const isShouted = at % 2 === 1
  const line = [`R${at}`, address, street, hasAddress && hasStreet ? 'B12 0XY' : ''].join(',')
  return isShouted ? line.toUpperCase() : line
}

const fileOf = (people: number[]) =>
  new File([['ref,address,street,postcode', ...people.map(lineOf), ''].join('\n')], 'list.csv')

/**
 * A page of a world, which can be killed: what it has not stored by then is lost, and a transaction that was not over
 * did not happen.
 *
 * @param mayWrite asked before each thing that is stored; false kills the page there
 */
function openKillablePage(world: TestWorld, name: string, mayWrite: () => boolean) {
  const transactions = new Set<IDBTransaction>()
  const connections = new Set<IDBDatabase>()
  let isGone = false
  let reading = 0

  const kill = () => {
    isGone = true
    for (const transaction of transactions) if (transaction.mode === 'readwrite') transaction.abort()
    for (const connection of connections) connection.close()
    transactions.clear()
    store.dispatch(clearAllListeners())
  }
  /** Whether the page may store something now. */
  const stores = () => {
    if (!isGone && !mayWrite()) kill()
    return !isGone
  }

  const openDatabase: TestWorld['databases']['open'] = async (...named) => {
    reading += 1
    const opened = await world.databases.open(...named).finally(() => {
      reading -= 1
    })
    const connection = unwrap(opened)
    if (isGone) connection.close()
    connections.add(connection)
    const transaction = connection.transaction.bind(connection)
    connection.transaction = (...asked) => {
      if (asked[1] === 'readwrite' ? !stores() : isGone) throw new DOMException('Gone', 'InvalidStateError')
      const begun = transaction(...asked)
      transactions.add(begun)
      for (const end of ['complete', 'abort'])
        begun.addEventListener(end, () => void transactions.delete(begun))
      return begun
    }
    return opened
  }

  const storage = Object.create(world.storage) as TestWorld['storage']
  storage.setItem = (key, text) => void (stores() && world.storage.setItem(key, text))
  storage.removeItem = (key) => void (stores() && world.storage.removeItem(key))

  const { store, deps } = openTestPage(
    { ...world, storage, databases: { ...world.databases, open: openDatabase } },
    {
      readFile: async (file, options) => {
        reading += 1
        return readFile(file, options).finally(() => {
          reading -= 1
        })
      },
    },
  )
  deps.keyHolder.set(name)
  return {
    name,
    store,
    kill,
    isGone: () => isGone,
    isBusy: () => !isGone && (reading > 0 || transactions.size > 0),
  }
}

let pages = 0

/**
 * A person at the page with a list, one row for each of `people`, and the provider's own book of what was paid for.
 * `broken` lists the promises that were broken.
 *
 * @param options.mayWrite asked before each thing that is stored; false kills the page there
 * @param options.repliesAfter turns of the event loop after which the provider answers by itself
 */
export async function playList(
  people: number[],
  { mayWrite = () => true, repliesAfter }: { mayWrite?: () => boolean; repliesAfter?: number } = {},
) {
  const world = createTestWorld()
  const broken: string[] = []
  const total = people.length
  /** Answers by the numbers that they carry, those that a crash may have lost marked. */
  const paid = new Map<number, { person: number; key: string; mayBeLost: boolean }>()
  /** The answers of this page, in their order. */
  let latest: number[] = []
  const mayFail = new Set<number>()
  /** Rows whose own address is kept, by their place in the list, and those of them that are certainly saved. */
  const kept = new Set<number>()
  let unsaved: number[] = []

  const personOf = (query: string) => Number.parseInt(query, 10)
  const held = () => [...paid.values()].filter(({ mayBeLost }) => !mayBeLost)

  const provider = createPlayedProvider((name, query) => {
    if (name !== page.name) return
    const person = personOf(query)
    const underWay = provider.pendingOf(name)
    if (underWay.length > 5) broken.push(`${underWay.length} requests under way`)
    const isSame = (each: { query: string }) => addressKey(each.query) === addressKey(query)
    const rows = people.filter((each) => each === person).length
    const asked = underWay.filter(({ query: other }) => personOf(other) === person).length
    const had = held().filter((answer) => answer.person === person)
    if (had.length + asked > rows) broken.push(`paid once too often: ${query}`)
    if (!state().run.dedupe) return autoReply(query)
    const isKnown = had.some(({ key }) => key === addressKey(query))
    if (isKnown || underWay.filter(isSame).length > 1) broken.push(`paid though it is known: ${query}`)
    return autoReply(query)
  })
  vi.stubGlobal('fetch', provider.fetch)

  /** With `repliesAfter`: answers the request that has just come. */
  const autoReply = (query: string) => {
    if (repliesAfter === undefined) return
    const { name } = page
    void (async () => {
      await turns(repliesAfter + 1)
      if (page.isGone()) return
      const pending = provider.pendingOf(name).find((each) => each.query === query)
      if (pending) reply(pending, 'answer')
    })()
  }

  function open() {
    pages += 1
    latest = []
    return openKillablePage(world, `page-${pages}`, mayWrite)
  }

  let page = open()
  const state = () => page.store.getState()

  const settle = () => quieten(() => page.isBusy())

  /** Loads the file as a list. */
  async function load() {
    page.store.dispatch(requestFile(fileOf(people)))
    await settle()
    const { attempt } = state().file
    if (attempt.status !== 'refused' || !attempt.request) throw new Error(`not a list: ${attempt.status}`)
    const { request } = attempt
    page.store.dispatch(fileOffered({ ...request, isList: true, read: { ...request.read, part: 0 } }))
    await settle()
    if (state().list.read === null) throw new Error('the list was not loaded')
    page.store.dispatch(mappingChanged(COLUMNS[0]!))
    await settle()
  }

  function reply(pending: ReturnType<typeof provider.pendingOf>[number] | undefined, kind: ReplyKind) {
    if (!pending) return
    const person = personOf(pending.query)
    if (kind !== 'answer') {
      if (kind !== 'spent') mayFail.add(person)
      return pending.end(kind)
    }
    const number = paid.size + 1
    paid.set(number, { person, key: addressKey(pending.query), mayBeLost: false })
    latest.push(number)
    pending.end('answer', String(number))
  }

  /** The next page of the browser, after the one before was left or killed. */
  async function nextPage(isSaved: boolean) {
    if (!page.isGone()) page.kill()
    provider.forget(page.name)
    const before = selectProgress(state()).done
    const isOnce = state().run.dedupe
    if (!isSaved) {
      for (const number of latest.slice(-MOST_LOST)) paid.get(number)!.mayBeLost = true
      for (const row of unsaved) kept.delete(row)
      const lost = new Set([...paid.values()].flatMap(({ mayBeLost, person }) => (mayBeLost ? [person] : [])))
      for (const row of kept) if (lost.has(people[row]!)) kept.delete(row)
    }
    unsaved = []
    page = open()
    await settle()
    const found = selectFound(state())
    if (!found) {
      if (held().length > 0) broken.push(`${held().length} answers are not found again`)
      return load()
    }
    if (found.total !== total) broken.push(`a list of ${found.total} rows was found, not of ${total}`)
    // Rows that took an answer from another part cost nothing, and take it again.
    if (isSaved && !isOnce && found.done !== before)
      broken.push(`${found.done} rows were found, not ${before}`)
    page.store.dispatch(resumeAsked())
    await settle()
    const { done } = selectProgress(state())
    if (done < found.done) broken.push(`${done} rows were resumed of ${found.done}`)
  }

  const firstRow = () => state().file.loaded?.part?.first ?? 1

  async function take(step: Step) {
    if (page.isGone()) await nextPage(false)
    switch (step.kind) {
      case 'reply': {
        const pending = provider.pendingOf(page.name)
        reply(pending[step.at % Math.max(1, pending.length)], step.reply)
        break
      }
      case 'show':
        page.store.dispatch(partAsked(step.at % state().list.parts.length))
        break
      case 'decide': {
        const { results } = state().run
        const row = step.at % Math.max(1, results.length)
        if (results[row]?.kind !== 'answered') break
        page.store.dispatch(rowsDecided({ rows: [row], decision: 'originalKept' }))
        kept.add(firstRow() - 1 + row)
        unsaved.push(firstRow() - 1 + row)
        break
      }
      case 'kill':
        await turns(step.turns)
        return nextPage(false)
      case 'reload':
        world.visibility.hide()
        await settle()
        world.visibility.show()
        await nextPage(true)
        break
      case 'download':
        checkDownload(await download())
        break
      case 'loseDatabase':
        world.databases.die()
        break
      case 'wait':
        for (const { query } of provider.pendingOf(page.name)) mayFail.add(personOf(query))
        await vi.advanceTimersByTimeAsync(2000)
        break
      default:
        press(page.store, step, world.clock.now)
    }
  }

  /** The rows of the download; null if there is nothing to download. */
  async function download() {
    world.clock.now += 1000
    const { done } = selectProgress(state())
    if (done === 0) return null
    page.store.dispatch(downloadAsked('everything'))
    await settle()
    const { name, text } = world.downloads.pop() ?? { name: 'nothing', text: '' }
    const { data } = Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true })
    const expected = selectIsComplete(state()) ? 'list_cleansed.csv' : 'list_partial_cleansed.csv'
    if (name !== expected) broken.push(`${name} was downloaded, not ${expected}`)
    if (data.length !== done) broken.push(`${data.length} rows were downloaded of ${done}`)
    return data
  }

  /** Whether the rows are in the file's order, each with an answer to its own text, an error, or nothing to send. */
  function checkDownload(rows: Record<string, string>[] | null) {
    let last = -1
    for (const row of rows ?? []) {
      const at = Number(row['ref']!.slice(1))
      if (at <= last) broken.push(`row ${at} comes after row ${last}`)
      last = at
      const [answer, person] = [paid.get(Number(row['Message'])), people[at]!]
      if (answer && answer.person !== person) broken.push(`row ${at} has the answer of ${answer.person}`)
      if (!answer && row['Error'] && !mayFail.has(person)) broken.push(`row ${at} failed for no reason`)
      if (!answer && !row['Error'] && ![4, 5].includes(person % 6)) broken.push(`row ${at} has no result`)
      const isOwn = row['Address Line 1'] === ''
      const isMatched = row['Fit Score'] !== '' && row['UPRN'] !== undefined
      if (answer && isMatched && kept.has(at) && !isOwn) broken.push(`the decision on row ${at} is lost`)
    }
  }

  /** The provider answers everything, and the person presses every button that leads on. */
  async function finish() {
    if (page.isGone()) await nextPage(false)
    for (let round = 0; round < 800 && !isOver(); round += 1) {
      if (page.isGone()) await nextPage(false)
      // The page was killed before it had stored the file.
      if (state().list.halt === 'fileMissing') page.store.dispatch(requestFile(fileOf(people)))
      else if (state().run.phase.status === 'paused') page.store.dispatch(runResumed())
      else if (!selectIsRunning(state())) page.store.dispatch(runStarted())
      const [pending] = provider.pendingOf(page.name)
      if (pending) reply(pending, 'answer')
      else await vi.advanceTimersByTimeAsync(1000)
      await settle()
    }
    if (!isOver()) broken.push(`the list did not end: ${JSON.stringify(selectProgress(state()))}`)
  }

  const isOver = () => !page.isGone() && selectIsComplete(state()) && !selectIsRunning(state())

  /** Runs the list to its end, and looks at what is handed over, on this page and on the next. */
  async function end() {
    await finish()
    checkDownload(await download())
    await take({ kind: 'reload' })
    if (selectFailedCount(state()) > 0) {
      page.store.dispatch(rowsSentAgain({ at: world.clock.now }))
      await finish()
    }
    const rows = (await download()) ?? []
    checkDownload(rows)
    if (rows.some((row) => row['Error'])) broken.push('a row failed though everything was answered')
    const handedOver = new Set(rows.map((row) => Number(row['Message'])))
    const missing = [...paid].filter(([number, { mayBeLost }]) => !mayBeLost && !handedOver.has(number))
    if (missing.length > 0) broken.push(`${missing.length} paid answers were not handed over`)
    page.kill()
  }

  await load()
  return {
    broken,
    /** Does a step, and lets everything happen that comes of it. */
    take: async (step: Step) => {
      await take(step)
      if (page.isGone()) return
      await settle()
      unsaved = []
    },
    /** Does a step, and nothing more. */
    begin: take,
    settle,
    isGone: () => page.isGone(),
    isOver,
    end,
  }
}
