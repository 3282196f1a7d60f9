import type { UnknownAction } from '@reduxjs/toolkit'
import { describe, expect, test } from 'vitest'
import {
  choicesMade,
  foundDownloaded,
  initialSavedState,
  storedSessionRemoved,
  savedSlice,
  saveAttempted,
  sessionFound,
  journalChanged,
  sessionElsewhere,
  sessionRenewed,
  type SavedState,
  type SavedSession,
} from '../../../src/features/saved/savedSlice'
import { mappingChanged } from '../../../src/features/mapping/mappingSlice'
import { runPlanned } from '../../../src/features/run/runSlice'
import { rowsChanged, sessionResumed } from '../../../src/features/session/sessionEvents'
import { fileLoaded } from '../../../src/features/file/fileSlice'
import type { StoredFile } from '../../../src/domain/cleanse/savedCleanse'
import { foundOnRecord } from '../../../src/features/saved/savedSelectors'
import { csvFile, finishedRecord, sessionRecord } from '../../support/builders'
import { brought } from '../../support/brought'

const SAVED = sessionRecord().timestamp
const none: SavedSession = { status: 'none' }
const found = foundOnRecord(sessionRecord())
const elsewhere: SavedSession = { status: 'elsewhere', fileName: 'customers.csv' }
const inDatabase = { ...foundOnRecord(finishedRecord()), isInDatabase: true }
const onPage: SavedSession = { status: 'onPage', savedAt: SAVED }

const after = (session: SavedSession, action: UnknownAction) =>
  savedSlice.reducer({ ...initialSavedState, session }, action)

describe('the record is that of the session, and has to be written', () => {
  const at = Date.UTC(2024, 5, 1)

  test.each<[string, SavedSession, UnknownAction]>([
    ['after each batch', onPage, brought([], { at })],
    ['when answers arrive before their batch has ended', onPage, brought([], { at }, { isWhole: false })],
    [
      'when rows take answers of an earlier download',
      onPage,
      rowsChanged({ by: 'earlier', at, changes: [] }),
    ],
  ])('%s', (_, session, action) => {
    expect(after(session, action)).toMatchObject({
      session: { status: 'onPage', savedAt: at },
      journal: 'works',
      revision: 1,
    })
  })

  test('when the user has made a choice that it holds', () => {
    expect(after(onPage, choicesMade())).toMatchObject({ session: onPage, revision: 1 })
  })

  test('when a person has decided rows, which is not a later answer', () => {
    const decided = rowsChanged({ by: 'person', act: 'decided', changes: [] })
    expect(after(onPage, decided)).toMatchObject({ session: onPage, revision: 1 })
  })
})

test.each([
  ['there is none', none],
  ['it is only found', found],
])('a choice is nothing to write while %s', (_, session) => {
  expect(after(session, choicesMade()).revision).toBe(0)
})

test('a found session is marked as downloaded, and has to be written', () => {
  const savedFiles: StoredFile[] = [{ choice: 'nextMonth', format: 'csv', name: 'june.csv', at: 7 }]
  expect(after(found, foundDownloaded(savedFiles))).toMatchObject({
    session: foundOnRecord(sessionRecord({ isDownloaded: true, savedFiles })),
    revision: 1,
  })
  expect(after(onPage, foundDownloaded(savedFiles)).revision).toBe(0)
})

test.each<[string, SavedSession, UnknownAction, SavedSession]>([
  ['what IndexedDB has takes the place of the record', found, sessionFound(inDatabase), inDatabase],
  ['a session that is found later leaves the one on the page', onPage, sessionFound(found), onPage],
  ['a session of another tab is only told of', none, sessionElsewhere('customers.csv'), elsewhere],
  ['a session of another tab leaves the one on the page', onPage, sessionElsewhere('customers.csv'), onPage],
  ['a run is the session on the page before it sends a row', none, runPlanned({ at: SAVED }), onPage],
  ['another file leaves a session of another tab', elsewhere, fileLoaded(csvFile()), elsewhere],
  [
    'a page that stays open keeps what it shows',
    onPage,
    sessionRenewed({ at: 7 }),
    { ...onPage, savedAt: 7 },
  ],
])('%s', (_, before, action, expected) => {
  expect(after(before, action).session).toEqual(expected)
})

describe('the session on the page, once it is whole in IndexedDB,', () => {
  const working: SavedState = { ...initialSavedState, session: onPage }
  const whole: SavedState = { ...working, journal: 'whole' }

  test('need not be on record, and then has to be written once', () => {
    const before: SavedState = { ...working, saving: 'elsewhere' }
    expect(savedSlice.reducer(before, journalChanged('whole'))).toEqual({ ...whole, revision: 1 })
    expect(savedSlice.reducer(whole, saveAttempted('fails'))).toBe(whole)
  })

  test.each<[string, UnknownAction]>([
    ['when failed rows are to be sent', rowsChanged({ by: 'run', changes: [] })],
    ['when a run begins', runPlanned({ at: SAVED })],
    ['when IndexedDB refuses it', journalChanged('fails')],
    ['when other columns are chosen', mappingChanged({ addressColumn: 1 })],
  ])('goes on record again %s', (_, action) => {
    expect(savedSlice.reducer(whole, action).journal).not.toBe('whole')
  })

  test('is not there when it was removed meanwhile', () => {
    expect(after(none, journalChanged('whole')).journal).toBe('works')
  })
})

test('Remove now concerns the session on the page, not a found one', () => {
  expect(after(onPage, storedSessionRemoved()).session).toEqual(none)
  expect(after(found, storedSessionRemoved()).session).toEqual(found)
})

test('a resumed session is the one on the page, as old as it was', () => {
  expect(after(found, sessionResumed(sessionRecord())).session).toEqual(onPage)
  expect(after(inDatabase, sessionResumed(finishedRecord()))).toMatchObject({
    session: onPage,
    journal: 'whole',
    revision: 1,
  })
})
