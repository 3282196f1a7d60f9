import { withoutEnding } from '../../file/fileNames'
import type { Outcome } from '../../../domain/cleanse/outcomes'
import type { RowColumn } from './format'

/** Every row with a result is in exactly one section. */
export const SECTIONS = ['ready', 'toReview', 'unfound'] as const

export type Section = (typeof SECTIONS)[number]

/** Which rows a download holds. */
export type DownloadChoice = 'everything' | Section

/** What can be downloaded. */
export type Download = DownloadChoice | 'letters'

/** In what format a file is downloaded: also the ending of its name. */
export const FORMATS = ['csv', 'xlsx'] as const

export type Format = (typeof FORMATS)[number]

const SUFFIXES: Record<DownloadChoice, string> = {
  everything: '',
  ready: '_ready',
  toReview: '_to_review',
  unfound: '_not_found',
}

/** Columns that a download always has. */
export const ALWAYS: Record<DownloadChoice, readonly RowColumn[]> = {
  everything: [],
  ready: [],
  toReview: ['reasons'],
  unfound: ['outcome', 'error'],
}

/** The section of a row; null without a result. */
export function sectionOf(outcome: Outcome, isDecided: boolean): Section | null {
  switch (outcome) {
    case 'good':
      return 'ready'
    case 'toReview':
      return isDecided ? 'ready' : 'toReview'
    case 'notRun':
      return null
    default:
      return 'unfound'
  }
}

/** Indexes of a download's rows, in the file's order, by the sections of all rows. */
export const downloadRows = (choice: DownloadChoice, sections: (Section | null)[]): number[] =>
  sections.flatMap((section, row) =>
    section !== null && (choice === 'everything' || choice === section) ? [row] : [],
  )

/** Rows that are read or written in one task, so that a long list does not hold the page up. */
const ROWS_A_TASK = 500

/** Rows in blocks, each in a task of its own: `rest` resolves in the next. */
export async function* inBlocks<Row>(rows: Iterable<Row>, rest: () => Promise<void>): AsyncGenerator<Row[]> {
  let block: Row[] = []
  for (const row of rows) {
    if (block.length === ROWS_A_TASK) {
      yield block
      await rest()
      block = []
    }
    block.push(row)
  }
  yield block
}

/** The name of a download: the file's, then `_cleansed` or `_partial_cleansed`, then the section. */
export function downloadName(
  fileName: string,
  isComplete: boolean,
  choice: DownloadChoice,
  format: Format,
): string {
  const base = `${withoutEnding(fileName)}${isComplete ? '_cleansed' : '_partial_cleansed'}`
  return `${base}${SUFFIXES[choice]}.${format}`
}
