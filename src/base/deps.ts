import type { openDB } from 'idb'
import type { Corrected, FileReading, InText, InWorkbook, ReadOptions, WorkbookHead } from './csvFile'
import type { FocusId } from './focusIds'

// What effects need from outside the store, as interfaces. `browserDeps` has the real ones.

/** The only place where the API key is while the page is open. */
export interface KeyHolder {
  /** The key without white space around it; empty if none was entered. */
  get(): string
  set(typed: string): void
}

/** The files that were offered: a File is not a plain value, so actions carry its number. */
export interface FileInbox {
  /** Stores a file and returns its number. */
  put(file: File): number
  /** The file with a number; null if it is no longer kept. */
  get(id: number): File | null
  /**
   * Copies a file, so that the page has it when the person's is moved, saved again or deleted. Returns the copy; null if it is no
   * longer kept. Rejects if it cannot be read.
   */
  own(id: number): Promise<File | null>
  /** Forgets every file, or all but one. */
  keepOnly(id: number | null): void
}

/** Keeps the number of requests that start within a second under a limit. */
export interface RateLimiter {
  /** Milliseconds until `count` more requests may start; 0 when they may start now. */
  waitFor(count: number): number
  /** Notes that `count` requests start now. */
  started(count: number): void
}

/** Measures a run in the time that the page was awake: no clock that is set counts, and no page that stood still. */
export interface Stopwatch {
  start(): void
  /** The ms since the start or the last lap. */
  lap(): number
}

/** When the screen follows a run. */
export interface ScreenPace {
  /** Notes that there is something to draw. */
  follow: (draw: () => void) => void
  /** The calls of a batch are in flight: while they are, drawing delays nothing. */
  batchSent: () => void
}

/** Whether the browser is online, and when that changes. */
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

/** A lock that one tab of the browser holds at a time. */
export interface TabLock {
  /**
   * Takes the lock if it is free, and releases it at once unless `mayKeep`. Returns whether this tab holds it, now or
   * already before.
   */
  acquire(mayKeep?: () => boolean): Promise<boolean>
  /** Takes the lock once no other tab holds it. Never resolves if it is released before. */
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
  /** Asks for permission, from a press; resolves with whether it is given. */
  ask(): Promise<boolean>
  show(title: string, text: string): void
}

/** What a file is made of: pieces of text or of bytes, or a whole. */
export type FileContent = (string | Uint8Array<ArrayBuffer>)[] | Blob

export interface Deps {
  keyHolder: KeyHolder
  fileInbox: FileInbox
  /** How many rows are sent at the same time. */
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
  /** Opens an IndexedDB database. Rejects where that is forbidden. */
  openDatabase: typeof openDB
  /** In ms since 1970. */
  now(): number
  /** Whether that is more than a day before the page was made, so that the clock must be wrong. */
  isClockBehind(): boolean
  /** Resolves in a new task, after those that are already waiting. */
  nextTask: () => Promise<void>
  /** Resolves once the browser has drawn what has changed, or a moment later where it draws nothing, as in a hidden tab. */
  drawn: () => Promise<void>
  /** A number from 0 to 1, 1 excluded. */
  chance(): number
  /** Reads a file away from the main thread. Rejects when the signal aborts. */
  readFile(file: File, options: ReadOptions, signal: AbortSignal): Promise<FileReading>
  /**
   * Moves the focus to the first of these elements that is on the page: from the element `from`, from anywhere but
   * within them, or if left out, only when nothing has the focus.
   */
  moveFocus(to: FocusId[], from?: FocusId | 'anywhere'): void
  /** Writes a workbook from blocks of rows, away from the main thread. Rejects if the code for it cannot be loaded. */
  writeWorkbook: (head: WorkbookHead, blocks: AsyncIterable<string[][]>) => Promise<Blob>
  /**
   * Writes the changed cells of a list back into its file, a text or a workbook, away from the main thread. A row is its number in
   * the sheet, its values, and those that it takes, if it changes. Rejects if that takes too long, or the signal aborts.
   *
   * @param onProgress told the share that is done
   */
  correctFile: (
    file: Blob,
    target: InText | InWorkbook,
    rows: AsyncIterable<string[][]>,
    limits?: { signal?: AbortSignal; onProgress?: (share: number) => void },
  ) => Promise<Corrected<Blob>>
  /** Hands a file to the user as a download: a CSV file in pieces, or a Blob. */
  saveFile(name: string, content: FileContent): void
  /** Opens the browser's print dialog. */
  print(): void
}
