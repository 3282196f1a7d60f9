import type { CsvFile } from '../../app/base/csvFile'
import { doneCount, type Results } from '../answers/rowResult'
import { buildQuery, type Mapping } from '../mapping/buildQuery'
import { decodeRecord, decodeResult } from '../recovery/recordText'
import type { SessionRecord } from '../recovery/sessionRecord'
import { addressKey } from '../run/loop/planCalls'
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
 * The record of a part that was kept, with the choices of the part on the page. Null for a text that is no record.
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

/** What the rows of a record without a result will send, each address once. */
export function unsentTexts(record: SessionRecord): string[] {
  const texts = record.originalRows
    .filter((_, row) => record.resultRows[row] === null)
    .map((row) => keyOf(record, row))
  return [...new Set(texts)].filter((text) => text !== '')
}

/** A record whose rows without a result have the answers that their texts had in other parts. */
export function withAnswers(record: SessionRecord, answers: Map<string, string>): SessionRecord {
  if (answers.size === 0) return record
  const resultRows = record.resultRows.map((result, row) => {
    if (result !== null) return result
    const answer = answers.get(keyOf(record, record.originalRows[row]!))
    return answer === undefined ? null : decodeResult(JSON.parse(answer) as string[])
  })
  return { ...record, resultRows, progress: progressOf(resultRows) }
}
