import type { RootState } from '../../app/base/types'
import { countAddresses } from '../download/content/cells'
import { csvHead, csvRows, markedPieces } from '../download/content/csv'
import { downloadName, downloadRows } from '../download/content/rows'
import { selectDownloadColumns, selectRoles, selectRowSource } from '../download/downloadSelectors'
import type { WrittenFile } from '../download/downloadSlice'
import { selectFile } from '../file/fileSelectors'
import { stateOfRecord } from '../recovery/stateOfRecord'
import type { SessionRecord } from '../recovery/sessionRecord'
import { selectDecisions, selectOutcomes } from '../results/resultsSelectors'

/**
 * The CSV of a whole list as a file in pieces: its parts in their order, one after the other, so that one of them at a
 * time is in memory. Its columns are those of the part on the page.
 *
 * @param state with one of the parts on the page
 * @param parts how many there are
 * @param isComplete whether every row of the list has a result
 * @param recordOf the record of another part; null for one without results
 */
export async function listDownload(
  state: RootState,
  { at, parts, isComplete }: { at: number; parts: number; isComplete: boolean },
  recordOf: (at: number) => Promise<SessionRecord | null>,
): Promise<(WrittenFile & { pieces: string[] }) | null> {
  const file = selectFile(state)
  if (!file) return null
  const columns = selectDownloadColumns(state)
  const roles = selectRoles(state)
  const written = { name: downloadName(file.name, isComplete, 'everything'), rows: 0, cleansed: 0, kept: 0 }
  const pieces = [csvHead(columns, file.delimiter, file.titleLines)]
  for (let part = 0; part < parts; part += 1) {
    const record = part === at ? null : await recordOf(part)
    if (part !== at && !record) continue
    const ofPart = record ? stateOfRecord(state, record) : state
    const sourceOf = selectRowSource(ofPart)
    const shown = downloadRows('everything', selectOutcomes(ofPart), selectDecisions(ofPart))
    const rows = shown.map((row) => Object.assign(sourceOf(row), { roles }))
    const { cleansed, kept } = countAddresses(rows)
    written.rows += rows.length
    written.cleansed += cleansed
    written.kept += kept
    pieces.push(csvRows(columns, rows, file.delimiter))
  }
  return { ...written, pieces: markedPieces(pieces) }
}
