import type { RootState } from '../base/types'
import { selectIsRunning } from '../../features/run/runSelectors'

/** Whether the page takes a file now: no run is going and no question is open. */
export const selectTakesFiles = (state: RootState) => !selectIsRunning(state) && state.confirm === null
