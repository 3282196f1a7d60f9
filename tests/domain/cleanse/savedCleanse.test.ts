import fc from 'fast-check'
import { mappingSlice } from '../../../src/features/mapping/mappingSlice'
import { describe, expect, test } from 'vitest'
import { rootReducer } from '../../../src/app/store'
import { decodeRecord, encodeRecord } from '../../../src/features/saved/recordText'
import { leftOutChoices, NO_CHOICES } from '../../../src/domain/cleanse/columnChoices'
import { recordOfSession, type Session } from '../../../src/features/saved/savedSelectors'
import type { SessionRecord } from '../../../src/domain/cleanse/savedCleanse'
import { correctedSlice } from '../../../src/features/corrected/correctedSlice'
import { initialDownloadState } from '../../../src/features/download/downloadSlice'
import type { SavedFile } from '../../../src/features/download/savedFiles'
import { sessionResumed } from '../../../src/features/session/sessionEvents'
import { answered, csvFile, sessionRecord } from '../../support/builders'
import { DRAWS } from '../../support/drawn'
import { initialRunState } from '../../../src/features/run/runState'
import { tallyOf } from '../../../src/features/run/settledRows'
import { initialFileState } from '../../../src/features/file/fileSlice'
import { historyOf } from '../../../src/domain/cleanse/decisions'
import { initialViewState } from '../../../src/features/review/viewSlice'
import { drawnRecord } from '../../support/drawnRecord'
import { columnsOf } from '../../support/columnsOf'

const SAVED = Date.UTC(2024, 4, 1, 12)

const DECIDED = ['originalKept', undefined] as const

/** What was saved of the session: everything, and then what next month needs, with another threshold. */
const saved = (results: Session['run']['results']): SavedFile[] => {
  const from = { results, decisions: DECIDED, columns: '[1,0,[]]', hasDecisions: true }
  return [
    {
      choice: 'everything',
      format: 'xlsx',
      name: 'customers_cleansed.xlsx',
      at: 7,
      from,
    },
    {
      choice: 'nextMonth',
      format: 'csv',
      name: 'customers_for_next_month.csv',
      at: 8,
      from: { ...from, judging: '[0.5,{}]' },
    },
    { choice: 'letters', format: 'csv', name: 'customers_letters.csv', at: 9 },
  ]
}

const session = (results: Session['run']['results'], loaded = csvFile()): Session => ({
  file: { ...initialFileState, id: 'cleanse-1', loaded },
  mapping: {
    ...mappingSlice.getInitialState(),
    choices: { ...NO_CHOICES, uses: { 0: 'postcode', 1: 'address' }, kinds: { 1: 'town' } },
  },
  run: {
    ...initialRunState,
    phase: { status: 'running', waiting: null },
    results,
    choices: { ...initialRunState.choices, dedupe: true },
    lookups: 3,
    elapsedMs: 900,
  },
  decisions: historyOf(DECIDED),
  threshold: 0.4,
  download: { ...initialDownloadState, saved: saved(results) },
  corrected: { ...correctedSlice.getInitialState(), changesCapitals: true },
})

/** What the slices make of a record when its session is resumed. */
const resumed = (record: SessionRecord) => rootReducer(undefined, sessionResumed(record))

describe('the record of a session', () => {
  test('holds the file, the mapping, the results and the time', () => {
    const results = [answered({ UPRN: '1' }), null]
    expect(recordOfSession(session(results), SAVED)).toEqual({
      id: 'cleanse-1',
      timestamp: SAVED,
      fileName: 'customers.csv',
      encoding: 'UTF-8',
      delimiter: ',',
      sendsDistinctOnce: true,
      ...leftOutChoices(),
      isChecked: false,
      inCapitals: true,
      decisions: ['originalKept', undefined],
      threshold: 0.4,
      csvHeaders: ['address', 'postcode'],
      line1Col: 1,
      postcodeCol: 0,
      moreAddressCols: [],
      kinds: { 1: 'town' },
      isOther: {},
      rowNumbers: {},
      leftOut: {},
      noLetter: {},
      nothing: {},
      names: {},
      originalRows: csvFile().rows,
      sheetRows: [2, 3],
      resultRows: results,
      lookups: 3,
      unfound: 0,
      repeats: 0,
      elapsedMs: 900,
      isDownloaded: true,
      savedFiles: [
        {
          choice: 'everything',
          format: 'xlsx',
          name: 'customers_cleansed.xlsx',
          at: 7,
          from: { hasDecisions: true, isOfRows: true, columns: '[1,0,[]]' },
        },
        {
          choice: 'nextMonth',
          format: 'csv',
          name: 'customers_for_next_month.csv',
          at: 8,
          from: { hasDecisions: true, isOfRows: true, columns: '[1,0,[]]', judging: '[0.5,{}]' },
        },
        { choice: 'letters', format: 'csv', name: 'customers_letters.csv', at: 9 },
      ],
    })
  })

  test('shares rows and results with the session', () => {
    const { file, run, ...rest } = session([answered(), null])
    const record = recordOfSession({ file, run, ...rest }, SAVED)
    expect(record?.originalRows).toBe(file.loaded?.rows)
    expect(record?.resultRows).toBe(run.results)
  })

  test('does not exist if no file is loaded', () => {
    const empty = session([])
    expect(recordOfSession({ ...empty, file: { ...empty.file, loaded: null } }, SAVED)).toBeNull()
  })
})

describe('the session of a record', () => {
  test('has its rows, headers, mapping, results and name, and does not run', () => {
    const record = sessionRecord({
      kinds: { 0: 'ward', 1: 'stays' },
      isOther: { 0: true },
      delimiter: ';',
      decisions: [undefined, 'accepted'],
      threshold: 0.7,
    })
    const { file, mapping, run, decisions, threshold, view, download } = resumed(record)
    expect({ file, mapping, run, decisions, threshold, view, download }).toEqual({
      file: {
        ...initialFileState,
        id: 'cleanse-1',
        loaded: { ...csvFile({ delimiter: ';' }), proposed: undefined },
      },
      mapping: {
        ...mappingSlice.getInitialState(),
        choices: {
          ...NO_CHOICES,
          uses: { 0: 'address', 1: 'postcode' },
          kinds: { 0: 'ward', 1: 'stays' },
          isOther: { 0: true },
        },
      },
      run: {
        ...initialRunState,
        choices: { ...initialRunState.choices, dedupe: false },
        results: record.resultRows,
        tally: tallyOf(record.resultRows),
        lookups: 1,
        unfound: 1,
        elapsedMs: 1500,
      },
      decisions: historyOf([undefined, 'accepted']),
      threshold: 0.7,
      view: initialViewState,
      download: initialDownloadState,
    })
  })

  test('saved by a version that did not save what columns take has nothing chosen', () => {
    const { kinds: _, ...record } = sessionRecord({ kinds: { 1: 'town' } })
    expect(columnsOf(resumed(decodeRecord(encodeRecord(record))!)).kinds).toEqual({})
  })

  test('makes the same record again', () => {
    fc.assert(
      fc.property(drawnRecord(SAVED), (record) => {
        expect(recordOfSession(resumed(record), SAVED)).toEqual(record)
      }),
      DRAWS,
    )
  })
})
