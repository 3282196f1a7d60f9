import { late } from '../../components/lateCode'
import type { Purpose } from '../download/usePurposeDialog'
import { sampleOpened } from './sampleEvents'
import { sampleMessages as messages } from './sampleMessages'

/** A sample of the rows that nobody decided alone, judged row by row. */
export const samplePurpose: Purpose = {
  choice: 'sample',
  label: messages.title,
  button: messages.entry,
  opened: sampleOpened,
  Dialog: late(() => import('./JudgeSample'), 'JudgeSample'),
}
