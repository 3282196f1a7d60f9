import { createAppSelector } from '../../base/store/createAppSelector'
import { nameRows } from '../../base/format'
import { nameColumns } from '../../domain/address/columns/customerNames'
import { tidy } from '../../domain/address/writing/pieces'
import { selectHeaders, selectRows } from '../file/fileSlice'

/** The columns of the customers' names. */
const selectNameColumns = createAppSelector([selectHeaders, selectRows], nameColumns)

/** What names a row, by its index: its cells in the columns of names, else its number. */
export const namesIn = (rows: readonly string[][], columns: readonly number[]) => (row: number) =>
  tidy(columns.map((column) => rows[row]?.[column] ?? '').join(' ')) || nameRows([row + 1])

/** What names a row, by its index: the customer's name, else its number. */
export const selectNameOf = createAppSelector([selectRows, selectNameColumns], namesIn)
