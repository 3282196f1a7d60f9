import { createAppSelector, type RootState } from '../../base/store/types'
import { ownUprns, uprnsDiffer } from '../../domain/address/columns/ownUprns'
import { sampleOf } from '../../base/manyRows'
import { areMost, tellingColumn } from '../../domain/address/columns/columnContents'
import { readColumns } from '../../domain/address/columns/columnKinds'
import { customerHeaders } from '../../domain/address/columns/headers'
import { readAnswer } from '../../domain/cleanse/rowResult'
import { selectHeaders, selectRow, selectRows } from '../file/fileSlice'
import { selectMappedColumns } from '../mapping/mappingSlice'
import { selectSlots, selectNameIn, selectNames } from '../mapping/mappingSelectors'
import { selectResults } from '../run/runSlice'

/** The column shown beside the name: the first outside the address that identifies the customer, by number if there is a name. */
const selectIdentifying = createAppSelector(
  [selectHeaders, selectRows, selectMappedColumns, selectSlots, selectNames],
  (headers, rows, mapped, { beside }, names) => {
    const readings = readColumns(headers, rows)
    const own = customerHeaders(headers)
    const sample = sampleOf(rows)
    const isPassedOver = (column: number) =>
      readings[column]!.name !== null ||
      (names.length > 0 && !areMost(sample, column, (value) => /\d/.test(value)))
    const others = [...mapped, ...names, ...beside.map(({ column }) => column)]
    return tellingColumn(own, rows, [...others, ...[...own.keys()].filter(isPassedOver)])
  },
)

/** The columns that say whose row it is: the identifying one, and the name on the envelope. */
export const selectCustomerColumns = createAppSelector(
  [selectNames, selectIdentifying],
  (names, identifying) => [...(identifying === null ? [] : [identifying]), ...names],
)

/** Whose row it is, in words: the name on the envelope, and the identifier; empty if there is neither. */
export const selectCustomer = (state: RootState, row: number): string => {
  const column = selectIdentifying(state)
  const identifying = column === null ? '' : (selectRow(state, row)[column] ?? '')
  return [selectNameIn(state)(row), identifying.trim()].filter(Boolean).join(' · ')
}

/** The customer's own UPRNs; null if the file has no column of them. */
export const selectOwnUprns = createAppSelector([selectHeaders, selectRows], ownUprns)

export const selectUprnDiffers = createAppSelector(
  [selectOwnUprns, selectResults],
  (own, results): ReadonlySet<number> =>
    new Set(
      own === null
        ? []
        : [...results.keys()].filter((row) =>
            uprnsDiffer(own.uprns[row] ?? null, readAnswer(results[row]!)?.address?.uprn ?? ''),
          ),
    ),
)

/** The UPRN cell of the customer's row, as written; null if the file has no column of them. */
export const selectOwnUprnText = (state: RootState, row: number): string | null => {
  const own = selectOwnUprns(state)
  return own && (selectRow(state, row)[own.column] ?? '').trim()
}
