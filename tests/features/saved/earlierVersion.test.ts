import { expect, test } from 'vitest'
import { encodeRecord } from '../../../src/features/saved/recordText'
import { earlierAsked } from '../../../src/features/saved/recoverySlice'
import { finishedRecord } from '../../support/builders'
import { passTime, playedTimers } from '../../support/playedTimers'
import { createTestWorld, openTestPage, type TestWorld } from '../../support/testStore'

playedTimers()

const DAY = 24 * 60 * 60 * 1000

interface Version1 {
  lists: { key: string; value: object }
  parts: { key: [string, number]; value: string }
  files: { key: string; value: ArrayBuffer }
}

/** A browser in which the version before stored a list in two parts of two rows. */
async function worldBefore({ age = 0, isDamaged = false, isNameless = false } = {}) {
  const world = createTestWorld()
  const database = await world.databases.open<Version1>('cleansheet', 1, {
    upgrade: (created) => {
      created.createObjectStore('lists', { keyPath: 'id' })
      created.createObjectStore('parts')
      created.createObjectStore('files')
    },
  })
  const list = { id: 'a', savedAt: world.clock.now - age, parts: [] }
  await database.put('lists', isNameless ? list : { ...list, fileName: 'list.csv' })
  await database.put('files', new ArrayBuffer(8), 'a')
  for (const at of [0, 1]) {
    const record = finishedRecord({
      fileName: `list_${at}.csv`,
      originalRows: [
        [`${at} High Street`, ''],
        [`${at} Low Road`, ''],
      ],
    })
    await database.put('parts', isDamaged ? '{' : encodeRecord(record), ['a', at])
  }
  database.close()
  return world
}

async function opened(world: TestWorld) {
  const page = openTestPage(world)
  await passTime(0)
  return { ...page, earlier: () => page.store.getState().recovery.earlier }
}

/** How many values of the version before are left. */
async function leftIn({ databases }: TestWorld) {
  const database = await databases.open<Version1>('cleansheet')
  const counts = await Promise.all((['lists', 'parts', 'files'] as const).map((name) => database.count(name)))
  return counts.reduce((sum, count) => sum + count, 0)
}

test('a list that the version before stored is offered as one download, and then goes', async () => {
  const world = await worldBefore()
  const { store, earlier } = await opened(world)
  expect(earlier()).toEqual({ fileName: 'list.csv', rows: 4 })
  store.dispatch(earlierAsked('download'))
  await passTime(0)
  const [download] = world.downloads
  expect(download?.name).toBe('list_cleansed.csv')
  expect(download?.text.trimEnd().split('\r\n')).toHaveLength(1 + 4)
  expect(earlier()).toBeNull()
  expect(await leftIn(world)).toBe(0)
  expect((await opened(world)).earlier()).toBeNull()
})

test('Discard removes it without a download', async () => {
  const world = await worldBefore()
  const { store, earlier } = await opened(world)
  store.dispatch(earlierAsked('discard'))
  await passTime(0)
  expect([earlier(), world.downloads, await leftIn(world)]).toEqual([null, [], 0])
})

test('a download that cannot be written leaves it', async () => {
  const world = await worldBefore()
  const { store, deps, earlier } = await opened(world)
  deps.saveFile = () => {
    throw new Error('Forbidden')
  }
  store.dispatch(earlierAsked('download'))
  await passTime(0)
  expect(store.getState().download.writing).toBe('failed')
  expect(earlier()).not.toBeNull()
})

test.each([
  ['24 hours old', { age: DAY }],
  ['damaged', { isDamaged: true }],
  ['without a name', { isNameless: true }],
])('nothing is offered of a list that is %s, and it goes', async (_, spoilt) => {
  const world = await worldBefore(spoilt)
  expect((await opened(world)).earlier()).toBeNull()
  expect(await leftIn(world)).toBe(0)
})
