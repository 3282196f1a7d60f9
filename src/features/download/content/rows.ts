import { withoutEnding } from '../../file/fileNames'
import type { RowColumn } from '../../../domain/cleanse/downloadFormat'
import { FILE_ENDINGS, type Download, type Format } from '../../../domain/cleanse/downloads'
import { UNFOUND_PILES, type Pile } from '../../../domain/cleanse/outcomes'

/** The choices of rows: all, those of some piles, those that share an address, or those that pass the filters. */
export const ROW_CHOICES = ['everything', 'ready', 'toReview', 'unfound', 'sameAddress', 'shown'] as const

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

/** The piles of some choices: together they have every row with a result, once. */
const PILES_OF: Partial<Record<DownloadChoice, readonly Pile[]>> = {
  ready: ['ready'],
  toReview: ['toReview'],
  unfound: UNFOUND_PILES,
}

/**
 * The indexes of a download's rows, in file order; those that share an address, group by group.
 *
 * @param piles of all rows
 * @param shown the rows that pass the filters
 * @param groups for each row, all rows with its address; null if there is no other
 */
export const downloadRows = (
  choice: DownloadChoice,
  piles: readonly Pile[],
  shown: readonly number[],
  groups: readonly (readonly number[] | null)[],
): number[] => {
  const rowsOf = () => {
    if (choice === 'shown') return shown.toSorted((a, b) => a - b)
    if (choice === 'sameAddress') return [...new Set(groups.flatMap((group) => group ?? []))]
    return [...piles.keys()]
  }
  const own = PILES_OF[choice]
  return rowsOf().filter((row) => (own ? own.includes(piles[row]!) : piles[row] !== 'notRun'))
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
