import { latin } from '../../../base/bytes'
import { isNamedCsv } from '../fileNames'
import { beginningOfMarkup, looksBinary } from './decode'
import { zipEntries, type ZipEntry } from './zip'

/** What a file holds; its name may say something else. */
type Contents =
  | 'text'
  | 'workbook'
  /** Tables in HTML, as many programs write them under the name of a workbook. */
  | 'html'
  /** A workbook in Excel's XML of 2003. */
  | 'xml'
  /** A workbook that unpacks to too much. */
  | 'huge'
  | 'other'

/** Names of other files in the container format of old workbooks. */
const DOCUMENT_NAME = /\.(?:doc|ppt|msg|msi|pub|vsd)$/i

export const MAX_UNPACKED_BYTES = 300 * 1024 * 1024

const startsWith = (bytes: Uint8Array, ...values: number[]) =>
  values.every((value, at) => bytes[at] === value)

/** What a file holds, by its bytes. A table in HTML or XML is read as one unless it is named as CSV. */
export function contentsOf(bytes: Uint8Array, name: string): Contents {
  // A zip. Its first two bytes are `PK`, which may be a column's name.
  if (startsWith(bytes, 0x50, 0x4b, 3, 4)) {
    const entries = zipEntries(bytes)
    if (!entries || (!isExcel(entries) && !isOpenDocument(bytes, entries))) return 'other'
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
  return looksBinary(bytes) ? 'other' : 'text'
}

/** A workbook in XML, by its first element, which declarations may come before. */
const XML_WORKBOOK = /^(?:\s*<[!?][^>]*>)*\s*<(?:\w+:)?Workbook[\s>]/i

const isExcel = (entries: ZipEntry[]) =>
  entries.some(({ name }) => /(?:^|\/)workbook\d*\.(?:xml|bin)$/i.test(name))

/** Whether a zip is an OpenDocument workbook, by its entries: its type is in a file of its own, unpacked. */
export function isOpenDocument(bytes: Uint8Array, entries: ZipEntry[] | null): boolean {
  const type = entries?.find(({ name }) => name === 'mimetype')
  const written = type ? latin(bytes.subarray(type.start, type.start + 200)) : ''
  return written.includes('application/vnd.oasis.opendocument.spreadsheet')
}
