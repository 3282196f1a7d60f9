import type { StartListening } from '../../base/store/types'
import { withGroups } from '../review/addressListeners'
import { selectShownRows } from '../review/shownSelectors'
import { cellText, isCleansed } from './content/cells'
import { downloadRows, isWhole, type DownloadChoice } from './content/rows'
import { deliver, type ContentsOf } from './deliver'
import { columnsOf, selectRowSource, selectSections } from './downloadSelectors'
import { downloadAsked, summaryAsked } from './downloadSlice'

/** Puts a download of rows with their answers together. */
export const rowsContents =
  (choice: DownloadChoice): ContentsOf =>
  async ({ state, file, format, escape, rest }) => {
    const columns = columnsOf(state, choice, format)
    const hasGroups = columns.some(({ from }) => from === 'duplicateGroup')
    const sourceOf = selectRowSource(hasGroups ? await withGroups(state, rest) : state)
    return {
      head: {
        delimiter: file.delimiter,
        titleLines: isWhole(choice) ? (file.titleLines ?? []) : [],
        headers: columns.map(({ header }) => header),
      },
      rows: downloadRows(choice, selectSections(state), selectShownRows(state)),
      rowOf: (row) => {
        const source = sourceOf(row)
        const own = source.decision === 'originalKept' ? 'originals' : null
        return {
          cells: columns.map((column) => cellText(column, source, escape)),
          has: isCleansed(source) ? 'cleansed' : own,
        }
      },
    }
  }

/** Makes downloads and summaries when they are asked for. */
export function addDownloadListeners(startListening: StartListening) {
  startListening({
    actionCreator: downloadAsked,
    effect: ({ payload: { choice, format } }, api) => deliver(api, choice, rowsContents(choice), format),
  })

  startListening({ actionCreator: summaryAsked, effect: (_, api) => api.extra.print() })
}
