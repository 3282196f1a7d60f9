import { withoutEnding } from '../../file/fileNames'
import type { RowColumn } from '../../../domain/cleanse/downloadFormat'
import { FILE_ENDINGS, type Download, type Format } from '../../../domain/cleanse/downloads'
import type { Pile } from '../../../domain/cleanse/outcomes'

/** Every row with a result is in exactly one section. */
export const SECTIONS = ['ready', 'toReview', 'unfound'] as const

export type Section = (typeof SECTIONS)[number]

/** The choices of rows: all, a section, those that share an address, or those that pass the filters. */
export const ROW_CHOICES = ['everything', ...SECTIONS, 'sameAddress', 'shown'] as const

export type RowChoice = (typeof ROW_CHOICES)[number]

/** The same, and all rows with what next month needs. */
export const DOWNLOAD_CHOICES = [...ROW_CHOICES, 'nextMonth'] as const

export type DownloadChoice = (typeof DOWNLOAD_CHOICES)[number]

const STATUS: readonly RowColumn[] = ['outcome', 'reasons', 'decision']

/** The columns that a download has besides the added ones; a workbook always has all that the page knows about a row. */
export function extraColumns(choice: DownloadChoice, format: Format, hasFailures: boolean): RowColumn[] {
  const extras: RowColumn[] = [...EXTRAS[choice], ...(format === 'xlsx' ? STATUS : [])]
  return hasFailures ? [...extras, 'error'] : extras
}

const EXTRAS: Record<DownloadChoice, readonly RowColumn[]> = {
  everything: [],
  ready: [],
  toReview: ['reasons'],
  unfound: ['outcome', 'error'],
  sameAddress: ['duplicateGroup'],
  shown: [],
  nextMonth: [...STATUS, 'duplicateGroup', 'addressSent', 'addressWritten'],
}

/** The section of a row, by its pile; null without a result. */
export function sectionOf(pile: Pile): Section | null {
  if (pile === 'notRun') return null
  return pile === 'ready' || pile === 'toReview' ? pile : 'unfound'
}

/**
 * The indexes of a download's rows, in file order; those that share an address, group by group.
 *
 * @param sections of all rows
 * @param shown the rows that pass the filters
 * @param groups for each row, all rows with its address; null if there is no other
 */
export const downloadRows = (
  choice: DownloadChoice,
  sections: (Section | null)[],
  shown: readonly number[],
  groups: readonly (readonly number[] | null)[],
): number[] => {
  const rowsOf = () => {
    if (choice === 'shown') return shown.toSorted((a, b) => a - b)
    if (choice === 'sameAddress') return [...new Set(groups.flatMap((group) => group ?? []))]
    return [...sections.keys()]
  }
  const isSection = SECTIONS.some((each) => each === choice)
  return rowsOf().filter((row) => sections[row] !== null && (!isSection || sections[row] === choice))
}

/** The name of a download: the file's, then its purpose; `_partial_cleansed` while rows are left. */
export function downloadName(
  fileName: string,
  isComplete: boolean,
  choice: Download,
  format: Format,
): string {
  const ending = FILE_ENDINGS[choice]
  const suffix = isComplete ? ending : ending.replace('_cleansed', '_partial_cleansed')
  return `${withoutEnding(fileName)}${suffix}.${format}`
}
