import { late } from '../../components/lateCode'
import type { FilePurpose } from '../download/usePurposeDialog'
import { selectCorrectedLines } from './correctedCounts'
import { correctedMessages as messages } from './correctedMessages'
import { correctedOpened } from './correctedSlice'

/** The customer's own file with the cleansed addresses in it: what each column takes, and what comes of it. */
export const correctedPurpose: FilePurpose = {
  choice: 'program',
  label: messages.title,
  button: messages.button,
  opened: correctedOpened,
  selectLines: selectCorrectedLines,
  Dialog: late(() => import('./WriteCorrected'), 'WriteCorrected'),
}
