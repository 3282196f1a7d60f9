import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { LEAVES_OUT } from '../../../src/domain/cleanse/columnChoices'
import { addressText } from '../../../src/domain/cleanse/rowResult'
import { headOf, type SessionHead } from '../../../src/domain/cleanse/savedCleanse'
import { selectSavedFiles } from '../../../src/features/download/unsavedSelectors'
import { fileLoaded } from '../../../src/features/file/fileSlice'
import { lettersOpened } from '../../../src/features/letters/lettersSlice'
import { selectOutcomes, selectReasons } from '../../../src/features/results/resultsSelectors'
import { selectIsComplete } from '../../../src/features/run/runSelectors'
import { selectFigures } from '../../../src/features/sample/sampleSelectors'
import { selectSession } from '../../../src/features/saved/savedSelectors'
import type { StoredHead } from '../../../src/features/saved/storedCleanse'
import { runStarted } from '../../../src/features/session/sessionEvents'
import { csvFile } from '../../support/builders'
import { listeningServer } from '../../support/provider'
import { databaseOf } from '../../support/storedSessions'
import { openTestPage, resumedPage } from '../../support/testStore'
import { createTestWorld, type TestWorld } from '../../support/testWorld'
import { until } from '../../support/waiting'
import { selectNames } from '../../../src/features/mapping/mappingSelectors'
import { DEVICES, REMEMBERED, ROWS } from './wasStored'
import { columnsOf } from '../../support/columnsOf'

// What an earlier version stored is read, whatever this one still stores: a field that goes changes its own line here.

const server = listeningServer()

/** What a browser had stored, as it is among the fixtures. */
interface StoredDevice {
  /** When, in ms since 1970. */
  at: number
  localStorage: Record<string, string>
  indexedDB: {
    heads: [id: string, value: StoredHead][]
    rows: [key: [string, number], value: { rows: string[][]; sheetRows: number[] }][]
    journal: [key: [string, number], value: { timestamp: number; lookups: number; elapsedMs: number }][]
  }
}

const readDevice = (name: string): StoredDevice =>
  JSON.parse(readFileSync(`tests/fixtures/stored/${name}.json`, 'utf8')) as StoredDevice

/** A browser that has what a fixture stored, a moment later. */
async function worldOf({ at, localStorage, indexedDB }: StoredDevice): Promise<TestWorld> {
  const world = createTestWorld()
  world.clock.now = at + 1000
  for (const [key, text] of Object.entries(localStorage)) world.storage.texts.set(key, text)
  await databaseOf(world).all()
  const database =
    await world.databases.open<Record<'heads' | 'rows' | 'journal', { key: IDBValidKey; value: unknown }>>(
      'cleansheet',
    )
  for (const [, head] of indexedDB.heads) await database.put('heads', head)
  for (const store of ['rows', 'journal'] as const)
    for (const [key, value] of indexedDB[store]) await database.put(store, value, key)
  database.close()
  return world
}

const EMPTY = { heads: [], rows: [], journal: [] }

/** The page on which the cleanse of a device was resumed. */
async function resumed(device: StoredDevice) {
  const { store } = await resumedPage(await worldOf(device))
  return { store, state: () => store.getState() }
}

const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

/** The fields of a record that a head has, too. */
function pickHead(record: SessionHead & Record<string, unknown>): SessionHead {
  const {
    progress: _done,
    decisions: _decided,
    originalRows: _rows,
    sheetRows: _at,
    resultRows: _results,
    ...head
  } = record
  return head
}

