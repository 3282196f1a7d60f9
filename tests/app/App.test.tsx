// @vitest-environment jsdom
import { configureStore, type UnknownAction } from '@reduxjs/toolkit'
import { renderToString } from 'react-dom/server'
import { Provider } from 'react-redux'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { sandboxKeys, sandboxMessages } from '../../src/features/sandbox/sandboxMessages'
import { App } from '../../src/app/App'
import { WorkArea } from '../../src/app/WorkArea'
import { focusIds } from '../../src/app/base/focusIds'
import { rootReducer } from '../../src/app/rootReducer'
import { apiKeyMessages } from '../../src/features/apiKey/apiKeyMessages'
import { keyChecked, keyCheckStarted } from '../../src/features/apiKey/apiKeySlice'
import { downloadMessages } from '../../src/features/download/downloadMessages'
import { readerMessages } from '../../src/features/file/reader/readerMessages'
import { fileChosen, fileLoaded } from '../../src/features/file/fileSlice'
import { mappingMessages } from '../../src/features/mapping/mappingMessages'
import { listMessages } from '../../src/features/list/listMessages'
import { storeAttempted } from '../../src/features/list/listSlice'
import { saveAttempted, sessionFound } from '../../src/features/recovery/recoverySlice'
import { emptyPart } from '../../src/features/run/partSummary'
import { progressMessages } from '../../src/features/run/progress/progressMessages'
import { runMessages as messages } from '../../src/features/run/runMessages'
import {
  batchSettled,
  connectionLost,
  runBroke,
  runPaused,
  slowedDown,
  stopAsked,
} from '../../src/features/run/runSlice'
import { SandboxBanner } from '../../src/features/sandbox/SandboxBanner'
import { runStarted, sessionResumed } from '../../src/features/sessionEvents'
import { answered, csvFile, fileRequest, finishedRecord } from '../support/builders'
import { fileOf } from '../support/runs'

// What the page shows for a state, as HTML: no effects, and nobody presses anything. That is tests/e2e.

// A key that is unavailable has the page show its own origin.
beforeAll(() => {
  vi.stubGlobal('location', { origin: 'https://cleansheet.example' })
})
afterAll(() => {
  vi.unstubAllGlobals()
})

/** The page, and beside it the work area, whose code is loaded apart. */
function pageAfter(...events: UnknownAction[]) {
  const store = configureStore({ reducer: rootReducer })
  for (const event of events) store.dispatch(event)
  return renderToString(
    <Provider store={store}>
      <App banner={<SandboxBanner />} />
      <WorkArea />
    </Provider>,
  )
}

const tagOf = (html: string, id: string) => new RegExp(`<[a-z]+[^>]*\\bid="${id}"[^>]*>`).exec(html)![0]
const isDisabled = (html: string, id: string) => tagOf(html, id).includes('disabled=""')

const loaded = fileLoaded(fileOf(3))
const keyIs = (available: boolean) => [
  keyCheckStarted(),
  keyChecked({ available, message: 'Success', code: 2000 }),
]
const running = [loaded, ...keyIs(true), runStarted()]

describe('Start Cleanse', () => {
  const unmapped = fileLoaded(csvFile({ headers: ['a', 'b'], rows: [['x', 'y']] }))

  test.each([
    ['a file', keyIs(true), messages.missing.file],
    ['the columns', [unmapped, ...keyIs(true)], messages.missing.mapping],
    ['a key', [loaded], messages.missing.key],
    ['a key that is available', [loaded, ...keyIs(false)], messages.missing.key],
    ['the answer about the key', [loaded, keyCheckStarted()], messages.missing.key],
  ])('is disabled without %s, and that is said', (_, events, words) => {
    const html = pageAfter(...events)
    expect(isDisabled(html, focusIds.runButton)).toBe(true)
    expect(html).toContain(words)
  })

  test('is disabled while a file is being read', () => {
    const html = pageAfter(loaded, ...keyIs(true), fileChosen(fileRequest({ name: 'other.csv' })))
    expect(isDisabled(html, focusIds.runButton)).toBe(true)
  })

  test('is enabled once all is there', () => {
    const html = pageAfter(loaded, ...keyIs(true))
    expect(isDisabled(html, focusIds.runButton)).toBe(false)
    for (const words of Object.values(messages.missing)) expect(html).not.toContain(words)
  })
})

test('before a second Stop the page says that the rows in flight may have been charged', () => {
  expect(pageAfter(...running)).not.toContain(messages.stopping)
  expect(pageAfter(...running, stopAsked({ at: 0 }))).toContain(messages.stopping)
})

