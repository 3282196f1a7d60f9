import { clearAllListeners } from '@reduxjs/toolkit'
import { onTestFinished } from 'vitest'
import { createKeyHolder } from '../../src/api/keyHolder'
import type { Deps } from '../../src/base/deps'
import { makeStore, type AppStore } from '../../src/app/store'
import { addWorkListeners } from '../../src/app/workListeners'
import { createFileInbox } from '../../src/features/file/fileListeners'
import { fileLoaded } from '../../src/features/file/fileSlice'
import { readFile } from '../../src/features/file/reader/readFile'
// So that no session found, and no run, has to wait for its code.
import '../../src/features/run/loop/cleanseRows'
import '../../src/features/saved/openedRecord'
import { writeWorkbook } from '../../src/features/file/reader/writeWorkbook'
import { correctWorkbook, seeWorkbook } from '../../src/features/file/rewriter/correctWorkbook'
import { createRateLimiter, createScreenPace } from '../../src/features/run/loop/pacing'
import { createStopwatch } from '../../src/features/run/loop/stopwatch'
import { pageOpened, runStarted } from '../../src/features/session/sessionEvents'
import { fileOf } from './builders'
import { createTestLock, createTestWorld, PAGE_MADE, type TestWorld } from './testWorld'
import { until } from './waiting'

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
    stopwatch: createStopwatch(
      () => world.clock.now,
      () => world.visibility.isHidden(),
    ),
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
    chance: () => 0,
    readFile,
    moveFocus: (to) => {
      world.focusMoves.push(...to)
    },
    writeWorkbook: async (head, blocks) => {
      const rows: string[][] = []
      for await (const block of blocks) rows.push(...block)
      return new Blob([writeWorkbook({ ...head, rows })])
    },
    seeWorkbook: async (file, target, blocks) => {
      const rows: string[][] = []
      for await (const block of blocks) rows.push(...block)
      const bytes = await file.arrayBuffer().catch(() => null)
      return bytes ? seeWorkbook(new Uint8Array(bytes), target, rows) : { kind: 'gone' }
    },
    correctWorkbook: async (file, target, blocks, onProgress) => {
      const rows: string[][] = []
      for await (const block of blocks) rows.push(...block)
      const bytes = await file.arrayBuffer().catch(() => null)
      if (!bytes) return { kind: 'gone' }
      const corrected = await correctWorkbook(new Uint8Array(bytes), target, rows, onProgress)
      return 'content' in corrected ? { ...corrected, content: new Blob([corrected.content]) } : corrected
    },
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

/** A page: the real store in a played world. */
export function openTestPage(world: TestWorld = createTestWorld(), overrides: Partial<Deps> = {}) {
  const deps = testDeps(world, overrides)
  const store = makeStore(deps)
  store.dispatch(addWorkListeners())
  store.dispatch(pageOpened())
  // A waiting loop would carry on during the next test.
  onTestFinished(() => {
    store.dispatch(clearAllListeners())
  })
  return { store, deps, world }
}

/** A page with a file of `count` rows on which Start was pressed. */
export function startedPage(count: number, ...page: Parameters<typeof openTestPage>) {
  const opened = openTestPage(...page)
  opened.store.dispatch(fileLoaded(fileOf(count)))
  opened.store.dispatch(runStarted())
  return opened
}

export const ended = (store: AppStore) => until(store, ({ run }) => run.phase.status === 'idle')
export const paused = (store: AppStore) => until(store, ({ run }) => run.phase.status === 'paused')
