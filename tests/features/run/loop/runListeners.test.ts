import { HttpResponse } from 'msw'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { answerQuery } from '../../../../src/features/sandbox/answerQuery'
import { outputCells } from '../../../../src/domain/cleanse/outputColumns'
import { createRateLimiter } from '../../../../src/features/run/loop/pacing'
import { mappingChanged } from '../../../../src/features/mapping/mappingSlice'
import { giveTyped } from '../../../../src/features/correct/correctListeners'
import { selectSentText } from '../../../../src/features/results/resultsSelectors'
import { selectIsTried } from '../../../../src/features/run/comingSelectors'
import { selectProgress } from '../../../../src/features/run/runSelectors'
import { sendingChosen } from '../../../../src/features/run/runSlice'
import { runStarted } from '../../../../src/features/session/sessionEvents'
import { fileLoaded } from '../../../../src/features/file/fileSlice'
import {
  cleanseAnswer,
  csvFile,
  doneRows,
  fileOf,
  outcomesOf,
  queriesOf,
  queryOf,
  range,
} from '../../../support/builders'
import { listeningServer } from '../../../support/provider'
import { correctRoom } from '../../../support/rooms/correct'
import { ended, pagesIn } from '../../../support/testPage'
import { createGate, until } from '../../../support/waiting'
import { retryFailed } from '../../../../src/features/run/pressRunButton'
import { giveAnswers, redoStep, undoStep } from '../../../../src/features/run/rows/changeRows'

const { startedPage, openTestPage } = pagesIn(correctRoom)

const server = listeningServer()

const cellsOf = (query: string) => outputCells(cleanseAnswer(answerQuery(query)))

describe('a run', () => {
  test('sends every row once, in order', async () => {
    server.answers()
    const state = await ended(startedPage(12).store)

    expect(server.queries).toEqual(queriesOf(...range(0, 12)))
    expect(outcomesOf(state)).toEqual(Array(12).fill(true))
  })

  test('keeps results in the order of the rows, whichever answer comes first', async () => {
    const gates = range(0, 5).map(createGate)
    server.answers(async (query) => {
      const row = queriesOf(...range(0, 5)).indexOf(query)
      await gates[row + 1]?.opened
      gates[row]!.open()
    })
    const { run } = await ended(startedPage(5).store)
    expect(run.results).toEqual(
      range(0, 5).map((at) => ({ kind: 'answered', query: queryOf(at), cells: cellsOf(queryOf(at)) })),
    )
  })

  test('sends five rows at a time: the next batch starts when the last one has settled', async () => {
    const gate = createGate()
    const fourAnswered = createGate()
    let answered = 0
    server.answers(async (query) => {
      if (query === queryOf(2)) await gate.opened
      else if (++answered === 4) fourAnswered.open()
    })
    const { store } = startedPage(6)
    await fourAnswered.opened
    await until(() => server.queries.length === 5)
    expect(server.queries).not.toContain(queryOf(5))
    gate.open()
    await ended(store)
    expect(server.queries).toEqual(queriesOf(...range(0, 6)))
  })

  test('sends the query, the country and the tag, and the key only in the URL', async () => {
    const sent: Request[] = []
    server.answers((_, request) => {
      sent.push(request.clone())
    })
    await ended(startedPage(1).store)
    const [request] = sent
    expect(await request!.json()).toEqual({ query: queryOf(0), country: 'GB' })
    const { searchParams } = new URL(request!.url)
    expect(Object.fromEntries(searchParams)).toEqual({ api_key: 'test-key-1', tags: 'cleansheet' })
    expect(request!.headers.get('authorization')).toBeNull()
  })

  test('is one run when Start is pressed twice', async () => {
    server.answers()
    const { store } = startedPage(7)
    store.dispatch(runStarted())
    await ended(store)
    expect(server.queries).toEqual(queriesOf(...range(0, 7)))
  })

  test('of a file without rows is complete at once and sends nothing', async () => {
    const state = await ended(startedPage(0).store)
    expect(state.run.phase).toEqual({ status: 'idle' })
  })

  test('started again when every row has a result sends nothing', async () => {
    server.answers()
    const { store } = startedPage(3)
    await ended(store)
    store.dispatch(runStarted())
    await ended(store)
    expect(server.queries).toHaveLength(3)
  })

  test.each([
    ['the first rows', { from: 0, to: 7 }],
    ['rows in the middle', { from: 3, to: 8 }],
    ['rows to the end', { from: 9, to: 12 }],
  ])('of %s only leaves the others unsent', async (_, part) => {
    server.answers()
    const { store } = openTestPage()
    store.dispatch(fileLoaded(fileOf(12)))
    store.dispatch(runStarted({ range: part }))
    const state = await ended(store)
    const sent = range(part.from, part.to)
    expect(server.queries).toEqual(queriesOf(...sent))
    expect(doneRows(state)).toEqual(sent)
  })
})

