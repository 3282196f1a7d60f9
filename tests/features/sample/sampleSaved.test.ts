import { describe, expect, test } from 'vitest'
import { resultOf, storedResultOf } from '../../../src/domain/cleanse/storedResult'
import { downloadAsked } from '../../../src/features/download/downloadSlice'
import { fileLoaded } from '../../../src/features/file/fileSlice'
import { selectReasons } from '../../../src/features/results/resultsSelectors'
import { selectDrawable, selectFigures, selectJudged } from '../../../src/features/sample/sampleSelectors'
import { decodeRecord, encodeRecord } from '../../../src/features/saved/recordText'
import { recordOfSession } from '../../../src/features/saved/savedSelectors'
import { runStarted } from '../../../src/features/session/sessionEvents'
import { requestEarlier } from '../../../src/features/earlier/earlierListeners'
import { answered, finishedRecord, fileOf, range } from '../../support/builders'
import { listeningServer } from '../../support/provider'
import { createTestWorld } from '../../support/testWorld'
import { openTestPage, resumedPage, startedPage } from '../../support/testStore'
import { passTime, playedTimers, settled, until } from '../../support/waiting'
import { pageWith } from '../review/pageWith'
import { finishedPage, good, judge } from './samplePage'
import { decideRows, settleRows, undoStep } from '../../../src/features/run/rows/changeRows'

const server = listeningServer()
playedTimers()

test('a reload ends the sample; rows that it brought to review stay there', async () => {
  const world = createTestWorld()
  server.answers()
  const { store: before } = startedPage(12, world)
  await passTime(0)
  const [, , judged] = judge(before, 'ssn')
  await passTime(1000)

  const { store: after } = await resumedPage(world)
  expect(selectFigures(after.getState())).toBeNull()
  expect(selectReasons(after.getState())[judged!]).toEqual(['judgedOther'])
  expect(selectDrawable(after.getState())).toEqual(range(0, 12).filter((row) => row !== judged))
})

describe('what is saved', () => {
  test('of an unfinished run has no sample, and drops one saved by an earlier version', () => {
    const { store } = finishedPage(3)
    judge(store, 'sn')
    const record = recordOfSession(store.getState(), 0)!
    expect(decodeRecord(encodeRecord(record))).toEqual(record)
    const earlier = finishedRecord()
    const withSample = { ...earlier, sample: { seen: '3', draw: null } }
    expect(decodeRecord(encodeRecord(withSample))).toEqual(earlier)
  })

  test('of a judged answer is what earlier versions read, and a value that they do not know', () => {
    const result = { ...answered({ UPRN: '1' }), origin: 'typed' as const, isJudgedOther: true as const }
    const stored = storedResultOf(result) as string[]
    expect(resultOf(stored)).toEqual(result)
    expect(stored.at(-1)).toBe('typed')
    expect(stored).toHaveLength((storedResultOf(answered()) as string[]).length + 2)
  })
})

describe('the file', () => {
  test('has the judged rows, as they were then', async () => {
    const { store, world } = finishedPage(3)
    const [first, second] = judge(store, 'sn')
    store.dispatch(decideRows([first!], 'originalKept'))
    store.dispatch(downloadAsked('sample'))
    await settled()
    const [{ name, text }] = world.downloads as [{ name: string; text: string }]
    expect(name).toBe('customers_sample.csv')
    const [head, ...lines] = text.trim().split('\r\n')
    expect(head).toBe('Row in your spreadsheet,Address sent,Answer,Judgement,Judged at')
    const line = (row: number, rest: string) =>
      expect.stringMatching(
        new RegExp(
          `^${row + 2},"${row + 1} High Street, B12 0XY","${row + 1} High Street, B12 0XY",${rest}$`,
        ),
      ) as string
    expect(lines).toEqual([
      line(first!, String.raw`Same,2030-01-01 \d\d:\d\d`),
      line(second!, String.raw`Not the same,2030-01-01 \d\d:\d\d`),
    ])
  })

  test('has a line for each judgement: equal rows take one, and one that was taken back has none', async () => {
    const { store, world } = finishedPage(0)
    const { rows } = fileOf(3)
    store.dispatch(fileLoaded({ ...fileOf(4), rows: [0, 0, 1, 2].map((row) => rows[row]!) }))
    const results = [0, 0, 1, 2].map((row, index) => ({ row: index, result: good(row) }))
    store.dispatch(settleRows(results))
    judge(store, 'n')
    store.dispatch(undoStep())
    judge(store, 'nss')
    expect(selectJudged(store.getState())).toHaveLength(3)
    store.dispatch(undoStep())
    judge(store, 's')
    expect(selectFigures(store.getState())).toMatchObject({ same: 4, open: 0 })
    store.dispatch(downloadAsked('sample'))
    await settled()
    const lines = world.downloads[0]!.text.trim().split('\r\n').slice(1)
    expect(lines.map((line) => line.split('",').at(-1)!.split(',')[0])).toEqual(['Same', 'Same', 'Same'])
  })

  test('runs in no spreadsheet', async () => {
    const { store, world } = pageWith([answered({ 'Address Line 1': '=2' }), answered()])
    store.dispatch(decideRows([0, 1], 'accepted'))
    judge(store, 's')
    store.dispatch(downloadAsked('sample'))
    await settled()
    expect(world.downloads[0]?.text).toContain("'=2")
  })
})

test('a row judged another address is read back from Reasons next month, unless it has been decided since', async () => {
  const { store, world } = finishedPage(3)
  const [first, second] = judge(store, 'nns')
  store.dispatch(decideRows([second!], 'accepted'))
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
})
