import { act, cleanup } from '@testing-library/react'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { RECORD_STORAGE_KEY } from '../../../src/features/saved/recordPersistence'
import { decodeRecord, encodeRecord } from '../../../src/features/saved/recordText'
import { KeptLine, SavingNotice, SessionBanner } from '../../../src/features/saved/SavedNotices'
import { foundIn, selectSession } from '../../../src/features/saved/savedSelectors'
import { resumeAsked } from '../../../src/features/saved/savedSlice'
import type { SessionRecord } from '../../../src/domain/cleanse/savedCleanse'
import { fileLoaded } from '../../../src/features/file/fileSlice'
import { selectIsComplete } from '../../../src/features/run/runSelectors'
import { runStarted } from '../../../src/features/session/sessionEvents'
import { answered, finishedRecord, sessionRecord, fileOf } from '../../support/builders'
import { isDeep, seed } from '../../support/drawing'
import { listeningServer } from '../../support/provider'
import { ODD_VALUES, pathsIn, withOdd } from '../../support/oddValues'
import { renderPart } from '../../support/renderPart'
import { databaseOf, storedSessions } from '../../support/storedSessions'
import { createTestWorld, type TestWorld } from '../../support/testWorld'
import { openTestPage } from '../../support/testStore'
import { passTime, playedTimers } from '../../support/waiting'

// What is stored may be of any type, missing or huge: then it is no record. The page never waits for it, and goes on.

const server = listeningServer()
playedTimers()

const { now: NOW } = createTestWorld().clock
const taken = { kind: 'answered', takenFrom: { name: 'june.csv', savedAt: NOW } } as const
const common: Partial<SessionRecord> = {
  id: 'a',
  timestamp: NOW - 1000,
  titleLines: ['Customers'],
  decisions: ['accepted', undefined],
  kinds: { 0: 'line' },
  savedFiles: [{ choice: 'everything', format: 'csv', name: 'a.csv', at: NOW }],
}
const SESSIONS = {
  finished: finishedRecord(common),
  unfinished: sessionRecord(common),
  taken: finishedRecord({
    ...common,
    resultRows: [{ ...answered({ UPRN: '1' }), ...taken } as SessionRecord['resultRows'][0], answered()],
  }),
}

const STORES = ['heads', 'rows', 'journal'] as const

interface Attack {
  session: keyof typeof SESSIONS
  where: (typeof STORES)[number] | 'record' | 'key'
  /** Of all places, as a share. */
  place: number
  odd: number
}

/** A browser in which an earlier visit left a session, spoilt in one place. */
async function spoiltWorld({ session, where, place, odd }: Attack): Promise<TestWorld> {
  const world = createTestWorld()
  const record = SESSIONS[session]
  if (where === 'record') {
    const stored = JSON.parse(encodeRecord(record)) as unknown
    const paths = pathsIn(stored)
    const path = paths[Math.floor(place * paths.length)]!
    const plain = typeof ODD_VALUES[odd] === 'bigint' ? 10 : ODD_VALUES[odd]
    // JSON can say what is infinite, too.
    const text = JSON.stringify(withOdd(stored, path, plain === Infinity ? '∞' : plain))?.replace(
      '"∞"',
      '1e999',
    )
    world.storage.texts.set(RECORD_STORAGE_KEY, text ?? '')
    return world
  }
  await databaseOf(world).begin(record, foundIn(record))
  const database = await world.databases.open('cleansheet')
  const name = where === 'key' ? 'journal' : where
  const [key] = await database.getAllKeys(name)
  const stored: unknown = await database.get(name, key!)
  const put = (value: unknown, at: IDBValidKey) =>
    name === 'heads' ? database.put(name, value) : database.put(name, value, at)
  if (where === 'key') {
    const at = [0.5, 9, -1, 'x', new Date(0), 1e300][odd % 6]!
    await put(stored, ['a', at])
    return world
  }
  const paths = pathsIn(stored).filter((path) => name !== 'heads' || (path.length > 0 && path[0] !== 'id'))
  const path = paths[Math.floor(place * paths.length)]!
  const spoilt = withOdd(stored, path, ODD_VALUES[odd])
  if (spoilt === undefined) await database.delete(name, key!)
  else await put(spoilt, key!)
  return world
}

const attacks = fc.record<Attack>({
  session: fc.constantFrom('finished', 'unfinished', 'taken'),
  where: fc.constantFrom('record', 'key', ...STORES),
  place: fc.double({ min: 0, max: 0.999, noNaN: true }),
  odd: fc.nat(ODD_VALUES.length - 1),
})

test('whatever is stored, the page shows it or ignores it, and takes the next list', async () => {
  server.answers()
  await fc.assert(
    fc.asyncProperty(attacks, async (attack) => {
      const world = await spoiltWorld(attack)
      const { store } = openTestPage(world)
      renderPart(
        store,
        <>
          <SessionBanner />
          <KeptLine />
          <SavingNotice download={null} />
        </>,
      )
      await act(() => passTime(0))
      await act(async () => {
        store.dispatch(resumeAsked())
        await passTime(0)
      })
      const { session } = store.getState().saved
      expect(session.status === 'found' ? session.opening : 'failed').toBe('failed')
      const shown = selectSession(store.getState())
      expect(shown && decodeRecord(encodeRecord(shown))).toEqual(shown)

      await act(async () => {
        store.dispatch(fileLoaded(fileOf(2)))
        store.dispatch(runStarted())
        await passTime(300)
      })
      const { file, saved } = store.getState()
      expect(selectIsComplete(store.getState())).toBe(true)
      expect(saved.journal).toBe('whole')
      expect((await storedSessions(world)).map(({ id }) => id)).toContain(file.id)
      cleanup()
    }),
    { seed, numRuns: isDeep ? 5000 : 10 },
  )
}, 600_000)
