import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Mapping } from '../../../src/domain/cleanse/query'
import { keyChecked, keyCheckStarted } from '../../../src/features/apiKey/apiKeySlice'
import { ConfirmDialog } from '../../../src/features/confirm/ConfirmDialog'
import { questionAnswered } from '../../../src/features/confirm/confirmSlice'
import { fileLoaded } from '../../../src/features/file/fileSlice'
import { mappingChanged, mappingOffered } from '../../../src/features/mapping/mappingSlice'
import { OutOfDate, LookUpLeftOut, RetryFailed } from '../../../src/features/review/next/SendAgain'
import { selectLookupsOfAll, selectNotSent } from '../../../src/features/run/forecastSelectors'
import { RunControls } from '../../../src/features/run/RunControls'
import { sendingChosen } from '../../../src/features/run/runSlice'
import { questionAsked, runStarted, type FileChoices } from '../../../src/features/session/sessionEvents'
import { answered, csvFile, range } from '../../support/builders'
import { listeningServer, providerError, spent } from '../../support/provider'
import { renderPart } from '../../support/renderPart'
import { ended, paused, openTestPage } from '../../support/testStore'
import { until, settled } from '../../support/waiting'
import { settleRows } from '../../../src/features/run/rows/changeRows'

// What the page says that a press may use is what it then sends: by the columns, choices and answers that the run will have.

const server = listeningServer()

const headers = ['Town', 'Street', 'Postcode', 'Note', 'Block', 'Country']

/** Ten customers of one town: a street each, a note that is blank or says nothing, a block of two; the first block abroad. */
const rows = range(0, 10).map((at) => [
  'Leeds',
  `${at + 1} High Street`,
  at < 2 ? `7500${at}` : `LS1 ${at}AB`,
  at < 3 ? `Rose Cottage ${at}` : at < 6 ? 'n/a' : '',
  `${Math.floor(at / 2) + 1} Mill Lane`,
  at < 2 ? 'France' : 'UK',
])

const ofColumn = (addressColumn: number): Mapping => ({
  addressColumn,
  postcodeColumn: 'inAddress',
  moreAddressColumns: [],
})
const STREET: Mapping = { ...ofColumn(1), postcodeColumn: 2 }
const [TOWN, NOTE, BLOCK] = [ofColumn(0), ofColumn(3), ofColumn(4)]

/** A page with the list, its columns and choices, and a provider that the test can stop. */
function readyPage(mapping: Mapping, choices: Partial<FileChoices> = {}, listed = rows) {
  const provider = { refuses: null as (() => Response) | null }
  server.answers(() => provider.refuses?.())
  const page = openTestPage()
  for (const event of [
    fileLoaded(csvFile({ headers, rows: listed })),
    keyCheckStarted(),
    keyChecked({ status: 'valid', lacksBritain: false }),
    mappingChanged(mapping),
    sendingChosen(choices),
  ])
    page.store.dispatch(event)
  return { ...page, provider }
}

const noCredit = spent

/** A page whose run is paused; one row of it has an answer. */
async function pausedPage() {
  const page = readyPage(TOWN)
  page.provider.refuses = noCredit
  page.store.dispatch(runStarted())
  await paused(page.store)
  page.store.dispatch(settleRows([{ row: 0, result: answered() }]))
  page.provider.refuses = null
  return page
}

const lookupsIn = (text: string) => Number(/([\d,]+) lookups?/.exec(text)![1])

/** The lookups that the open question names; then it is answered. */
async function named(answer: string) {
  const dialog = await screen.findByRole('dialog')
  fireEvent.click(within(dialog).getByText(answer))
  return lookupsIn(dialog.textContent)
}

/** The columns that were chosen hold. */
const changed = ({ store }: ReturnType<typeof readyPage>) =>
  act(() => until(store, ({ mapping }) => mapping.change === null))

/** The calls that something makes until the run has ended. */
async function sentBy({ store, world }: ReturnType<typeof readyPage>, does: () => void) {
  const before = server.queries.length
  world.clock.now += 1000
  act(does)
  await act(() => ended(store))
  return server.queries.length - before
}

const press = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }))

const controls = (
  <>
    <RunControls />
    <RetryFailed />
    <LookUpLeftOut />
  </>
)

test.each<[string, Mapping, Mapping, Partial<FileChoices>, number]>([
  ['one town, once, to ten streets', TOWN, STREET, {}, 10],
  ['ten streets to one town, once', STREET, TOWN, {}, 1],
  ['ten streets to one town, each', STREET, TOWN, { dedupe: false }, 10],
  ['a note, mostly blank, to ten streets', NOTE, STREET, {}, 10],
  ['ten streets to a note that is blank or says nothing', STREET, NOTE, { leavesOutNoAddress: true }, 3],
  ['a note that says nothing, left out, to ten streets', NOTE, STREET, { leavesOutNoAddress: true }, 10],
  ['one town to ten streets but those abroad', TOWN, STREET, { leavesOutAbroad: true }, 8],
])(
  'Start Over names the lookups of the columns after it: from %s',
  async (_, before, after, choices, sent) => {
    const page = readyPage(before, choices)
    await sentBy(page, () => void page.store.dispatch(runStarted({ range: { from: 0, to: 2 } })))
    page.store.dispatch(mappingOffered(after))
    const state = page.store.getState()
    expect(state.confirm).toEqual({ kind: 'changeMapping', change: after })
    expect(selectLookupsOfAll(state, after)).toBe(sent)
    page.store.dispatch(questionAnswered('startOver'))
    await changed(page)
    expect(await sentBy(page, () => void page.store.dispatch(runStarted()))).toBe(sent)
  },
)

