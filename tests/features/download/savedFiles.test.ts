import Papa from 'papaparse'
import { describe, expect, test, vi } from 'vitest'
import type { AppStore } from '../../../src/app/store'
import type { Download, Format } from '../../../src/domain/cleanse/downloads'
import { downloadMessages } from '../../../src/features/download/downloadMessages'
import { downloadAsked } from '../../../src/features/download/downloadSlice'
import { selectHasUnsavedResults, selectSavedFiles } from '../../../src/features/download/unsavedSelectors'
import { kindsChosen, mappingChanged } from '../../../src/features/mapping/mappingSlice'
import { lettersOpened } from '../../../src/features/letters/lettersSlice'
import { capitalsChosen } from '../../../src/features/corrected/correctedSlice'
import { searched } from '../../../src/features/review/viewSlice'
import { decodeRecord, encodeRecord } from '../../../src/features/saved/recordText'
import { recordOfSession } from '../../../src/features/saved/savedSelectors'
import { resultsCleared, sessionResumed } from '../../../src/features/session/sessionEvents'
import { answered, finishedRecord } from '../../support/builders'
import { openTestPage } from '../../support/testStore'
import { until } from '../../support/waiting'
import { decideRows, settleRows, undoStep } from '../../../src/features/run/rows/changeRows'

type Page = ReturnType<typeof openTestPage>

const found = (uprn: string) =>
  answered({
    'Address Line 1': '1 High Street',
    'Post Town': 'LEEDS',
    Postcode: 'LS1 4AB',
    UPRN: uprn,
    'Confidence Score': '0.80',
  })

/** A finished cleanse of two rows whose town and postcode have names of ours. */
function finishedPage(parts: Parameters<typeof finishedRecord>[0] = {}): Page {
  const page = openTestPage()
  page.store.dispatch(
    sessionResumed(
      finishedRecord({
        csvHeaders: ['address', 'Post Town', 'Postcode'],
        originalRows: [
          ['1 High Street', 'Leeds', 'LS1 4AB'],
          ['1 High St', 'Leeds', 'LS1 4AB'],
        ],
        line1Col: 0,
        moreAddressCols: [1],
        postcodeCol: 2,
        resultRows: [found('1'), found('2')],
        threshold: 0.5,
        ...parts,
      }),
    ),
  )
  return page
}

type File = [choice: Download, format?: Format]

/** Downloads a file, a second after the one before. */
async function save({ store, world }: Page, [choice, format = 'csv']: File) {
  world.clock.now += 1000
  const { written } = store.getState().download
  store.dispatch(choice === 'program' ? downloadAsked(choice) : downloadAsked(choice, format))
  await until(store, ({ download }) => download.written !== written)
}

/** A new page with what was saved of this one. */
function reloaded({ store, world }: Page): Page {
  const text = encodeRecord(recordOfSession(store.getState(), world.clock.now)!)
  const page = openTestPage()
  page.store.dispatch(sessionResumed(decodeRecord(text)!))
  return page
}

const isUnsaved = ({ store }: Page) => selectHasUnsavedResults(store.getState())

/** What became of each file. */
const states = ({ store }: Page) =>
  Object.fromEntries(selectSavedFiles(store.getState()).map(({ choice, state }) => [choice, state]))

/** Acts, and what takes them back. */
const ACTS: Record<string, [(store: AppStore) => unknown, (store: AppStore) => unknown]> = {
  'a column is sent no longer': [
    (store) => store.dispatch(mappingChanged({ moreAddressColumns: [] })),
    (store) => store.dispatch(mappingChanged({ moreAddressColumns: [1] })),
  ],
  'a column takes something else': [
    (store) => store.dispatch(kindsChosen({ 1: 'stays' })),
    (store) => store.dispatch(kindsChosen({ 1: 'town' })),
  ],
  'capitals are written as the post office does': [
    (store) => store.dispatch(capitalsChosen(true)),
    (store) => store.dispatch(capitalsChosen(false)),
  ],
  'a row is decided': [
    (store) => store.dispatch(decideRows([1], 'accepted')),
    (store) => store.dispatch(decideRows([1], null)),
  ],
  'rows are decided': [
    (store) => store.dispatch(decideRows([0, 1], 'originalKept')),
    (store) => store.dispatch(undoStep()),
  ],
  'a row is looked up again': [
    (store) => {
      store.dispatch(settleRows([{ row: 1, result: found('3') }], { isWhole: false }))
    },
    (store) => store.dispatch(undoStep()),
  ],
}

