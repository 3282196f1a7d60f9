import { formatCount, formatNumber } from '../../base/format'

/** Words before lookups are spent. */
export const forecastMessages = {
  title: 'What it will take',
  rows: 'Rows to look up',
  lookups: 'Maximum lookups',
  lookup: 'A lookup is one address sent to the provider: what you pay for.',
  empty: 'Nothing to send',
  leftOut: 'Left out',
  time: 'Takes at least',
  showRows: 'show rows',
  hideRows: 'hide rows',
  /** @param sheetRows the numbers of the same rows in a spreadsheet */
  emptyRows: (rows: number[], sheetRows: number[], more: number) => {
    const [named, inSheet] = [rows, sheetRows].map((each) => each.map(formatNumber).join(', '))
    const row = rows.length === 1 && more === 0 ? 'row' : 'rows'
    const text = `${row} ${named}${more > 0 ? ` and ${formatNumber(more)} more` : ''} (${row} ${inSheet}${more > 0 ? '…' : ''} in your spreadsheet)`
    return `R${text.slice(1)}`
  },
  moreRows: (rows: number) => `and ${formatNumber(rows)} more`,
  takes: (secondsNeeded: number) => {
    if (secondsNeeded <= 5) return 'a few seconds'
    if (secondsNeeded <= 50) return `${Math.ceil(secondsNeeded / 10) * 10} s`
    const minutes = Math.ceil(secondsNeeded / 60)
    return minutes === 1 ? '1 minute' : `${minutes} minutes`
  },
  recalled: 'You made these choices the last time you loaded a file like this.',
  /** @param rows that have the address of an earlier one */
  repeats: (rows: number) => `${formatCount(rows, 'repeat is', 'repeats are')} looked up once`,
}
