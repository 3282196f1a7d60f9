import { createAppSelector } from '../../base/store/createAppSelector'
import { nameRows } from '../../base/format'
import { nameColumns, nameIn, nameJoiner } from '../../domain/address/columns/customerNames'
import { tidy } from '../../domain/address/writing/pieces'
import { selectHeaders, selectRows } from '../file/fileSlice'
import { selectColumns } from './columnSelectors'

/** The columns that their names, or else their contents, propose for the name on the envelope. */
export const selectProposedNames = createAppSelector([selectHeaders, selectRows], nameColumns)

/** The columns of the name on the envelope, as a person chose them or as they are proposed: they name the rows everywhere. */
export const selectNames = createAppSelector(
  [selectColumns.names, selectProposedNames],
  (chosen, proposed): readonly number[] => chosen ?? proposed,
)

/** The customer's name in a row, by its index; empty if it has none. */
export const selectNameIn = createAppSelector(
  [selectHeaders, selectRows, selectNames],
  (headers, rows, columns) => {
    const join = nameJoiner(headers, columns)
    return (row: number) => join((column) => tidy(nameIn(rows[row]?.[column] ?? '')))
  },
)

/** What names a row, by its index: the customer's name, else its number. */
export const selectNameOf = createAppSelector(
  [selectNameIn],
  (nameOf) => (row: number) => nameOf(row) || nameRows([row + 1]),
)
