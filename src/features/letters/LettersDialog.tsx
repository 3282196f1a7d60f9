import { createAppSelector } from '../../base/store/createAppSelector'
import { late } from '../../components/lateCode'
import { selectDownloadCounts } from '../download/downloadSelectors'
import type { FileLines, FilePurpose } from '../download/usePurposeDialog'
import { lettersMessages as messages } from './lettersMessages'
import { lettersOpened } from './lettersSlice'

/** What is said of it among the files: the rows that are ready are those of the letters at first. */
const selectLines = createAppSelector([selectDownloadCounts], ({ ready }): FileLines => ({
  first: messages.upTo(ready.rows),
  second: messages.forWhat,
}))

/** A file for a printer of letters: its layout, names and rows, with the first letters as envelopes. */
export const lettersPurpose: FilePurpose = {
  choice: 'letters',
  label: messages.title,
  button: messages.button,
  selectLines,
  opened: lettersOpened,
  Dialog: late(() => import('./WriteLetters'), 'WriteLetters'),
}
