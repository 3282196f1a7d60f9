import { describe, expect, test } from 'vitest'
import { detectColumns } from '../../../../src/domain/address/columns/proposals'
import { readCases } from '../../../support/caseTables'

const cells = (line: string) => line.split('|')

/** The proposal for a file: its lines with a pipe between two values, the first of them its header. */
function proposed(header: string, ...rows: string[]) {
  const { addressColumn, postcodeColumn } = detectColumns(cells(header), rows.map(cells))
  return [addressColumn, postcodeColumn]
}

test.each([
  ['address|line1', 1],
  ['addr_line_1|line_1|address1', 2],
  ['addr_line1|addressline1|address_1', 2],
  ['address_line_1|addressline1', 1],
])('of the listed names the preferred is the address: %s', (header, column) => {
  expect(proposed(header)).toEqual([column, null])
})

test.each([
  ['zip|postal_code|postcode', 2],
  ['post_code|zip|postalcode', 2],
  ['post_code|zip', 1],
])('of the listed names the preferred is the postcode: %s', (header, column) => {
  expect(proposed(header)).toEqual([null, column])
})

describe('headers', () => {
  test.each([
    ['in any case', 'ADDRESS|PostCode', 0, 1],
    ['with space around them', ' address1 |\tpostcode', 0, 1],
    ['with spaces for underscores', 'Address Line 1|Postal Code', 0, 1],
    ['with hyphens for underscores', 'addr-line-1|post-code', 0, 1],
    ['with a number after a space', 'Line 1|Post Code', 0, 1],
    ['that repeat give the first', 'address|postcode|address|postcode', 0, 1],
    ['of further lines give no address', 'address2|line_2|Town', null, null],
    ['that only contain a name give nothing', 'email address|postcode area', null, null],
    ['that are names of object members give nothing', '__proto__|constructor|', null, null],
    ['that are blank give nothing', '', null, null],
    ['of one family go together', 'Shipping Zip|Billing Zip|Billing Street', 2, 1],
    ['of two families give the first', 'Home Street|Home Zip|Work Street|Work Zip', 0, 1],
    ['of two families are not mixed', 'Billing Street|Shipping Zip', 0, null],
    ['of an address of any family go with a plain postcode', 'Property address|Post code', 0, 1],
    ['of a plain address go with the only family of postcodes', 'Street|Billing Zip', 0, 1],
    ['of one place under two names go together', 'Licensed premises address|Premises postcode', 0, 1],
    [
      'of a place do not go with those of its owner',
      'Property address|Property owner postcode|Site postcode',
      0,
      2,
    ],
    ['of fewer words go with those of more', 'Home postcode|Postcode|Customer home address', 2, 0],
    [
      'that repeat belong to the address before them',
      'Owner address|Town|Postcode|Property address|Town|Postcode',
      3,
      5,
    ],
    ['of a plain address go with neither of two families', 'Street|Billing Zip|Shipping Zip', 0, null],
    ['that are listed win', 'Billing Street|Billing Zip|Address|Postcode', 2, 3],
    ['of one family give the better one', 'Billing Street|Billing Address1|Billing Zip', 1, 2],
    [
      'that an earlier download added are left out',
      'Street|Post code|CleanSheet Results|Address Line 1',
      0,
      1,
    ],
  ])('%s', (_, header, address, postcode) => {
    const row = cells(header).fill('x').join('|')
    expect(proposed(header, row)).toEqual([address, postcode])
  })

  test.each([
    ['that most rows leave blank give way to others', 'House|Street', '|1 High St', 1],
    ['that are listed are proposed even if blank', 'Street|Address', '1 High St|', 1],
    ['without a family come before others', 'Billing Street|Street', '1 High St|2 High St', 1],
  ])('%s', (_, header, row, address) => {
    expect(proposed(header, row)).toEqual([address, null])
  })
})

test.each([
  ['addresses and postcodes', ['7|Ann|12 High Street|Bath|BA1 1AA', '8|Bob|Mill Lane|Wells|ba5 2aa'], 2, 4],
  [
    'a postcode in half of the filled values',
    ['1 High Street|BA1 1AA', '2 High Street|', '3 Low Road|none'],
    0,
    1,
  ],
  ['fewer postcodes than half', ['1 High Street|BA1 1AA', '2 High Street|-', '3 Low Road|none'], 0, null],
  ['postcodes within the addresses', ['1 High Street, Bath BA1 1AA|x', 'Mill Lane, Wells|y'], 0, 'inAddress'],
  ['addresses without postcodes', ['1 High Street|x', 'Mill Lane|y'], 0, null],
  ['e-mail, telephone and dates', ['1a st@example.org|01225 123456|01/02/2026 10:00'], null, null],
  ['more addresses in one column', ['9 Mill Lane|1 High Street|BA1 1AA', '|2 High Street|BA1 1AB'], 1, 2],
  ['values as formulas that are texts', ['="12 High Street"|="BA1 1AA"', '="Mill Lane"|="BA1 1AB"'], 0, 1],
  ['nothing', ['||'], null, null],
])('if no name fits, contents decide: %s', (_, rows, address, postcode) => {
  const header = cells(rows[0]!).map((__, at) => `x${at}`)
  expect(proposed(header.join('|'), ...rows)).toEqual([address, postcode])
})

