import { describe, expect, test } from 'vitest'
import { resultOf, storedResultOf } from '../../../src/domain/cleanse/storedResult'
import { downloadAsked } from '../../../src/features/download/downloadSlice'
import { fileLoaded } from '../../../src/features/file/fileSlice'
import { rowsDecided } from '../../../src/features/review/decisionsSlice'
import { selectReasons } from '../../../src/features/review/resultsSelectors'
import { rowOpened } from '../../../src/features/review/viewSlice'
import { judgeSame } from '../../../src/features/sample/judge'
import { bitsOf, rowsOf } from '../../../src/features/sample/rowBits'
import { readSample } from '../../../src/features/sample/sample'
import { sampleAsked } from '../../../src/features/sample/sampleEvents'
import {
  selectFigures,
  selectNextInSample,
  selectSample,
  selectUnseen,
} from '../../../src/features/sample/sampleSelectors'
import { decodeRecord, encodeRecord } from '../../../src/features/saved/recordText'
import { selectSession } from '../../../src/features/saved/savedSelectors'
import { resumeAsked } from '../../../src/features/saved/savedSlice'
import { runStarted, sessionResumed } from '../../../src/features/session/sessionEvents'
import { requestEarlier } from '../../../src/features/earlier/earlierListeners'
import { answered, csvFile, finishedRecord, fileOf, range } from '../../support/builders'
import { listeningServer } from '../../support/listeningServer'
import { cleanseHandler, emptyLog } from '../../support/provider'
import { createTestWorld, type TestWorld } from '../../support/testWorld'
import { openTestPage } from '../../support/testStore'
import { passTime, playedTimers, settled, until } from '../../support/waiting'
import { drawnRows, finishedPage, good, judge, said } from './samplePage'

const server = listeningServer()
playedTimers()

/** A page whose run of 12 rows is completed: all are good. */
async function completedPage(world: TestWorld) {
  server.use(cleanseHandler(emptyLog()))
  const { store } = openTestPage(world)
  store.dispatch(fileLoaded(fileOf(12)))
  store.dispatch(runStarted())
  await passTime(0)
  expect(selectUnseen(store.getState())).toEqual(range(0, 12))
  return store
}

/** The next page of the same browser, on which the cleanse is resumed. */
async function resumedPage(world: TestWorld) {
  const { store } = openTestPage(world)
  await until(store, ({ saved }) => saved.session.status === 'found')
  await passTime(0)
  store.dispatch(resumeAsked())
  await until(store, ({ saved }) => saved.session.status === 'onPage')
  return store
}

describe('after a reload', () => {
  test('the sample is the same, with its judgements, its reasons and what it says', async () => {
    const world = createTestWorld()
    const before = await completedPage(world)
    before.dispatch(rowOpened(11))
    const judged = judge(before, 'ssns')
    await passTime(1000)

    const after = await resumedPage(world)
    expect(drawnRows(after)).toEqual(drawnRows(before))
    expect(selectNextInSample(after.getState())).toBe(selectNextInSample(before.getState()))
    expect(said(after)).toBe(said(before))
    expect(selectReasons(after.getState())[judged[2]!]).toEqual(['judgedOther'])
    expect(selectUnseen(after.getState())).not.toContain(11)
    // And goes on from there.
    after.dispatch(judgeSame(selectNextInSample(after.getState())!))
    expect(selectFigures(after.getState())).toMatchObject({ same: 4, other: 1, open: 6 })
  })

  test('so is one whose page was hidden at once', async () => {
    const world = createTestWorld()
    const before = await completedPage(world)
    judge(before, 's')
    world.visibility.hide()
    await passTime(0)
    const after = await resumedPage(world)
    expect(said(after)).toBe(said(before))
  })
})

