import { describe, expect, test } from 'vitest'
import { columnFills } from '../../../../src/domain/address/columns/ownUprns'

/** What goes with an address in these columns: `uprn`, or `(ward)` where blank cells stay so. */
function beside(
  table: string,
  { slots = [0], sent = slots, firstRow = 0 }: Partial<Parameters<typeof columnFills>[2]> = {},
) {
  const [headers, ...rows] = table.split('\n').map((line) => line.split('|'))
  const fills = columnFills(headers!, rows, { slots, sent, firstRow })
  return headers!
    .map((_, column) => {
      const fill = fills.find((each) => each.column === column)
      return fill ? (fill.stays ? `(${fill.kind})` : fill.kind) : '-'
    })
    .join('|')
}

describe('what accompanies an address', () => {
  test.each<[string, string, string]>([
    [
      'is filled in a blank column of UPRNs, and in no other',
      'Address|UPRN|UDPRN|Latitude|Longitude|Electoral Ward|District|Country\n1 High St||||||| \n2 High St|||||||',
      '-|uprn|(udprn)|(latitude)|(longitude)|(ward)|(district)|(country)',
    ],
    [
      'is known of a column that has something, too',
      'Address|Latitude|Longitude|Ward|District|Country\n1 High St|||||\n2 High St|53.8|-1.5|Kirkstall|Leeds|UK\n3 High St|||||',
      '-|(latitude)|(longitude)|(ward)|(district)|(country)',
    ],
    ['is filled beside UPRNs', 'Address|UPRN\n1 High St|100023336956\n2 High St|', '-|uprn'],
    [
      'however a program writes them',
      'Address|UPRN\n1 High St|="0072000123"\n2 High St|72000124.0\n3 High St|N/A\n4 High St|',
      '-|uprn',
    ],
    ['stays beside numbers of another kind', 'Address|UPRN\n1 High St|P-0012\n2 High St|', '-|(uprn)'],
    ['and beside numbers that Excel cut', 'Address|UPRN\n1 High St|1.00023E+11\n2 High St|', '-|(uprn)'],
    [
      'is of the address’s own family',
      'Billing Street|Shipping Country|Country\n1 High St||',
      '-|-|(country)',
    ],
    [
      'is none where the name says something else',
      'Address|Countries|District Manager\n1 High St||',
      '-|-|-',
    ],
    [
      'is the customer’s and not what we added',
      'Address|CleanSheet Results|Ward|Country\n1 High St|||',
      '-|-|-|-',
    ],
  ])('%s', (_, table, expected) => {
    expect(beside(table)).toBe(expected)
  })

  test('is not a column of the address itself', () => {
    expect(beside('Address|District\n1 High St|', { slots: [0, 1] })).toBe('-|-')
  })

  test('includes a column of another family that was sent', () => {
    const table = 'Billing Street|Shipping Country\n1 High St|UK'
    expect(beside(table, { sent: [0, 1] })).toBe('-|(country)')
  })

  test('does not depend on lines above the first row', () => {
    expect(beside('Address|UPRN\nRequired|Up to 12 digits\n1 High St|', { firstRow: 1 })).toBe('-|uprn')
  })
})
