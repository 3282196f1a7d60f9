import { expect, test } from 'vitest'
import { columnName } from '../../../../src/domain/address/columns/columnNames'

/** What a name says: its meaning, with the line that it names. */
const said = (header: string) => {
  const name = columnName(header)
  return name && `${name.meaning}${name.nth || ''}${name.family && `, ${name.family}`}`
}

test.each([
  [
    'line1',
    'Addr 1|ADDR1|Address line one|Address 1|Add 1|Ad1|address/line1|First line of your address|1st line of address|Street 1',
  ],
  ['line', 'Street address|Full address|\uFEFF Full address |What is your address?|3. Your address'],
  [
    'line',
    'Full address (including postcode)|Please enter your address, including postcode|House number and street',
  ],
  ['line1', 'Cyfeiriad 1'],
  ['line, property', 'Property Address|Address of property'],
  [
    'line, licence holder',
    'Licence holder address|Address of licence holder|Licence holder name and address|Name & address of licence holder',
  ],
  ['line', 'Name and address|Business name and address'],
  ['line1', 'Address Field 1|Your address (first line)|1st line of address and postcode'],
  ['line1, billing', 'billing_address_1|Address 1 (Billing)|billingaddress1|Billing Address: Line 1'],
  ['line1, po', 'POAddressLine1'],
  [
    'numberPart',
    'House Letter|House Number Suffix|PAO_START_SUFFIX|House number (to)|Door number letter|Suffix',
  ],
  ['town', '5c) Town|Q3: Town|2.1 Town|(iv) Town|A1. Town|Section 2: Town|5(a) Town|12 - Town'],
  ['line1, shipping', 'Ship To 1|Ship To Address 1|ShipTo Address Line 1|Shipped To: Address 1'],
  ['town, billing', 'Bill To City|bill-to-city|BillTo Town|billingtown'],
  ['town', 'addresstown|ADDRESS_TOWN'],
  ['county', 'addresscounty'],
  ['postcode, patient', 'Postcode (Patient)'],
  ['line1, default', 'Default Address Address1'],
  ['line2', 'AddressLine2|AddressLine02|Street 2|Second line of your address|Address line 2 (optional)'],
  [
    'line2',
    'Supplemental Address 1|Address Line 2/District/Neighborhood|Street Address Line 2|Address (Address Line 2)',
  ],
  ['line3', 'Address Line Three|3rd line of address|Supplemental Address 2|ADDR_LN_3'],
  ['line2, delivery', 'Delivery address - Street Line 2'],
  ['street, billing', 'Billing Street'],
  ['street, mailing', 'MAILINGSTREET'],
  ['street, address 1', 'Address 1 - Street'],
  ['street', 'Street|Thoroughfare|Dependent Thoroughfare|STREET_DESCRIPTOR'],
  ['house', 'House|Premises|House name/number|House name or no.|paon|Property name or number'],
  ['number', 'House No|House #|BUILDING_NUMBER|PAO_START_NUMBER|Door number|Number'],
  ['building', 'House Name|BUILDING_NAME|PAO_TEXT'],
  ['flat', 'Flat Number|Sub Building Name|saon|SAO_TEXT|Apartment|Flat/House No'],
  ['locality', 'Dependant Locality|LOCALITY_NAME|Village|Estate|Pentref'],
  ['district', 'District'],
  ['town', 'Town/City|Town or city|TownCity|city_town|TOWN_NAME|Tref'],
  ['town, billing', 'Billing City|City (Billing)'],
  ['postTown', 'Posttown|Post town'],
  [
    'county',
    'County|Sir|County (name)|State/Region|State/Prov/Region|State/Province/Region/County/Territory',
  ],
  ['region, po', 'PORegion'],
  [
    'postcode',
    'Post code|Post-Code|PCode|P Code|Zip/Postal Code|Postal/Zip|ZIP code|Full postcode|Address Postcode',
  ],
  ['postcode', 'What is your postcode?|What’s your post code|Address (ZIP / Postal Code)|Postal / Zip Code'],
  ['postcode', 'P/code|Post Cd|Code postal|Cod Post|Postcode *'],
  ['postcode, home', 'Home Postal Code|Home Zip/Postal Code|Postcode (Home)'],
  ['postcode, delivery', 'Delivery Address Postcode'],
  ['townAndPostcode', 'Town & Postcode|City/Postcode|Post town and postcode'],
  ['outwardCode', 'Postcode Outward|Outward code|Postcode1'],
  ['inwardCode, property', 'Part 2 of the property’s postcode'],
  ['country', 'Country|Country code|Country/Region'],
  ['firm', 'Company|Organisation name'],
])('names of %s: %s', (expected, headers) => {
  const names = headers.split('|')
  expect(names.map(said)).toEqual(names.map(() => expected))
})

test.each([
  'Name|Address type|Postcode area|Postcode sector|Town code|Hometown|Streetwise|Deadline1|City of birth',
  'Email Address|E-mail 2 Address|EmailAddress|IP address|IMAddress|Web address|Phone number|Account No',
  'Do you live at this address?|How long have you had this address|Same as billing address|Years at address',
  'If known, provide this property’s UPRN|DistrictAdministrative (name)',
  'Main Office|Registered Office|Home/Work|Correspondence (Home)|Primary Other Main|Work Home 1 2 3 4',
  '',
])('names of no part of an address: %s', (headers) => {
  expect(headers.split('|').map(said)).toEqual(headers.split('|').map(() => null))
})

test.each('Region|State|District|House|Property|Licensed HMO|Premises location|Number|Estate'.split('|'))(
  '%s alone may be something else',
  (header) => {
    expect(columnName(header)?.isWeak).toBe(true)
    expect(columnName('County')?.isWeak).toBe(false)
  },
)
