import type { RootState } from '../../app/base/types'
import { selectFile } from '../file/fileSelectors'
import { selectDecisions, selectOutcomes } from '../results/resultsSelectors'
import { selectIsComplete } from '../run/runSelectors'
import { downloadName, type DownloadChoice } from './content/downloadName'
import { downloadRows } from './content/downloadRows'
import { selectDownloadColumns, selectResultOfRow } from './downloadSelectors'
import { writeCsv } from './content/writeCsv'

/** The file that a choice of downloads is, by name and text, or null where no file is loaded. */
export function downloadOf(state: RootState, choice: DownloadChoice): { name: string; text: string } | null {
  const file = selectFile(state)
  if (!file) return null
  const rows = downloadRows(choice, selectOutcomes(state), selectDecisions(state))
  const ofRow = selectResultOfRow(state)
  const titleLines = choice === 'everything' ? file.titleLines : []
  return {
    name: downloadName(file.name, selectIsComplete(state), choice),
    text: writeCsv(selectDownloadColumns(state), rows.map(ofRow), file.delimiter, titleLines),
  }
}
