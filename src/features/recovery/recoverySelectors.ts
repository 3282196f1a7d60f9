import type { RootState } from '../../app/base/types'
import { recordOfSession } from './recordOfSession'
import type { SessionRecord } from './sessionRecord'

/** The record there is to keep: as it was found, or made of the session as it stands. Null when there is none. */
export function selectRecordToKeep(state: RootState): SessionRecord | null {
  const { kept } = state.recovery
  switch (kept.status) {
    case 'none':
      return null
    case 'found':
      return kept.record
    case 'own':
      return recordOfSession(state, kept.savedAt)
  }
}
