import { formatNumber, formatRows } from '../../../app/base/format'

export const mapMessages = {
  title: 'Rows on the map',
  map: 'Map of the rows',
  /** Read out in place of the picture. */
  picture: (count: number) =>
    `${formatRows(count)} as dots on a map of the United Kingdom, the Isle of Man and the Channel Islands`,
  keys: '+ and − zoom · arrows move · 0 shows the whole country',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  whole: 'Whole country',
  inView: (count: number) => `Rows in view (${formatNumber(count)})`,
  countInView: (count: number) => `${formatRows(count)} in view`,
  good: (count: number) => `${formatNumber(count)} good`,
  toReview: (count: number) => `${formatNumber(count)} to review`,
  withoutPlace: (count: number, withoutAddress: number) => {
    const text = `${formatRows(count)} ${count === 1 ? 'has' : 'have'} no coordinates`
    if (withoutAddress === 0) return text
    return count === withoutAddress
      ? `${text}: no cleansed address`
      : `${text}, ${formatNumber(withoutAddress)} of them no cleansed address`
  },
  /** The row of a dot, by its index, and how many others are at the same place. */
  dot: (row: number, address: string, isToReview: boolean, others: number) => {
    const lines = [`Row ${formatNumber(row + 1)}: ${address}`, isToReview ? 'To review' : 'Good']
    if (others > 0) lines.push(`${formatRows(others + 1)} are here: press again for the next.`)
    return lines.join('\n')
  },
  towns: 'Rows by post town',
  town: 'Post town',
  rows: 'Rows',
  columnToReview: 'To review',
  showTown: (name: string) => `Show ${name} on the map`,
  moreTowns: (towns: number, count: number) =>
    `${formatRows(count)} in ${formatNumber(towns)} more post ${towns === 1 ? 'town' : 'towns'}`,
}
