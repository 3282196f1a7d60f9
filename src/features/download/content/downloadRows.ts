import type { Decisions } from '../../results/decisions'
import type { Outcome } from '../../results/outcomes'
import type { DownloadChoice } from './downloadName'

/**
 * Indexes of the rows that a download holds, in the file's order.
 *
 * - `everything`: the rows that have a result
 * - `good`: good and not kept, or to review and accepted
 * - `toReview`: to review and undecided
 * - `unfound`: no match, and failed
 *
 * @param outcomes the outcome of every row, by row index
 */
export function downloadRows(choice: DownloadChoice, outcomes: Outcome[], decisions: Decisions): number[] {
  const isIn = (outcome: Outcome, row: number) => {
    switch (choice) {
      case 'everything':
        return outcome !== 'notRun'
      case 'good':
        return outcome === 'good'
          ? decisions[row] !== 'originalKept'
          : outcome === 'toReview' && decisions[row] === 'accepted'
      case 'toReview':
        return outcome === 'toReview' && !decisions[row]
      case 'unfound':
        return outcome === 'noMatch' || outcome === 'failed'
    }
  }
  return outcomes.flatMap((outcome, row) => (isIn(outcome, row) ? [row] : []))
}
