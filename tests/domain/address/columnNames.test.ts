import { expect, test } from 'vitest'
import { columnName, firstLineRank } from '../../../src/domain/address/columnNames'

test.each([
  ['line', '', 'Addr 1|ADDR1|Address line one|Address 1|Add 1|Street address|First line of your address'],
  ['line', '', 'Full address|\uFEFF Full address |Full address (including postcode)|Address'],
  [
    'line',
    '',
    'AddressLine2|AddressLine02|Address Line Three|Street 2|2nd line of address|Supplemental Address 1',
  ],
  ['line', '', 'Address Line 2/District/Neighborhood|Address line 2 (optional)|Second line of your address'],
  ['line', 'property', 'Property Address'],
  ['line', 'billing', 'billing_address_1|Address 1 (Billing)|billingaddress1'],
  ['line', 'po', 'POAddressLine1'],
  ['line', 'default', 'Default Address Address1'],
  ['line', 'delivery', 'Delivery address - Street Line 2'],
  ['street', '', 'Street|Thoroughfare|Dependent Thoroughfare|STREET_DESCRIPTOR'],
  ['street', 'mailing', 'MAILINGSTREET'],
  ['house', '', 'House|Premises|House name/number|paon'],
  ['number', '', 'House No|BUILDING_NUMBER|PAO_START_NUMBER'],
  ['building', '', 'Building Name|House Name|PAO_TEXT'],
  ['flat', '', 'Flat Number|Sub Building Name|saon|SAO_TEXT|Apartment|Unit'],
  ['firm', '', 'Company|Organisation name'],
  ['firm', 'billing', 'Billing Company'],
  ['locality', '', 'Dependant Locality|LOCALITY_NAME|Village'],
  ['district', '', 'District'],
  ['town', '', 'Town/City|Posttown|TOWN_NAME|Town or city|postal_town'],
  ['town', 'billing', 'Billing City|City (Billing)'],
  ['county', '', 'County|County (name)|State/Region|State/Prov/Region'],
  ['region', 'po', 'PORegion'],
  ['country', 'po', 'POCountry'],
  [
    'postcode',
    '',
    'Post code|Post-Code|PCode|Zip/Postal Code|Postal/Zip|Address Postcode|What is your postcode?',
  ],
  ['postcode', 'billing', 'Billing Zip|Postcode (Billing)'],
  ['postcode', 'delivery', 'Delivery Address Postcode'],
  ['outwardCode', '', 'Postcode Outward'],
  ['inwardCode', '', 'Postcode Inward'],
  ['townAndPostcode', '', 'Town and Postcode'],
])('names of the %s, family “%s”: %s', (meaning, family, headers) => {
  const found = headers.split('|').map(columnName)
  expect(found).toMatchObject(found.map(() => ({ meaning, family })))
})

test.each([
  'Name|Estate|Address type|Postcode area|Hometown|Streetwise|Deadline1',
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
])('%s is preferred to %s for the first line', (better, other) => {
  const rankOf = (header: string) => firstLineRank(columnName(header)!)
  expect(rankOf(better)).toBeLessThan(rankOf(other))
  expect(rankOf('Address 2')).toBe(-1)
})