test('rows with nothing to send are done as soon as a run of the first rows begins', async () => {
  const gate = createGate()
  server.answers(() => gate.opened)
  const { store } = openTestPage()
  const blank = [' ', '']
  const { rows } = fileOf(12)
  store.dispatch(fileLoaded(csvFile({ rows: [...rows, blank, blank] })))
  store.dispatch(runStarted({ range: { from: 0, to: 10 } }))
  await until(store, ({ run }) => run.tally.nothingToSend === 2)
  expect(doneRows(store.getState())).toEqual([12, 13])
  gate.open()
  await ended(store)
  expect(doneRows(store.getState())).toEqual([...range(0, 10), 12, 13])
  expect(selectIsTried(store.getState())).toBe(true)
})

test('if distinct addresses are sent once, every row of an address takes its answer', async () => {
  server.answers()
  const rows = ['1 High Street', '2 High Street', '1 High Street', ''].map((line) => [line, 'B12 0XY'])
  const { store } = startedPage(csvFile({ rows: [...rows, [' ', '']] }))
  const state = await ended(store)
  expect(server.queries).toEqual([...queriesOf(0, 1), 'B12 0XY'])
  expect(outcomesOf(state)).toEqual([true, true, true, true, true])
  expect(state.run.results[4]).toEqual({ kind: 'nothingToSend' })
  expect(state.run.results[2]).toEqual(state.run.results[0])
})

test('a row that takes the answer of another shows its own text', async () => {
  server.answers()
  const { store } = openTestPage()
  const lines = [
    '1 High Street',
    '1, HIGH STREET',
    '2 High Street',
    '1 high street.',
    '3 High Street',
    '4 High Street',
  ]
  const others = ['5 High Street', '6 High Street', '1 High  Street']
  store.dispatch(fileLoaded(csvFile({ rows: [...lines, ...others].map((line) => [line, 'B12 0XY']) })))
  store.dispatch(runStarted())
  const state = await ended(store)
  expect(server.queries).toHaveLength(6)
  const shown = [...lines, ...others].map((_, row) => selectSentText(state, row))
  expect(shown).toEqual([...lines, ...others].map((line) => `${line}, B12 0XY`))
  expect(state.run.results.map((result) => result?.kind === 'answered' && result.query)).toEqual(shown)
})

test('a row typed while its address is looked up keeps the typed address, and the others take the answer', async () => {
  const gate = createGate()
  server.answers(() => gate.opened)
  const { store } = startedPage(csvFile({ rows: [0, 1, 2].map(() => ['1 High Street', 'B12 0XY']) }))
  await until(store, () => server.queries.length === 1)
  const address = { line1: '1 Low Street', line2: '', line3: '', town: 'Bath', postcode: 'BA1 1AA' }
  for (const row of [0, 2]) store.dispatch(giveTyped(row, address))
  gate.open()
  const { run } = await ended(store)
  expect(server.queries).toEqual(queriesOf(0))
  expect(run.results.map((result) => result?.kind === 'answered' && result.origin)).toEqual([
    'typed',
    undefined,
    'typed',
  ])
})

