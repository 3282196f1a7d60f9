import type { RootState } from '../../app/base/types'
import { selectIsComplete, selectIsRunning } from '../run/runSelectors'

/** Whether the finished cleanse on the page is kept on this device, and since when (ms); null while none is shown. */
export function selectFinishedKept(
  state: RootState,
): { isKept: false } | { isKept: true; since: number } | null {
  const { kept } = state.recovery
  if (!selectIsComplete(state) || selectIsRunning(state)) return null
  if (kept.status === 'none') return { isKept: false }
  const isKept = kept.status === 'own' && kept.isHandedOver && state.list.keeping === 'kept'
  return isKept ? { isKept, since: kept.savedAt } : null
}
