import type { FileInbox } from '../../app/base/deps'

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
