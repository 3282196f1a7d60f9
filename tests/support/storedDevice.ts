import { readFileSync } from 'node:fs'
import type { StoredHead } from '../../src/features/saved/storedCleanse'
import { databaseOf } from './storedSessions'
import { createTestWorld, type TestWorld } from './testWorld'

/** What a browser had stored, as it is among the fixtures. */
export interface StoredDevice {
  /** When, in ms since 1970. */
  at: number
  localStorage: Record<string, string>
  indexedDB: {
    heads: [id: string, value: StoredHead][]
    rows: [key: [string, number], value: { rows: string[][]; sheetRows: number[] }][]
    journal: [key: [string, number], value: { timestamp: number; lookups: number; elapsedMs: number }][]
  }
}

export const readDevice = (name: string): StoredDevice =>
  JSON.parse(readFileSync(`tests/fixtures/stored/${name}.json`, 'utf8')) as StoredDevice

/** A browser that has what a fixture stored, a moment later. */
export async function worldOf({ at, localStorage, indexedDB }: StoredDevice): Promise<TestWorld> {
  const world = createTestWorld()
  world.clock.now = at + 1000
  for (const [key, text] of Object.entries(localStorage)) world.storage.texts.set(key, text)
  await databaseOf(world).all()
  const database =
    await world.databases.open<Record<'heads' | 'rows' | 'journal', { key: IDBValidKey; value: unknown }>>(
      'cleansheet',
    )
  for (const [, head] of indexedDB.heads) await database.put('heads', head)
  for (const store of ['rows', 'journal'] as const)
    for (const [key, value] of indexedDB[store]) await database.put(store, value, key)
  database.close()
  return world
}
