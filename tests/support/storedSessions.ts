import type { Deps } from '../../src/base/deps'
import { createCleanseDatabase } from '../../src/features/saved/cleanseDatabase'
import { createConnection } from '../../src/features/saved/databaseConnection'
import type { JournalEntry } from '../../src/features/saved/storedCleanse'

type World = { databases: { open: Deps['openDatabase'] }; clock: { now: number } }

/** A world's database as a page sees it. */
export const databaseOf = ({ databases, clock }: World) =>
  createCleanseDatabase(createConnection(databases.open), {
    nextTask: () => Promise.resolve(),
    now: () => clock.now,
    isClockBehind: () => false,
  })

/** The cleanses that a world's database has, each as the session that it resumes. */
export async function storedSessions(world: World) {
  const database = databaseOf(world)
  const all = await database.all()
  const loaded = await Promise.all(all.map(({ id }) => database.load(id)))
  return loaded.flatMap((each) => each?.record ?? [])
}

/** The only cleanse that a world's database has; null if there is none. */
export async function storedSession(world: World) {
  const [session, ...others] = await storedSessions(world)
  if (others.length > 0) throw new Error(`${others.length} other cleanses are stored`)
  return session ?? null
}

/** What each entry of the only journal has: results and decisions. */
export async function storedEntries({ databases }: World) {
  const database = await databases.open<{ journal: { key: [string, number]; value: JournalEntry } }>(
    'cleansheet',
  )
  const entries = await database.getAll('journal')
  return entries.map(({ results, decisions }) => [results.length, decisions.length])
}
