import { withoutEnding } from '../../file/fileNames'
import type { Decisions } from '../../results/decisions'
import type { Outcome } from '../../results/outcomes'

/** Which rows a download holds: everything, or one of three sections that part it. */
export const SECTIONS = ['ready', 'toReview', 'unfound'] as const

export type Section = (typeof SECTIONS)[number]

export type DownloadChoice = 'everything' | Section

const fileNames: Record<DownloadChoice, string> = {
  everything: '',
  ready: '_ready',
  toReview: '_to_review',
  unfound: '_not_found',
}

/**
 * The section of a row with a result: `ready` for good rows and decided ones, accepted or kept; `toReview` for the
 * undecided ones to review; `unfound` for no match, failed and nothing to send. Null for a row without a result.
 */
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

/** Indexes of the rows that a download holds, in the file's order. */
export function downloadRows(choice: DownloadChoice, outcomes: Outcome[], decisions: Decisions): number[] {
  return outcomes.flatMap((outcome, row) => {
    const section = sectionOf(outcome, decisions[row] !== undefined)
    return section !== null && (choice === 'everything' || choice === section) ? [row] : []
  })
}

/** The download's file name: the original's without its ending, `_cleansed` or `_partial_cleansed`, and the section. */
export function downloadName(
  fileName: string,
  isComplete: boolean,
  choice: DownloadChoice = 'everything',
  ending: 'csv' | 'xlsx' = 'csv',
): string {
  const base = `${withoutEnding(fileName)}${isComplete ? '_cleansed' : '_partial_cleansed'}`
  return `${base}${fileNames[choice]}.${ending}`
}
