import type { RootState } from '../../app/base/types'
import { selectIsComplete, selectIsRunning } from '../run/runSelectors'

/** Whether the finished session on the page is kept on this device, and since when (ms); null while none is shown. */
export function selectFinishedCopy(
  state: RootState,
): { isKept: false } | { isKept: true; since: number } | null {
  const { kept, saving } = state.recovery
  if (!selectIsComplete(state) || selectIsRunning(state)) return null
  if (kept.status === 'none') return { isKept: false }
  return kept.status === 'own' && saving === 'works' ? { isKept: true, since: kept.savedAt } : null
}
