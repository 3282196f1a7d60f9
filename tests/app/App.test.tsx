import { configureStore, type UnknownAction } from '@reduxjs/toolkit'
import { cleanup, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, test } from 'vitest'
import { App } from '../../src/app/App'
import { rootReducer, type AppStore } from '../../src/app/store'
// Loaded ahead, as on a page at rest.
import '../../src/app/WorkArea'
import { keyChecked, keyCheckStarted, type KeyVerdict } from '../../src/features/apiKey/apiKeySlice'
import type { RowResult } from '../../src/domain/cleanse/rowResult'
import { fileChosen, fileLoaded } from '../../src/features/file/fileSlice'
import { DownloadDone } from '../../src/features/download/DownloadButtons'
import { SavingNotice, SessionBanner } from '../../src/features/saved/SavedNotices'
import { foundOnRecord } from '../../src/features/saved/savedSelectors'
import {
  journalChanged,
  saveAttempted,
  sessionElsewhere,
  sessionFound,
} from '../../src/features/saved/savedSlice'
import { selectOutcomes } from '../../src/features/results/resultsSelectors'
import { selectShownRows } from '../../src/features/review/shownSelectors'
import { RunControls } from '../../src/features/run/RunControls'
import { RunNotice } from '../../src/features/run/RunNotice'
import { runBroke, runPaused, waitingChanged, stopAsked } from '../../src/features/run/runSlice'
import { SandboxBanner } from '../../src/features/sandbox/SandboxBanner'
import { runStarted, sessionResumed } from '../../src/features/session/sessionEvents'
import { answered, csvFile, fileRequest, finishedRecord, fileOf } from '../support/builders'
import { renderPart } from '../support/renderPart'
import { brought } from '../support/brought'

/** What a part of the page shows after some events, without their effects. */
function partAfter(part: ReactNode, ...events: UnknownAction[]) {
  const drawn = () => Promise.resolve()
  const store = configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults({ thunk: { extraArgument: { drawn } } }),
  })
  for (const event of events) store.dispatch(event)
  return { store, ...renderPart(store as AppStore, part) }
}

/** What the page shows after some events, without their effects. */
async function pageAfter(...events: UnknownAction[]) {
  const { container } = await openedAfter(...events)
  return container.textContent
}