test('Start Over names them in a paused run, too', async () => {
  const page = await pausedPage()
  renderPart(page.store, <ConfirmDialog />)
  act(() => void page.store.dispatch(mappingOffered(STREET)))
  expect(await named('Start Over')).toBe(10)
  await changed(page)
  expect(await sentBy(page, () => void page.store.dispatch(runStarted()))).toBe(10)
})

test('after Continue with New Columns, Resume says what the rest will use', async () => {
  const page = await pausedPage()
  const { store } = page
  renderPart(store, controls)
  renderPart(store, <ConfirmDialog />)
  act(() => void store.dispatch(mappingOffered(STREET)))
  await named('Continue with New Columns')
  expect(await screen.findByText('9 rows left. Uses up to 9 lookups.')).toBeTruthy()
  expect(await sentBy(page, () => press('Resume'))).toBe(9)
})

test('Cleanse Again names the lookups of columns changed after the run', async () => {
  const page = readyPage(TOWN)
  expect(await sentBy(page, () => void page.store.dispatch(runStarted()))).toBe(1)
  page.store.dispatch(mappingChanged(STREET))
  renderPart(page.store, <ConfirmDialog />)
  act(() => void page.store.dispatch(questionAsked({ kind: 'cleanseAgain' })))
  const before = server.queries.length
  expect(await named('Yes, Cleanse Again')).toBe(10)
  await act(() => ended(page.store))
  expect(server.queries).toHaveLength(before + 10)
})

test.each<[string, Mapping, Partial<FileChoices>, number, number]>([
  ['each', STREET, { leavesOutAbroad: true }, 2, 2],
  ['the same one twice, once', BLOCK, { leavesOutAbroad: true }, 2, 1],
  ['one that others have an answer for, not at all', TOWN, { leavesOutAbroad: true }, 2, 0],
])(
  'rows that were left out are looked up after a question with the price: %s',
  async (_, columns, choices, leftOut, sent) => {
    const page = readyPage(columns, choices)
    await sentBy(page, () => void page.store.dispatch(runStarted()))
    page.world.clock.now += 1000
    renderPart(page.store, controls)
    renderPart(page.store, <ConfirmDialog />)
    const price = sent === 1 ? '1 lookup' : `${sent} lookups`
    const before = server.queries.length

    press(`Look up the ${leftOut} left out (${price})`)
    await named('Cancel')
    await settled()
    expect(server.queries).toHaveLength(before)

    press(`Look up the ${leftOut} left out (${price})`)
    expect(await named('Yes, Look Up')).toBe(sent)
    await act(() => ended(page.store))
    expect(server.queries).toHaveLength(before + sent)
    expect(page.store.getState().run.results.every((result) => result?.kind === 'answered')).toBe(true)
  },
)

test('rows left out are looked up without those that were not run', async () => {
  const page = readyPage(STREET, { leavesOutAbroad: true })
  await sentBy(page, () => void page.store.dispatch(runStarted({ range: { from: 0, to: 4 } })))
  renderPart(page.store, controls)
  renderPart(page.store, <ConfirmDialog />)
  page.world.clock.now += 1000
  const before = server.queries.length
  press('Look up the 2 left out (2 lookups)')
  expect(await named('Yes, Look Up')).toBe(2)
  await act(() => ended(page.store))
  expect(server.queries).toHaveLength(before + 2)
})

test('rows left out are looked up in file order, whatever left them out', async () => {
  const noAddress = ['Leeds', 'n/a', 'n/a', '', '', 'UK']
  const page = readyPage(STREET, { leavesOutAbroad: true, leavesOutNoAddress: true }, [noAddress, ...rows])
  await sentBy(page, () => void page.store.dispatch(runStarted()))
  expect(selectNotSent(page.store.getState())).toEqual([0, 1, 2])
})

test('Retry says what it may use, by the present columns, and counts an address that failed in two rows once', async () => {
  const page = readyPage(STREET)
  page.provider.refuses = () => providerError(500, 5000, 'Out of order')
  await sentBy(page, () => void page.store.dispatch(runStarted()))
  page.provider.refuses = null
  page.store.dispatch(mappingChanged(TOWN))
  renderPart(page.store, controls)
  expect(screen.getByText('Uses up to 1 lookup.')).toBeTruthy()
  expect(await sentBy(page, () => press('Retry failed rows (10)'))).toBe(1)
})

test('Look them up again counts an address of two rows once, and none that is known', async () => {
  const page = readyPage(STREET)
  await sentBy(page, () => void page.store.dispatch(runStarted()))
  page.store.dispatch(mappingChanged(BLOCK))
  renderPart(page.store, <OutOfDate />)
  expect(screen.getByText(/^10 rows were sent with other columns/)).toBeTruthy()
  expect(await sentBy(page, () => press('Look them up again (5 lookups)'))).toBe(5)
})
