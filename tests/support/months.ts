import { buildQuery } from '../../src/domain/cleanse/sentText'
import type { Download } from '../../src/domain/cleanse/downloads'
import { downloadAsked } from '../../src/features/download/downloadSlice'
import { requestEarlier } from '../../src/features/earlier/earlierListeners'
import { unfoundLeftOut } from '../../src/features/earlier/earlierSlice'
import { requestFile } from '../../src/features/file/fileListeners'
import { selectHeaders, selectRows } from '../../src/features/file/fileSlice'
import { furtherColumns } from '../../src/features/mapping/furtherColumns'
import { selectMapping, selectSlots } from '../../src/features/mapping/mappingSelectors'
import { kindsChosen, mappingChanged } from '../../src/features/mapping/mappingSlice'
import { selectOutcomes } from '../../src/features/results/resultsSelectors'
import { selectForecast } from '../../src/features/run/forecastSelectors'
import { runStarted } from '../../src/features/session/sessionEvents'
import { cleanseHandler, emptyLog, type listeningServer } from './provider'
import type { TestWorld } from './testWorld'
import { ended, openTestPage } from './testStore'
import { until } from './waiting'
import { decideRows } from '../../src/features/run/rows/changeRows'

// A list from month to month: cleansed, saved, and cleansed again with what was saved.

/** How a list is cleansed. */
export interface Month {
  /** Whether the columns that the page offers are sent too. */
  sendsAll: boolean
  isAccepted: boolean
}

/** A page with a month's list, which may use the download of the month before. */
export async function monthOn(
  server: ReturnType<typeof listeningServer>,
  list: File,
  { sendsAll }: Month,
  earlier?: File,
  world?: TestWorld,
) {
  const page = openTestPage(world)
  const { store } = page
  const log = emptyLog()
  server.use(cleanseHandler(log))
  store.dispatch(requestFile(list))
  await until(store, ({ file }) => file.loaded !== null)
  const state = store.getState()
  const mapping = selectMapping(state)
  const offered = furtherColumns(selectHeaders(state), selectRows(state), mapping)
  if (sendsAll) store.dispatch(mappingChanged({ moreAddressColumns: offered }))
  const { unknown } = selectSlots(store.getState())
  if (unknown.length > 0)
    store.dispatch(kindsChosen(Object.fromEntries(unknown.map((column) => [column, 'stays']))))
  if (earlier) {
    store.dispatch(requestEarlier(earlier))
    store.dispatch(unfoundLeftOut(true))
    await until(
      store,
      ({ earlier: { reading, refused, isMatching } }) =>
        reading === null && refused.length === 0 && !isMatching,
    )
  }
  return { ...page, log, lookups: () => selectForecast(store.getState())?.lookups ?? 0 }
}

export type MonthsPage = Awaited<ReturnType<typeof monthOn>>

/** Presses Start; then every matched row is accepted, or nobody decides. */
export async function cleanse({ store }: MonthsPage, { isAccepted }: Month) {
  store.dispatch(runStarted())
  await ended(store)
  const outcomes = selectOutcomes(store.getState())
  const found = [...outcomes.keys()].filter((row) => outcomes[row] === 'good' || outcomes[row] === 'toReview')
  if (isAccepted) store.dispatch(decideRows(found, 'accepted'))
}

type Saved = Download & ('nextMonth' | 'program')

/** A file that was saved: the customer's own is written by a worker. */
export async function saved(
  { store, world: { downloads, workbooks } }: MonthsPage,
  choice: Saved,
): Promise<File> {
  const handed = downloads.length + workbooks.length
  const written = workbooks.length
  store.dispatch(downloadAsked(choice))
  await until(() => downloads.length + workbooks.length > handed)
  const { name, content } =
    workbooks.length > written
      ? { name: workbooks.at(-1)!.name, content: workbooks.at(-1)!.file }
      : { name: downloads.at(-1)!.name, content: downloads.at(-1)!.text }
  return new File([content], name, { type: 'text/csv' })
}

export const answersOf = ({ store }: MonthsPage) =>
  store.getState().run.results.map((result) => (result?.kind === 'answered' ? result.cells.slice(2) : null))

/** What the rows send. */
export const textsOf = ({ store }: MonthsPage) => {
  const state = store.getState()
  return selectRows(state).map((row) => buildQuery(row, selectMapping(state)))
}

/**
 * Plays a list of June into July and August: as it is, with each file that has its answers, and imported as it was corrected.
 * Returns what each list costs then, and whether the answers and the file for import stay the same.
 */
export async function playedMonths(server: ReturnType<typeof listeningServer>, list: File, way: Month) {
  const month = (of: File, earlier?: File) => monthOn(server, of, way, earlier)
  const june = await month(list)
  await cleanse(june, way)
  const answers = answersOf(june)
  const forNextMonth = await saved(june, 'nextMonth')
  const forImport = await saved(june, 'program')
  const costs: Record<string, number> = {}
  const isSame: Record<string, boolean> = {}
  const play = async (what: string, of: File, earlier?: File) => {
    const page = await month(of, earlier)
    costs[what] = page.lookups()
    await cleanse(page, way)
    costs[`${what}, run`] = page.log.queries.length
    isSame[`answers of ${what}`] = JSON.stringify(answersOf(page)) === JSON.stringify(answers)
    return page
  }
  await play('the list', list, forNextMonth)
  const july = await play('the imported list', forImport, forNextMonth)
  const julyForImport = await saved(july, 'program')
  isSame['the file for import'] = (await julyForImport.text()) === (await forImport.text())
  const august = await month(julyForImport, await saved(july, 'nextMonth'))
  costs['August'] = august.lookups()
  return { lookups: june.log.queries.length, costs, isSame }
}
