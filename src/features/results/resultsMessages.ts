import { formatNumber, formatRows } from '../../app/base/format'
import type { Outcome } from './reviewOutcome'

export const resultsMessages = {
  latest: 'Latest answers',
  noAddress: 'No address was found.',
  liveFailed: 'The answers cannot be shown while they come',
  liveFailedNext: 'Part of the page could not be loaded. The cleanse continues.',
  split: (counts: Record<Outcome, number>) => {
    const parts = [
      `${formatNumber(counts.good)} good`,
      `${formatNumber(counts.toReview)} to review`,
      `${formatNumber(counts.noMatch + counts.failed)} not found or failed`,
    ]
    if (counts.nothingToSend > 0) parts.push(`${formatNumber(counts.nothingToSend)} with nothing to send`)
    return parts.join(', ')
  },
  trialTitle: (tried: number, counts: Record<Outcome, number>) => {
    const parts = [`${counts.good} good`, `${counts.toReview} to review`, `${counts.noMatch} not found`]
    if (counts.failed > 0) parts.push(`${counts.failed} failed`)
    if (counts.nothingToSend > 0) parts.push(`${counts.nothingToSend} with nothing to send`)
    return `${formatRows(tried)} tried: ${parts.join(', ')}`
  },
  trialNext: 'Look at these rows below. If they are right, cleanse the rest.',
  trialGoOn: (remaining: number) => `Cleanse the remaining ${formatRows(remaining)}`,
  heading: 'Results',
  grid: 'Results',
  note: (shown: number, total: number) =>
    `Showing first ${shown} rows of ${formatNumber(total)} total rows. Download the CSV to see all of them.`,
  chartSwitch: 'Scores or map',
  charts: { scores: 'Scores', map: 'Map' },
  noScores: 'No answer has a score.',
  mapComes: 'The map is being loaded…',
  mapFailed: 'The map cannot be shown',
  mapFailedNext:
    'Part of the page could not be loaded. Everything else works, and your results are safe. Look at the scores instead, or download the results and reload the page.',
  failedToShow: 'The results cannot be shown',
  failedToShowNext:
    'Part of the page could not be loaded. Your results are safe: download them with the button above, then reload the page.',
  helpTitle: 'What the scores mean',
  fitMeans:
    'How well the address found agrees with what you sent. Anything you left out is ignored. 1.00 is full agreement; 0.00 is none.',
  confidenceMeans:
    'The same, but anything you left out counts against it: how sure the provider is that you meant this address.',

  summaryTitle: (product: string) => `${product}: summary of a cleanse`,
  summaryDate: (at: number) => new Date(at).toLocaleDateString('en-GB', { dateStyle: 'long' }),
  summaryRows: (done: number, total: number) => `${formatNumber(done)} of ${formatRows(total)} done`,
  summaryOutcomes: 'Outcomes',
  summaryDecisions: 'Decisions on matched rows',
  summaryScores: (kind: string, threshold: number) =>
    threshold > 0
      ? `Rows by ${kind.toLowerCase()}; to review below ${threshold.toFixed(2)}`
      : `Rows by ${kind.toLowerCase()}`,
  guide: 'Learn what your results mean',
}