const ALWAYS = [
  'a column is sent no longer',
  'a row is decided',
  'rows are decided',
  'a row is looked up again',
]
const JUDGED = [...ALWAYS, 'a column takes something else']
const WRITTEN = [...JUDGED, 'capitals are written as the post office does']

describe.each<[string, File, string[]]>([
  ['everything', ['everything'], ALWAYS],
  ['everything as a workbook', ['everything', 'xlsx'], JUDGED],
  ['what next month needs', ['nextMonth'], WRITTEN],
  ['what next month needs as a workbook', ['nextMonth', 'xlsx'], WRITTEN],
])('%s', (_, file, overtaking) => {
  test('is saved until what it was written from changes, and again once that is taken back', async () => {
    const page = finishedPage()
    page.store.dispatch(kindsChosen({ 1: 'town' }))
    await save(page, file)
    const overtaken = Object.entries(ACTS).filter(([, [act, takeBack]]) => {
      expect(isUnsaved(page)).toBe(false)
      act(page.store)
      const isOvertaken = isUnsaved(page)
      takeBack(page.store)
      return isOvertaken
    })
    expect(isUnsaved(page)).toBe(false)
    expect(overtaken.map(([name]) => name).toSorted()).toEqual(overtaking.toSorted())
  })

  test('is saved whatever the user looks at', async () => {
    const page = finishedPage()
    await save(page, file)
    page.store.dispatch(searched('x'))
    await save(page, ['program'])
    expect(isUnsaved(page)).toBe(false)
  })

  test('is still saved after a reload, unless something had changed or changes then', async () => {
    const page = finishedPage()
    await save(page, file)
    const next = reloaded(page)
    expect(isUnsaved(next)).toBe(false)
    expect(selectSavedFiles(next.store.getState())).toMatchObject([
      { choice: file[0], name: page.store.getState().download.written?.name, at: page.world.clock.now },
    ])
    next.store.dispatch(decideRows([0], 'accepted'))
    expect(isUnsaved(next)).toBe(true)
    expect(isUnsaved(reloaded(next))).toBe(true)
  })
})

test('what a column took in another visit is compared, and what comes back is the same', async () => {
  const page = finishedPage({ kinds: { 1: 'town' }, threshold: 0.8 })
  await save(page, ['nextMonth'])
  page.store.dispatch(kindsChosen({ 1: 'stays' }))
  const next = reloaded(page)
  expect(isUnsaved(next)).toBe(true)
  next.store.dispatch(kindsChosen({ 1: 'town' }))
  expect(isUnsaved(next)).toBe(false)
})

test('a file that has the addresses in its cells has changed once capitals are chosen otherwise; letters have not', async () => {
  const page = finishedPage()
  page.store.dispatch(lettersOpened())
  await until(page.store, ({ letters }) => letters.preview !== null)
  for (const choice of ['program', 'changes', 'letters'] as const) await save(page, [choice])
  const changed = () =>
    selectSavedFiles(page.store.getState()).flatMap(({ choice, hasChanged }) => (hasChanged ? [choice] : []))
  expect(changed()).toEqual([])
  page.store.dispatch(capitalsChosen(true))
  expect(changed()).toEqual(['program', 'changes'])
})

