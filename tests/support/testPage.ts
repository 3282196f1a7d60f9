import { clearAllListeners, combineReducers, type Reducer } from '@reduxjs/toolkit'
import { onTestFinished } from 'vitest'
import { cleanseApi } from '../../src/api/cleanseApi'
import { createKeyHolder } from '../../src/api/keyHolder'
import { assembleStore, slicesDeafToCalls } from '../../src/app/assembleStore'
import type { AppStore } from '../../src/app/store'
import type { CsvFile } from '../../src/base/csvFile'
import type { Deps } from '../../src/base/deps'
import type { RootState } from '../../src/base/store/types'
import { createFileInbox } from '../../src/features/file/fileListeners'
import { fileLoaded } from '../../src/features/file/fileSlice'
import { createRateLimiter, createScreenPace, createStopwatch } from '../../src/features/run/loop/pacing'
import { pageOpened, runStarted } from '../../src/features/session/sessionEvents'
import { fileOf } from './builders'
import { allOf, type Room } from './rooms/room'
import { createTestLock, createTestWorld, PAGE_MADE, type TestWorld } from './testWorld'
import { until } from './waiting'

const notNamed = async (): Promise<never> => {
  throw new Error('This page has no room for it: name `reading`.')
}

/** Everything outside a page, played: by default no rate limit, no chance and a free lock. */
function testDeps(world: TestWorld, overrides: Partial<Deps> = {}): Deps {
  const keyHolder = createKeyHolder()
  keyHolder.set('test-key-1')
  return {
    keyHolder,
    fileInbox: createFileInbox(),
    batchSize: 5,
    rateLimiter: createRateLimiter(Number.MAX_SAFE_INTEGER, () => 0),
    screenPace: createScreenPace(),
    stopwatch: createStopwatch(() => world.clock.now),
    network: world.network,
    visibility: world.visibility,
    notifier: {
      isPossible: () => true,
      ask: async () => true,
      show: (title, text) => {
        world.notices.push(`${title}: ${text}`)
      },
    },
    tabLock: createTestLock(),
    lockOf: () => createTestLock(),
    storage: world.storage,
    persistStorage: () => {
      world.persisted += 1
    },
    openDatabase: world.databases.open,
    now: () => world.clock.now,
    isClockBehind: () => world.clock.now < PAGE_MADE - 24 * 60 * 60 * 1000,
    nextTask: () => Promise.resolve(),
    drawn: () => Promise.resolve(),
    chance: () => 0,
    readFile: notNamed,
    moveFocus: (to) => {
      world.focusMoves.push(...to)
    },
    writeWorkbook: notNamed,
    correctFile: notNamed,
    saveFile: (name, content) => {
      if (content instanceof Blob) return void world.workbooks.push({ name, file: content })
      const bytes = content.flatMap((piece) => (typeof piece === 'string' ? [] : [...piece]))
      const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(Uint8Array.from(bytes))
      const isBytes = content.some((piece) => typeof piece !== 'string')
      world.downloads.push(isBytes ? { name, text, bytes } : { name, text: content.join('') })
    },
    print: () => {
      world.printed += 1
    },
    ...overrides,
  }
}

/**
 * What opens pages in a played world.
 *
 * @param makeStore the store of a page
 * @param roomDeps what its rooms ask of the world, beyond what every page has
 */
export function pagesWith(makeStore: (deps: Deps) => AppStore, roomDeps: Partial<Deps> = {}) {
  /** A page whose visit has begun. */
  function openTestPage(world: TestWorld = createTestWorld(), overrides: Partial<Deps> = {}) {
    const deps = testDeps(world, { ...roomDeps, ...overrides })
    const store = makeStore(deps)
    store.dispatch(pageOpened())
    // A waiting loop would carry on during the next test.
    onTestFinished(() => {
      store.dispatch(clearAllListeners())
    })
    return { store, deps, world }
  }

  /** A page with a file, or with one of so many rows, on which Start was pressed. */
  function startedPage(file: CsvFile | number, ...page: Parameters<typeof openTestPage>) {
    const opened = openTestPage(...page)
    opened.store.dispatch(fileLoaded(typeof file === 'number' ? fileOf(file) : file))
    opened.store.dispatch(runStarted())
    return opened
  }

  return { openTestPage, startedPage }
}

/** What opens pages with the slices and listeners of some rooms and of those beneath them, and no others. */
export function pagesIn(...named: Room[]) {
  const rooms = allOf(named)
  const slices = combineReducers({
    ...Object.assign({}, ...rooms.map((room) => room.slices)),
    [cleanseApi.reducerPath]: cleanseApi.reducer,
  }) as unknown as Reducer<RootState>
  const roomDeps: Partial<Deps> = Object.assign({}, ...rooms.map((room) => room.deps))
  return pagesWith((deps) => {
    const { store, startListening } = assembleStore(slicesDeafToCalls(slices), deps)
    for (const add of rooms.flatMap(({ listeners = [] }) => listeners)) add(startListening)
    return store as AppStore
  }, roomDeps)
}

export type OpenTestPage = ReturnType<typeof pagesWith>['openTestPage']

export const ended = (store: AppStore) => until(store, ({ run }) => run.phase.status === 'idle')
export const paused = (store: AppStore) => until(store, ({ run }) => run.phase.status === 'paused')