test('an answer to a row that was typed meanwhile counts, and later rows of its address take it', async () => {
  const gate = createGate()
  server.answers(() => gate.opened)
  const numbers = [1, 2, 3, 4, 5, 1]
  const { store } = startedPage(
    csvFile({ rows: numbers.map((number) => [`${number} High Street`, 'B12 0XY']) }),
  )
  await until(store, () => server.queries.length === 5)
  store.dispatch(
    giveTyped(0, { line1: '1 Low Street', line2: '', line3: '', town: 'Bath', postcode: 'BA1 1AA' }),
  )
  // Row 6 of the same address is in a batch of its own.
  gate.open()
  const { run } = await ended(store)
  expect(server.queries).toEqual(queriesOf(...range(0, 5)))
  expect(run).toMatchObject({ lookups: 5, repeats: 1 })
  expect(run.results[5]).toMatchObject({ query: queryOf(0) })
})

test('a failed row takes the answer of another row of its address, when it is retried', async () => {
  let isMended = false
  server.answers(() => (isMended ? undefined : new HttpResponse(null, { status: 500 })))
  const { store } = openTestPage()
  const rows = ['1 High Street', '1 High Street'].map((line) => [line, 'B12 0XY'])
  store.dispatch(fileLoaded(csvFile({ rows })))
  store.dispatch(runStarted({ range: { from: 0, to: 1 } }))
  await ended(store)
  isMended = true
  store.dispatch(runStarted())
  expect(outcomesOf(await ended(store))).toEqual([expect.any(String), true])
  store.dispatch(retryFailed())
  expect(outcomesOf(await ended(store))).toEqual([true, true])
  expect(server.queries).toEqual(queriesOf(0, 0))
})

test('Retry failed rows sends just those again and keeps the other answers', async () => {
  let isMended = false
  server.answers((query) =>
    !isMended && queriesOf(1, 6).includes(query) ? new HttpResponse(null, { status: 500 }) : undefined,
  )
  const { store } = startedPage(8)
  const before = await ended(store)
  isMended = true
  store.dispatch(retryFailed())
  const after = await ended(store)

  expect(server.queries.slice(8)).toEqual(queriesOf(1, 6))
  expect(outcomesOf(after)).toEqual(Array(8).fill(true))
  for (const row of [0, 2, 3, 4, 5, 7]) expect(after.run.results[row]).toBe(before.run.results[row])
})

test('Retry failed rows leaves those that were not run to Start', async () => {
  server.answers(() => (server.queries.length > 1 ? undefined : HttpResponse.error()))
  const { store } = openTestPage()
  store.dispatch(fileLoaded(fileOf(8)))
  store.dispatch(runStarted({ range: { from: 2, to: 4 } }))
  await ended(store)
  store.dispatch(retryFailed())
  expect(doneRows(await ended(store))).toEqual([2, 3])
  expect(server.queries).toEqual(queriesOf(2, 3, 2))
  store.dispatch(runStarted())
  expect(doneRows(await ended(store))).toEqual(range(0, 8))
})

test('Retry failed rows sends them with the columns chosen by then', async () => {
  server.answers(() => (server.queries.length > 1 ? undefined : HttpResponse.error()))
  const { store } = startedPage(1)
  await ended(store)
  store.dispatch(mappingChanged({ addressColumn: 1, postcodeColumn: 0 }))
  store.dispatch(retryFailed())
  await ended(store)
  expect(server.queries).toEqual([queryOf(0), 'B12 0XY, 1 High Street'])
})

test('neither the name of the file nor a column that is not chosen leaves the browser', async () => {
  const sent: string[] = []
  server.answers(async (_, request) => {
    sent.push(request.url, JSON.stringify([...request.headers]), await request.clone().text())
  })
  const headers = ['owner', 'address', 'postcode']
  const { store } = startedPage(csvFile({ headers, rows: [['Ms Secret', '1 High Street', 'B12 0XY']] }))
  await ended(store)
  expect(sent[2]).toBe(JSON.stringify({ query: queryOf(0), country: 'GB' }))
  expect(sent.join()).not.toMatch(/Secret|owner|customers/)
})

