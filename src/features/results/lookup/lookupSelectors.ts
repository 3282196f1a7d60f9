import type { RootState } from '../../../app/base/types'
import { selectIsUnderWay } from '../../run/runSelectors'

export const selectLookup = (state: RootState) => state.lookup

/** What keeps a row from being looked up again, or null. */
export type Hindrance = 'run' | 'key'

export const selectHindrance = (state: RootState): Hindrance | null => {
  if (selectIsUnderWay(state)) return 'run'
  return state.apiKey.status === 'valid' ? null : 'key'
}
