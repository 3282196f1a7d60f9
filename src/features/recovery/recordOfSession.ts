import { doneCount } from '../answers/rowResult'
import type { DownloadState } from '../download/downloadSlice'
import type { FileState } from '../file/fileSlice'
import type { Mapping } from '../mapping/buildQuery'
import type { DecisionHistory } from '../results/decisions'
import type { ViewState } from '../results/viewSlice'
import type { RunState } from '../run/runSlice'
import type { SessionRecord } from './sessionRecord'

/** The slices that make a session; each takes its part back from the record when the session is resumed. */
export interface Session {
  file: FileState
  mapping: Mapping
  run: RunState
  decisions: DecisionHistory
  view: ViewState
  download: Pick<DownloadState, 'isDownloaded'>
}

/**
 * The record of a session as it stands, saved at `timestamp` (ms). It shares rows and results with the session.
 * Null when no file is loaded.
 */
export function recordOfSession(
  { file, mapping, run, decisions, view, download }: Session,
  timestamp: number,
): SessionRecord | null {
  if (!file.loaded) return null
  const { name, encoding, delimiter, headers, rows, titleLines, isHeaderless } = file.loaded
  return {
    timestamp,
    fileName: name,
    encoding,
    delimiter,
    keepsOwnColumns: file.keepsOwnColumns,
    sendsDistinctOnce: run.dedupe,
    progress: { done: doneCount(run.results), total: rows.length },
    csvHeaders: headers,
    titleLines,
    isHeaderless,
    line1Col: mapping.addressColumn,
    postcodeCol: mapping.postcodeColumn,
    moreAddressCols: mapping.moreAddressColumns,
    originalRows: rows,
    decisions: decisions.present,
    threshold: view.threshold,
    scoreKind: view.scoreKind,
    resultRows: run.results,
    lookups: run.lookups,
    elapsedMs: run.elapsedMs,
    isDownloaded: download.isDownloaded,
  }
}
