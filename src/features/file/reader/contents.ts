import { isNamedCsv } from '../fileNames'
import { beginningOfMarkup, looksBinary } from './decode'
import { codeOf } from './openedBook'

/** What a file holds; its name may say something else. */
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

/** What a file holds, by its bytes. A table in HTML or XML is read as one unless it is named as CSV. */
export async function contentsOf(bytes: Uint8Array, name: string): Promise<Contents> {
  // A zip. Its first two bytes are `PK`, which may be a column's name.
  if (startsWith(bytes, 0x50, 0x4b, 3, 4)) {
    const { isWorkbook } = await codeOf(import('./zip'))
    return (await isWorkbook(bytes)) ? 'workbook' : 'other'
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
