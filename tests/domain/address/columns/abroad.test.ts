import { expect, test } from 'vitest'
import { countryByPostcode, rowsAbroad } from '../../../../src/domain/address/columns/abroad'

/** The countries of the rows abroad where one column says these. */
const abroad = (header: string, cells: string[]) => [
  ...rowsAbroad(
    ['name', header],
    cells.map((cell, at) => [`Customer ${at}`, cell]),
  ).entries(),
]

test.each([
  ['names', ['United Kingdom', 'Germany', 'FRANCE'], ['Germany', 'France']],
  ['codes', ['GB', 'DE', 'USA', 'uk', 'IE'], ['Germany', 'United States', 'Ireland']],
  [
    'names of both Irelands',
    ['Northern Ireland', 'NI', 'Republic of Ireland', 'Eire'],
    ['Ireland', 'Ireland'],
  ],
  ['the Crown dependencies', ['Jersey', 'Guernsey', 'Isle of Man', 'Channel Islands', 'IM'], []],
  ['the parts of the UK', ['England', 'Scotland', 'Wales', 'Cymru', 'G.B.'], []],
  ['nothing, or no country', ['', ' ', 'n/a', '-', 'Unknown', 'Norfolk'], []],
  ['postcodes with the letters of one', ['CH65 9AD', 'N3 1LD', 'UK'], []],
])('a column called Country may have %s', (_, cells, countries) => {
  expect(abroad('Country', cells).map(([, country]) => country)).toEqual(countries)
})

test.each(['country', 'CountryCode', 'COUNTRY_NAME'])('%s names a column of countries', (header) => {
  expect(abroad(header, ['UK', 'Spain'])).toEqual([[1, 'Spain']])
})

test.each(['Nationality', 'Country of Birth', 'Billing Country', 'Region', 'Citizenship', 'Parish'])(
  '%s is not the country of the address',
  (header) => {
    expect(abroad(header, ['United Kingdom', 'Spain', 'Portugal'])).toEqual([])
  },
)

test.each(
  (
    'The Gambia|Rep. of Ireland|Iran, Islamic Republic of|USA (Florida)|Eire/Ireland|Bosnia and Herzegovina|' +
    'Saint Lucia|S. Korea|Burma|ROI|UAE|Hong Kong|Ivory Coast|Czech Republic|Russian Federation|' +
    'South Korea'
  ).split('|'),
)('“%s” is a country abroad', (name) => {
  const rows = [
    ['12 High Street', 'United Kingdom'],
    ['1 Far Road', name],
  ]
  expect([...rowsAbroad(['Address', 'Country'], rows).keys()]).toEqual([1])
})

test.each([
  ['Ship To Address', 'Ship To Country', 'Bill To Address', 'Bill To Country'],
  ['Bill To Address', 'Bill To Country', 'Ship To Address', 'Ship To Country'],
  ['Country of birth', 'Nationality country', 'Ship To Address', 'Country'],
])('the country is that of the address that is sent: %s, %s, %s, %s', (...headers) => {
  const own = headers.findIndex((header) => /^(?:Ship To )?Country$/.test(header))
  const rows = [headers.map((_, column) => (column === own ? 'UK' : 'France'))]
  expect([...rowsAbroad(headers, rows, headers.indexOf('Ship To Address'))]).toEqual([])
})

test.each([
  'England & Wales',
  'Great Britain and N.I.',
  'UK - England',
  'London, UK',
  'Northern Ireland (UK)',
  'Ireland, Northern',
  'The United Kingdom',
  'GB/UK',
  'United Kingdom (UK)',
  'United Kingdom [UK]',
  'UK - United Kingdom',
  'Kingdom of the UK',
  'UK - England [GB]',
  'Bath, England',
  'U.K. mainland',
])('“%s” is at home', (name) => {
  const rows = [
    ['12 High Street', 'France'],
    ['1 Near Road', name],
  ]
  expect([...rowsAbroad(['Address', 'Country'], rows).keys()]).toEqual([0])
})

test.each([
  ['D04 X285', 'Ireland'],
  ['H91E2K3', 'Ireland'],
  ['d6w xy00', 'Ireland'],
  ['M5V 2T6', 'Canada'],
  ['90210-1234', 'United States'],
  ['75011', 'another country'],
  ['BA1 1AA', null],
  ['W1A 1AA', null],
  ['1234', null],
  ['', null],
])('the postcode %s is one of %s by its shape', (postcode, country) => {
  expect(countryByPostcode(postcode)).toBe(country)
})
