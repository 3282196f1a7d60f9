import type { Purpose } from '../features/download/usePurposeDialog'
import { LettersDialog } from '../features/letters/LettersDialog'
import { lettersMessages } from '../features/letters/lettersMessages'
import { lettersOpened } from '../features/letters/lettersSlice'
import { ProgramDialog } from '../features/program/ProgramDialog'
import { programMessages } from '../features/program/programMessages'
import { programOpened } from '../features/program/programSlice'

/** The files with a purpose, for the menu of downloads. */
export const PURPOSES: Purpose[] = [
  {
    key: 'program',
    label: programMessages.entry,
    short: programMessages.title,
    undecided: 'yours',
    opened: programOpened,
    Dialog: ProgramDialog,
  },
  {
    key: 'letters',
    label: lettersMessages.entry,
    short: lettersMessages.short,
    undecided: 'yours',
    opened: lettersOpened,
    Dialog: LettersDialog,
  },
]
