import { describe, expect, test } from 'vitest'
import type { PostcodeColumn } from '../../../src/features/mapping/buildQuery'
import { detectColumns as detect, furtherColumns } from '../../../src/features/mapping/proposals'

/** By the names alone. */
const detectColumns = (headers: string[]) => detect(headers, [])

describe('of known names the preferred is taken, whatever the order of the columns', () => {
  test.each([
    ['line1', ['address', 'line1']],
    ['address1', ['addr_line_1', 'line_1', 'address1']],
    ['address_1', ['addr_line1', 'addressline1', 'address_1']],
    ['addressline1', ['address_line_1', 'addressline1']],
  ])('%s for the address', (name, headers) => {
    expect(detectColumns(headers)).toEqual({ addressColumn: headers.indexOf(name), postcodeColumn: null })
  })

  test.each([
    ['postcode', ['zip', 'postal_code', 'postcode']],
    ['postalcode', ['post_code', 'zip', 'postalcode']],
    ['zip', ['post_code', 'zip']],
  ])('%s for the postcode', (name, headers) => {
    expect(detectColumns(headers)).toEqual({ addressColumn: null, postcodeColumn: headers.indexOf(name) })
  })
})

describe('headers', () => {
  test.each([
    ['in any case', ['ADDRESS', 'PostCode'], 0, 1],
    ['with space around them', [' address1 ', '\tpostcode'], 0, 1],
    ['with spaces for underscores', ['Address Line 1', 'Postal Code'], 0, 1],
    ['with hyphens for underscores', ['addr-line-1', 'post-code'], 0, 1],
    ['with a number after a space', ['Line 1', 'Post Code'], 0, 1],
    ['that repeat give the first', ['address', 'postcode', 'address', 'postcode'], 0, 1],
    ['of further lines give no address', ['address2', 'line_2', 'Town'], null, null],
    ['that only contain a name give nothing', ['email address', 'postcode area'], null, null],
    ['that are names of object members give nothing', ['__proto__', 'constructor', ''], null, null],
    ['that are none give nothing', [], null, null],
  ])('%s', (_, headers, addressColumn, postcodeColumn) => {
    expect(detectColumns(headers)).toEqual({ addressColumn, postcodeColumn })
  })
})

describe('other names', () => {
  const filled = (...values: string[]) => [values]

  test.each([
    ['of one family go together', ['Shipping Zip', 'Billing Zip', 'Billing Street'], 2, 1],
    ['of the first family are taken', ['Home Street', 'Home Zip', 'Work Street', 'Work Zip'], 0, 1],
    ['of two families are not mixed', ['Billing Street', 'Shipping Zip'], 0, null],
    ['of no family go with any', ['Property address', 'Post code'], 0, 1],
    ['go with the only family there is', ['Street', 'Billing Zip'], 0, 1],
    ['do not go with one of two families', ['Street', 'Billing Zip', 'Shipping Zip'], 0, null],
    ['that are listed win', ['Billing Street', 'Billing Zip', 'Address', 'Postcode'], 2, 3],
    ['the better one of a family is taken', ['Billing Street', 'Billing Address1', 'Billing Zip'], 1, 2],
  ])('%s', (_, headers, addressColumn, postcodeColumn) => {
    const values = filled(...headers.map(() => 'x'))
    expect(detect(headers, values)).toEqual({ addressColumn, postcodeColumn })
  })

  test('of a family that the file does not use are left', () => {
    const headers = ['Work Street', 'Work Zip', 'Home Street', 'Home Zip']
    const rows = [
      ...Array.from({ length: 9 }, () => ['', '', '1 High St', 'BA1 1AA']),
      ['2 Low Rd', 'BA1 1AB', '', ''],
    ]
    expect(detect(headers, rows)).toEqual({ addressColumn: 2, postcodeColumn: 3 })
  })

  test('of a family whose postcodes are not there are left', () => {
    const headers = ['OTHERSTREET', 'OTHERPOSTALCODE', 'MAILINGSTREET', 'MAILINGPOSTALCODE']
    const rows = [
      ['', '', '12 High Street', 'LS1 4AP'],
      ['9 Mill Lane', '', '7 Low Road', 'BA1 1SU'],
    ]
    expect(detect(headers, rows)).toEqual({ addressColumn: 2, postcodeColumn: 3 })
  })

  test('that a download of ours has added are left out', () => {
    const headers = ['Street', 'Post code', 'CleanSheet Results', 'Address Line 1', 'Postcode']
    expect(detectColumns(headers)).toEqual({ addressColumn: 0, postcodeColumn: 1 })
  })
})

