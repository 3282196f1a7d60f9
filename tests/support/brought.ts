import { changeOf } from '../../src/domain/cleanse/decisions'
import { rowsChanged, type RowsChanged } from '../../src/features/session/sessionEvents'
import type { SettledRow } from '../../src/features/run/settledRows'

type OfRun = Extract<RowsChanged, { by: 'run' }>

/** A batch of a run that brought results of rows that had none: for reducers that no store holds. */
export const brought = (
  results: readonly SettledRow[],
  { at = 1, lookups, unfound }: Partial<Pick<OfRun, 'at' | 'lookups' | 'unfound'>> = {},
  batch: Partial<NonNullable<OfRun['batch']>> = {},
) =>
  rowsChanged({
    by: 'run',
    at,
    lookups,
    unfound,
    batch: { isWhole: true, tookMs: 0, before: 0, failures: [], ...batch },
    changes: results.map(({ row, result }) => changeOf({ decision: null, result: null }, { row, result })),
  })
