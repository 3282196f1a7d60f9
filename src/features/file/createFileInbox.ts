import type { FileInbox } from '../../app/base/deps'

/** An empty inbox. */
export function createFileInbox(): FileInbox {
  const files = new Map<number, File>()
  let last = 0
  return {
    put: (file) => {
      last += 1
      files.set(last, file)
      return last
    },
    get: (id) => files.get(id) ?? null,
    keepOnly: (kept) => {
      for (const id of files.keys()) if (id !== kept) files.delete(id)
    },
  }
}
