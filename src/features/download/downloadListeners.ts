import type { RootState, StartListening } from '../../base/store/types'
import { withGroups } from '../results/alikeListeners'
import { selectAddressGroups } from '../results/alikeSlice'
import { selectPiles } from '../results/resultsSelectors'
import { selectShownRows } from '../review/shownSelectors'
import { valueIn, type DownloadColumn } from './content/columns'
import { isWhole } from '../../domain/cleanse/downloads'
import { downloadRows, DOWNLOAD_CHOICES, type DownloadChoice } from './content/rows'
import { whenAsked, type ContentsOf } from './deliver'
import { columnsOf, selectRowSource } from './downloadSelectors'
import { summaryAsked } from './downloadSlice'
import type { WrittenFrom } from './savedFiles'
import { selectBasis } from './unsavedSelectors'

/** Columns whose cells depend on what columns take. */
const JUDGED = new Set<DownloadColumn['from']>(['outcome', 'reasons', 'duplicateGroup', 'addressWritten'])

/** What a file of rows is written from, as far as its columns show it. */
function writtenFrom(state: RootState, columns: DownloadColumn[]): WrittenFrom {
  const now = selectBasis(state)
  return {
    ...now,
    judging: columns.some(({ from }) => JUDGED.has(from)) ? now.judging : undefined,
    inCapitals: columns.some(({ from }) => from === 'addressWritten') ? now.inCapitals : undefined,
    hasDecisions: columns.some(({ from }) => from === 'decision'),
  }
}

/** Makes the contents of a download of rows with their answers. */
export const rowsContents =
  (choice: DownloadChoice): ContentsOf =>
  async ({ state, file, format, escape, rest }) => {
    const columns = columnsOf(state, choice, format)
    const hasGroups = columns.some(({ from }) => from === 'duplicateGroup')
    const known = hasGroups ? await withGroups(state, rest) : state
    const sourceOf = selectRowSource(known)
    const [piles, shown] = [selectPiles(state), selectShownRows(state)]
    return {
      head: {
        delimiter: file.delimiter,
        titleLines: isWhole(choice) ? (file.titleLines ?? []) : [],
        headers: columns.map(({ header }) => header),
      },
      rows: downloadRows(choice, piles, shown, selectAddressGroups(known)),
      rowOf: (row) => {
        const source = sourceOf(row)
        return columns.map((column) => valueIn(column, source, escape))
      },
      from: writtenFrom(state, columns),
    }
  }

/** Makes downloads and summaries when asked. */
export function addDownloadListeners(startListening: StartListening) {
  for (const choice of DOWNLOAD_CHOICES) whenAsked(startListening, choice, rowsContents(choice))

  startListening({ actionCreator: summaryAsked, effect: (_, api) => api.extra.print() })
}
