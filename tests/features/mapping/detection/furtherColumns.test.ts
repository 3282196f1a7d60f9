import { describe, expect, test } from 'vitest'
import type { PostcodeColumn } from '../../../../src/features/mapping/buildQuery'
import { furtherColumns } from '../../../../src/features/mapping/detection/furtherColumns'

function further(headers: string[], rows: string[][], address: string, postcode: string) {
  const postcodeColumn: PostcodeColumn = postcode === 'inAddress' ? postcode : headers.indexOf(postcode)
  const mapping = { addressColumn: headers.indexOf(address), postcodeColumn, moreAddressColumns: [] }
  return furtherColumns(headers, rows, mapping).map((column) => headers[column])
}

describe('further parts of the address', () => {
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

  test('are offered also where the postcode stands in the address', () => {
    expect(further(['Address', 'County'], [['1 High St, BA1 1AA', 'Avon']], 'Address', 'inAddress')).toEqual([
      'County',
    ])
  })

  test('are none while there is no address', () => {
    const mapping = { addressColumn: null, postcodeColumn: 0, moreAddressColumns: [] }
    expect(furtherColumns(['Postcode', 'Town'], [['BA1 1AA', 'Bath']], mapping)).toEqual([])
  })
})
