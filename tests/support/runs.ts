import type { CsvFile } from '../../src/base/csvFile'
import { runStarted } from '../../src/features/session/sessionEvents'
import { fileLoaded } from '../../src/features/file/fileSlice'
import type { Decision } from '../../src/domain/cleanse/rowResult'
import type { AppStore } from '../../src/app/store'
import type { RootState } from '../../src/base/store/types'
import { csvFile } from './builders'
import { openTestPage } from './testStore'
import { until } from './waiting'

/** The query of the row at an index (from 0) of `fileOf`. */
export const queryOf = (index: number) => `${index + 1} High Street, B12 0XY`

export const queriesOf = (...indexes: number[]) => indexes.map(queryOf)

/** The numbers from `from` up to, but not including, `to`. */
export const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at)

/** A file of `count` rows whose queries are all different. */
export const fileOf = (count: number): CsvFile =>
  csvFile({ rows: range(0, count).map((at) => [`${at + 1} High Street`, 'B12 0XY']) })

/** A page with a file of `count` rows on which Start was pressed. */
export function startedPage(count: number, ...page: Parameters<typeof openTestPage>) {
  const opened = openTestPage(...page)
  opened.store.dispatch(fileLoaded(fileOf(count)))
  opened.store.dispatch(runStarted())
  return opened
}

/** For each row: its error if it failed, true if it was answered, null if it has no result. */
export const outcomesOf = ({ run }: RootState) =>
  run.results.map((result) => (result?.kind === 'failed' ? result.error : result && true))

/** Indexes of the rows that have a result. */
export const doneRows = ({ run }: { run: Pick<RootState['run'], 'results'> }) =>
  run.results.flatMap((result, index) => (result ? [index] : []))

export const ended = (store: AppStore) => until(store, ({ run }) => run.phase.status === 'idle')
export const paused = (store: AppStore) => until(store, ({ run }) => run.phase.status === 'paused')

/** What was decided, by row; undecided rows are left out. */
export const decisionsOf = ({ decisions }: RootState): Record<number, Decision> =>
  Object.fromEntries(
    decisions.present.flatMap((decision, row) => (decision ? [[row, decision] as const] : [])),
  )
