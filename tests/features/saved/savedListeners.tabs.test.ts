import { describe, expect, test } from 'vitest'
import { RECORD_STORAGE_KEY } from '../../../src/features/saved/recordPersistence'
import { kindsChosen } from '../../../src/features/mapping/mappingSlice'
import { runStarted, sessionCleared } from '../../../src/features/session/sessionEvents'
import { fileLoaded } from '../../../src/features/file/fileSlice'
import { listeningServer } from '../../support/provider'
import { createGate, playedTimers, settled } from '../../support/waiting'
import { fileOf, range } from '../../support/builders'
import { storedSessions } from '../../support/storedSessions'
import { createTestLock, createTestWorld } from '../../support/testWorld'
import { openTestPage } from '../../support/testStore'

const server = listeningServer()
playedTimers()

const COUNT = 12

/**
 * Two tabs that have each begun a run of 12 rows; the first holds the record. A row is answered in either when its
 * gate is opened.
 */
async function twoTabs() {
  const world = createTestWorld()
  const holder = { tab: null }
  const gates = new Map(['first', 'second'].map((key) => [key, range(0, COUNT).map(createGate)]))
  server.answers(async (query, request) => {
    const key = new URL(request.url).searchParams.get('api_key') ?? ''
    await gates.get(key)![Number.parseInt(query, 10) - 1]!.opened
  })
  const begin = async (key: string) => {
    const page = openTestPage(world, { tabLock: createTestLock(holder) })
    await settled()
    page.deps.keyHolder.set(key)
    page.store.dispatch(fileLoaded({ ...fileOf(COUNT), name: `${key}.csv` }))
    page.store.dispatch(runStarted())
    await settled()
    const answer = async (to: number) => {
      for (const gate of gates.get(key)!.slice(0, to)) gate.open()
      await settled()
    }
    return { ...page, answer, saving: () => page.store.getState().saved.saving }
  }
  const first = await begin('first')
  await first.answer(5)
  const second = await begin('second')
  return {
    world,
    first,
    second,
    recordOf: () =>
      (JSON.parse(world.storage.texts.get(RECORD_STORAGE_KEY) ?? '{}') as { fileName?: string }).fileName,
  }
}

describe('a run in a tab without the record', () => {
  test('is not saved, and says so, while that one is unfinished', async () => {
    const { second, recordOf } = await twoTabs()
    await second.answer(5)
    expect(second.saving()).toBe('elsewhere')
    expect(recordOf()).toBe('first.csv')
  })

  test.each([
    ['is completed', async ({ first }: Tabs) => first.answer(COUNT)],
    ['is discarded', async ({ first }: Tabs) => void first.store.dispatch(sessionCleared())],
  ])('is saved from the batch on that ends after the other run %s', async (_, end) => {
    const tabs = await twoTabs()
    const { second, recordOf } = tabs
    await second.answer(5)
    await end(tabs)
    await settled()
    expect(recordOf()).toBeUndefined()
    expect(second.saving()).toBe('elsewhere')

    tabs.world.clock.now += 1000
    await second.answer(10)
    expect(second.saving()).toBe('works')
    expect(recordOf()).toBe('second.csv')
  })

  test('is saved with the next choice, too', async () => {
    const { first, second, recordOf } = await twoTabs()
    await second.answer(5)
    await first.answer(COUNT)
    second.store.dispatch(kindsChosen({ 1: 'stays' }))
    await settled()
    expect(second.saving()).toBe('works')
    expect(recordOf()).toBe('second.csv')
  })

  test('leaves the record of a closed tab for the next page', async () => {
    const { first, second, recordOf } = await twoTabs()
    await second.answer(5)
    first.deps.tabLock.release()
    await second.answer(10)
    expect(second.saving()).toBe('elsewhere')
    expect(recordOf()).toBe('first.csv')
  })

  test('is kept once it is completed, and the notice goes', async () => {
    const { second, recordOf, world } = await twoTabs()
    await second.answer(COUNT)
    expect(second.saving()).toBe('works')
    expect(await storedSessions(world)).toContainEqual(expect.objectContaining({ fileName: 'second.csv' }))
    expect(recordOf()).toBe('first.csv')
  })
})

type Tabs = Awaited<ReturnType<typeof twoTabs>>
