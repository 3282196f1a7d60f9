import { fileLoaded, runStarted } from '../../src/features/sessionEvents'
import { csvFile } from './builders'
import { createTestWorld, openTestPage, type TestWorld } from './testStore'

/** A file of `count` rows that all send something else. */
export const fileOf = (count: number) =>
  csvFile({ rows: Array.from({ length: count }, (_, at) => [`${at + 1} High Street`, 'B12 0XY']) })

/** The text that row `row` (from 1) of `fileOf` sends. */
export const queryOf = (row: number) => `${row} High Street, B12 0XY`

/** A page on which a file of `count` rows is loaded and Start was pressed. */
export function startedPage(count: number, world: TestWorld = createTestWorld()) {
  const page = openTestPage(world)
  page.store.dispatch(fileLoaded(fileOf(count)))
  page.store.dispatch(runStarted())
  return page
}
