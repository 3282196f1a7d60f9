import { expect, test } from 'vitest'
import { rowsAbroad } from '../../../src/domain/address/abroad'

/** The countries of the rows abroad where one column says these. */
const abroad = (header: string, cells: string[]) => [
  ...rowsAbroad(
    ['name', header],
    cells.map((cell, at) => [`Customer ${at}`, cell]),
  ).entries(),
]

test.each([
  ['names', ['United Kingdom', 'Germany', 'FRANCE'], ['Germany', 'France']],
  ['names in their own language', ['England', 'Deutschland', 'España'], ['Germany', 'Spain']],
  ['codes', ['GB', 'DE', 'USA', 'uk', 'IE'], ['Germany', 'United States', 'Ireland']],
  [
    'names of both Irelands',
    ['Northern Ireland', 'NI', 'Republic of Ireland', 'Eire'],
    ['Ireland', 'Ireland'],
  ],
  ['the Crown dependencies', ['Jersey', 'Guernsey', 'Isle of Man', 'Channel Islands', 'IM'], []],
  ['the parts of the UK', ['England', 'Scotland', 'Wales', 'Cymru', 'G.B.'], []],
  ['nothing, or no country', ['', ' ', 'n/a', '-', 'Unknown'], []],
  ['postcodes with the letters of one', ['CH65 9AD', 'N3 1LD', 'UK'], []],
])('a column called Country may have %s', (_, cells, countries) => {
  expect(abroad('Country', cells).map(([, country]) => country)).toEqual(countries)
})

test.each(['country', 'Billing Country', 'CountryCode', 'COUNTRY_NAME'])(
  '%s names a column of countries',
  (header) => {
    expect(abroad(header, ['UK', 'Spain'])).toEqual([[1, 'Spain']])
  },
)

test.each<[string, string[], [number, string][]]>([
  ['half of whose cells are countries', ['England', 'Spain', 'n/a', '?'], [[1, 'Spain']]],
  ['few of whose cells are countries', ['England', 'Spain', 'a', 'b', 'c'], []],
  ['of titles', ['Mr', 'Ms', 'Mr', 'Ms'], []],
  ['of names that are countries too', ['Georgia', 'Jordan', 'Chad'], []],
])('without such a header, a column %s', (_, cells, expected) => {
  expect(abroad('region', cells)).toEqual(expected)
})

test.each(['ROI', 'UAE', 'Hong Kong', 'Ivory Coast', 'Czech Republic', 'Russian Federation', 'South Korea'])(
  '“%s” is a country abroad',
  (name) => {
    const rows = [
      ['12 High Street', 'United Kingdom'],
      ['1 Far Road', name],
    ]
    expect([...rowsAbroad(['Address', 'Country'], rows).keys()]).toEqual([1])
  },
)
