import type { Workbook } from './workbook'

/** A workbook that was opened, or why it was not; *missing* if the code for it could not be loaded. */
type Opened = Workbook | { kind: 'closed'; reason: 'missing' }

/** Opens a workbook of these contents: its bytes, or its text if it is in XML. */
export type OpenBook = (contents: Uint8Array<ArrayBuffer> | string) => Promise<Opened>

export const openBook: OpenBook = async (contents) => {
  const code = await import('./workbook').catch(() => null)
  if (!code) return { kind: 'closed', reason: 'missing' }
  return code.openWorkbook(contents).catch(() => ({ kind: 'closed', reason: 'damaged' }))
}

const areSame = (one: Uint8Array, other: Uint8Array) =>
  one.length === other.length && one.every((byte, at) => byte === other[at])

/** Opens a workbook once while its sheets are offered: the one that is chosen is in what was opened for the offer. */
export function createBookOpener() {
  let offered: { bytes: Uint8Array; opened: Opened } | null = null
  return {
    open: async (contents: Parameters<OpenBook>[0]) => {
      if (typeof contents === 'string') return openBook(contents)
      if (!offered || !areSame(offered.bytes, contents))
        offered = { bytes: contents, opened: await openBook(contents) }
      return offered.opened
    },
    /** A sheet was chosen: what was opened is no longer needed. */
    forget: () => {
      offered = null
    },
  }
}
