import { ROW_HEADERS } from '../../domain/cleanse/downloadFormat'
import type { ContentsOf } from '../download/deliver'
import { selectSheetRows } from '../file/fileSlice'
import { selectJudged } from './sampleSelectors'

/** `2026-11-27 09:05`, which any spreadsheet reads and sorts. */
const moment = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short' })

/** The file of a sample: a row for each judged one, as it was then, in the order of judging. */
export const sampleContents: ContentsOf = ({ state, file, escape }) => {
  const [judged, sheetRows] = [selectJudged(state), selectSheetRows(state)]
  return {
    head: {
      delimiter: file.delimiter,
      titleLines: [],
      headers: ['Row in your spreadsheet', ROW_HEADERS.addressSent, 'Answer', 'Judgement', 'Judged at'],
    },
    rows: [...judged.keys()],
    rowOf: (at) => {
      const { row, sent, answer, isSame, at: judgedAt } = judged[at]!
      return [
        String(sheetRows[row] ?? row + 1),
        escape(sent),
        escape(answer),
        isSame ? 'Same' : 'Not the same',
        moment.format(judgedAt),
      ]
    },
  }
}
