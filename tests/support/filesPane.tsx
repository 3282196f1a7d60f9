import { screen, within } from '@testing-library/react'
import { changesPurpose } from '../../src/features/corrected/ChangesDialog'
import { correctedPurpose } from '../../src/features/corrected/CorrectedDialog'
import { FilesPane } from '../../src/features/download/FilesPane'
import type { Purpose } from '../../src/features/download/usePurposeDialog'
import { lettersPurpose } from '../../src/features/letters/LettersDialog'

/** The pane of files as the page has it. */
export const filesPane = (check: Purpose | null = null) => (
  <FilesPane purposes={[correctedPurpose, lettersPurpose, changesPurpose]} check={check} />
)

/** A file in it. */
export const fileLine = (name: string) => within(screen.getByRole('listitem', { name }))

/** What stands below its name, and its button. */
export const linesOf = (name: string) =>
  [...screen.getByRole('listitem', { name }).children].slice(1).map(({ textContent }) => textContent)
