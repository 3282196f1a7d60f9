import { formatNumber, formatRows } from '../../base/format'
import { inHundred, MEANT, moreUntilMeant, type Figures, SAMPLE_ROWS } from './sample'

/** What a sample says about the rows that it covers; empty before a row is judged. */
function says(figures: Figures): string {
  const { same, other, of } = figures
  const judged = same + other
  if (judged === 0) return ''
  const begin = `${formatNumber(same)} of ${formatNumber(judged)} the same`
  const all = formatNumber(of)
  if (judged >= of)
    return `${begin}: ${other === 0 ? 'none' : formatNumber(other)} of the ${all} ${other <= 1 ? 'is' : 'are'} another address.`
  return `${begin}: with 95 % certainty at most ${inHundred(figures)} in 100 of the ${all} are another address.`
}

/** How many more rows would show that the list meets the goal. */
function hint(figures: Figures): string {
  const more = moreUntilMeant(figures)
  return more === null ? '' : ` ${formatNumber(more)} more would bring it to ${MEANT} in 100.`
}

export const sampleMessages = {
  title: 'Check a sample',
  entry: 'Check a sample…',
  means:
    'Is it the same address? Rows drawn by chance, of those that take the cleansed address and that nobody decided alone, tell how good the others are. No lookups.',
  nothing: 'No row takes the cleansed address, but those that somebody decided alone.',
  place: (at: number, of: number) => `${formatNumber(at)} of ${formatNumber(of)}`,
  row: (row: number) => `Row ${formatNumber(row + 1)}`,
  /** A row, for screen readers. */
  rowSaid: (place: string, yours: string, cleansed: string) =>
    `${place}. Yours: ${yours}. Cleansed: ${cleansed}.`,
  yours: 'Your address',
  cleansed: 'Cleansed address',
  notSent: 'Not sent:',
  same: 'Same',
  other: 'Not the same',
  back: 'Back one',
  says,
  verdict: (figures: Figures) => `${says(figures)}${hint(figures)}`,
  toReview: (other: number) =>
    `${formatRows(other)} judged not the same ${other === 1 ? 'is' : 'are'} to review: “Judged another address”.`,
  more: (undrawn: number) => `${formatNumber(Math.min(SAMPLE_ROWS, undrawn))} more`,
  again: 'Draw another sample',
  download: (rows: number) => `Download the sample${rows === 0 ? '' : ` (${formatRows(rows)})`}`,
  done: 'Done',
  /** In the summary. */
  heading: 'A sample of the rows that nobody decided alone, judged by a person',
}