describe('where no name fits, contents do', () => {
  test.each([
    [
      'lines of addresses and postcodes',
      [
        ['7', 'Ann', '12 High Street', 'Bath', 'BA1 1AA'],
        ['8', 'Bob', 'Mill Lane', 'Wells', 'ba5 2aa'],
      ],
      2,
      4,
    ],
    [
      'a postcode in half of the filled values',
      [
        ['1 High Street', 'BA1 1AA'],
        ['2 High Street', ''],
        ['3 Low Road', 'none'],
      ],
      0,
      1,
    ],
    [
      'fewer postcodes than half',
      [
        ['1 High Street', 'BA1 1AA'],
        ['2 High Street', '-'],
        ['3 Low Road', 'none'],
      ],
      0,
      null,
    ],
    [
      'postcodes within the addresses',
      [
        ['1 High Street, Bath BA1 1AA', 'x'],
        ['Mill Lane, Wells', 'y'],
      ],
      0,
      'inAddress',
    ],
    [
      'addresses without postcodes',
      [
        ['1 High Street', 'x'],
        ['Mill Lane', 'y'],
      ],
      0,
      null,
    ],
    [
      'e-mail addresses, telephone numbers and dates',
      [['1a st@example.org', '01225 123456', '01/02/2026 10:00']],
      null,
      null,
    ],
    [
      'addresses in the column that has more of them',
      [
        ['9 Mill Lane', '1 High Street', 'BA1 1AA'],
        ['', '2 High Street', 'BA1 1AB'],
      ],
      1,
      2,
    ],
    ['nothing', [['', '', '']], null, null],
  ])('%s', (_, rows, addressColumn, postcodeColumn) => {
    const headers = rows[0]!.map((__, at) => `x${at}`)
    expect(detect(headers, rows)).toEqual({ addressColumn, postcodeColumn })
  })

  test('a name that fits wins', () => {
    const rows = [['1 High Street', 'The Old Forge', 'BA1 1AA', 'x']]
    expect(detect(['x', 'Address', 'y', 'Postcode'], rows)).toEqual({ addressColumn: 1, postcodeColumn: 3 })
  })
})

function further(headers: string[], rows: string[][], address: string, postcode: string) {
  const postcodeColumn: PostcodeColumn = postcode === 'inAddress' ? postcode : headers.indexOf(postcode)
  const mapping = { addressColumn: headers.indexOf(address), postcodeColumn, moreAddressColumns: [] }
  return furtherColumns(headers, rows, mapping).map((column) => headers[column])
}

describe('further components of the address', () => {
  test.each([
    [
      'by name, in the order of the file',
      'County,Address,Address 2,Name,Town,Postcode',
      'Address',
      'County,Address 2,Town',
    ],
    [
      'of the family of the address',
      'Billing Street,Billing City,Shipping City,Billing Zip,Postcode',
      'Billing Street',
      'Billing City',
    ],
    ['of the family of the postcode', 'Street 1,Billing City,Billing Zip', 'Street 1', 'Billing City'],
    ['of no family beside a family', 'Home address,Town,Postcode', 'Home address', 'Town'],
    ['not the country, nor another postcode', 'Address,Country,Zip,Postcode', 'Address', ''],
    [
      'not what a download of ours has added',
      'Address,Postcode,CleanSheet Results,Post Town,County',
      'Address',
      '',
    ],
    ['not a name between them that says something else', 'Address,Name,Postcode', 'Address', ''],
  ])('%s', (_, names, address, expected) => {
    const headers = names.split(',')
    const postcode = names.includes('Billing Zip') ? 'Billing Zip' : 'Postcode'
    const row = headers.map((__, at) => `value ${String.fromCharCode(97 + at)}`)
    expect(further(headers, [row], address, postcode).join(',')).toBe(expected)
  })

  test('are none that repeat the address', () => {
    const headers = ['Billing Street', 'Billing Address1', 'Billing City', 'Billing Zip']
    const rows = [
      ['1 High St, Flat 2', '1 High St', 'Bath', 'BA1 1AA'],
      ['2 Low Road', '2 Low Road', 'Wells', 'BA5 2AA'],
    ]
    expect(further(headers, rows, 'Billing Address1', 'Billing Zip')).toEqual(['Billing City'])
  })

  test('are words between address and postcode where names say nothing', () => {
    const headers = ['Column 1', 'Column 2', 'Column 3', 'Column 4', 'Column 5', 'Column 6']
    const rows = [['7', '1 High St', 'Bath', '01225 1', 'Somerset', 'BA1 1AA']]
    expect(further(headers, rows, 'Column 2', 'Column 6')).toEqual(['Column 3', 'Column 5'])
  })

  test('are columns that mostly name a street, whatever they are called', () => {
    const headers = ['House', 'Where', 'Owner', 'Postcode']
    const rows = [['1', 'High Street', 'Ann', 'BA1 1AA']]
    expect(further(headers, rows, 'House', 'Postcode')).toEqual(['Where'])
  })

  test('are offered even if the postcode is in the address', () => {
    expect(further(['Address', 'County'], [['1 High St, BA1 1AA', 'Avon']], 'Address', 'inAddress')).toEqual([
      'County',
    ])
  })

  test('are none until an address is chosen', () => {
    const mapping = { addressColumn: null, postcodeColumn: 0, moreAddressColumns: [] }
    expect(furtherColumns(['Postcode', 'Town'], [['BA1 1AA', 'Bath']], mapping)).toEqual([])
  })
})
