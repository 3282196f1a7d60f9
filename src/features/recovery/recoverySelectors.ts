import type { RootState } from '../../app/base/types'
import { doneCount } from '../answers/rowResult'
import { doneIn } from '../run/partSummary'
import type { SessionRecord } from './sessionRecord'

/** The slices that a session is made of; each takes its part back from the record when it is resumed. */
export type Session = Pick<RootState, 'file' | 'mapping' | 'run' | 'decisions' | 'view' | 'download' | 'list'>

/** Whether only the record has the list: IndexedDB does not, and no other part was sent. */
const isBegun = ({ isStored, parts, at }: RootState['list']) =>
  !isStored && parts.every((part, place) => place === at || doneIn(part) === 0)

/**
 * The record of a session, which shares rows and results with it; null if no file is loaded.
 *
 * @param timestamp when it last had an answer, in ms
 */
export function recordOfSession(
  { file, mapping, run, decisions, view, download, list }: Session,
  timestamp: number,
): SessionRecord | null {
  if (!file.loaded) return null
  const { name, encoding, delimiter, headers, rows, sheetRows, titleLines, isHeaderless, part } = file.loaded
  return {
    id: list.id,
    timestamp,
    fileName: name,
    encoding,
    delimiter,
    customerColumns: download.customerColumns,
    addressRoles: download.roles,
    sendsDistinctOnce: run.dedupe,
    leavesOutAbroad: run.leavesOutAbroad,
    progress: { done: doneCount(run.results), total: rows.length },
    csvHeaders: headers,
    titleLines,
    isHeaderless,
    part,
    read: isBegun(list) && list.read ? list.read : undefined,
    line1Col: mapping.addressColumn,
    postcodeCol: mapping.postcodeColumn,
    moreAddressCols: mapping.moreAddressColumns,
    originalRows: rows,
    sheetRows,
    decisions: decisions.present,
    threshold: view.threshold,
    scoreKind: view.scoreKind,
    resultRows: run.results,
    lookups: run.lookups,
    elapsedMs: run.elapsedMs,
    isDownloaded: download.isDownloaded,
  }
}

/** The session to save: as it was found, or made from the page; null if there is none. */
export function selectSession(state: RootState): SessionRecord | null {
  const { session } = state.recovery
  switch (session.status) {
    case 'none':
      return null
    case 'found':
      return session.record
    case 'onPage':
      return recordOfSession(state, session.savedAt)
  }
}

/** What belongs in local storage: the session, until IndexedDB has it. */
export function selectRecord(state: RootState): SessionRecord | null {
  const { session } = state.recovery
  return session.status === 'none' || session.isHandedOver ? null : selectSession(state)
}
