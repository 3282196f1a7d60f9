import { createAppSelector } from '../base/store/types'
import { late } from '../components/lateCode'
import { selectChangesLines, selectCorrectedLines } from '../features/corrected/correctedSelectors'
import { correctedMessages } from '../features/corrected/correctedMessages'
import { selectDownloadCounts } from '../features/download/downloadSelectors'
import type { FileLines, FilePurpose, Purpose } from '../features/download/usePurposeDialog'
import { lettersMessages } from '../features/letters/lettersMessages'
import { lettersOpened } from '../features/letters/lettersSlice'
import { sampleOpened } from '../features/sample/sampleSlice'
import { sampleMessages } from '../features/sample/sampleMessages'

// The files with a dialog, whose code loads when it opens.

const corrected: FilePurpose = {
  choice: 'program',
  label: correctedMessages.title,
  button: correctedMessages.button,
  selectLines: selectCorrectedLines,
  Dialog: late(() => import('../features/corrected/CorrectedDialog'), 'CorrectedDialog'),
}

const letters: FilePurpose = {
  choice: 'letters',
  label: lettersMessages.title,
  button: lettersMessages.button,
  opened: lettersOpened,
  // At first, letters go to the rows that are ready.
  selectLines: createAppSelector([selectDownloadCounts], ({ ready }): FileLines => ({
    first: lettersMessages.upTo(ready),
    second: lettersMessages.forWhat,
  })),
  Dialog: late(() => import('../features/letters/LettersDialog'), 'LettersDialog'),
}

const changes: FilePurpose = {
  choice: 'changes',
  label: correctedMessages.changes,
  button: correctedMessages.changesButton,
  selectLines: selectChangesLines,
  Dialog: late(() => import('../features/corrected/ChangesList'), 'ChangesDialog'),
}

export const PURPOSES = [corrected, letters, changes] as const

/** A sample of the rows that nobody decided one by one, for a person to judge. */
export const samplePurpose: Purpose = {
  button: sampleMessages.entry,
  opened: sampleOpened,
  Dialog: late(() => import('../features/sample/SampleDialog'), 'SampleDialog'),
}