describe.each(DEVICES)('what was stored of a cleanse (%s)', (name) => {
  const device = readDevice(name)
  const { heads, rows, journal } = device.indexedDB
  const { timestamp, lookups, elapsedMs } = journal.at(-1)![1]
  const ofDatabase = { ...heads[0]![1].head, timestamp, lookups, elapsedMs }
  const record = device.localStorage['cleansheet:recovery']
  const wasStored = record === undefined ? ofDatabase : pickHead(JSON.parse(record) as SessionHead)

  /** The fields that are read: one that goes is undefined, one that has another meaning now is what it means. */
  const fields = {
    ...wasStored,
    namedColumns: undefined,
    // Who gets no letter is chosen with the letters.
    leavesOutStopped: undefined,
    // Its text is written into as it is.
    layout: undefined,
    // Nor is it told why a cell of a workbook is not written, and its file is compared cell by cell.
    workbook: wasStored.workbook && {
      ...wasStored.workbook,
      inPlace: undefined,
      checksum: undefined,
      around: undefined,
      locks: wasStored.workbook.locks.map((lock) => ({ ...lock, cause: undefined })),
    },
    leftOut: {},
    noLetter: {},
    // A sample lives with the page.
    sample: undefined,
    // The choice of capitals did not outlive the page.
    inCapitals: false,
    savedFiles: wasStored.savedFiles?.map(({ from, ...file }) => ({
      ...file,
      from: from && { ...from, named: undefined },
    })),
    // Of a finished cleanse with a column of another address no file says whether it was saved before that was chosen.
    isDownloaded: false,
  }

  test('every field and all rows are read', async () => {
    const { state } = await resumed(device)
    const session = selectSession(state())!
    // What lookups that found nothing cost was not counted then, nor columns known that number the rows.
    const unfound = Math.min(fields.lookups, state().run.tally.noMatch)
    expect(asJson(headOf(session))).toEqual({
      ...fields,
      unfound,
      repeats: 0,
      rowNumbers: {},
      nothing: {},
      names: {},
    })
    expect(session.originalRows).toEqual(rows.flatMap(([, block]) => block.rows))
    expect(session.sheetRows).toEqual(rows.flatMap(([, block]) => block.sheetRows))
  })

  test.runIf(record)('its record says the same alone', async () => {
    const [alone, both] = await Promise.all([resumed({ ...device, indexedDB: EMPTY }), resumed(device)])
    expect(selectSession(alone.state())).toEqual(selectSession(both.state()))
  })

  test('what the device remembers returns for the next such file', async () => {
    const world = await worldOf({ ...device, indexedDB: EMPTY })
    world.storage.texts.delete('cleansheet:recovery')
    const { store } = openTestPage(world)
    const { csvHeaders: headers, isHeaderless } = ofDatabase
    store.dispatch(fileLoaded(csvFile({ headers, rows: rows[0]![1].rows, isHeaderless })))
    store.dispatch(lettersOpened())
    const shown = await until(store, (state) => state.letters.choices !== null)
    const { letters, run, threshold, download } = shown
    const { moreAddressColumns, kinds, isOther } = columnsOf(shown)
    const leftOut = LEAVES_OUT.filter((choice) => run.choices[choice])
    const all = {
      moreAddressColumns,
      kinds,
      isOther,
      dedupe: run.choices.dedupe,
      leftOut,
      threshold,
    }
    expect({ ...all, format: download.format, letters: letters.choices, names: selectNames(shown) }).toEqual(
      REMEMBERED[name],
    )
  })
})

test.each(Object.entries(ROWS))('results and decisions of %s are as they were', async (name, expected) => {
  const { state } = await resumed(readDevice(name))
  const outcomes = selectOutcomes(state())
  const said = state().run.results.map((result, row) => {
    const answer = result?.kind === 'answered' ? result : null
    const marks = [answer?.origin, answer?.takenFrom?.name, answer?.isJudgedOther && 'judged other']
    const decision = state().decisions.present[row]
    return [outcomes[row], addressText(result), ...marks, decision].filter(Boolean).join(' | ')
  })
  expect(said).toEqual(expected)
})

test.each([
  [
    'stopped',
    [
      '3 Brokn Row, Bath, BA1 1AA',
      '22 Mill Lane, Bath, YO1 7AA',
      '5 Station Raod, Leeds, DH1 3AA',
      '8 Church Street, Ely, CB6 1AA',
      'Broken House, 3 The Green, Exeter, EX1 1AA',
    ],
  ],
  ['halves', ['15 Mill Lane, YO1 7AA', '17 Mill Lane, YO1 7AA']],
])('%s goes on where it was: no row is paid for twice', async (name, queries) => {
  server.answers()
  const { store } = await resumed(readDevice(name))
  store.dispatch(runStarted())
  await until(store, selectIsComplete)
  expect(server.queries).toEqual(queries)
})

/** The files saved of a cleanse, and what has become of each, `withAnswers` of those that had every answer. */
const savedFiles = (withAnswers: 'holds' | 'overtaken') => [
  'nextMonth xlsx overtaken',
  'everything csv withoutDecisions',
  `everything xlsx ${withAnswers}`,
  'ready csv noAnswers',
  'ready xlsx noAnswers',
  'toReview csv noAnswers',
  'toReview xlsx noAnswers',
  'unfound csv noAnswers',
  'unfound xlsx noAnswers',
  'shown csv noAnswers',
  'shown xlsx noAnswers',
  `nextMonth csv ${withAnswers}`,
  'program csv noAnswers',
  'changes xlsx noAnswers',
  'letters xlsx noAnswers',
]

test.each([
  ['only what was changed since is overtaken', {}, savedFiles('holds')],
  // None of them says whether it was saved before that was chosen.
  ['a column of another address overtakes those with answers', { 13: true }, savedFiles('overtaken')],
])('saved files are known: %s', async (_, isOther, expected) => {
  const device = readDevice('finished')
  device.indexedDB.heads[0]![1].head.isOther = isOther
  const { state } = await resumed(device)
  const known = selectSavedFiles(state()).map((file) => `${file.choice} ${file.format} ${file.state}`)
  expect(known).toEqual(expected)
})

test('a sample is dropped; rows that it judged another address stay so', async () => {
  const { state } = await resumed(readDevice('finished'))
  expect(selectFigures(state())).toBeNull()
  expect(selectReasons(state())[10]).toEqual(['judgedOther'])
})
