import type { openDB } from 'idb'
import type { Corrected, FileReading, InText, InWorkbook, ReadOptions, WorkbookHead } from './csvFile'
import type { FocusId } from './focusIds'

// What effects need from outside the store, as interfaces. `browserDeps` has the real ones.

/** The only place that holds the API key while the page is open. */
export interface KeyHolder {
  /** The key without white space around it; empty if none was entered. */
  get(): string
  set(typed: string): void
}

/** The files that the user offered: a File is not a plain value, so actions carry its number. */
export interface FileInbox {
  /** Stores a file and returns its number. */
  put(file: File): number
  /** The file with a number; null if it is gone. */
  get(id: number): File | null
  /**
   * Copies a file, so that the page has it when the user moves, saves or deletes theirs. Returns the copy; null if the file is
   * gone. Rejects if it cannot be read.
   */
  own(id: number): Promise<File | null>
  /** Forgets every file, or all but one. */
  keepOnly(id: number | null): void
}

/** Keeps the number of requests that start within a second under a limit. */
export interface RateLimiter {
  /** Milliseconds until `count` more requests may start; 0 if they may start now. */
  waitFor(count: number): number
  started(count: number): void
}

/** Measures how long the page was awake during a run: changes of the clock, and time that the page stood still, do not count. */
export interface Stopwatch {
  start(): void
  /** The ms since the start or the last lap. */
  lap(): number
}

/** Decides when the screen is drawn during a run. */
export interface ScreenPace {
  /** Notes that there is something to draw. */
  follow: (draw: () => void) => void
  /** Notes that the calls of a batch are in flight: meanwhile, drawing delays nothing. */
  batchSent: () => void
}

export interface Network {
  isOnline(): boolean
  /** Calls back at every change; returns a function that unsubscribes. */
  subscribe(onChange: () => void): () => void
}

/** Whether the page can be seen: the browser slows a hidden page's timers, and may discard it. */
export interface Visibility {
  isHidden(): boolean
  /** Calls back each time the page is hidden or left; returns a function that unsubscribes. */
  whenHidden(onHidden: () => void): () => void
}

/** A lock that one tab of the browser can hold at a time. */
export interface TabLock {
  /**
   * Takes the lock if it is free, and releases it at once unless `mayKeep`. Resolves with whether this tab holds it, as of now or
   * from before.
   */
  acquire(mayKeep?: () => boolean): Promise<boolean>
  /** Takes the lock once no other tab holds it. Never resolves if `release` comes first. */
  acquireLater(): Promise<void>
  /** Whether this tab holds the lock, after a pending `acquire`. */
  isHeld(): Promise<boolean>
  release(): void
}

/** Local storage. Any call may throw: it may be forbidden, or full. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The browser's own notifications. */
interface Notifier {
  isPossible(): boolean
  /** Asks for permission, on a press; resolves with whether the user gives it. */
  ask(): Promise<boolean>
  show(title: string, text: string): void
}

/** The content of a file: pieces of text or bytes, or a whole. */
export type FileContent = (string | Uint8Array<ArrayBuffer>)[] | Blob

export interface Deps {
  keyHolder: KeyHolder
  fileInbox: FileInbox
  /** How many rows to send at the same time. */
  batchSize: number
  rateLimiter: RateLimiter
  screenPace: ScreenPace
  stopwatch: Stopwatch
  network: Network
  visibility: Visibility
  notifier: Notifier
  tabLock: TabLock
  /** The lock of the cleanse with an id. */
  lockOf(id: string): TabLock
  storage: TextStorage
  /** Asks the browser to keep stored data when space runs low. */
  persistStorage(): void
  /** Opens an IndexedDB database. Rejects if that is forbidden. */
  openDatabase: typeof openDB
  /** In ms since 1970. */
  now(): number
  /** Whether `now` is more than a day before the page was built, so that the clock must be wrong. */
  isClockBehind(): boolean
  /** Resolves in a new task, after those already waiting. */
  nextTask: () => Promise<void>
  /** Resolves once the browser has drawn the changes, or a moment later if it draws nothing, as in a hidden tab. */
  drawn: () => Promise<void>
  /** A number from 0 to 1, 1 excluded. */
  chance(): number
  /** Reads a file away from the main thread. Rejects when the signal aborts. */
  readFile(file: File, options: ReadOptions, signal: AbortSignal): Promise<FileReading>
  /**
   * Moves the focus to the first of these elements that is on the page: if it is on `from`, or anywhere but within them, or,
   * without `from`, only if nothing has the focus.
   */
  moveFocus(to: FocusId[], from?: FocusId | 'anywhere'): void
  /** Writes a workbook from blocks of rows, away from the main thread. Rejects if the code for it cannot be loaded. */
  writeWorkbook: (head: WorkbookHead, blocks: AsyncIterable<string[][]>) => Promise<Blob>
  /**
   * Writes the changed cells of a list into its file, a text or a workbook, away from the main thread. A row is its number in the
   * sheet, its values and, if it changes, its new values. Rejects if that takes too long, or the signal aborts.
   *
   * @param onProgress called with the share done, from 0 to 1
   */
  correctFile: (
    file: Blob,
    target: InText | InWorkbook,
    rows: AsyncIterable<string[][]>,
    limits?: { signal?: AbortSignal; onProgress?: (share: number) => void },
  ) => Promise<Corrected<Blob>>
  /** Hands a file to the user as a download. */
  saveFile(name: string, content: FileContent): void
  /** Opens the browser's print dialog. */
  print(): void
}
