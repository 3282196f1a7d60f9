import { outcomeOf } from '../answers/outcomeOf'
import type { Decisions } from '../review/decisions'
import type { Results } from '../answers/rowResult'
import type { DownloadChoice } from './downloadName'

/**
 * Indexes of the rows that a download holds, in the file's order.
 *
 * - `everything`: the rows that have a result (DOWNLOAD-1)
 * - `good`: the matched rows that were accepted, or are neither to review nor kept as they were
 * - `toReview`: the rows below the threshold that nothing was decided about
 * - `failed`: the rows that failed
 *
 * @param toReview whether each row scores below the threshold, by row index
 */
export function downloadRows(
  choice: DownloadChoice,
  results: Results,
  toReview: boolean[],
  decisions: Decisions,
): number[] {
  const isIn = (row: number) => {
    const outcome = outcomeOf(results[row] ?? null)
    switch (choice) {
      case 'everything':
        return outcome !== 'notRun'
      case 'good':
        return outcome === 'matched' && (decisions[row] === 'accepted' || (!decisions[row] && !toReview[row]))
      case 'toReview':
        return toReview[row] === true && !decisions[row]
      case 'failed':
        return outcome === 'failed'
    }
  }
  return results.flatMap((_, row) => (isIn(row) ? [row] : []))
}
