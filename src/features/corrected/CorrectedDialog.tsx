import { useAppSelector } from '../../base/store/hooks'
import { late } from '../../components/lateCode'
import type { Purpose } from '../download/usePurposeDialog'
import { correctedMessages as messages } from './correctedMessages'
import { selectWrittenCount } from './correctedCounts'
import { correctedOpened } from './correctedSlice'

/** The customer's own file with the cleansed addresses in it: what each column takes, and what comes of it. */
export const correctedPurpose: Purpose = {
  key: 'program',
  label: messages.title,
  button: messages.button,
  isFirst: true,
  opened: correctedOpened,
  Means: CorrectedMeans,
  Dialog: late(() => import('./WriteCorrected'), 'WriteCorrected'),
}

function CorrectedMeans() {
  return messages.forWhat(useAppSelector(selectWrittenCount))
}
