import { formatNumber } from '../../../app/base/format'
import type { DataColumn } from '../../../components/DataTable'
import { resultsMessages as messages } from '../resultsMessages'
import type { ReviewColumn, ViewState } from '../viewSlice'
import { CustomerCell, CleansedCell, DecisionCell, ScoreCell, SentCell, WhyCell } from './ReviewCells'

/** A row of the results: what is shown of it is looked up by its cells. */
export interface ResultRow {
  /** Index in the file. */
  row: number
}

/** The narrowest that each column gets, in px; the address columns take what is left. */
const WIDTHS: Record<ReviewColumn, number> = {
  row: 64,
  customer: 120,
  sent: 190,
  cleansed: 190,
  score: 120,
  why: 150,
  decision: 104,
}

/** Those of the addresses while the panel takes a part of the room. */
const BESIDE_PANEL = 145

const CELLS: Record<ReviewColumn, (row: ResultRow) => React.ReactNode> = {
  row: ({ row }) => formatNumber(row + 1),
  customer: ({ row }) => <CustomerCell row={row} />,
  sent: ({ row }) => <SentCell row={row} />,
  cleansed: ({ row }) => <CleansedCell row={row} />,
  score: ({ row }) => <ScoreCell row={row} />,
  why: ({ row }) => <WhyCell row={row} />,
  decision: ({ row }) => <DecisionCell row={row} />,
}

/** Columns that stay in sight when the table scrolls sideways. */
const FIXED = new Set<ReviewColumn>(['row', 'customer'])

/** Columns that give way to the open panel, which tells the same. */
const GIVE_WAY = new Set<ReviewColumn>(['customer', 'why'])

/**
 * The columns of the review, each of which sorts.
 *
 * @param columns their names in order, without the customer's where no column tells rows apart
 * @param titles of the customer's column and of the score
 * @param isRowOpen whether a row's panel stands beside the table
 */
export function reviewColumns(
  columns: readonly ReviewColumn[],
  titles: { customer: string; score: string },
  sort: ViewState['sort'],
  isRowOpen: boolean,
): DataColumn<ResultRow>[] {
  return columns
    .filter((column) => !(isRowOpen && GIVE_WAY.has(column)))
    .map((key) => ({
      key,
      title: key === 'customer' || key === 'score' ? titles[key] : messages.columns[key],
      width: isRowOpen && (key === 'sent' || key === 'cleansed') ? BESIDE_PANEL : WIDTHS[key],
      render: CELLS[key],
      isFixed: FIXED.has(key),
      isRowHeader: key === 'row',
      align: key === 'row' ? ('end' as const) : undefined,
      sort: sort?.column === key ? sort.direction : null,
    }))
}
