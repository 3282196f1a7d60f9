import type { RootState } from '../../app/base/types'
import { partName } from '../file/fileParts'
import { selectFile } from '../file/fileSelectors'
import { selectDecisions, selectOutcomes } from '../results/resultsSelectors'
import { selectIsComplete } from '../run/runSelectors'
import { countAddresses } from './content/cells'
import { writeCsv } from './content/csv'
import { downloadName, downloadRows, type DownloadChoice } from './content/rows'
import { selectRowSource, selectSectionColumns } from './downloadSelectors'
import type { WrittenFile } from './downloadSlice'

/** A section of a list is that of the part on the page. */
export const nameOf = ({ file: { loaded }, list }: RootState, choice: DownloadChoice) =>
  loaded?.part && list.parts.length > 1 && choice !== 'everything'
    ? partName(loaded.name, loaded.part)
    : loaded?.name

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
    name: downloadName(nameOf(state, choice) ?? file.name, selectIsComplete(state), choice),
    rows: rows.length,
    ...countAddresses(rows),
    text: writeCsv(selectSectionColumns(state, choice), rows, file.delimiter, titleLines),
  }
}
