import { formatMoment, formatNumber } from '../../app/base/format'

/** Words about a list beside its rows. */
export const partMessages = {
  part: 'Part',
  rowsOfPart: (first: number, last: number) => `Rows ${formatNumber(first)}–${formatNumber(last)}`,
  totals: (counts: { good: number; toReview: number; noMatch: number; failed: number }) =>
    `Whole list: ${formatNumber(counts.good)} good, ${formatNumber(counts.toReview)} to review, ${formatNumber(counts.noMatch)} not found, ${formatNumber(counts.failed)} failed`,
  nextToReview: 'Next part to review',
  ofThisPart: 'Search, filters and the sections of the download are of this part.',
  partOf: (part: number, of: number) => `Part ${formatNumber(part)} of ${formatNumber(of)}`,
  fewMatches: (noMatch: number, sent: number, part: number) =>
    `${formatNumber(noMatch)} of ${formatNumber(sent)} rows of part ${formatNumber(part)} were not found`,
  fewMatchesWhy: 'Are the columns right? The remaining parts would be sent the same way.',
  goOn: 'Continue',
  changeColumns: 'Change the columns',
  fileMissing: (name: string) => `Choose ${name} again to continue`,
  fileMissingWhy:
    'This browser could not keep the file, or it has changed. The parts that are done stay as they are.',
  keptUntil: (at: number) => `kept on this device until ${formatMoment(at)}`,
  removeNow: 'Remove now',
  removed: 'not kept on this device',
}
