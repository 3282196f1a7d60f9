import type { KeyHolder } from '../api/keyHolder'
import type { FileInbox } from '../features/file/fileInbox'
import type { ReadOutcome } from '../features/file/csvFile'
import type { RequestPacer } from '../features/run/createRequestPacer'
import type { FocusId } from './focusIds'

/** Whether the browser is online, and when that changes. */
export interface Network {
  isOnline(): boolean
  /** Calls back at every change; returns what ends that. */
  subscribe(onChange: () => void): () => void
}

/** A lock that one tab of the browser holds at a time (decision 33). */
export interface TabLock {
  /**
   * Takes the lock if it is free, and keeps it if `mayKeep` says so when it has it. Returns whether this tab holds
   * it now; one that is held already stays held.
   */
  take(mayKeep?: () => boolean): Promise<boolean>
  /** Whether this tab holds the lock, once a `take` under way has come to its end. */
  isHeld(): Promise<boolean>
  release(): void
}

/** The part of the browser's local storage that is used. Any call may throw: private mode, no room. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Everything that effects need from outside the store; `browserDeps` makes the real ones. */
export interface Deps {
  keyHolder: KeyHolder
  fileInbox: FileInbox
  pacer: RequestPacer
  network: Network
  tabLock: TabLock
  storage: TextStorage
  /** The wall clock, in ms. */
  now(): number
  /** A number from 0 to 1, 1 excluded. */
  chance(): number
  /** Reads a CSV file away from the main thread; gives up when the signal aborts. */
  readFile(file: File, signal: AbortSignal): Promise<ReadOutcome>
  /** Moves the focus once the page shows what has happened: from the element `from`, else if nothing has it then. */
  moveFocus(to: FocusId, from?: FocusId): void
  /** Hands a text file to the user as a download. */
  saveFile(name: string, text: string): void
}
