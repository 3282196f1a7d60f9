import { formatNumber, formatRows } from '../../../base/format'

export const mapMessages = {
  /** Read out in place of the picture. */
  picture: (count: number) =>
    `${formatRows(count)} as dots on a map of the United Kingdom, the Isle of Man and the Channel Islands`,
  ready: (count: number) => `${formatNumber(count)} ready to use`,
  toReview: (count: number) => `${formatNumber(count)} to review`,
}