describe('what is saved', () => {
  test('of an unfinished run has the sample too', () => {
    const { store } = finishedPage(3)
    judge(store, 'sn')
    const record = selectSession(store.getState())!
    expect(decodeRecord(encodeRecord(record))).toEqual(record)
  })

  test('before there were samples has none', () => {
    const { store } = openTestPage()
    store.dispatch(sessionResumed(finishedRecord()))
    expect(selectSample(store.getState())).toEqual({ seen: '', draw: null })
  })

  test.each([
    ['text', 'sample'],
    ['of bits that are none', { seen: 'xyz', draw: null }],
    [
      'of rows that the list does not have',
      {
        seen: '',
        draw: {
          at: 1,
          from: '',
          mapping: { addressColumn: 0, postcodeColumn: 1, moreAddressColumns: [] },
          rows: [9],
          judged: [],
        },
      },
    ],
    ['half of one', { seen: '1' }],
    ['of another version', { seen: '', draw: { rows: [] } }],
  ])('is no sample, if it is %s, and the cleanse is read without it', (_, sample) => {
    expect(readSample(sample, 2)).toEqual({ seen: '', draw: null })
    const record = finishedRecord({ sample })
    expect(decodeRecord(encodeRecord(record))?.resultRows).toEqual(record.resultRows)
  })

  test('of a judged answer is what earlier versions read, and a value that they do not know', () => {
    const result = { ...answered({ UPRN: '1' }), origin: 'typed' as const, isJudgedOther: true as const }
    const stored = storedResultOf(result) as string[]
    expect(resultOf(stored)).toEqual(result)
    expect(stored.at(-1)).toBe('typed')
    expect(stored).toHaveLength((storedResultOf(answered()) as string[]).length + 2)
  })

  test('names no file that earlier versions do not know', async () => {
    const { store } = finishedPage(3)
    judge(store, 's')
    store.dispatch(sampleAsked())
    await settled()
    expect(store.getState().download.written?.name).toBe('customers_sample.csv')
    expect(selectSession(store.getState())?.savedFiles).toEqual([])
  })
})

test('rows are bits of a short text', () => {
  for (const rows of [[], [0], [4, 5], [2, 1004, 19_999], range(0, 70)])
    expect([...rowsOf(bitsOf(rows))]).toEqual(rows)
  expect(bitsOf(range(0, 20_000))).toHaveLength(4000)
})

describe('the file', () => {
  test('has the rows judged, as they were then, and whether they have changed since', async () => {
    const { store, world } = finishedPage(3)
    const [first, second] = judge(store, 'sn')
    store.dispatch(rowsDecided({ rows: [first!], decision: 'originalKept' }))
    store.dispatch(sampleAsked())
    await settled()
    const [{ name, text }] = world.downloads as [{ name: string; text: string }]
    expect(name).toBe('customers_sample.csv')
    const [head, ...lines] = text.trim().split('\r\n')
    expect(head).toBe('Row in your spreadsheet,Address sent,Answer,Judgement,Judged at,Changed since')
    const line = (row: number, rest: string) =>
      expect.stringMatching(
        new RegExp(
          `^${row + 2},"${row + 1} High Street, B12 0XY","${row + 1} High Street, B12 0XY",${rest}$`,
        ),
      ) as string
    expect(lines).toEqual([
      line(first!, String.raw`Same,2030-01-01 \d\d:\d\d,Yes`),
      line(second!, String.raw`Not the same,2030-01-01 \d\d:\d\d,`),
    ])
  })

  test('runs in no spreadsheet', async () => {
    const { store, world } = finishedPage(0)
    store.dispatch(fileLoaded(csvFile({ rows: [['=1+1', 'B12 0XY']] })))
    store.dispatch(
      sessionResumed(
        finishedRecord({
          originalRows: [
            ['=1+1', 'B12 0XY'],
            ['', ''],
          ],
          resultRows: [answered({ 'Address Line 1': '=2' }), null].map((each) => each ?? answered()),
        }),
      ),
    )
    store.dispatch(rowsDecided({ rows: [0, 1], decision: 'accepted' }))
    judge(store, 's')
    store.dispatch(sampleAsked())
    await settled()
    expect(world.downloads[0]?.text).toContain("'=2")
  })
})

test('a row judged another address is read back from Reasons next month, unless it was decided since', async () => {
  const { store, world } = finishedPage(3)
  const [first, second] = judge(store, 'nns')
  store.dispatch(rowsDecided({ rows: [second!], decision: 'accepted' }))
  store.dispatch(downloadAsked('nextMonth'))
  await settled()
  const { text } = world.downloads[0]!
  expect(text).toContain('Judged another address')

  const next = openTestPage()
  next.store.dispatch(fileLoaded(fileOf(3)))
  next.store.dispatch(requestEarlier(new File([text], 'june_for_next_month.csv')))
  await until(next.store, ({ earlier }) => earlier.matches.some((match) => match !== null))
  next.store.dispatch(runStarted())
  await passTime(0)
  const reasons = selectReasons(next.store.getState())
  expect(reasons[first!]).toEqual(['judgedOther'])
  expect(reasons[second!]).toEqual([])
  expect(good(0).kind).toBe('answered')
})
