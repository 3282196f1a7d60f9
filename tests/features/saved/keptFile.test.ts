import { expect, test } from 'vitest'
import { bytesFound } from '../../../src/features/file/fileSlice'
import { requestFile } from '../../../src/features/file/fileListeners'
import { PASTED_TYPE } from '../../../src/features/file/fileNames'
import { decideRows } from '../../../src/features/run/rows/changeRows'
import { selectIsComplete } from '../../../src/features/run/runSelectors'
import { packed, unpacked } from '../../../src/features/saved/cleanseDatabase'
import { storedSessionRemoved } from '../../../src/features/saved/savedSlice'
import { runStarted, sessionCleared } from '../../../src/features/session/sessionEvents'
import { listeningServer } from '../../support/provider'
import { type TestWorld } from '../../support/testWorld'
import { openTestPage, resumedPage } from '../../support/testStore'
import { until } from '../../support/waiting'

const server = listeningServer()

const BYTES = new TextEncoder().encode(
  'Name;Address;Postcode\n"Zoë";1 high st;LS1 4AB\nBob;7 Low Rd;LS1 4AC\n',
)

/** A page whose cleanse of a file is completed, and what is stored then beside heads and journals. */
async function completedPage(file = new File([BYTES], 'crm.csv'), stored = [0, 'file']) {
  server.answers()
  const page = openTestPage()
  page.store.dispatch(requestFile(file))
  await until(page.store, (state) => state.file.loaded !== null)
  page.store.dispatch(runStarted())
  await until(page.store, (state) => selectIsComplete(state) && state.saved.journal === 'whole')
  await expect.poll(() => storedKeys(page.world)).toEqual(stored)
  return { ...page, id: page.store.getState().file.id }
}

/** The keys of what is stored beside heads and journals. */
async function storedKeys(world: TestWorld) {
  const database = await world.databases.open('cleansheet')
  const keys = (await database.getAllKeys('rows')) as [string, number | string][]
  database.close()
  return keys.map(([, key]) => key)
}

test('the file is kept with the cleanse, packed, from Start on, and is there after a reload', async () => {
  const { world } = await completedPage()
  // In local storage are its rows alone: what is packed begins so, as it is or as letters.
  expect([...world.storage.texts.values()].join('')).not.toMatch(/H4sI|31,139,8/)
  const { store, deps } = await resumedPage(world)
  const { file } = await until(store, (state) => state.file.bytes !== null)
  const kept = deps.fileInbox.get(file.bytes!)!
  expect(new Uint8Array(await kept.arrayBuffer())).toEqual(BYTES)
})

test.each([
  ['*Remove now* is pressed', storedSessionRemoved],
  ['a new cleanse begins', sessionCleared],
])('it goes with the cleanse when %s', async (_, event) => {
  const { store, world } = await completedPage()
  store.dispatch(event())
  await expect.poll(() => storedKeys(world)).toEqual([])
})

test('and after 24 hours', async () => {
  const { world } = await completedPage()
  world.clock.now += 24 * 60 * 60 * 1000
  openTestPage(world)
  await expect.poll(() => storedKeys(world)).toEqual([])
})

test('pasted rows are not kept twice: they come as a new file', async () => {
  const pasted = 'Name\tAddress\tPostcode\nAnn\t1 high st\tLS1 4AB\nBob\t7 Low Rd\tLS1 4AC\n'
  const { world } = await completedPage(new File([pasted], 'pasted.csv', { type: PASTED_TYPE }), [0])
  const { store } = await resumedPage(world)
  expect(store.getState().file).toMatchObject({ bytes: null, loaded: { asNew: 'pasted' } })
  expect(await storedKeys(world)).toEqual([0])
})

test('a file chosen again is kept again', async () => {
  const { world, id } = await completedPage()
  const database = await world.databases.open('cleansheet')
  await database.delete('rows', [id, 'file'])
  const { store, deps } = await resumedPage(world)
  expect(store.getState().file.bytes).toBeNull()
  store.dispatch(bytesFound({ bytes: deps.fileInbox.put(new File([BYTES], 'crm.csv')), isStored: false }))
  await expect.poll(() => storedKeys(world)).toEqual([0, 'file'])
})

test('if a full browser has no room for a decision, the file goes, and the decision is kept next', async () => {
  const { store, world } = await completedPage()
  world.databases.isFull = true
  store.dispatch(decideRows([0], 'accepted'))
  await expect.poll(() => storedKeys(world)).toEqual([0])
  await until(store, ({ saved }) => saved.journal === 'fails')
  world.databases.isFull = false
  store.dispatch(decideRows([1], 'accepted'))
  await until(store, ({ saved }) => saved.journal === 'whole')
})

test('a file is packed and unpacked, unless it is larger than 20 MB when packed', async () => {
  const file = new Blob([BYTES])
  const bytes = await packed(file)
  expect(new Uint8Array(await (await unpacked(bytes!)).arrayBuffer())).toEqual(BYTES)
  const repeated = new Blob(Array.from({ length: 30 }, () => 'x'.repeat(1024 * 1024)))
  expect((await packed(repeated))!.length).toBeLessThan(100_000)
  const noise = Array.from({ length: 21 }, () => crypto.getRandomValues(new Uint8Array(65_536)))
  expect(await packed(new Blob(Array.from({ length: 16 }, () => noise).flat()))).toBeNull()
})
