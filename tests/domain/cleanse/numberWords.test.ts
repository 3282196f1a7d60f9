import { expect, test } from 'vitest'
import { readAs } from '../../../src/domain/address/columns/columnKinds'
import type { Slot } from '../../../src/domain/address/columns/kinds'
import { queryOf, readTheirs } from '../../../src/domain/address/columns/theirs'
import { buildQuery } from '../../../src/domain/cleanse/sentText'
import { detectColumns } from '../../../src/domain/address/columns/proposals'
import { furtherColumns } from '../../../src/features/mapping/furtherColumns'

/** What a row sends, the columns parted by bars; the second row has no number. */
function sentBy(header: string, row: string, isWhole = true) {
  const headers = `${header}|Town|Postcode`.split('|')
  const rows = [row, headers.map(() => '').join('|')].map((each) => `${each}|Bath|BA1 1AA`.split('|'))
  const first = { ...detectColumns(headers, rows), moreAddressColumns: [], readAs: readAs(headers, rows) }
  return buildQuery(rows[0]!, {
    ...first,
    moreAddressColumns: isWhole ? furtherColumns(headers, rows, first) : [],
  }).replace(isWhole ? ', Bath, BA1 1AA' : ', BA1 1AA', '')
}

test.each([
  ['Flat No', 'Flat 12'],
  ['Apartment Number', 'Apartment 12'],
  ['Unit', 'Unit 12'],
  ['Unit No', 'Unit 12'],
  ['Suite', 'Suite 12'],
  ['Floor', 'Floor 12'],
  ['Plot', 'Plot 12'],
  ['Room', 'Room 12'],
  ['Block', 'Block 12'],
  ['PO Box', 'PO Box 12'],
  ['PO Box Number', 'PO Box 12'],
  ['SAON', 'Flat 12'],
  ['Sub Building Name', 'Flat 12'],
  ['Flat / Unit No', 'Flat 12'],
  ['Flat Name/Number', 'Flat 12'],
  // A house's number has no word, nor has one that may be a house's.
  ['House No', '12'],
  ['Number', '12'],
  ['PAON', '12'],
  ['Flat / House No', '12'],
])('a number alone is sent with the word of its column: %s', (column, number) => {
  expect(sentBy(`${column}|Street`, '12|Mill Lane')).toBe(`${number}, Mill Lane`)
})

test.each([
  ['a letter', 'B', 'Flat B'],
  ['a number with a letter', '2a', 'Flat 2a'],
  ['a flat of a stair', '2/1', 'Flat 2/1'],
  ['a flat that says so', 'Flat 2', 'Flat 2'],
  ['a flat in other words', '2F1', '2F1'],
  ['a name', 'The Annexe', 'The Annexe'],
])('the word is added to nothing but a number: %s', (_, cell, sent) => {
  expect(sentBy('Flat No|House No|Street', `${cell}|4|Mill Lane`)).toBe(`${sent}, 4, Mill Lane`)
})

test.each([
  ['the flat comes before its house', 'House No|Flat No|Street', '4|2|Mill Lane', 'Flat 2, 4, Mill Lane'],
  ['where it stood', 'Flat No|House No|Street', '2|4|Mill Lane', 'Flat 2, 4, Mill Lane'],
  [
    'also one that says so',
    'PAON|SAON|Street',
    'ROSE COURT|FLAT 2|Mill Lane',
    'FLAT 2, ROSE COURT, Mill Lane',
  ],
  ['before the first line', 'Address|Flat', '4 Mill Lane|2', 'Flat 2, 4 Mill Lane'],
  ['with its letter', 'House No|Flat No|Flat Letter|Street', '4|2|a|Mill Lane', 'Flat 2a, 4, Mill Lane'],
  ['there is no house', 'House No|Flat No|Street', '|2|Mill Lane', 'Flat 2, Mill Lane'],
])('%s', (_, header, row, sent) => {
  expect(sentBy(header, row)).toBe(sent)
})

test.each([
  ['House Number|Address', '12|12 Mill Lane', '12 Mill Lane'],
  ['House Number|Address', '12|Acme Ltd, 12 Mill Lane', 'Acme Ltd, 12 Mill Lane'],
  ['House Number|Address', '3|Flat 12 3 Mill Lane', 'Flat 12 3 Mill Lane'],
  ['House Number|Address', '3|Flat 3 Mill Lane', '3, Flat 3 Mill Lane'],
  ['House Number|Address', '12|12A Mill Lane', '12, 12A Mill Lane'],
  ['House Number|Address', '12|12-14 Mill Lane', '12, 12-14 Mill Lane'],
  ['House Number|Address', '12|Mill Lane', '12, Mill Lane'],
  ['Flat|Address', '2|Flat 2, 4 Mill Lane', 'Flat 2, 4 Mill Lane'],
  ['Flat|Address', '2|2 Mill Lane', 'Flat 2, 2 Mill Lane'],
])('a number that two columns say is sent once: %s, %s', (header, row, sent) => {
  expect(sentBy(header, row)).toBe(sent)
})

test('a flat with the number of its house is a flat', () => {
  const columns: Slot[] = [
    { column: 0, kind: 'number' },
    { column: 1, kind: 'flat', word: 'Flat', before: 0 },
  ]
  expect(queryOf(readTheirs(['4', '4'], columns))).toBe('Flat 4, 4')
})

test.each([
  ['Plot|Address', 'Plot 12'],
  ['Room No|Address 1', 'Room 12'],
  ['Plot No.|Street', 'Plot 12'],
  ['P.O. Box|Street', 'Box 12'],
  ['Level|Address', 'Level 12'],
  ['Customer No|Address', '12'],
])('so it is in a column that a person adds: %s', (header, number) => {
  const [headers, rows] = [[...header.split('|'), 'Postcode'], [['12', 'Mill Lane', 'BA1 1AA']]]
  const columns = { addressColumn: 1, postcodeColumn: 2, moreAddressColumns: [0] }
  expect(buildQuery(rows[0]!, { ...columns, readAs: readAs(headers, rows) })).toBe(
    `${number}, Mill Lane, BA1 1AA`,
  )
})

test('one column and the postcode are sent as they are', () => {
  expect(sentBy('House No|Flat No|Street', '4|2|Mill Lane', false)).toBe('4')
  expect(sentBy('Block|Street', '12|Mill Lane', false)).toBe('12')
})
