import { formatNumber, formatRows } from '../../../base/format'

export const mapMessages = {
  /** Read out in place of the picture. */
  picture: (count: number) =>
    `${formatRows(count)} as dots on a map of the United Kingdom, the Isle of Man and the Channel Islands`,
  good: (count: number) => `${formatNumber(count)} good`,
  toReview: (count: number) => `${formatNumber(count)} to review`,
}
