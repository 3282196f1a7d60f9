import { formatCount, formatNumber, formatRows } from '../../../base/format'

export const mapMessages = {
  title: 'Rows on the map',
  /** Read out in place of the picture. */
  picture: (count: number) =>
    `${formatRows(count)} as dots on a map of the United Kingdom, the Isle of Man and the Channel Islands`,
  good: (count: number) => `${formatNumber(count)} good`,
  toReview: (count: number) => `${formatNumber(count)} to review`,
  withoutPlace: (count: number, withoutAddress: number) => {
    const text = `${formatCount(count, 'row has', 'rows have')} no coordinates`
    if (withoutAddress === 0) return text
    return count === withoutAddress
      ? `${text}: no cleansed address`
      : `${text}; ${formatCount(withoutAddress, 'of them has', 'of them have')} no cleansed address`
  },
  towns: 'Rows by post town',
  town: 'Post town',
  rows: 'Rows',
  columnToReview: 'To review',
  moreTowns: (towns: number, count: number) =>
    `${formatRows(count)} in ${formatCount(towns, 'more post town')}`,
}
