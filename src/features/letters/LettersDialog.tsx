import { late } from '../../components/lateCode'
import type { Purpose } from '../download/usePurposeDialog'
import { lettersMessages as messages } from './lettersMessages'
import { lettersOpened } from './lettersSlice'

/** A file for a printer of letters: its layout, names and rows, with the first letters as envelopes. */
export const lettersPurpose: Purpose = {
  key: 'letters',
  label: messages.title,
  button: messages.button,
  Means: () => messages.forWhat,
  opened: lettersOpened,
  Dialog: late(() => import('./WriteLetters'), 'WriteLetters'),
}
