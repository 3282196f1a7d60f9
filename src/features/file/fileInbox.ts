/**
 * Holds the file that was dropped until it is read: a File is no plain value, so it travels in no action.
 */
export interface FileInbox {
  put(file: File): void
  /** The last file that was put, or null. */
  get(): File | null
}

/** An empty inbox. */
export function createFileInbox(): FileInbox {
  let waiting: File | null = null
  return {
    put: (file) => {
      waiting = file
    },
    get: () => waiting,
  }
}
