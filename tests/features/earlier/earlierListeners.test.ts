import { utils, write } from '@e965/xlsx'
import { clearAllListeners } from '@reduxjs/toolkit'
import Papa from 'papaparse'
import { describe, expect, test } from 'vitest'
import type { AppStore } from '../../../src/app/store'
import { keyChecked, keyCheckStarted } from '../../../src/features/apiKey/apiKeySlice'
import { requestEarlier } from '../../../src/features/earlier/earlierListeners'
import {
  selectTakenCount,
  selectUnfoundCount,
  downloadsDropped,
  listKept,
  unfoundLeftOut,
} from '../../../src/features/earlier/earlierSlice'
import { selectSources } from '../../../src/features/earlier/sourcesSelectors'
import { downloadAsked } from '../../../src/features/download/downloadSlice'
import { requestFile } from '../../../src/features/file/fileListeners'
import { mappingChanged } from '../../../src/features/mapping/mappingSlice'
import { resumeAsked } from '../../../src/features/saved/savedSlice'
import { selectCanStart, selectForecast } from '../../../src/features/run/forecastSelectors'
import { selectIsComplete } from '../../../src/features/run/runSelectors'
import { selectShownProgress } from '../../../src/features/run/progress/progressSelectors'
import { resultsCleared, runStarted } from '../../../src/features/session/sessionEvents'
import {
  cleanseHandler,
  emptyLog,
  listeningServer,
  providerError,
  type Respond,
} from '../../support/provider'
import { decisionsOf, range } from '../../support/builders'
import { storedSession } from '../../support/storedSessions'
import { createTestWorld, type TestWorld } from '../../support/testWorld'
import { ended, openTestPage } from '../../support/testStore'
import { createGate, until } from '../../support/waiting'
import { selectHasResults } from '../../../src/features/run/runSlice'
import { decideRows } from '../../../src/features/run/rows/changeRows'

const server = listeningServer()

const JUNE = ['1 High Street', '2 High Street', '3 High Street', '4 High Street']
/** One is new, one has changed. */
const JULY = [...JUNE.slice(0, 3), '14 High Street', '5 High Street']

const csv = (name: string, addresses: string[]) =>
  new File([['address,postcode', ...addresses.map((address) => `${address},BA1 1AA`), ''].join('\n')], name, {
    type: 'text/csv',
    lastModified: Date.UTC(2029, 5, 12),
  })

/** A page that takes lookups, and the texts that were looked up. */
function pageOf(world = createTestWorld(), respond?: Respond) {
  const log = emptyLog()
  server.use(cleanseHandler(log, respond))
  return { ...openTestPage(world), log }
}

async function load(store: AppStore, file: File) {
  store.dispatch(requestFile(file))
  await until(store, ({ file: { loaded } }) => loaded?.name === file.name)
}

/** Downloads of the list of June, cleansed as the sandbox does: the third was kept. */
async function cleansedJune(choice: Choice, respond?: Respond) {
  const { store, world } = pageOf(undefined, respond)
  await load(store, csv('june.csv', JUNE))
  await cleansed(store)
  store.dispatch(decideRows([2], 'originalKept'))
  store.dispatch(downloadAsked(choice, 'csv'))
  await until(() => world.downloads.length > 0)
  const [{ name, text }] = world.downloads as [{ name: string; text: string }]
  return new File([text], name, { type: 'text/csv', lastModified: Date.UTC(2029, 5, 12) })
}

type Choice = 'everything' | 'nextMonth'

const made: Partial<Record<Choice, Promise<File>>> = {}

/** A download of June; the usual ones are made once. */
const june = (choice: Choice = 'everything', respond?: Respond) =>
  respond ? cleansedJune(choice, respond) : (made[choice] ??= cleansedJune(choice))

/** The page with the list of July, which uses a download. */
async function july(download: File, addresses = JULY, world?: TestWorld, respond?: Respond) {
  const page = pageOf(world, respond)
  await load(page.store, csv('july.csv', addresses))
  await choose(page.store, download)
  return page
}

