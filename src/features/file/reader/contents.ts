import { CODE_MISSING } from '../../../base/constants'
import { isNamedCsv } from '../fileNames'
import { beginningOfMarkup, looksBinary } from './decode'
import type { Workbook } from './workbook'

/** Code that loads on demand; rejects with `CODE_MISSING` if it cannot be loaded. */
export const codeOf = <Code>(loading: Promise<Code>) =>
  loading.catch(() => Promise.reject<Code>(new Error(CODE_MISSING)))

async function opened(contents: Uint8Array<ArrayBuffer> | string): Promise<Workbook> {
  const { openWorkbook } = await codeOf(import('./workbook'))
  return openWorkbook(contents).catch(() => ({ kind: 'closed', reason: 'damaged' }))
}

/** The last opened workbook: while its sheets are on offer, the user's choice is in it. */
let offered: { bytes: Uint8Array; opened: Workbook } | null = null

const areSame = (one: Uint8Array, other: Uint8Array) =>
  one.length === other.length && one.every((byte, at) => byte === other[at])

/** Opens a workbook from its bytes, once until it is forgotten, or from its text if it is XML. */
export async function openBook(contents: Uint8Array<ArrayBuffer> | string): Promise<Workbook> {
  if (typeof contents === 'string') return opened(contents)
  if (!offered || !areSame(offered.bytes, contents))
    offered = { bytes: contents, opened: await opened(contents) }
  return offered.opened
}

/** Forgets the opened workbook, once a sheet has been read. */
export const forgetBook = () => {
  offered = null
}

/** What a file holds, whatever its name says. */
type Contents =
  | 'text'
  | 'workbook'
  /** Tables in HTML, as many programs write them under the name of a workbook. */
  | 'html'
  /** A workbook in Excel's XML of 2003. */
  | 'xml'
  | 'other'

/** Names of other files in the container format of old workbooks. */
const DOCUMENT_NAME = /\.(?:doc|ppt|msg|msi|pub|vsd)$/i

const startsWith = (bytes: Uint8Array, ...values: number[]) =>
  values.every((value, at) => bytes[at] === value)

/**
 * What a file holds, by its bytes. In a file named CSV, markup counts if it begins as a page does: a site that has signed the user
 * out gives one under the list's name.
 */
export async function contentsOf(bytes: Uint8Array, name: string): Promise<Contents> {
  // A zip. Its first two bytes are `PK`, which may be a column's name.
  if (startsWith(bytes, 0x50, 0x4b, 3, 4)) {
    const { isWorkbook } = await codeOf(import('./zip'))
    return (await isWorkbook(bytes)) ? 'workbook' : 'other'
  }
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return DOCUMENT_NAME.test(name) ? 'other' : 'workbook'
  const markup = beginningOfMarkup(bytes)?.replace(/<!--[^]*?(?:-->|$)/g, '') ?? ''
  const isCsv = isNamedCsv(name)
  if (!isCsv || PAGE.test(markup)) {
    if (XML_WORKBOOK.test(markup)) return 'xml'
    if (/<table[\s>]/i.test(markup)) return 'html'
    if (isCsv) return 'other'
  }
  return looksBinary(bytes) ? 'other' : 'text'
}

const PAGE = /^\s*<(?:!doctype|html|\?xml)\b/i

/** A workbook in XML, by its first element, after any declarations. */
const XML_WORKBOOK = /^(?:\s*<[!?][^>]*>)*\s*<(?:\w+:)?Workbook[\s>]/i
