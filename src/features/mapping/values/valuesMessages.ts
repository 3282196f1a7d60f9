import { formatCount, formatFirst, formatList, formatNumber, formatRows } from '../../../base/format'

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
  rows: (rows: number[], nameOf: (row: number) => string) =>
    rows.length === 0
      ? formatRows(0)
      : `${formatRows(rows.length)}: ${formatFirst(rows, ROWS_NAMED, nameOf)}`,
  tooMany: (most: number) =>
    `At most ${formatNumber(most)} values can be ticked one by one. Search for fewer.`,
  others: (columns: string[]) => `Also asked: ${formatList(columns)}.`,
}