describe('what holds a run up is told', () => {
  const credits = (providerCode: number) =>
    runPaused({ kind: 'credits', code: 'INSUFFICIENT_CREDITS', message: 'The reason', providerCode })
  const refused = runPaused({ kind: 'refused', message: 'No' })

  test.each([
    ['in yellow: a spent balance', credits(4020), 'warning', messages.creditsWhy(4020)],
    ['in yellow: a limit', credits(4021), 'warning', messages.creditsWhy(4021)],
    ['in red: a batch of refusals', refused, 'error', messages.refused('No')],
    ['in red: code that broke', runBroke({ at: 0 }), 'error', messages.broke],
  ])('%s', (_, event, type, words) => {
    const html = pageAfter(...running, event)
    expect(html).toContain(`ant-alert-${type}`)
    expect(html).toContain(words)
  })

  test.each([
    ['being slowed down', slowedDown({ until: 4000 }), progressMessages.slowedDown(4000)],
    ['being offline', connectionLost(), progressMessages.offline],
  ])('in place of the rate: %s', (_, event, words) => {
    const html = pageAfter(...running, event)
    expect(html).toContain(`<span role="status">${words}</span>`)
    expect(html).not.toContain('ant-alert')
  })

  test("with credits spent, what to do and where to top up; the provider's words only for a code of its own", () => {
    const html = pageAfter(...running, credits(4020))
    for (const words of [messages.credits, messages.topUp]) expect(html).toContain(words)
    expect(html).not.toContain('The reason')
    expect(pageAfter(...running, credits(4029))).toContain('The reason')
  })
})

test('the first three lines of a warning are listed, and all of them can be shown', () => {
  const lines = [2, 4, 5, 9, 11].map((line) => readerMessages.shortRow({ line, at: line - 1 }, 1, 2))
  const html = pageAfter(fileLoaded(csvFile({ warnings: [{ title: readerMessages.shortRows(5), lines }] })))
  expect(html).toContain('5 rows were too short')
  expect(lines.map((line) => html.includes(line))).toEqual([true, true, true, false, false])
  expect(html).toContain('Show all 5')
})

test.each([
  ['its text', [' 1 High Street', 'BA1 1AA'], '<li> 1 High Street, BA1 1AA</li>'],
  ['nothing', [' ', ''], mappingMessages.queryEmpty],
])('a row of the preview is said to send %s', (_, row, said) => {
  expect(pageAfter(fileLoaded(csvFile({ rows: [row] })))).toContain(said)
})

test('the key can be entered unless a run is going, and the page says where it goes', () => {
  const html = pageAfter(loaded)
  const { getKey, topUp, privacy, data } = apiKeyMessages
  for (const words of [getKey, topUp, privacy, data]) expect(html).toContain(words)
  expect(isDisabled(html, focusIds.apiKey)).toBe(false)
  expect(isDisabled(pageAfter(...running), focusIds.apiKey)).toBe(true)
})

test('where progress is not being saved, what is done can be, once there is anything', () => {
  const before = pageAfter(loaded, saveAttempted('fails'))
  expect(before).toContain(listMessages.notSaved)
  expect(before).not.toContain(downloadMessages.downloadDone)
  const settled = batchSettled({ results: [{ index: 0, result: answered() }], at: 0 })
  expect(pageAfter(...running, settled, saveAttempted('fails'))).toContain(downloadMessages.downloadDone)
})

test('a tab whose run is not saved is not told to reload it away', () => {
  const elsewhere = saveAttempted('elsewhere')
  expect(pageAfter(elsewhere)).toContain(listMessages.elsewhereWhy)
  const html = pageAfter(...running, elsewhere)
  expect(html).toContain(listMessages.elsewhereDuringRun)
  expect(html).not.toContain(listMessages.elsewhereWhy)
  expect(listMessages.elsewhereDuringRun).not.toMatch(/reload/i)
})

test('a finished session that is not kept is said to be so, with its download', () => {
  const html = pageAfter(
    sessionResumed(finishedRecord()),
    storeAttempted({ outcome: 'refused', summary: emptyPart(2) }),
  )
  for (const words of [listMessages.notKept, downloadMessages.downloadDone]) expect(html).toContain(words)
})

test.each([
  [
    'was downloaded',
    finishedRecord({ isDownloaded: true }),
    /all 2 rows are done\. Ended [A-Z][a-z]+day \d\d:\d\d, no decisions\. The results were downloaded\./,
  ],
  [
    'was not',
    finishedRecord({ decisions: { 0: 'accepted', 1: 'originalKept' } }),
    /all 2 rows are done\. Ended [^,]+, 2 decisions\. The results are not downloaded yet\./,
  ],
  [
    'has one row',
    finishedRecord({ progress: { done: 1, total: 1 } }),
    /its 1 row is done\. .* The results are not downloaded yet\./,
  ],
])('a finished session that was found is named, and whether it was downloaded: it %s', (_, record, words) => {
  const html = pageAfter(sessionFound(record))
  const { finishedTitle, showResults, discard } = listMessages
  for (const said of [finishedTitle, 'customers.csv: ', showResults, discard]) expect(html).toContain(said)
  expect(html).toMatch(words)
  expect(html).not.toContain(listMessages.title)
})

test('every link out of the page opens beside it and tells the other site nothing', () => {
  const html = pageAfter(sessionResumed(finishedRecord()))
  const links = html.match(/<a [^>]*>/g)!
  expect(links.length).toBeGreaterThanOrEqual(3)
  for (const link of links) {
    expect(link).toMatch(/ href="https:/)
    expect(link).toContain('target="_blank"')
    expect(link).toContain('rel="noopener noreferrer"')
  }
})

test('the sandbox says that its answers are made up, and what to try it with', () => {
  const html = pageAfter()
  const { about, loadSample } = sandboxMessages
  for (const words of [about, loadSample, ...sandboxKeys.map(({ key }) => key)]) expect(html).toContain(words)
})
