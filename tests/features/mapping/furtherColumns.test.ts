import { describe, expect, test } from 'vitest'
import type { PostcodeColumn } from '../../../src/base/csvFile'
import { readCases } from '../../support/caseTables'
import { askedColumns, furtherColumns } from '../../../src/features/mapping/furtherColumns'

const cells = (line: string) => line.split('|')

type Find = typeof furtherColumns
type Asks = ReturnType<typeof columnsFound>

const columnsFound =
  (find: Find) =>
  (address: string, postcode: string, header: string, ...rows: string[]) => {
    const headers = cells(header)
    const postcodeColumn: PostcodeColumn = postcode === 'inAddress' ? postcode : headers.indexOf(postcode)
    const mapping = {
      addressColumn: address === 'none' ? null : headers.indexOf(address),
      postcodeColumn,
      moreAddressColumns: [],
    }
    const columns = find(headers, rows.map(cells), mapping)
    return columns.map((column) => headers[column]).join('|')
  }

/** The names of the columns that look like further parts of the address, and of those that are asked about. */
const [further, asked] = [furtherColumns, askedColumns].map(columnsFound) as [Asks, Asks]

/** Columns and rows; below them the names of the address, the postcode, and the further parts, one by one. */
const TABLE = `
- by name, in the file’s order
  County|Address|Address 2|Name|Town|Postcode
  a|b|c|d|e|f
  · Address · Postcode · County|Address 2|Town
- of the address’s family
  Billing Street|Billing City|Shipping City|Postcode
  a|b|c|d
  · Billing Street · Postcode · Billing City
- of no family beside a family
  Home address|Town|Postcode
  a|b|c
  · Home address · Postcode · Town
- neither the country nor another postcode
  Address|Country|Zip|Postcode
  a|b|c|d
  · Address · Postcode
- none that we added
  Address|Postcode|CleanSheet Results|Post Town|County
  a|b|c|d|e
  · Address · Postcode
- none that is named as something else
  Address|Name|Postcode
  a|b|c
  · Address · Postcode
- of the postcode’s family
  Street 1|Billing City|Billing Zip
  a|b|c
  · Street 1 · Billing Zip · Billing City
- none that repeats the address
  Billing Street|Billing Address1|Billing City|Billing Zip
  1 High St, Flat 2|1 High St|Bath|BA1 1AA
  2 Low Road|2 Low Road|Wells|BA5 2AA
  · Billing Address1 · Billing Zip · Billing City
- a second line that repeats the first in the few rows that have one, but no town that all repeat
  POAddressLine1|POAddressLine2|POCity|POPostalCode
  Unit 5, Canal Road|Canal Road|Leeds|LS1 4AB
  14 Market St, Ludlow|Ludlow|Ludlow|SY8 1AB
  3 Mill Lane, York||York|YO1 1AA
  4 Mill Lane, York||York|YO1 1AA
  5 Mill Lane, York||York|YO1 1AA
  6 Mill Lane, York||York|YO1 1AA
  · POAddressLine1 · POPostalCode · POAddressLine2
- words between address and postcode if names say nothing
  Column 1|Column 2|Column 3|Column 4|Column 5|Column 6
  7|1 High St|Bath|01225 1|Somerset|BA1 1AA
  · Column 2 · Column 6 · Column 3|Column 5
- words of one run of neighbours
  Column 1|Column 2|Column 3|Column 4|Column 5|Column 6|Column 7
  7|1 High St|Bath|01225 1|a@b.org|BA1 1AA|Hall
  · Column 2 · Column 6 · Column 3
- none of no family away from an address that has one
  Billing Address|Billing Postcode|E-mail|Town
  1 High St|BA1 1AA|a@b.org|Leeds
  · Billing Address · Billing Postcode
- also if the postcode is in the address
  Address|County
  1 High St, BA1 1AA|Avon
  · Address · inAddress · County
- none until an address is chosen
  Postcode|Town
  BA1 1AA|Bath
  · none · Postcode
`

test.each(readCases(TABLE))(
  'further parts of the address: $name',
  ({ lines: [header = '', ...rows], said }) => {
    const [address = '', postcode = '', parts = ''] = said.keys()
    expect(further(address, postcode, header, ...rows)).toBe(parts)
  },
)

describe('the page asks about columns with unknown names', () => {
  test.each([
    ['that begin with a flat', 'Additional Information', ['Flat 2', 'Apt 3B', '']],
    [
      'whatever most cells are, so that a few others do not matter',
      'Extra',
      ['Unit 5', 'Room 3', 'ring first'],
    ],
    ['that end as streets do', 'Where', ['High Street', 'Mill Lane, Weston', '3 Low Rd.']],
    ['with a floor or a block', 'Notes', ['First floor flat', 'Block C', 'Garden Flat']],
  ])('%s', (_, name, [a, b, c]) => {
    const rows = [`7|Ann|${a}|12|BA1 1AA`, `8|Bob|${b}|4|BA1 1AB`, `9|Cyd|${c}|3|CB6 1AB`]
    expect(asked('House', 'Postcode', `Id|Name|${name}|House|Postcode`, ...rows)).toBe(name)
    // Wherever they stand.
    expect(
      asked(
        'House',
        'Postcode',
        `${name}|House|Postcode|x|y`,
        ...[a, b, c].map((value, at) => `${value}|${at}|BA1 1AA|1|2`),
      ),
    ).toBe(name)
  })

  test.each([
    ['kinds of homes', 'Type', ['Flat', 'House', 'Flat']],
    ['anything else', 'Notes', ['ring first', 'Ann', 'dog']],
    ['numbers', 'Extra', ['2', '3', '4']],
    ['codes', 'Class', ['F3', 'F4', 'GF1']],
    ['the name of a person', 'Surname', ['Park Lane', 'Mill Lane', 'High Street']],
    ['a ward', 'Ward', ['Castle Hill', 'Abbey Road', 'Mill Lane']],
    ['what the address says', 'Formatted', ['12 High Street', '4 Mill Lane', '3 Low Road']],
  ])('but not %s', (_, name, values) => {
    const addresses = ['12 High Street', '4 Mill Lane', '3 Low Road']
    const rows = values.map((value, at) => `${value}|${addresses[at]}|BA1 1AA`)
    expect(asked('Address', 'Postcode', `${name}|Address|Postcode`, ...rows)).toBe('')
  })
})
