import { tryOrNull } from '../../../base/tryOrNull'
import { unpackedAs } from './unpacked'
import type { Workbook } from './workbook'
import { plainZip } from './zip'

/** A workbook that was opened, or why it was not: it is too large for the page, or the code for it is not there, for example. */
type Opened = Workbook | { kind: 'closed'; reason: 'huge' | 'missing' }

/** Opens a workbook of these contents: its bytes, or its text if it is in XML. */
export type OpenBook = (contents: Uint8Array<ArrayBuffer> | string) => Promise<Opened>

export const openBook: OpenBook = async (contents) => {
  const isXml = typeof contents === 'string'
  const unread = isXml ? null : await unpackedAs(contents)
  if (unread) return { kind: 'closed', reason: unread }
  const code = await import('./workbook').catch(() => null)
  if (!code) return { kind: 'closed', reason: 'missing' }
  const opened = tryOrNull(() => code.openWorkbook(isXml ? contents : plainZip(contents)))
  return opened ?? { kind: 'closed', reason: 'damaged' }
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
