import { isNamedCsv, isWorkbookName } from '../fileNames'
import { beginningOfMarkup, looksBinary } from './decode'

/** What a file holds; its name may say something else. */
type Contents =
  | 'text'
  | 'workbook'
  /** Tables in HTML, as many programs write them under the name of a workbook. */
  | 'html'
  /** A workbook in XML: Excel's of 2003, or OpenDocument in one file. */
  | 'xml'
  /** A workbook that unpacks to too much, or that is cut off. */
  | 'huge'
  | 'damaged'
  | 'other'

/** Names of other files in the container format of old workbooks. */
const DOCUMENT_NAME = /\.(?:doc|ppt|msg|msi|pub|vsd)$/i

export const MAX_UNPACKED_BYTES = 300 * 1024 * 1024

const startsWith = (bytes: Uint8Array, ...values: number[]) =>
  values.every((value, at) => bytes[at] === value)

const latin = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes)

/**
 * What a file holds, by its bytes; the name only tells a damaged workbook from another damaged file. A table in HTML or
 * XML is read as one unless it is named as CSV.
 */
export function contentsOf(bytes: Uint8Array, name: string): Contents {
  // A zip. Its first two bytes are `PK`, which may be a column's name.
  if (startsWith(bytes, 0x50, 0x4b, 3, 4)) {
    const entries = zipEntries(bytes)
    if (entries === null) return isWorkbookName(name) ? 'damaged' : 'other'
    if (!isExcel(entries) && !isOpenDocument(bytes, entries)) return 'other'
    const unpacked = entries.reduce((sum, { size }) => sum + size, 0)
    return unpacked > MAX_UNPACKED_BYTES ? 'huge' : 'workbook'
  }
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return DOCUMENT_NAME.test(name) ? 'other' : 'workbook'
  const beginning = isNamedCsv(name) ? null : beginningOfMarkup(bytes)
  if (beginning !== null) {
    const markup = beginning.replace(/<!--[^]*?(?:-->|$)/g, '')
    if (XML_WORKBOOK.test(markup)) return 'xml'
    if (/<table[\s>]/i.test(markup)) return 'html'
  }
  if (looksBinary(bytes)) return isWorkbookName(name) ? 'damaged' : 'other'
  return 'text'
}

/** A workbook in XML, by its first element, which declarations may come before. */
const XML_WORKBOOK = /^(?:\s*<[!?][^>]*>)*\s*<(?:(?:\w+:)?Workbook|office:document)[\s>]/i

const isExcel = (entries: ZipEntry[]) =>
  entries.some(({ name }) => /(?:^|\/)workbook\d*\.(?:xml|bin)$/i.test(name))

/** Whether a zip is an OpenDocument workbook, by its entries: its type is in a file of its own, unpacked. */
export function isOpenDocument(bytes: Uint8Array, entries: ZipEntry[] | null): boolean {
  const type = entries?.find(({ name }) => name === 'mimetype')
  const written = type ? latin(bytes.subarray(type.start, type.start + 200)) : ''
  return written.includes('application/vnd.oasis.opendocument.spreadsheet')
}

const CENTRAL_ENTRY = 0x02014b50
const END_OF_DIRECTORY = 0x06054b50

/** Bytes of the record that ends a zip's directory; a comment may follow. */
const END_BYTES = 22

interface ZipEntry {
  name: string
  /** Its size once unpacked, in bytes. */
  size: number
  packedSize: number
  isPacked: boolean
  /** Where its header begins, which its bytes follow. */
  start: number
}

/** Bytes of a file's header in a zip before its name. */
const HEADER_BYTES = 30

/** The packed bytes of a file in a zip. */
export function packedBytes(bytes: Uint8Array<ArrayBuffer>, { start, packedSize }: ZipEntry) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const lengths = view.getUint16(start + 26, true) + view.getUint16(start + 28, true)
  return bytes.subarray(start + HEADER_BYTES + lengths, start + HEADER_BYTES + lengths + packedSize)
}

/** The files in a zip, read from its directory. Null if the directory is missing or cut off. */
export function zipEntries(bytes: Uint8Array): ZipEntry[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let end = bytes.length - END_BYTES
  const earliest = Math.max(0, end - 0xffff)
  while (end >= earliest && view.getUint32(end, true) !== END_OF_DIRECTORY) end -= 1
  if (end < earliest) return null

  const entries: ZipEntry[] = []
  let at = view.getUint32(end + 16, true)
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== CENTRAL_ENTRY) return null
    const nameLength = view.getUint16(at + 28, true)
    entries.push({
      name: latin(bytes.subarray(at + 46, at + 46 + nameLength)),
      size: view.getUint32(at + 24, true),
      packedSize: view.getUint32(at + 20, true),
      isPacked: view.getUint16(at + 10, true) !== 0,
      start: view.getUint32(at + 42, true),
    })
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return entries
}
