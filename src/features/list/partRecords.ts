import type { CsvFile } from '../../app/base/csvFile'
import { doneCount, type Results } from '../answers/rowResult'
import { buildQuery, type Mapping } from '../mapping/buildQuery'
import { decodeRecord, decodeResult } from '../recovery/recordText'
import type { SessionRecord } from '../recovery/sessionRecord'
import { addressKey } from '../run/loop/planCalls'
import type { SettledRow } from '../run/loop/settleBatch'
import { resultToSend, type PartSummary } from '../run/partSummary'

/** What holds for all parts of a list: all of a record but for these fields. */
function sharedBy({
  part: _part,
  read: _read,
  encoding: _encoding,
  originalRows: _rows,
  sheetRows: _sheetRows,
  resultRows: _results,
  progress: _progress,
  decisions: _decisions,
  lookups: _lookups,
  elapsedMs: _elapsed,
  ...shared
}: SessionRecord) {
  return shared
}

const progressOf = (results: Results) => ({ done: doneCount(results), total: results.length })

/**
 * The record of a part of which nothing was sent.
 *
 * @param page the record of another part
 * @param file as it was read; null comes back where it is not of the same list
 */
export function newPart(page: SessionRecord, file: CsvFile): SessionRecord | null {
  if (!file.part || file.headers.length !== page.csvHeaders.length) return null
  const resultRows = file.rows.map(() => null)
  return {
    ...sharedBy(page),
    part: file.part,
    encoding: file.encoding,
    originalRows: file.rows,
    sheetRows: file.sheetRows,
    resultRows,
    progress: progressOf(resultRows),
    decisions: {},
    lookups: 0,
    elapsedMs: 0,
  }
}

/** The columns that a record's rows are sent by. */
export const mappingOf = ({ line1Col, postcodeCol, moreAddressCols }: SessionRecord): Mapping => ({
  addressColumn: line1Col,
  postcodeColumn: postcodeCol,
  moreAddressColumns: moreAddressCols,
})

/**
 * The record of a part that was kept, with the choices of the part on the page. Null if the text is not a record.
 *
 * @param summary what is known of it: which of its rows are to be sent again
 */
export function keptPart(
  page: SessionRecord,
  text: string,
  { isRetried, nothingToSend }: PartSummary,
): SessionRecord | null {
  const kept = decodeRecord(text)
  if (!kept) return null
  // As `mappingChanged` left it: their number is not known any more.
  const isMappedAnew = nothingToSend === 0
  const resultRows = kept.resultRows.map((result) => resultToSend(result, { isRetried, isMappedAnew }))
  return { ...kept, ...sharedBy(page), resultRows, progress: progressOf(resultRows) }
}

/** What a row sends, in the form in which equal addresses are equal. */
const keyOf = (record: SessionRecord, row: string[]) => addressKey(buildQuery(row, mappingOf(record)))

/** Rows that another part's answer can serve: those without a result, and those that failed. */
const openRows = ({ resultRows }: SessionRecord) =>
  resultRows.flatMap((result, row) => (result === null || result.kind === 'failed' ? [row] : []))

/** What the open rows of a record send, each address once. */
export function openTexts(record: SessionRecord): string[] {
  const texts = openRows(record).map((row) => keyOf(record, record.originalRows[row]!))
  return [...new Set(texts)].filter((text) => text !== '')
}

/** The results of the open rows of a record whose texts were answered in other parts. */
export function resultsFrom(answers: Map<string, string>, record: SessionRecord): SettledRow[] {
  return openRows(record).flatMap((index) => {
    const answer = answers.get(keyOf(record, record.originalRows[index]!))
    return answer === undefined ? [] : [{ index, result: decodeResult(JSON.parse(answer) as string[])! }]
  })
}
