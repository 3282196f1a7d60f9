import { queryColumns, type Mapping } from './query'
import { readSent } from './sentText'

/** How an explanation of what to fill in begins, or all that it says. */
const EXPLANATION = new RegExp(
  [
    String.raw`^\(?(?:required|optional|mandatory|conditional|compulsory|not required|free text|text|numeric|number|alphanumeric|date|yes ?/ ?no)\b\W*(?:field|$|if\b|unless\b|for\b|when\b|where\b)`,
    String.raw`^\(?(?:for example|e\.?g\.?(?=[\s,:])|example:|i\.e\.|format:?|if (?:known|applicable|available|different|you|the|there)\b|leave (?:this |it )?blank)`,
    String.raw`^(?:up to|at least|no more than|not more than|max(?:imum|\.)?|min(?:imum|\.)?)(?: of)?(?: length)?:? \d+`,
    String.raw`^(?:this |it )?(?:must|should|may|can|cannot) (?:be|not|have|contain|match|only)\b`,
    String.raw`^(?:please |only )?(?:enter|give|provide|select|choose|state|specify|insert|tick|use|write|type|fill in) (?:the|a|an|your|one|from|only|up|this|any|each|in)\b`,
    String.raw`^the (?:first|second|third|full|name|number|house|street|town|city|county|postcode|uprn|address|property|building)\b.* of (?:the|your|this)\b`,
    String.raw`^\{"ImportId":`,
    String.raw`\b(?:characters|digits)(?: or (?:less|fewer)| max(?:imum)?| long)?\.?$`,
  ].join('|'),
  'i',
)

/** Names of lines of explanation in forms, in their first column. */
const EXPLAINS =
  /^(?:questions?|explanations?|guidance(?: notes?)?|help(?: text)?|hints?|instructions?|how to (?:answer|complete).*|validation(?: rules?)?|format|field number|mandatory.*|required\??)$/i

/** At least this share of what a line would send explains. */
const MOST = 0.5

/** Whether a line tells how to fill in a form. */
function explains(row: string[], mapping: Mapping): boolean {
  const columns = queryColumns(mapping)
  if (!columns.includes(0) && EXPLAINS.test((row[0] ?? '').trim())) return true
  const sent = columns.map((column) => (row[column] ?? '').trim()).filter((value) => value !== '')
  return sent.filter((value) => EXPLANATION.test(value)).length >= Math.max(1, sent.length * MOST)
}

/** The index of the first row below the lines that tell how to fill in a form; 0 if all of them do. */
export const firstRowBelow = (rows: string[][], mapping: Mapping): number =>
  Math.max(
    0,
    rows.findIndex((row) => !explains(row, mapping)),
  )

const plain = (value = '') => value.trim().toLowerCase()

/** Whether a row has the header's names where an address would be, as where lists were put together. */
function repeatsHeader(headers: string[], row: string[], mapping: Mapping): boolean {
  const filled = queryColumns(mapping).filter((column) => plain(row[column]) !== '')
  return filled.length > 0 && filled.every((column) => plain(row[column]) === plain(headers[column]))
}

/**
 * The rows whose text is no address, by index: it says so, it is a footer, it repeats the header, or it explains the
 * columns of a form above the first address. Rows with nothing to send are not among them.
 */
export function rowsWithoutAddress(headers: string[], rows: string[][], mapping: Mapping): number[] {
  const found: number[] = []
  let isAboveAddresses = true
  for (const [at, row] of rows.entries()) {
    const sent = readSent(row, mapping)
    if (sent.text === '') continue
    const isNone = sent.saysNoAddress || repeatsHeader(headers, row, mapping)
    isAboveAddresses &&= isNone || explains(row, mapping)
    if (isNone || isAboveAddresses) found.push(at)
  }
  return found
}