test('no more requests start within a second than the limit allows', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const starts: number[] = []
  server.answers(() => {
    starts.push(performance.now())
  })
  const { store } = startedPage(30, undefined, {
    rateLimiter: createRateLimiter(12, () => performance.now()),
  })
  while (store.getState().run.phase.status === 'running') await vi.advanceTimersByTimeAsync(10)
  const mostInASecond = starts.map((at) => starts.filter((other) => other >= at && other < at + 1000).length)
  expect(starts).toHaveLength(30)
  expect(Math.max(...mostInASecond)).toBeLessThanOrEqual(12)
  expect(starts.at(-1)! - starts[0]!).toBeLessThan(4000)
})

describe('a change of columns', () => {
  /** A page with four rows, two of them without an address, of which the last has a town. */
  function pageWithEmptyRows() {
    server.answers()
    const { store } = openTestPage()
    const rows = [
      ['0', '1 High Street', 'Bath', 'B12 0XY'],
      ['1', '', '', ''],
      ['2', '2 High Street', 'Bath', 'B12 0XY'],
      ['3', '', 'Bath', ''],
    ]
    store.dispatch(fileLoaded(csvFile({ headers: ['id', 'address', 'town', 'postcode'], rows })))
    return store
  }

  test('leaves a completed cleanse completed, unless rows now have something to send', async () => {
    const store = pageWithEmptyRows()
    store.dispatch(runStarted())
    await ended(store)
    store.dispatch(mappingChanged({ postcodeColumn: 'inAddress' }))
    expect(selectProgress(store.getState())).toEqual({ done: 4, total: 4 })
    store.dispatch(mappingChanged({ moreAddressColumns: [2] }))
    expect(selectProgress(store.getState())).toEqual({ done: 3, total: 4 })
    expect(store.getState().run.results[3]).toBeNull()
  })

  test('is not needed for rows that were left out and no longer are: they alone are to be sent', async () => {
    server.answers()
    const { store } = openTestPage()
    const rows = [
      ['1 High Street', 'B12 0XY', 'UK'],
      ['2 Hauptstrasse', '10115', 'Germany'],
      ['', '', 'UK'],
    ]
    store.dispatch(fileLoaded(csvFile({ headers: ['address', 'postcode', 'country'], rows })))
    store.dispatch(sendingChosen({ leavesOutAbroad: true }))
    store.dispatch(runStarted())
    expect(selectProgress(await ended(store))).toEqual({ done: 3, total: 3 })
    store.dispatch(sendingChosen({ leavesOutAbroad: false }))
    expect(doneRows(store.getState())).toEqual([0, 2])
  })

  test('is not needed for a row that Undo takes an address from, unless it has something to send now', async () => {
    const store = pageWithEmptyRows()
    store.dispatch(runStarted())
    await ended(store)
    store.dispatch(giveAnswers([{ row: 3, decision: 'typed', result: store.getState().run.results[0]! }]))
    store.dispatch(undoStep())
    expect(selectProgress(store.getState())).toEqual({ done: 4, total: 4 })
    store.dispatch(redoStep())
    store.dispatch(mappingChanged({ moreAddressColumns: [2] }))
    expect(selectProgress(store.getState())).toEqual({ done: 4, total: 4 })
    store.dispatch(undoStep())
    expect(store.getState().run.results[3]).toBeNull()
    store.dispatch(runStarted())
    expect((await ended(store)).run.results[3]).toMatchObject({ kind: 'answered' })
  })

  test('decides nothing about rows before a run', () => {
    const store = pageWithEmptyRows()
    store.dispatch(mappingChanged({ postcodeColumn: 'inAddress' }))
    expect(selectProgress(store.getState())).toEqual({ done: 0, total: 4 })
  })
})
