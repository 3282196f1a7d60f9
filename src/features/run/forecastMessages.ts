import { countsOf } from '../../base/values'
import { formatCount, formatList, formatNumber, nameRows } from '../../base/format'

const COUNTRIES_NAMED = 3

const ROWS_NAMED = 3

const EMPTY_NAMED = 20

const quoted = (name: string) => `“${name}”`

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
  emptyRows: (rows: number[], sheetRows: number[]) =>
    `R${nameRows(rows, EMPTY_NAMED).slice(1)} (${nameRows(sheetRows, EMPTY_NAMED)} in your spreadsheet)`,
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
  before: (things: number) => `Before you start: ${formatCount(things, 'thing')}`,
  otherAddresses: (sent: string, others: string[]) =>
    `${quoted(sent)} is sent. The file has ${others.length === 1 ? 'another address' : 'other addresses'}: ${formatList(others.map(quoted))}.`,
  sendInstead: (name: string) => `Send ${quoted(name)} instead`,
  /** @param words for nothing, as written */
  blankWords: (cells: number, words: string[]) =>
    `${formatCount(cells, 'cell says', 'cells say')} ${words.join(' or ')} and ${cells === 1 ? 'is' : 'are'} taken as blank`,
  otherSigns: (cells: number) =>
    `${formatCount(cells, 'cell holds', 'cells hold')} codes, labels or a record, and ${cells === 1 ? 'is' : 'are'} read as the address in ${cells === 1 ? 'it' : 'them'}`,
  abroad: (countries: string[]) => {
    const counts = countsOf(countries)
    const most = [...counts].toSorted(([, a], [, b]) => b - a).slice(0, COUNTRIES_NAMED)
    const named = most.map(([name, count]) => `${name} ${formatNumber(count)}`).join(', ')
    const more = counts.size > COUNTRIES_NAMED ? '…' : ''
    return `${formatCount(countries.length, 'looks', 'look')} to be outside the UK (${named}${more})`
  },
  noAddress: (rows: number) => `${formatCount(rows, 'has', 'have')} no address`,
  /** @param rows their numbers, from 1 */
  noPostcode: (rows: number[]) => {
    const one = rows.length === 1
    return `R${nameRows(rows, ROWS_NAMED).slice(1)} ${one ? 'has' : 'have'} no postcode. ${one ? 'It' : 'They'} may not be found.`
  },
  valueOfNone: (value: string, cells: number, column: string) =>
    `${quoted(value)} stands in ${formatCount(cells, 'cell')} of ${column}: send it?`,
  takenAsBlank: 'Ticked, it is taken as blank.',
  leaveOutThese: 'Leave out:',
  parts: (rows: number) => `${formatCount(rows, 'row sends', 'rows send')} only a part of an address`,
  mendParts:
    'One address may run over several rows, or a blank may mean “as above”. Put each address into one row before you start.',
  shifted: (rows: number) =>
    `${formatCount(rows, 'row has its', 'rows have their')} postcode in another column`,
  dates: (rows: number) => `${formatCount(rows, 'house number')} became ${rows === 1 ? 'a date' : 'dates'}`,
  mendDates:
    'A spreadsheet turns the number 2-4 into the date “02-Apr”. Correct these numbers in your file before you start: a date finds no house.',
  leaveOut: 'Leave them out',
}
