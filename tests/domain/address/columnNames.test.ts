import { expect, test } from 'vitest'
import { columnName } from '../../../src/domain/address/columnNames'

test.each([
  [
    'address',
    '',
    'Addr 1|ADDR1|Address line one|Address 1|Add 1|Street|Street address|House|Premises|Thoroughfare',
  ],
  ['address', '', 'House name/number|Full address|\uFEFF Full address '],
  ['address', 'property', 'Property Address'],
  ['address', 'billing', 'Billing Street|billing_address_1|Address 1 (Billing)|billingaddress1'],
  ['address', 'po', 'POAddressLine1'],
  ['address', 'sa', 'SAAddressLine1'],
  ['address', 'default', 'Default Address Address1'],
  ['address', 'card', 'Card Address Line1'],
  ['address', 'mailing', 'MAILINGSTREET'],
  ['address', 'address 1', 'Address 1 - Street'],
  [
    'postcode',
    '',
    'Post code|Post-Code|PCode|P Code|Zip/Postal Code|Postal/Zip|ZIP code|Full postcode|Address Postcode',
  ],
  ['postcode', 'home', 'Home Postal Code'],
  ['postcode', 'po', 'POPostalCode'],
  ['postcode', 'billing', 'Billing Zip|Postcode (Billing)'],
  ['postcode', 'delivery', 'Delivery Address Postcode'],
  ['postcode', 'mailing', 'MAILINGPOSTALCODE'],
  ['further', '', 'AddressLine2|Address Line Three|Street 2|Town/City|Posttown|County|State/Region'],
  [
    'further',
    '',
    'Flat Number|Sub Building Name|Dependant Locality|Dependent Thoroughfare|State/Prov/Region',
  ],
  ['further', 'billing', 'Billing City|City (Billing)'],
  ['further', 'po', 'PORegion'],
  ['further', 'card', 'Card Address City'],
])('names of the %s, family “%s”: %s', (component, family, headers) => {
  const found = headers.split('|').map(columnName)
  expect(found).toMatchObject(found.map(() => ({ component, family })))
})

test.each([
  'Name|Country|Address type|Postcode area|Hometown|Streetwise|Deadline1',
  'Email Address|E-mail 2 Address|EmailAddress|IP address|IMAddress|Web address',
  // Alone it is that of a time zone or of a sales team.
  'REGION',
  '',
])('names of no component of an address: %s', (headers) => {
  const found = headers.split('|').map(columnName)
  expect(found).toEqual(found.map(() => null))
})

test.each([
  ['Address 1', 'Address'],
  ['Address', 'House'],
  ['House', 'Street'],
])('%s is preferred to %s', (better, other) => {
  expect(columnName(better)!.rank).toBeLessThan(columnName(other)!.rank)
})
