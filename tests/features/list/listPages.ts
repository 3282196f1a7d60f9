import { fileOffered } from '../../../src/features/file/fileSlice'
import { requestFile } from '../../../src/features/file/fileListeners'
import { resumeAsked } from '../../../src/features/list/listSlice'
import { selectFound } from '../../../src/features/list/listSelectors'
import { RECORD_STORAGE_KEY } from '../../../src/features/recovery/recordPersistence'
import { selectIsComplete, selectIsRunning } from '../../../src/features/run/runSelectors'
import type { Deps } from '../../../src/app/base/deps'
import type { AppStore } from '../../../src/app/store'
import type { ProviderLog } from '../../support/provider'
import { createTestWorld, openTestPage, type TestWorld } from '../../support/testStore'
import { until } from '../../support/until'

const linesOf = (rows: number) =>
  Array.from({ length: rows }, (_, at) => `${at + 1} High Street,B12 0XY`).join('\n')

export const queryOf = (row: number) => `${row} High Street, B12 0XY`
export const queriesOf = (...rows: number[]) => rows.map(queryOf)
export const upTo = (rows: number) => Array.from({ length: rows }, (_, at) => at + 1)

/** A file of so many rows that all send something else. */
export const fileOf = (rows: number) => new File([`address,postcode\n${linesOf(rows)}\n`], 'list.csv')

/** A page on which a list was loaded. */
export async function openWithList(
  world: TestWorld = createTestWorld(),
  file: File = fileOf(20),
  overrides: Partial<Deps> = {},
) {
  const page = openTestPage(world, overrides)
  const { store } = page
  store.dispatch(requestFile(file))
  const { attempt } = (await until(store, (state) => state.file.attempt.status === 'refused')).file
  if (attempt.status !== 'refused' || !attempt.request) throw new Error('not refused')
  const { request } = attempt
  store.dispatch(fileOffered({ ...request, isList: true, read: { ...request.read, part: 0 } }))
  await until(store, (state) => state.list.read !== null)
  return page
}

export const ended = (store: AppStore) =>
  until(store, (state) => !selectIsRunning(state) && state.run.phase.status === 'idle')

/** The list was completed and kept. */
export const completed = (store: AppStore) =>
  until(
    store,
    (state) =>
      selectIsComplete(state) && state.recovery.kept.status === 'own' && state.recovery.kept.isHandedOver,
  )

/** The next page of the same browser, on which the session that was found was resumed. */
export async function resumed(world: TestWorld) {
  const page = openTestPage(world)
  await until(page.store, (state) => selectFound(state)?.isCounted === true)
  page.store.dispatch(resumeAsked())
  await until(page.store, (state) => state.recovery.kept.status === 'own')
  return page
}

export const hasRecord = (world: TestWorld) => world.storage.texts.has(RECORD_STORAGE_KEY)

/** The queries that the provider received, in the order of their numbers. */
export const sorted = ({ queries }: ProviderLog) =>
  queries.toSorted((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10))
