import { describe, expect, test, vi } from 'vitest'
import { buildQuery } from '../../../src/domain/cleanse/query'
import { requestEarlier } from '../../../src/features/earlier/earlierListeners'
import { unfoundLeftOut } from '../../../src/features/earlier/earlierSlice'
import { downloadAsked } from '../../../src/features/download/downloadSlice'
import type { Download } from '../../../src/domain/cleanse/downloads'
import { requestFile } from '../../../src/features/file/fileListeners'
import { selectHeaders, selectRows } from '../../../src/features/file/fileSelectors'
import { furtherColumns } from '../../../src/features/mapping/furtherColumns'
import { selectMapping } from '../../../src/features/mapping/mappingSelectors'
import { kindsChosen, mappingChanged } from '../../../src/features/mapping/mappingSlice'
import { selectSlots } from '../../../src/features/mapping/slotsSelectors'
import { programAsked, programOpened } from '../../../src/features/program/programSlice'
import { rowsDecided } from '../../../src/features/review/decisionsSlice'
import { selectOutcomes } from '../../../src/features/review/resultsSelectors'
import { selectForecast } from '../../../src/features/run/forecastSelectors'
import { runStarted } from '../../../src/features/session/sessionEvents'
import { columnTables } from '../../support/columnTables'
import { drawnOne, isDeep } from '../../support/drawing'
import { listeningServer } from '../../support/listeningServer'
import { cleanseHandler, emptyLog } from '../../support/provider'
import { ended } from '../../support/runs'
import { createTestWorld, openTestPage, type TestWorld } from '../../support/testStore'
import { until } from '../../support/waiting'

const server = listeningServer()

interface Month {
  /** Whether the columns that the page offers are sent too. */
  sendsAll: boolean
  isAccepted: boolean
}

/** A page with a month's list, which may use the download of the month before. */
async function month(list: File, { sendsAll }: Month, earlier?: File, world?: TestWorld) {
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
    await until(store, ({ earlier: { attempt, isMatching } }) => attempt.status === 'none' && !isMatching)
  }
  return { ...page, log, lookups: () => selectForecast(store.getState())?.lookups ?? 0 }
}

type Page = Awaited<ReturnType<typeof month>>

/** Presses Start; then every matched row is accepted, or nobody decides. */
async function cleanse({ store }: Page, { isAccepted }: Month) {
  store.dispatch(runStarted())
  await ended(store)
  const outcomes = selectOutcomes(store.getState())
  const found = [...outcomes.keys()].filter((row) => outcomes[row] === 'good' || outcomes[row] === 'toReview')
  if (isAccepted) store.dispatch(rowsDecided({ rows: found, decision: 'accepted' }))
}

type Saved = Download & ('everything' | 'nextMonth' | 'program')

async function saved({ store, world }: Page, choice: Saved): Promise<File> {
  store.dispatch(choice === 'program' ? programAsked('program') : downloadAsked(choice))
  await vi.dynamicImportSettled()
  const { name, text } = world.downloads.at(-1)!
  return new File([text], name, { type: 'text/csv' })
}

const answersOf = ({ store }: Page) =>
  store.getState().run.results.map((result) => (result?.kind === 'answered' ? result.cells.slice(2) : null))

const textsOf = ({ store }: Page) => {
  const state = store.getState()
  return selectRows(state).map((row) => buildQuery(row, selectMapping(state)))
}

const WAYS: [string, Month][] = [
  ['with all columns, accepted', { sendsAll: true, isAccepted: true }],
  ['with all columns, undecided', { sendsAll: true, isAccepted: false }],
  ['with two columns, accepted', { sendsAll: false, isAccepted: true }],
]

/** Each export in one way, or in all of them. */
const CASES = columnTables.flatMap((each) =>
  (isDeep ? WAYS : [drawnOne(each.name, WAYS)]).map(([sent, way]) => ({ ...each, sent, way })),
)