async function openedAfter(...events: UnknownAction[]) {
  const { store, container } = partAfter(<App banner={<SandboxBanner />} />, ...events)
  if (store.getState().file.loaded) await screen.findAllByRole('region', { name: 'Rows cleansed' })
  return { store, container }
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

const loaded = fileLoaded(fileOf(3))
const keyIs = (verdict: KeyVerdict) => [keyCheckStarted(), keyChecked(verdict)]
const validKey = keyIs({ status: 'valid', lacksBritain: false })
const invalidKey = keyIs({ status: 'invalid', message: 'Success', code: 2000, why: null })
const running = [loaded, ...validKey, runStarted()]
const SAVING = <SavingNotice download={<DownloadDone />} />
const settled = brought([{ row: 0, result: answered() }])

describe('Start Cleanse', () => {
  const unmapped = fileLoaded(csvFile({ headers: ['a', 'b'], rows: [['x', 'y']] }))
  const reading = fileChosen(fileRequest({ name: 'other.csv' }))

  test.each([
    ['a file', validKey, 'Load a file to begin.'],
    ['the columns', [unmapped, ...validKey], 'Choose the address and postcode columns.'],
    ['a key', [loaded], 'Enter a valid API key.'],
    ['a key that is available', [loaded, ...invalidKey], 'Enter a valid API key.'],
    ['the answer about the key', [loaded, keyCheckStarted()], 'Enter a valid API key.'],
    ['the file that is being read', [loaded, ...validKey, reading], ''],
  ])('is disabled without %s, and the page says so', (_, events, words) => {
    expect(partAfter(<RunControls />, ...events).container.textContent).toContain(words)
    expect(button('Start Cleanse').disabled).toBe(true)
  })

  test('is enabled once everything is there', () => {
    const { container } = partAfter(<RunControls />, loaded, ...validKey)
    expect(container.textContent).not.toMatch(/to begin|Choose the|Enter a valid/)
    expect(button('Start Cleanse').disabled).toBe(false)
  })
})

test('before a second Stop the page says that the rows in flight may be charged', () => {
  const { container } = partAfter(<RunControls />, ...running, stopAsked({ at: 0 }))
  expect(container.textContent).toContain('you may still be charged')
})

describe('the page says what holds a run up', () => {
  const credits = (code: number) => runPaused({ kind: 'credits', code, message: 'The reason' })
  const refusal = (code: number | null) => runPaused({ kind: 'refused', code, message: 'No' })

  test.each([
    ['a spent balance', credits(4020), /The balance of this key has run out/],
    ['a limit', credits(4021), /This key has reached a daily, monthly or per-user limit/],
    ["a code of the provider's own", credits(4029), /The balance of this key.*The reason/],
    ['a key that does not allow this site', refusal(4011), /: No.*The key does not allow this site/],
    ['a key that is not enabled', refusal(4015), /: No.*valid, but not enabled for address cleansing/],
    ['a flagged key', refusal(4291), /: No.*keys that are less than two days old/],
    ['a refusal', refusal(null), /^The provider refused these lookups: No.*not counted as failed/],
    [
      'few matches',
      runPaused({ kind: 'fewMatches', noMatch: 312, answered: 500 }),
      /^312 of 500 rows were not found.*Are the columns right\?.*Continue.*Change the columns/,
    ],
    ['a fault of the page', runBroke({ at: 0 }), /^Error processing batchNothing is lost/],
  ])('in an alert: %s', (_, event, words) => {
    partAfter(<RunNotice />, ...running, event)
    expect(screen.getByRole('alert').textContent).toMatch(words)
  })

  test.each([
    [
      'being slowed down',
      waitingChanged({ kind: 'slowedDown', until: 4000 }),
      /^The provider asked us to slow down\. Continues automatically at \d\d:\d\d:\d\d\.$/,
    ],
    ['being offline', waitingChanged({ kind: 'offline' }), /^You are offline\. Continues automatically when/],
  ])('in place of the rate: %s', async (_, event, words) => {
    await pageAfter(...running, event)
    const statuses = within(screen.getByRole('region', { name: 'Rows cleansed' })).getAllByRole('status')
    expect(statuses.map(({ textContent }) => textContent)).toContainEqual(expect.stringMatching(words))
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

test('the page names a row with nothing to send before the run', async () => {
  await pageAfter(fileLoaded(csvFile({ rows: [[' ', '']] })))
  const queries = screen.getByRole('region', { name: 'What these rows will send' })
  expect(within(queries).getByRole('listitem').textContent).toBe('nothing to send')
})

test('the key can be entered unless a run is going, and the page says where it goes', async () => {
  const isLocked = () =>
    screen.getByRole<HTMLInputElement>('textbox', { name: 'API Key', hidden: true }).disabled
  const said = await pageAfter(loaded)
  expect(said).toContain('Never stored, and forgotten when you close the page.')
  expect(said).toContain('What happens to my data')
  expect(isLocked()).toBe(false)
  cleanup()
  await pageAfter(...running)
  expect(isLocked()).toBe(true)
})

test.each([
  ['a file of the usual length that only the database has refused', [loaded, journalChanged('fails')]],
  ['a file beside a tab that has the record, which the database takes', [loaded, saveAttempted('elsewhere')]],
])('nothing is said of saving for %s', (_, events) => {
  expect(partAfter(SAVING, ...events).container.textContent).toBe('')
})

test('during a run, an empty pile is hidden and keeps its place', async () => {
  await pageAfter(...running, settled)
  const isShown = (name: string) =>
    getComputedStyle(screen.getByText(name).closest('.pile')!).visibility !== 'hidden'
  expect(['Failed', 'Not run'].map(isShown)).toEqual([false, true])
})

test('no batch of a run makes a list of all rows', async () => {
  const { store } = await openedAfter(...running, settled)
  const made = () => [selectOutcomes, selectShownRows].map((select) => select.recomputations())
  const before = made()
  store.dispatch(brought([{ row: 1, result: answered() }]))
  await within(screen.getByRole('table', { name: 'Latest answers' })).findByText('2')
  expect(made()).toEqual(before)
})

describe('the page says what is not saved, and offers a download', () => {
  const notStored = journalChanged('fails')

  test.each([
    ['where saving fails', [loaded, saveAttempted('fails')], /^Progress is not being saved/, false],
    [
      'during a run where saving fails',
      [...running, settled, saveAttempted('fails')],
      /^Progress is not being saved/,
      true,
    ],
    [
      'during a run beside a tab that has the record, where the database refuses',
      [...running, saveAttempted('elsewhere'), notStored],
      /^Progress is not being saved/,
      false,
    ],
    [
      'of a long list that the database refuses',
      [fileLoaded(fileOf(1101)), notStored],
      /^Progress is not being saved/,
      false,
    ],
    [
      'for a finished cleanse that is not kept',
      [sessionResumed(finishedRecord()), notStored],
      /^These results are not kept on this device/,
      true,
    ],
  ])('%s', (_, events, words, canDownload) => {
    partAfter(SAVING, ...events)
    expect(screen.getByRole('status').textContent).toMatch(words)
    expect(screen.queryByText('Download results so far') !== null).toBe(canDownload)
  })

  test('above its rows', async () => {
    await openedAfter(...running, settled, saveAttempted('fails'))
    const notice = screen.getByText(/^Progress is not being saved/).closest<HTMLElement>('[role=status]')!
    expect(within(notice).getByRole('button', { name: 'Download results so far' })).toBeTruthy()
  })
})

test.each([
  ['a file of the usual length has its record', 1100, true],
  ['a long list has none', 1101, false],
])('for a finished cleanse that is not kept, the page promises only what is saved: %s', (_, rows, stays) => {
  const record = finishedRecord({
    originalRows: fileOf(rows).rows,
    resultRows: Array.from({ length: rows }, (): RowResult => ({ kind: 'nothingToSend' })),
  })
  const said = partAfter(SAVING, sessionResumed(record), journalChanged('fails')).container.textContent
  expect(said).toContain('These results are not kept on this device')
  expect(said.includes('What was saved during the run stays for 24 hours.')).toBe(stays)
})

test.each([
  [
    'was downloaded',
    finishedRecord({ isDownloaded: true }),
    /all 2 rows are done\. Kept until [A-Z][a-z]+day \d\d:\d\d, no decisions\. The results were downloaded\./,
  ],
  [
    'was not',
    finishedRecord({ decisions: ['accepted', 'originalKept'] }),
    /all 2 rows are done\. Kept until [^,]+, 2 decisions\. The results are not downloaded yet\./,
  ],
  ['has one row', finishedRecord({ resultRows: [answered()] }), /its 1 row is done\. /],
])('a finished session that was found is described: one that %s', (_, record, words) => {
  const said = partAfter(<SessionBanner />, sessionFound(foundOnRecord(record))).container.textContent
  expect(said).toMatch(/Finished cleanse found\s*customers\.csv: /)
  expect(said).toMatch(words)
  expect(button('Show Results')).toBeTruthy()
  expect(button('Discard')).toBeTruthy()
})

test.each([
  ['customers.csv', 'customers.csv is open in another tab'],
  [null, 'Another tab has an unfinished cleanse'],
])('a session that another tab has is not shown, and the page says so (name: %s)', (name, words) => {
  const { container } = partAfter(<SessionBanner />, sessionElsewhere(name))
  expect(container.textContent).toContain(`${words}To continue here, close the other tab.`)
  expect(screen.queryByRole('button', { name: /Resume|Show Results|Discard|Start Fresh/ })).toBeNull()
})

test('every link out of the page opens in another tab and tells the other site nothing', async () => {
  await pageAfter(sessionResumed(finishedRecord()))
  const links = screen.getAllByRole<HTMLAnchorElement>('link')
  expect(links.length).toBeGreaterThanOrEqual(3)
  for (const { origin, protocol, target, rel } of links) {
    expect({ target, rel }).toEqual({ target: '_blank', rel: 'noopener noreferrer' })
    // The trust page is part of the site.
    expect(protocol === 'https:' || origin === window.location.origin).toBe(true)
  }
})

test('the sandbox says that its answers are made up, and offers a file and keys to try', async () => {
  const said = await pageAfter()
  expect(said).toContain('The answers here are made up in your browser.')
  for (const key of ['valid', 'runs_out', 'busy', 'unavailable']) expect(said).toContain(`ck_sandbox_${key} `)
  expect(button('Load sample file')).toBeTruthy()
})