async function choose(store: AppStore, download: File) {
  store.dispatch(requestEarlier(download))
  await until(store, ({ earlier }) => earlier.reading === null && !earlier.isMatching)
}

/** The page with a download of June as its list. */
async function ownList(respond?: Respond) {
  const download = await june('nextMonth', respond)
  const page = pageOf()
  await load(page.store, download)
  await until(page.store, ({ earlier }) => earlier.matches.length > 0)
  return { ...page, download }
}

/** Presses Start, and waits for the end of the run. */
function cleansed(store: AppStore) {
  store.dispatch(runStarted())
  return ended(store)
}

const lookups = (store: AppStore) => selectForecast(store.getState())?.lookups
const takenFrom = (store: AppStore) =>
  store
    .getState()
    .run.results.map((result) =>
      result?.kind === 'answered' ? (result.takenFrom?.name ?? 'looked up') : null,
    )

test('answers of June are taken at Start with their decisions, and only the other rows are sent', async () => {
  const { store, log } = await july(await june())
  const before = store.getState()
  expect(selectShownProgress(before)).toEqual({ done: 3, total: 5 })
  expect(selectHasResults(before)).toBe(false)
  expect(lookups(store)).toBe(2)
  await cleansed(store)
  expect(log.queries.toSorted()).toEqual(['14 High Street, BA1 1AA', '5 High Street, BA1 1AA'])
  expect(takenFrom(store)).toEqual([...Array(3).fill('june_cleansed.csv'), 'looked up', 'looked up'])
  expect(decisionsOf(store.getState())).toEqual({ 2: 'originalKept' })
  expect(store.getState().run.lookups).toBe(2)
})

test('with no row left, Start needs no key and completes without a call', async () => {
  const page = await july(await june(), JUNE)
  expect(page.store.getState().apiKey.status).not.toBe('valid')
  expect(selectCanStart(page.store.getState())).toBe(true)
  const state = await cleansed(page.store)
  expect(selectIsComplete(state)).toBe(true)
  expect(page.log.queries).toEqual([])
})

test('rows that were not found or failed in June are looked up, unless those not found are left out', async () => {
  const download = await june('everything', (query) => {
    if (query.startsWith('1 ')) return providerError(500, 5000, 'Server broke')
    return query.startsWith('2 ') ? Response.json(NOT_FOUND) : undefined
  })
  const { store } = await july(download)
  expect(lookups(store)).toBe(4)
  expect(selectUnfoundCount(store.getState())).toBe(1)
  store.dispatch(unfoundLeftOut(true))
  expect(lookups(store)).toBe(3)
})

const NOT_FOUND = {
  code: 2000,
  message: 'Success',
  result: { fit: 0, confidence: 0, match: null, premise_match: 'NO_MATCH' },
}

test('answers that are not used, or do not fit the columns, are given back', async () => {
  const { store } = await july(await june())
  store.dispatch(mappingChanged({ postcodeColumn: 'inAddress' }))
  await until(store, ({ earlier }) => !earlier.isMatching)
  // The texts are others in both files, and the same.
  expect(selectTakenCount(store.getState())).toBe(3)
  store.dispatch(mappingChanged({ addressColumn: 1 }))
  await until(store, ({ earlier }) => !earlier.isMatching)
  // Three addresses of one text have different answers.
  expect(selectTakenCount(store.getState())).toBe(0)
  store.dispatch(mappingChanged({ addressColumn: 0 }))
  await until(store, ({ earlier }) => !earlier.isMatching)
  store.dispatch(downloadsDropped())
  expect(lookups(store)).toBe(5)
})

/** A file that is no longer on the disk. */
function goneFile() {
  const gone = () => Promise.reject(new DOMException('A reference was acquired.', 'NotFoundError'))
  const slice = () => Object.assign(new Blob(), { arrayBuffer: gone, stream: gone, text: gone })
  return Object.assign(csv('list.csv', JUNE), { slice, arrayBuffer: gone })
}

const GONE = expect.stringMatching(/^The file could not be read\. It may have been moved/) as string

