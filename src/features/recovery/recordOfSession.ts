import type { FileState } from '../file/fileSlice'
import type { Mapping } from '../mapping/buildQuery'
import { initialReviewState, type ReviewState } from '../review/reviewSlice'
import { doneCount } from '../answers/doneCount'
import type { RunState } from '../run/runSlice'
import type { SessionRecord } from './sessionRecord'

/** The slices that make a session. */
export interface Session {
  file: FileState
  mapping: Mapping
  run: RunState
  review: ReviewState
}

/** The record of a session as it stands, saved at `timestamp` (ms). Null when no file is loaded. */
export function recordOfSession(
  { file, mapping, run, review }: Session,
  timestamp: number,
): SessionRecord | null {
  if (!file.loaded) return null
  const { name, encoding, delimiter, headers, rows } = file.loaded
  return {
    timestamp,
    fileName: name,
    encoding,
    delimiter,
    keepsOwnColumns: file.keepsOwnColumns,
    sendsDistinctOnce: run.dedupe,
    progress: {
      done: doneCount(run.results),
      total: rows.length,
    },
    csvHeaders: headers,
    line1Col: mapping.addressColumn,
    postcodeCol: mapping.postcodeColumn,
    moreAddressCols: mapping.moreAddressColumns,
    originalRows: rows,
    decisions: review.decisions,
    threshold: review.threshold,
    scoreKind: review.scoreKind,
    resultRows: run.results,
  }
}

/** The session that a record stands for: the opposite of `recordOfSession`. */
export function sessionOfRecord(record: SessionRecord): Session {
  return {
    file: {
      loaded: {
        name: record.fileName,
        encoding: record.encoding,
        delimiter: record.delimiter,
        headers: record.csvHeaders,
        rows: record.originalRows,
        warnings: [],
      },
      attempt: { status: 'none' },
      keepsOwnColumns: record.keepsOwnColumns,
    },
    mapping: {
      addressColumn: record.line1Col,
      postcodeColumn: record.postcodeCol,
      moreAddressColumns: record.moreAddressCols,
    },
    run: {
      phase: { status: 'idle' },
      results: record.resultRows,
      dedupe: record.sendsDistinctOnce,
    },
    review: {
      ...initialReviewState,
      decisions: record.decisions,
      threshold: record.threshold,
      scoreKind: record.scoreKind,
    },
  }
}