test('capitals that were chosen are those of the next visit', async () => {
  const page = finishedPage()
  page.store.dispatch(capitalsChosen(true))
  await save(page, ['nextMonth'])
  expect(isUnsaved(reloaded(page))).toBe(false)
  page.store.dispatch(capitalsChosen(false))
  expect(isUnsaved(reloaded(page))).toBe(true)
})

test('after a decision, everything without decisions is not the results', async () => {
  const page = finishedPage({ decisions: ['accepted', undefined] })
  await save(page, ['everything'])
  expect(states(page)).toEqual({ everything: 'withoutDecisions' })
  expect(isUnsaved(reloaded(page))).toBe(true)
  await save(page, ['everything', 'xlsx'])
  expect(isUnsaved(page)).toBe(false)
  // The file that is there already stays what it is.
  await save(page, ['everything'])
  expect(isUnsaved(page)).toBe(false)
})

test('if the list is itself a download with decisions, everything has them, and depends on what columns take', async () => {
  const list = ['address', 'Postcode', 'CleanSheet Results', 'Message', 'Outcome', 'Reasons', 'Decision']
  const row = ['1 High Street', 'LS1 4AB', '', '', '', '', '']
  const page = finishedPage({
    csvHeaders: list,
    originalRows: [row, row],
    moreAddressCols: [],
    postcodeCol: 1,
    decisions: ['accepted', undefined],
  })
  await save(page, ['everything'])
  expect(states(page)).toEqual({ everything: 'holds' })
  page.store.dispatch(kindsChosen({ 0: 'stays' }))
  expect(states(page)).toEqual({ everything: 'overtaken' })
})

test('what next month needs can be overtaken while everything is saved', async () => {
  const page = finishedPage()
  await save(page, ['nextMonth'])
  await save(page, ['everything'])
  page.store.dispatch(kindsChosen({ 1: 'stays' }))
  expect(states(page)).toEqual({ nextMonth: 'overtaken', everything: 'holds' })
  expect(isUnsaved(page)).toBe(false)
})

test.each<File>([['program'], ['ready']])(
  'a file of %s is not the results, in this visit and the next',
  async (choice) => {
    const page = finishedPage()
    await save(page, [choice])
    expect([isUnsaved(page), isUnsaved(reloaded(page))]).toEqual([true, true])
    expect(states(reloaded(page))).toEqual({ [choice]: 'noAnswers' })
  },
)

test.each<File>([['program'], ['ready']])(
  'a file of %s says what has changed since, in this visit and the next, until that is taken back',
  async (choice) => {
    const page = finishedPage()
    await save(page, [choice])
    const saysChanged = ({ store }: Page) =>
      selectSavedFiles(store.getState()).map((file) => downloadMessages.follows(file, 0))
    expect([saysChanged(page), saysChanged(reloaded(page))]).toEqual([[''], ['']])
    page.store.dispatch(decideRows([0], 'accepted'))
    const since = [' · changed since']
    expect([saysChanged(page), saysChanged(reloaded(page))]).toEqual([since, since])
    page.store.dispatch(undoStep())
    expect(saysChanged(page)).toEqual([''])
  },
)

test('results that were cleared and looked up again are not those that were saved', async () => {
  const page = finishedPage()
  await save(page, ['nextMonth'])
  page.store.dispatch(resultsCleared())
  expect(isUnsaved(page)).toBe(false)
  page.store.dispatch(settleRows([{ row: 0, result: found('1') }], { isWhole: false }))
  expect(isUnsaved(page)).toBe(true)
})

test('a change while a file is written counts like one after it', async () => {
  const page = finishedPage()
  page.store.dispatch(downloadAsked('nextMonth', 'csv'))
  page.store.dispatch(decideRows([0], 'accepted'))
  await vi.dynamicImportSettled()
  await until(page.store, ({ download }) => download.written !== null)
  expect(isUnsaved(page)).toBe(true)
  const { data } = Papa.parse<Record<string, string>>(page.world.downloads[0]!.text, { header: true })
  expect(data[0]!.Decision).toBe('')
})