test.each([
  ['another file', csv('list.csv', JUNE), { kind: 'notOurs' }],
  ['a file that cannot be read', new File(['a,b\n1,2\n1,2,3,4\n'], 'bad.csv'), { kind: 'unreadable' }],
  ['a file that is gone since it was chosen', goneFile(), { message: GONE }],
])('%s is refused, and nothing changes', async (_, file, refusal) => {
  const { store } = await july(await june())
  await choose(store, file)
  expect(store.getState().earlier.refused).toMatchObject([{ name: file.name, refusal }])
  expect(lookups(store)).toBe(2)
})

/** A workbook with these sheets in their order; a name in brackets is hidden. */
function workbook(name: string, sheets: Record<string, string[][]>) {
  const book = utils.book_new()
  for (const [sheet, rows] of Object.entries(sheets))
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows), sheet)
  const Sheets = Object.keys(sheets).map(
    (sheet) => ({ name: sheet, Hidden: sheet.startsWith('(') ? 1 : 0 }) as const,
  )
  return new File([write({ ...book, Workbook: { Sheets } }, { type: 'array', bookType: 'xlsx' })], name)
}

describe('of an earlier workbook', () => {
  const OTHER = [
    ['Ref', 'Address', 'Postcode'],
    ['1', '1 High Street', 'BA1 1AA'],
  ]

  test.each<[string, (ours: string[][]) => Record<string, string[][]>]>([
    ['the only sheet', (ours) => ({ Addresses: ours })],
    [
      'the sheet with our columns, whatever comes before it',
      (ours) => ({ Notes: [['Read me']], Other: OTHER, Addresses: ours }),
    ],
    [
      'the sheet with our columns that is not hidden',
      (ours) => ({ '(Old)': ours.slice(0, 2), Addresses: ours }),
    ],
    ['a sheet below a title', (ours) => ({ Other: OTHER, Addresses: [['Customers of June'], [], ...ours] })],
    [
      'a sheet below a line like a header',
      (ours) => ({ Addresses: [['Name', 'Address', 'Postcode', 'Town'], ...ours] }),
    ],
  ])('%s is used', async (_, sheetsOf) => {
    const ours = Papa.parse<string[]>(await (await june()).text(), { skipEmptyLines: true }).data
    const { store } = await july(workbook('june.xlsx', sheetsOf(ours)))
    expect(store.getState().earlier.refused).toEqual([])
    expect(lookups(store)).toBe(2)
  })

  test('no sheet is used if none has our columns', async () => {
    const { store } = await july(workbook('june.xlsx', { Notes: [['Read me']], Other: OTHER }))
    expect(store.getState().earlier.refused).toMatchObject([{ refusal: { kind: 'notOurs' } }])
  })
})

test('a download that lacks a chosen column has no answers, unless it says what was sent', async () => {
  const { store } = pageOf()
  const named = new File(['street,zip\n1 High Street,BA1 1AA\n'], 'other.csv', { type: 'text/csv' })
  await load(store, named)
  store.dispatch(mappingChanged({ addressColumn: 0, postcodeColumn: 1 }))
  await choose(store, await june())
  expect(selectTakenCount(store.getState())).toBe(0)
  expect(selectSources(store.getState())).toMatchObject([{ missing: ['street', 'zip'] }])
  await choose(store, await june('nextMonth'))
  expect(selectTakenCount(store.getState())).toBe(1)
})

test('an answer that was taken is looked up again with the same text', async () => {
  const { store, log } = await july(await june(), JUNE)
  await cleansed(store)
  store.dispatch(runStarted({ rows: [], again: [0, 2] }))
  await ended(store)
  expect(log.queries.toSorted()).toEqual(['1 High Street, BA1 1AA', '3 High Street, BA1 1AA'])
  expect(takenFrom(store)).toEqual(['looked up', 'june_cleansed.csv', 'looked up', 'june_cleansed.csv'])
  expect(decisionsOf(store.getState())).toEqual({})
})

