// In a separate file: the first screen does not need the code that reads columns.

import { areEqual } from '../../base/values'
import { createSelector } from '@reduxjs/toolkit'
import { PREVIEW_ROWS } from '../../base/constants'
import { createAppSelector, type RootState } from '../../base/store/types'
import { nameRows } from '../../base/format'
import { readAs } from '../../domain/address/columns/columnKinds'
import type { ReadAs } from '../../domain/address/columns/kinds'
import { ticksNow } from '../../domain/cleanse/columnValues'
import type { Mapping } from '../../domain/cleanse/query'
import { buildQuery } from '../../domain/cleanse/sentText'
import { nameColumns, nameIn, nameJoiner } from '../../domain/address/columns/customerNames'
import { tidy } from '../../domain/address/writing/pieces'
import { selectHeaders, selectRows } from '../file/fileSlice'
import { addressSlots, theirColumns } from './addressSlots'
import { selectColumns, withChange, selectIsMapped } from './mappingSlice'

/** The columns that make a row's query, and how to read the columns of the file. */
export const selectMapping = createSelector(
  [
    selectColumns.sent,
    createSelector([selectHeaders, selectRows], readAs),
    selectColumns.rowNumbers,
    createSelector([selectColumns.nothing, selectHeaders, selectRows], ticksNow),
  ],
  (sent, columnsReadAs, rowNumbers, nothing): Mapping => {
    const read: Record<string, ReadAs[number]> = { ...columnsReadAs }
    for (const [column, { values }] of Object.entries(nothing))
      read[column] = { ...read[column], nothing: values }
    for (const column of rowNumbers) read[column] = { isRowNumber: true }
    return { ...sent, readAs: read }
  },
)

/** The chosen columns, though rows may still be read by others. */
export const selectChosenMapping = (state: RootState): Mapping => selectMapping(withChange(state))

/** The texts that the rows of the preview will send; empty until the columns are chosen. */
export const selectFirstQueries = createSelector(
  [selectRows, selectMapping, selectIsMapped],
  (rows, mapping, isMapped) =>
    isMapped ? rows.slice(0, PREVIEW_ROWS).map((row) => buildQuery(row, mapping)) : [],
)

/** What the columns take when we write an address, by the mapping and the user's choices. */
export const selectSlots = createSelector(
  [selectHeaders, selectRows, selectMapping, selectColumns.kinds, selectColumns.others],
  addressSlots,
  // Equal columns give the same list, so that what was made for a session about to be resumed is not made again.
  { memoizeOptions: { resultEqualityCheck: areEqual } },
)

/** The columns by which we compare rows, whatever the user chose for columns to take. */
export const selectTheirColumns = createSelector(
  [selectHeaders, selectRows, selectMapping, selectColumns.others],
  theirColumns,
)

/** The values whose rows are not looked up, by column. */
export const selectLeftOutTicks = createAppSelector(
  [selectColumns.leftOut, selectHeaders, selectRows],
  ticksNow,
)

/** The values whose rows get no letter, by column. */
export const selectNoLetter = createAppSelector([selectColumns.noLetter, selectHeaders, selectRows], ticksNow)

/** The columns proposed for the name on the envelope, by their names, or else their contents. */
export const selectProposedNames = createAppSelector(
  [selectHeaders, selectRows, (state) => selectMapping(state).addressColumn],
  nameColumns,
)

/** The columns of the name on the envelope, chosen or proposed: they name the rows everywhere. */
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

/** The name for a row, by its index: the customer's name, else the row's number. */
export const selectNameOf = createAppSelector(
  [selectNameIn],
  (nameOf) => (row: number) => nameOf(row) || nameRows([row + 1]),
)
