import type { Deps } from '../../../src/app/base/deps'
import type { RootState } from '../../../src/app/base/types'
import type { AppStore } from '../../../src/app/store'
import { downloadAsked } from '../../../src/features/download/downloadSlice'
import { fileOffered } from '../../../src/features/file/fileSlice'
import { requestFile } from '../../../src/features/file/fileListeners'
import { partAsked, resumeAsked } from '../../../src/features/list/listSlice'
import { selectFound } from '../../../src/features/list/listSelectors'
import { RECORD_STORAGE_KEY } from '../../../src/features/recovery/recordPersistence'
import { selectIsComplete, selectIsRunning } from '../../../src/features/run/runSelectors'
import { stopAsked } from '../../../src/features/run/runSlice'
import { runStarted } from '../../../src/features/sessionEvents'
import { listeningServer } from '../../support/listeningServer'
import { cleanseHandler, emptyLog, type ProviderLog, type Respond } from '../../support/provider'
import { createTestWorld, openTestPage, type TestWorld } from '../../support/testStore'
import { eventually, until } from '../../support/until'

export const server = listeningServer()

export const queryOf = (row: number) => `${row} High Street, B12 0XY`
export const queriesOf = (...rows: number[]) => rows.map(queryOf)
export const upTo = (rows: number) => Array.from({ length: rows }, (_, at) => at + 1)

export const fileWith = (lines: string[], headers = 'address,postcode') =>
  new File([`${[headers, ...lines].join('\n')}\n`], 'list.csv')

/** A file whose rows are at these house numbers. */
export const fileAt = (...numbers: number[]) =>
  fileWith(numbers.map((number) => `${number} High Street,B12 0XY`))

/** A file of so many rows with different addresses. */
export const fileOf = (rows: number) => fileAt(...upTo(rows))

interface ListOptions {
  world?: TestWorld
  file?: File
  respond?: Respond
  overrides?: Partial<Deps>
}

/** A page on which a list was loaded, of twenty rows unless a file is given, beside a provider that answers. */
export async function pageWithList({
  world = createTestWorld(),
  file = fileOf(20),
  respond,
  overrides,
}: ListOptions = {}) {
  const log = emptyLog()
  server.use(cleanseHandler(log, respond))
  const page = openTestPage(world, overrides)
  const { store } = page
  store.dispatch(requestFile(file))
  const { attempt } = (await until(store, (state) => state.file.attempt.status === 'refused')).file
  if (attempt.status !== 'refused' || !attempt.request) throw new Error('not refused')
  const { request } = attempt
  store.dispatch(fileOffered({ ...request, isList: true, read: { ...request.read, part: 0 } }))
  await until(store, (state) => state.list.read !== null)
  return { ...page, log }
}

/** The same with its rows cleansed. */
export async function completedList(options: ListOptions = {}) {
  const page = await pageWithList(options)
  page.store.dispatch(runStarted())
  await completed(page.store)
  return page
}

/** The same with the first part done and the run stopped before the next. */
export async function stoppedBetween(options: ListOptions = {}) {
  const page = await pageWithList(options)
  page.store.dispatch(runStarted())
  await stopBetween(page.store)
  await eventually(() => !hasRecord(page.world))
  return page
}

export async function stopBetween(store: AppStore) {
  await until(store, (state) => state.list.isMovingOn)
  store.dispatch(stopAsked({ at: 0 }))
  return ended(store)
}

export const ended = (store: AppStore) =>
  until(store, (state) => !selectIsRunning(state) && state.run.phase.status === 'idle')

/** The list is completed and kept. */
export const completed = (store: AppStore) =>
  until(
    store,
    (state) =>
      selectIsComplete(state) &&
      state.recovery.session.status === 'onPage' &&
      state.recovery.session.isHandedOver,
  )

/** Shows a part by its place from 0; resolves with the state once `isSo` holds there. */
export function show(store: AppStore, at: number, isSo: (state: RootState) => boolean = () => true) {
  store.dispatch(partAsked(at))
  return until(store, (state) => state.list.at === at && isSo(state))
}

/** Resumes the session that was found. */
export async function resumeFound(store: AppStore) {
  await until(store, (state) => selectFound(state)?.isCounted === true)
  store.dispatch(resumeAsked())
  await until(store, (state) => state.recovery.session.status === 'onPage')
}

/** The next page of the same browser, on which the session that was found was resumed. */
export async function resumed(world: TestWorld) {
  const page = openTestPage(world)
  await resumeFound(page.store)
  return page
}

/** Downloads the whole list: its name, its header and its lines. */
export async function downloaded({
  store,
  world,
}: Pick<Awaited<ReturnType<typeof resumed>>, 'store' | 'world'>) {
  world.clock.now += 1000
  store.dispatch(downloadAsked('everything'))
  return lastDownload(world)
}

export async function lastDownload({ downloads }: TestWorld) {
  await eventually(() => downloads.length > 0)
  const { name, text } = downloads.pop()!
  const [header = '', ...lines] = text.trimEnd().split('\r\n')
  return { name, header, lines, addresses: lines.map((line) => line.split(',')[0]) }
}

export const hasRecord = (world: TestWorld) => world.storage.texts.has(RECORD_STORAGE_KEY)

/** The queries that the provider received, by their house numbers. */
export const sorted = ({ queries }: ProviderLog) =>
  queries.toSorted((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10))
