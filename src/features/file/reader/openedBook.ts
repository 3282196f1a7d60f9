import type { Workbook } from './workbook'

/** A workbook that was opened, or why it was not; *missing* if the code for it could not be loaded. */
type Opened = Workbook | { kind: 'closed'; reason: 'missing' }

async function opened(contents: Uint8Array<ArrayBuffer> | string): Promise<Opened> {
  const code = await import('./workbook').catch(() => null)
  if (!code) return { kind: 'closed', reason: 'missing' }
  return code.openWorkbook(contents).catch(() => ({ kind: 'closed', reason: 'damaged' }))
}

/** What was opened last: while its sheets are offered, the one that is chosen is in it. */
let offered: { bytes: Uint8Array; opened: Opened } | null = null

const areSame = (one: Uint8Array, other: Uint8Array) =>
  one.length === other.length && one.every((byte, at) => byte === other[at])

/** Opens a workbook of these contents: its bytes, once until it is forgotten, or its text if it is in XML. */
export async function openBook(contents: Uint8Array<ArrayBuffer> | string): Promise<Opened> {
  if (typeof contents === 'string') return opened(contents)
  if (!offered || !areSame(offered.bytes, contents))
    offered = { bytes: contents, opened: await opened(contents) }
  return offered.opened
}

/** A sheet was read: what was opened is no longer needed. */
export const forgetBook = () => {
  offered = null
}
