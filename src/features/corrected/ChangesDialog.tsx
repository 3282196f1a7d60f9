import { late } from '../../components/lateCode'
import type { FilePurpose } from '../download/usePurposeDialog'
import { selectChangesLines } from './correctedCounts'
import { correctedMessages as messages } from './correctedMessages'
import { correctedOpened } from './correctedSlice'

/** The list of changes in a dialog of its own. */
export const changesPurpose: FilePurpose = {
  choice: 'changes',
  label: messages.changes,
  button: messages.changesButton,
  opened: correctedOpened,
  selectLines: selectChangesLines,
  Dialog: late(() => import('./ShowChanges'), 'ShowChanges'),
}
