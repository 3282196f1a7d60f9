import { formatList, formatNumber, formatCount, formatFirst, formatRows } from '../../base/format'

export const mappingMessages = {
  heading: 'Column Mapping',
  address: 'Address Column',
  addressMeans: 'The column with the first line of the address, such as “12 High Street”.',
  postcode: 'Postcode Column',
  postcodeMeans: 'The column with the postcode, such as “SW1A 2AA”.',
  more: 'More address columns',
  moreMeans:
    'Optional: other address lines, such as line 2 or the town. They are sent in the order of your file, a flat before its house, the postcode last. A number alone has its column’s word: “Flat 2”.',
  inAddress: 'In the address column',
  choose: 'Choose a column',
  none: 'None',
  recalled: 'These were the columns the last time you loaded a file like this.',
  further: (names: string[]) =>
    `${formatList(names)} ${names.length === 1 ? 'looks like part' : 'look like parts'} of the address too. Sending more of the address gives more confident matches.`,
  furtherSends: (row: number) => `Row ${formatNumber(row)} would send:`,
  sendFurther: 'Send them too',
  furtherSent: (names: string[]) => `${formatList(names)} ${names.length === 1 ? 'is' : 'are'} sent too.`,
  /** @param values the first of its values */
  asked: (name: string, values: string[]) =>
    `Is “${name}” part of the address? It holds ${values.map((value) => `“${value}”`).join(', ')}.`,
  sendIt: 'Send it too',
  firstQueries: 'What these rows will send',
  queryEmpty: 'nothing to send',
}

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
