import { formatList, formatNumber, formatRows } from '../../../app/base/format'

export const summaryMessages = {
  title: (product: string) => `${product}: summary of a cleanse`,
  date: (at: number) => new Date(at).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' }),
  sent: (names: string[]) => `Columns sent: ${formatList(names)}`,
  threshold: (kind: string, threshold: number) =>
    threshold > 0
      ? `To review below ${kind.toLowerCase()} ${threshold.toFixed(2)}`
      : 'No score is a reason to review',
  undecided: 'To review, undecided',
  openRows: (count: number) => `${formatRows(count)} not found, failed, not sent or still to review`,
  rows: (done: number, total: number) => `${formatNumber(done)} of ${formatRows(total)} done`,
  part: (part: number, of: number) => `Part ${formatNumber(part)} of ${formatNumber(of)}`,
  partMeans:
    'What follows covers this part only. For the whole list, choose Print summary beside the download.',
  rowNumbers: (first: number, last: number) =>
    first === last ? formatNumber(first) : `${formatNumber(first)}–${formatNumber(last)}`,
  outcomes: 'Outcomes',
  decisions: 'Decisions',
  scores: (kind: string, threshold: number) =>
    threshold > 0
      ? `Rows by ${kind.toLowerCase()}; to review below ${threshold.toFixed(2)}`
      : `Rows by ${kind.toLowerCase()}`,
}
