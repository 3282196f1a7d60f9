import { formatCount, formatFirst, formatList, formatNumber, formatRows } from '../../../base/format'

/** Rows that are named. */
const ROWS_NAMED = 3

export const valuesMessages = {
  choose: 'Choose a column…',
  search: 'Search its values',
  tickFound: 'Tick those found',
  untickAll: 'Untick all',
  counting: 'Counting…',
  blank: 'blank',
  value: (text: string, rows: number) => `${text} (${formatNumber(rows)})`,
  once: (values: number) => formatCount(values, 'value that stands once', 'values that stand once'),
  show: 'Show',
  hide: 'Hide',
  more: (values: number) => `Show ${formatNumber(values)} more`,
  noWords: 'No words in brackets or behind a dash stand beside these names.',
  none: 'No value has these letters.',
  isNew: 'new',
  /** @param named of the rows, in their order */
  rows: (rows: number, named: string[]) =>
    rows === 0
      ? formatRows(rows)
      : `${formatRows(rows)}: ${formatFirst(allOf(rows, named), ROWS_NAMED, String)}`,
  tooMany: (most: number) =>
    `At most ${formatNumber(most)} values can be ticked one by one. Search for fewer.`,
  others: (columns: string[]) => `Also asked: ${formatList(columns)}.`,
}

/** Names, and as many blanks as make them all rows: `formatFirst` names the first. */
const allOf = (rows: number, named: string[]) =>
  Array.from({ length: Math.max(rows, named.length) }, (_, at) => named[at] ?? '')