/** Columns and rows; below them the indexes of the proposed columns of address and postcode. */
const TABLE = `
- names whose column holds postcodes come before those of somebody else
  Licence holder address|Licence holder postcode|Address of HMO
  1 Dock Road, Hull|HU1 1AA|12 High Street, Leeds LS1 4AB
  · 2 · inAddress
- names whose column holds postcodes do not go with others behind somebody else’s
  HMO Address|Licence holder address|Postcode
  12 High Street, Leeds LS1 4AB|1 Dock Road, Hull|HU1 1AA
  · 0 · inAddress
- names of a house, over streets, are an address
  Licence holder address|Licensed HMO|Postcode
  1 Dock Road, Hull HU1 1AA|12 High Street, Leeds|LS1 4AB
  · 1 · 2
- names of a place, beside an address, are none
  Site|Address line 2|Street|Postcode
  Mill Lane Depot|Weston|4 Mill Lane|BA1 1AA
  · 2 · 3
- names of a house, over anything else, are none
  Property|Owner address|Owner postcode
  Shared house|1 Dock Road, Hull|HU1 1AA
  · 1 · 2
- not a postcode of the place that all go to, by its name
  Name|Address|Town|Polling Station|Polling Station Postcode
  Ann|12 High Street|Bath|Hall|BA1 1ZZ
  Bob|4 Mill Lane|Bath|Club|BA1 1ZY
  · 1 · null
- not a postcode that all rows share, under an unknown name
  Address|Town|Office PC
  12 High Street|Bath|BA1 1ZZ
  4 Mill Lane|Bath|BA1 1ZZ
  3 Low Road|Bath|BA1 1ZZ
  · 0 · null
- not a postcode that all rows share, with nothing else of its family
  Address|Town|Meeting Postcode
  12 High Street|Bath|BA1 1ZZ
  4 Mill Lane|Bath|ba1 1zz
  3 Low Road|Bath|BA1 1ZZ
  · 0 · null
- that of a block, whose flats differ
  Property Flat|Property Street|Property Postcode
  1|12 High Street|BA1 1AA
  2|12 High Street|BA1 1AA
  3|12 High Street|BA1 1AA
  · 1 · 2
- that of the names that are listed
  Address|Postcode
  12 High Street|BA1 1AA
  4 Mill Lane|BA1 1AA
  3 Low Road|BA1 1AA
  · 0 · 1
- not an address that all rows share
  Office Street|Office Postcode|Their Street|Their Postcode
  1 Hall Lane|BA1 1ZZ|12 High Street|BA1 1AA
  1 Hall Lane|BA1 1ZZ|4 Mill Lane|BA1 1AB
  1 Hall Lane|BA1 1ZZ|3 Low Road|CB6 1AB
  · 2 · 3
- not one with a blank line that all rows with an address share
  Ref|Runner Address 1|Runner Address 2|Runner Postcode|Donor Address 1|Donor Postcode
  A1|1 Hall Lane||BA1 1ZZ|12 High Street|BA1 1AA
  A2|1 Hall Lane||BA1 1ZZ|4 Mill Lane|BA1 1AB
  A3|1 Hall Lane||BA1 1ZZ|3 Low Road|CB6 1AB
  Total|||||
  · 4 · 5
- not postcodes behind something else, under an unknown name
  Address|Town|Telephone|PC
  12 High Street|Bath|01225 123456|BA1 1AA
  · 0 · null
- postcodes next to them
  Telephone|Address|Town|PC
  01225 123456|12 High Street|Bath|BA1 1AA
  · 1 · 3
- not one of two columns that hold as many streets, whichever comes first
  A|B|C
  12 High Street|9 Elm Road|BA1 1AA
  4 Mill Lane|8 Elm Road|BA1 1AB
  · null · 2
- a family that most rows leave blank is not proposed
  Work Street|Work Zip|Home Street|Home Zip
  ||1 High St|BA1 1AA
  ||1 High St|BA1 1AA
  ||1 High St|BA1 1AA
  2 Low Rd|BA1 1AB||
  · 2 · 3
- a family without postcodes is not proposed
  OTHERSTREET|OTHERPOSTALCODE|MAILINGSTREET|MAILINGPOSTALCODE
  ||12 High Street|LS1 4AP
  9 Mill Lane||7 Low Road|BA1 1SU
  · 2 · 3
- names win over contents
  x|Address|y|Postcode
  1 High Street|The Old Forge|BA1 1AA|x
  · 1 · 3
`

test.each(readCases(TABLE))('$name', ({ lines: [header = '', ...rows], said }) => {
  const expected = [...said.keys()].map((at) => (/^\d/.test(at) ? Number(at) : at === 'null' ? null : at))
  expect(proposed(header, ...rows)).toEqual(expected)
})
