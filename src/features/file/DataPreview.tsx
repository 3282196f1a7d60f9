import { Button } from 'antd'
import { useMemo } from 'react'
import { PREVIEW_ROWS } from '../../base/constants'
import { beginningOf } from '../../base/format'
import { useAppDispatch, useAppSelector } from '../../base/store/hooks'
import { beginsWithDate } from '../../domain/address/cells/dates'
import { DataTable } from '../../components/table/DataTable'
import { LINE_HEIGHT, numbersOf, type DataColumn } from '../../components/table/tableColumns'
import './DataPreview.css'
import { selectIsHeaderDoubted, headerLineAsked, selectFile, selectLabels, selectRows } from './fileSlice'
import { fileMessages as messages } from './fileMessages'

/** The preview of a file with more rows has a note below it. */
const PREVIEW_NOTE_ABOVE = 10

/** The first rows of the file; `sent` are the indexes of the mapped columns, in sending order. */
export function DataPreview({ sent }: { sent: number[] }) {
  const dispatch = useAppDispatch()
  const labels = useAppSelector(selectLabels)
  const canAsk = useAppSelector(
    (state) => state.file.source !== null && selectFile(state)?.headerLine && !selectIsHeaderDoubted(state),
  )
  const all = useAppSelector(selectRows)
  const rows = useMemo(() => [...all.slice(0, PREVIEW_ROWS).keys()], [all])
  const columns = useMemo(() => {
    const areSent = new Set(sent)
    return [
      numbersOf(messages.rowColumn, 56),
      // The columns to send come first.
      ...[...new Set([...sent, ...labels.keys()])].map((column): DataColumn => {
        // The browser would lay out all of a text of many pages.
        const title = beginningOf(labels[column]!)
        const cellOf = (row: number) => beginningOf(all[row]![column] ?? '')
        return {
          key: String(column),
          title,
          width: widthOf(title, rows.map(cellOf)),
          render: (row) =>
            areSent.has(column) && beginsWithDate(cellOf(row)) ? (
              <mark title={messages.dateInAddress}>{cellOf(row)}</mark>
            ) : (
              cellOf(row)
            ),
          isHighlighted: areSent.has(column),
        }
      }),
    ]
  }, [labels, all, rows, sent])
  return (
    <div className="dataPreview">
      {/* Room for the table until its code loads, so that nothing below moves: a line for the head and each row, and its edge. */}
      <div className="previewTable" style={{ minHeight: (rows.length + 1) * LINE_HEIGHT + 2 }}>
        <DataTable label={messages.preview} columns={columns} rows={rows} />
      </div>
      <div className="previewFoot quiet">
        {all.length > PREVIEW_NOTE_ABOVE && <p>{messages.previewNote(PREVIEW_ROWS, all.length)}</p>}
        {canAsk && (
          <Button type="link" size="small" onClick={() => dispatch(headerLineAsked())}>
            {messages.anotherHeader}
          </Button>
        )}
      </div>
    </div>
  )
}

/** Room for the longest text on one line, within bounds, in px: as wide as capitals at 13 px, or as a head in spaced letters. */
function widthOf(title: string, cells: string[]): number {
  const longest = Math.max(title.length * 10.8, ...cells.map(({ length }) => length * 9.2))
  return Math.min(480, Math.max(80, Math.ceil(longest + 18)))
}
