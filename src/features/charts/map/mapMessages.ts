import { formatCount, formatNumber, formatRows } from '../../../base/format'

export const mapMessages = {
  title: 'Rows on the map',
  map: 'Map of the rows',
  /** Read out in place of the picture. */
  picture: (count: number) =>
    `${formatRows(count)} as dots on a map of the United Kingdom, the Isle of Man and the Channel Islands`,
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  whole: 'Whole country',
  inView: (count: number) => `Rows in view (${formatNumber(count)})`,
  countInView: (count: number) => `${formatRows(count)} in view`,
  good: (count: number) => `${formatNumber(count)} good`,
  toReview: (count: number) => `${formatNumber(count)} to review`,
  withoutPlace: (count: number, withoutAddress: number) => {
    const text = `${formatCount(count, 'row has', 'rows have')} no coordinates`
    if (withoutAddress === 0) return text
    return count === withoutAddress
      ? `${text}: no cleansed address`
      : `${text}; ${formatCount(withoutAddress, 'of them has', 'of them have')} no cleansed address`
  },
  /** The row that a press on a dot opens, by its index, and how many others are there. */
  dot: (row: number, address: string, isToReview: boolean, others: number) => {
    const text = `Row ${formatNumber(row + 1)}: ${address}\n${isToReview ? 'To review' : 'Good'}`
    return others > 0 ? `${text}\n${formatRows(others + 1)} are here: press again for the next.` : text
  },
  towns: 'Rows by post town',
  town: 'Post town',
  rows: 'Rows',
  columnToReview: 'To review',
  showTown: (name: string) => `Show ${name} on the map`,
  moreTowns: (towns: number, count: number) =>
    `${formatRows(count)} in ${formatCount(towns, 'more post town')}`,
}