test('a reload in the middle keeps where answers come from', async () => {
  const world = createTestWorld()
  const { store } = await july(await june(), JULY, world)
  await cleansed(store)
  const next = openTestPage(world)
  await until(next.store, ({ saved }) => saved.session.status === 'found')
  next.store.dispatch(resumeAsked())
  await until(next.store, ({ run }) => run.results.length > 0)
  expect(takenFrom(next.store)).toEqual(takenFrom(store))
  expect(decisionsOf(next.store.getState())).toEqual({ 2: 'originalKept' })
})

test('after a reload between batches only what is left is sent', async () => {
  const world = createTestWorld()
  const addresses = [...JUNE, ...range(20, 32).map((house) => `${house} High Street`)]
  const never = createGate().opened
  // The second batch is never answered.
  const { store } = await july(await june(), addresses, world, (query) =>
    query < '25' ? undefined : never.then(() => undefined),
  )
  store.dispatch(runStarted())
  await until(store, ({ run }) => run.lookups === 5)
  await until(async () => (await storedSession(world))?.lookups === 5)
  store.dispatch(clearAllListeners())

  const next = pageOf(world)
  await until(next.store, ({ saved }) => saved.session.status === 'found')
  next.store.dispatch(resumeAsked())
  await until(next.store, ({ run }) => run.results.length > 0)
  expect(lookups(next.store)).toBe(7)
  await cleansed(next.store)
  expect(next.log.queries.toSorted()).toEqual(range(25, 32).map((house) => `${house} High Street, BA1 1AA`))
  expect(takenFrom(next.store)).toEqual([
    ...Array(4).fill('june_cleansed.csv'),
    ...Array(12).fill('looked up'),
  ])
  expect(decisionsOf(next.store.getState())).toEqual({ 2: 'originalKept' })
})

test('a download chosen twice is used once', async () => {
  const download = await june()
  const { store } = await july(download)
  await choose(store, download)
  expect(selectSources(store.getState())).toMatchObject([{ name: 'june_cleansed.csv', rows: [0, 1, 2] }])
})

test('a list chosen as its own download keeps its answers once', async () => {
  const { store, download } = await ownList()
  store.dispatch(listKept(false))
  await choose(store, download)
  expect(selectSources(store.getState())).toMatchObject([{ isList: true, rows: [0, 1, 2, 3] }])
})

test('rows that were not found are left out only of a list that keeps its answers', async () => {
  const respond: Respond = (query) => (query.startsWith('2 ') ? Response.json(NOT_FOUND) : undefined)
  const { store } = await ownList(respond)
  expect(selectUnfoundCount(store.getState())).toBe(1)
  store.dispatch(listKept(false))
  expect(selectUnfoundCount(store.getState())).toBe(0)
})

test('Start waits while a download is read', async () => {
  const { store } = pageOf()
  await load(store, csv('july.csv', JULY))
  store.dispatch(keyCheckStarted())
  store.dispatch(keyChecked({ status: 'valid', lacksBritain: false }))
  const download = await june()
  expect(selectCanStart(store.getState())).toBe(true)
  store.dispatch(requestEarlier(download))
  expect(selectCanStart(store.getState())).toBe(false)
  await until(store, selectCanStart)
  expect(lookups(store)).toBe(2)
})

test('a download chosen while the list is read as one does not cost the list its answers', async () => {
  const download = await june('nextMonth')
  const { store } = pageOf()
  store.dispatch(requestFile(download))
  await until(store, ({ earlier }) => earlier.isMatching)
  store.dispatch(requestEarlier(csv('other.csv', JUNE)))
  await until(store, ({ earlier }) => earlier.refused.length > 0 && !earlier.isMatching)
  expect(selectTakenCount(store.getState())).toBe(4)
})

test('a list that is a download of ours keeps its answers, and offers them again once its results are cleared', async () => {
  const { store, log } = await ownList()
  expect(selectTakenCount(store.getState())).toBe(4)
  await cleansed(store)
  expect(log.queries).toEqual([])
  expect(decisionsOf(store.getState())).toEqual({ 2: 'originalKept' })
  store.dispatch(resultsCleared())
  await until(store, ({ earlier }) => earlier.matches.length > 0 && !earlier.isMatching)
  expect(selectTakenCount(store.getState())).toBe(4)
  expect(lookups(store)).toBe(0)
})
