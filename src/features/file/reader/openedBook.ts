import { CODE_MISSING } from '../../../base/constants'
import type { Workbook } from './workbook'

/** Code that is loaded when it is needed; rejects with `CODE_MISSING` where it cannot be. */
export const codeOf = <Code>(loading: Promise<Code>) =>
  loading.catch(() => Promise.reject<Code>(new Error(CODE_MISSING)))

async function opened(contents: Uint8Array<ArrayBuffer> | string): Promise<Workbook> {
  const { openWorkbook } = await codeOf(import('./workbook'))
  return openWorkbook(contents).catch(() => ({ kind: 'closed', reason: 'damaged' }))
}

/** What was opened last: while its sheets are offered, the one that is chosen is in it. */
let offered: { bytes: Uint8Array; opened: Workbook } | null = null

const areSame = (one: Uint8Array, other: Uint8Array) =>
  one.length === other.length && one.every((byte, at) => byte === other[at])

/** Opens a workbook of these contents: its bytes, once until it is forgotten, or its text if it is in XML. */
export async function openBook(contents: Uint8Array<ArrayBuffer> | string): Promise<Workbook> {
  if (typeof contents === 'string') return opened(contents)
  if (!offered || !areSame(offered.bytes, contents))
    offered = { bytes: contents, opened: await opened(contents) }
  return offered.opened
}

/** A sheet was read: what was opened is no longer needed. */
export const forgetBook = () => {
  offered = null
}
