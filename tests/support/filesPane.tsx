import { screen } from '@testing-library/react'
import { PURPOSES } from '../../src/app/purposes'
import { FilesPane } from '../../src/features/download/FilesPane'
import type { Purpose } from '../../src/features/download/usePurposeDialog'

/** The pane of files as the page has it. */
export const filesPane = (check: Purpose | null = null) => <FilesPane purposes={PURPOSES} check={check} />

/** What is below its name, and its button. */
export const linesOf = (name: string) =>
  [...screen.getByRole('listitem', { name }).children].slice(1).map(({ textContent }) => textContent)
