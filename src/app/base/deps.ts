import type { openDB } from 'idb'
import type { ReadOptions, ReadOutcome, WorkbookContents } from './csvFile'
import type { FocusId } from './focusIds'

// What effects need from outside the store, as interfaces: whoever makes a store provides them.

/** The one place in which the API key lives while the page is open. */
export interface KeyHolder {
  /** The key without the white space around it; empty when none was entered. */
  get(): string
  set(typed: string): void
}

/** Holds the files that were offered: a File is not a plain value, so actions carry its number. */
export interface FileInbox {
  /** Takes a file in and returns its number. */
  put(file: File): number
  /** The file of a number, or null when it is not there any more. */
  get(id: number): File | null
  /** Lets go of every file but one, if there is one to keep. */
  keepOnly(id: number | null): void
}

/** Keeps the number of requests that start within a second under a limit. */
export interface RateLimiter {
  /** Milliseconds until `count` more requests may start; 0 when they may start now. */
  waitFor(count: number): number
  /** Notes that `count` requests start now. */
  started(count: number): void
}

/** Whether the browser is online, and when that changes. */
export interface Network {
  isOnline(): boolean
  /** Calls back at every change; returns what ends that. */
  subscribe(onChange: () => void): () => void
}

/** Whether the page can be seen: one that is hidden may be thrown away, and its timers are slowed. */
export interface Visibility {
  isHidden(): boolean
  /** Calls back each time the page is hidden or left; returns what ends that. */
  whenHidden(onHidden: () => void): () => void
}

/** A lock that one tab of the browser holds at a time. */
export interface TabLock {
  /**
   * Takes the lock if it is free, and keeps it if `mayKeep` says so when it has it. Returns whether this tab holds
   * it now; one that is held already stays held.
   */
  acquire(mayKeep?: () => boolean): Promise<boolean>
  /** Whether this tab holds the lock, once an `acquire` under way has ended. */
  isHeld(): Promise<boolean>
  release(): void
}

/** The part of the browser's local storage that is used. Any call may throw: private mode, no room. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Everything that effects need from outside the store; `browserDeps` makes the real ones. */
export interface Deps {
  keyHolder: KeyHolder
  fileInbox: FileInbox
  rateLimiter: RateLimiter
  network: Network
  visibility: Visibility
  tabLock: TabLock
  /** The lock of an unfinished list, by the list's id. */
  lockOf(id: string): TabLock
  storage: TextStorage
  /** Asks the browser not to delete what is stored when room runs short. */
  persistStorage(): void
  /** Opens a database of the browser's. Rejects where that is forbidden. */
  openDatabase: typeof openDB
  /** In ms since 1970. */
  now(): number
  /** Resolves when what is under way is done, in a task of its own; no timer, which a hidden page would slow. */
  nextTask(): Promise<void>
  /** A number from 0 to 1, 1 excluded. */
  chance(): number
  /** Reads a file away from the main thread. Rejects when the signal aborts. */
  readFile(file: File, options: ReadOptions, signal: AbortSignal): Promise<ReadOutcome>
  /**
   * Moves the focus to the first of some places that the page then has: from the element `from`, else only where
   * nothing has the focus any longer.
   */
  moveFocus(to: FocusId[], from?: FocusId): void
  /** Writes a workbook away from the main thread. Rejects if the code for it cannot be loaded. */
  writeWorkbook(contents: WorkbookContents): Promise<Blob>
  /** Hands a file to the user as a download: the text of a CSV file, whole or in pieces, or any other. */
  saveFile(name: string, content: string | string[] | Blob): void
  /** Has the page printed; it shows on paper what it wants. */
  print(): void
}