describe('a list that went back into its program costs nothing next month', () => {
  test.each(CASES)('$name, $sent', async ({ csv, way }) => {
    const list = new File([csv], 'crm.csv', { type: 'text/csv' })
    const june = await month(list, way)
    await cleanse(june, way)
    const answers = answersOf(june)
    expect(june.log.queries.length).toBeGreaterThan(0)
    const forNextMonth = await saved(june, 'nextMonth')
    const forImport = await saved(june, 'program')

    // A download of all answers knows them for the list as it is, whatever took the cleansed value.
    const again = await month(list, way, await saved(june, 'everything'))
    expect(again.lookups()).toBe(0)
    await cleanse(again, way)
    expect(again.log.queries).toEqual([])
    expect(answersOf(again)).toEqual(answers)

    const same = await month(list, way, forNextMonth)
    expect(same.lookups()).toBe(0)

    const july = await month(forImport, way, forNextMonth)
    expect([july.lookups(), textsOf(july)]).toEqual([0, textsOf(july)])
    await cleanse(july, way)
    expect(july.log.queries).toEqual([])
    expect(answersOf(july)).toEqual(answers)

    const julyForNextMonth = await saved(july, 'nextMonth')
    const julyForImport = await saved(july, 'program')
    expect(await julyForImport.text()).toBe(await forImport.text())
    const august = await month(julyForImport, way, julyForNextMonth)
    expect(august.lookups()).toBe(0)
  })
})

test('what a person chose that columns take holds next month too, before anybody opens the dialog', async () => {
  const way = { sendsAll: true, isAccepted: true }
  const list = new File(['Address,Area,Town,Postcode\n1 high st,aston,birmingham,b12 0xy\n'], 'crm.csv')
  const { storage } = createTestWorld()
  const june = await month(list, way, undefined, { ...createTestWorld(), storage })
  june.store.dispatch(kindsChosen({ 1: 'stays' }))
  await until(() => storage.texts.has('cleansheet:mappings'))
  await cleanse(june, way)
  const [forNextMonth, forImport] = [await saved(june, 'nextMonth'), await saved(june, 'program')]

  const july = await month(forImport, way, forNextMonth, { ...createTestWorld(), storage })
  expect(july.lookups()).toBe(0)
  await cleanse(july, way)
  const julyForNextMonth = await saved(july, 'nextMonth')
  july.store.dispatch(programOpened())
  await until(july.store, ({ program }) => program.piles !== null)
  expect(july.store.getState().mapping.kinds).toEqual({ 1: 'stays' })
  expect(await julyForNextMonth.text()).toBe(await (await saved(july, 'nextMonth')).text())
})

test.each(['Ward', 'District', 'Country'])(
  'a column %s that was sent and is filled costs nothing next month',
  async (name) => {
    const way = { sendsAll: true, isAccepted: true }
    const list = new File([`Address,${name},Postcode\n1 high st,,b12 0xy\n2 high st,,b12 0xy\n`], 'crm.csv')
    const sendsIt = (page: Page) => page.store.dispatch(mappingChanged({ moreAddressColumns: [1] }))
    const june = await month(list, way)
    sendsIt(june)
    await cleanse(june, way)
    const forImport = await saved(june, 'program')
    for (const [next, earlier] of [
      [forImport, await saved(june, 'nextMonth')],
      [list, await saved(june, 'everything')],
    ] as const) {
      const july = await month(next, way, earlier)
      sendsIt(july)
      await until(july.store, ({ earlier: { isMatching } }) => !isMatching)
      expect(textsOf(july)[0]).toMatch(next === list ? /^1 high st, b/ : /^1 High Street, \w.*, B12 0XY$/)
      expect(july.lookups()).toBe(0)
    }
  },
)

test('the customer’s own file has no answers: it is refused', async () => {
  const way = { sendsAll: true, isAccepted: true }
  const list = new File(['Address,Postcode\n1 high st,b12 0xy\n'], 'crm.csv', { type: 'text/csv' })
  const june = await month(list, way)
  await cleanse(june, way)
  const july = await month(list, way)
  july.store.dispatch(requestEarlier(await saved(june, 'program')))
  const { earlier } = await until(july.store, (state) => state.earlier.attempt.status === 'refused')
  expect(earlier.attempt).toMatchObject({ name: 'crm_corrected.csv', refusal: { kind: 'notOurs' } })
})
