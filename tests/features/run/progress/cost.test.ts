import { beforeEach, describe, expect, test } from 'vitest'
import type { AppStore } from '../../../../src/app/store'
import type { AnsweredRow } from '../../../../src/domain/cleanse/rowResult'
import { fileLoaded } from '../../../../src/features/file/fileSlice'
import { progressMessages } from '../../../../src/features/run/progress/progressMessages'
import { selectCost } from '../../../../src/features/run/progress/progressSelectors'
import { selectSession } from '../../../../src/features/saved/savedSelectors'
import { resultsCleared, runStarted, sessionResumed } from '../../../../src/features/session/sessionEvents'
import { answered, fileOf, queryOf } from '../../../support/builders'
import { listeningServer, notFound } from '../../../support/provider'
import { ended, openTestPage } from '../../../support/testStore'
import { changeRows, giveAnswers } from '../../../../src/features/run/rows/changeRows'

const server = listeningServer()

beforeEach(() => {
  // The fourth house is found nowhere.
  server.answers((query) => (query === queryOf(3) ? notFound() : undefined))
})

/** A page with these rows of `fileOf`, which is cleansed with each address looked up once. */
async function cleansed(rows: number[], before: (store: AppStore) => void = () => {}) {
  const { store } = openTestPage()
  const file = fileOf(6)
  store.dispatch(fileLoaded({ ...file, rows: rows.map((row) => file.rows[row]!) }))
  before(store)
  store.dispatch(runStarted())
  await ended(store)
  return store
}

const said = (store: AppStore) => progressMessages.used(0, selectCost(store.getState()))

const takenEarlier = (found: Record<string, string>, query: string) => ({
  ...(answered(found, query) as AnsweredRow),
  takenFrom: { name: 'june.csv', savedAt: 1 },
})

/** Answers of an earlier month: the first row found, the second not. */
const known = changeRows({ by: 'earlier', at: 1 }, [
  { row: 0, result: takenEarlier({ 'Address Line 1': '1 High Street' }, queryOf(0)) },
  { row: 1, result: takenEarlier({}, queryOf(1)) },
])

describe('what a cleanse cost', () => {
  test('is what was found now; repeats are free, and so is what found nothing', async () => {
    const store = await cleansed([0, 0, 1, 2, 0, 3, 3])
    expect(server.queries).toHaveLength(4)
    expect(said(store)).toBe('3 paid · 3 repeats free · 1 lookup found nothing (usually not charged)')
  })

  test('what an earlier month did not find does not count as not found now', async () => {
    const store = await cleansed([0, 1, 2, 2, 4], (page) => page.dispatch(known))
    expect(said(store)).toBe('2 paid · 1 repeat free · 2 known')
  })

  test('is nothing if everything is known, or nothing is sent', async () => {
    expect(said(await cleansed([0, 1], (page) => page.dispatch(known)))).toBe('2 known')
    expect(said(openTestPage().store)).toBe('0 paid')
  })

  test('counts a cleanse whose answers are gone, and a row that was looked up alone', async () => {
    const store = await cleansed([0, 0, 3])
    store.dispatch(resultsCleared())
    store.dispatch(runStarted())
    await ended(store)
    expect(said(store)).toBe('2 paid · 2 repeats free · 2 lookups found nothing (usually not charged)')
    store.dispatch(giveAnswers([{ row: 2, decision: null, result: answered({}, '4 Low Road') }], 1))
    expect(said(store)).toBe('2 paid · 2 repeats free · 3 lookups found nothing (usually not charged)')
  })

  test('is the same after a reload, even if an earlier version did not count', async () => {
    const store = await cleansed([0, 0, 1, 3])
    const record = selectSession(store.getState())!
    const resumed = openTestPage().store
    resumed.dispatch(sessionResumed(record))
    expect(said(resumed)).toBe(said(store))
    resumed.dispatch(sessionResumed({ ...record, unfound: undefined, repeats: undefined }))
    expect(said(resumed)).toBe('2 paid · 1 lookup found nothing (usually not charged)')
  })
})
