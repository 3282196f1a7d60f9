import type { RootState } from '../../app/base/types'
import { selectFile } from '../file/fileSelectors'
import { selectDecisions, selectOutcomes } from '../results/resultsSelectors'
import { selectIsComplete } from '../run/runSelectors'
import { countAddresses } from './content/cells'
import { writeCsv } from './content/csv'
import { downloadName, downloadRows, type DownloadChoice } from './content/rows'
import { selectRowSource, selectSectionColumns } from './downloadSelectors'
import type { WrittenFile } from './downloadSlice'

/** A download as a file with what it holds, or null where no file is loaded. */
export function downloadOf(
  state: RootState,
  choice: DownloadChoice,
): (WrittenFile & { text: string }) | null {
  const file = selectFile(state)
  if (!file) return null
  const rows = downloadRows(choice, selectOutcomes(state), selectDecisions(state)).map(selectRowSource(state))
  const titleLines = choice === 'everything' ? file.titleLines : []
  return {
    name: downloadName(file.name, selectIsComplete(state), choice),
    rows: rows.length,
    ...countAddresses(rows),
    text: writeCsv(selectSectionColumns(state, choice), rows, file.delimiter, titleLines),
  }
}
