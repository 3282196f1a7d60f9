import { describe, expect, test } from 'vitest'
import { columnName } from '../../../src/features/mapping/columnNames'

describe('the name of a column', () => {
  test.each([
    ['Addr 1', 'address', ''],
    ['ADDR1', 'address', ''],
    ['Address line one', 'address', ''],
    ['Address 1', 'address', ''],
    ['Add 1', 'address', ''],
    ['Street', 'address', ''],
    ['Street address', 'address', ''],
    ['House', 'address', ''],
    ['Premises', 'address', ''],
    ['Thoroughfare', 'address', ''],
    ['House name/number', 'address', ''],
    ['Full address', 'address', ''],
    ['\uFEFF Full address ', 'address', ''],
    ['Property Address', 'address', 'property'],
    ['Billing Street', 'address', 'billing'],
    ['billing_address_1', 'address', 'billing'],
    ['POAddressLine1', 'address', 'po'],
    ['SAAddressLine1', 'address', 'sa'],
    ['Default Address Address1', 'address', 'default'],
    ['Card Address Line1', 'address', 'card'],
    ['Address 1 (Billing)', 'address', 'billing'],
    ['MAILINGSTREET', 'address', 'mailing'],
    ['billingaddress1', 'address', 'billing'],
    ['Address 1 - Street', 'address', 'address 1'],
    ['Post code', 'postcode', ''],
    ['Post-Code', 'postcode', ''],
    ['PCode', 'postcode', ''],
    ['P Code', 'postcode', ''],
    ['Zip/Postal Code', 'postcode', ''],
    ['ZIP code', 'postcode', ''],
    ['Full postcode', 'postcode', ''],
    ['Home Postal Code', 'postcode', 'home'],
    ['POPostalCode', 'postcode', 'po'],
    ['Billing Zip', 'postcode', 'billing'],
    ['Delivery Address Postcode', 'postcode', 'delivery'],
    ['Address Postcode', 'postcode', ''],
    ['MAILINGPOSTALCODE', 'postcode', 'mailing'],
    ['Postcode (Billing)', 'postcode', 'billing'],
    ['AddressLine2', 'further', ''],
    ['Address Line Three', 'further', ''],
    ['Street 2', 'further', ''],
    ['Town/City', 'further', ''],
    ['Posttown', 'further', ''],
    ['County', 'further', ''],
    ['Billing City', 'further', 'billing'],
    ['PORegion', 'further', 'po'],
    ['Card Address City', 'further', 'card'],
    ['City (Billing)', 'further', 'billing'],
    ['State/Region', 'further', ''],
  ])('%j names the %s', (header, part, family) => {
    expect(columnName(header)).toMatchObject({ part, family })
  })

  test.each([
    '',
    'Name',
    'Email Address',
    'E-mail 2 Address',
    'EmailAddress',
    'IP address',
    'IMAddress',
    'Web address',
    'Country',
    'REGION',
    'Address type',
    'Postcode area',
    'Hometown',
    'Streetwise',
    'Deadline1',
  ])('%j names none of an address', (header) => {
    expect(columnName(header)).toBeNull()
  })

  test.each([
    ['Address 1', 'Address'],
    ['Address', 'House'],
    ['House', 'Street'],
  ])('%s is a better one than %s', (better, other) => {
    expect(columnName(better)!.rank).toBeLessThan(columnName(other)!.rank)
  })
})
