import { formatCount, formatList, formatNumber, formatRows } from '../../../base/format'

export const summaryMessages = {
  title: (product: string) => `${product}: summary of a cleanse`,
  date: (at: number) => new Date(at).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' }),
  sent: (names: string[]) => `Columns sent: ${formatList(names)}`,
  threshold: (threshold: number) =>
    threshold > 0
      ? `To review below confidence ${threshold.toFixed(2)}`
      : 'The score is never a reason to review',
  rows: (done: number, total: number) => `${formatNumber(done)} of ${formatRows(total)} done`,
  allRows: 'Rows',
  changed: 'Addresses changed',
  sameAddress: (groups: number) => `Same address as another row, in ${formatCount(groups, 'group')}`,
  uprnsFound: 'UPRNs found',
  uprnDiffers: 'Your UPRN differs',
  decisions: 'Decisions',
  notUprns: 'Not a UPRN, so not compared',
  scores: (threshold: number) =>
    threshold > 0 ? `Rows by confidence; to review below ${threshold.toFixed(2)}` : 'Rows by confidence',
}
