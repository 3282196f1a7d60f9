import { ADDED_HEADERS } from '../support/addedHeaders'
import { answerQuery } from '../../src/features/sandbox/answerQuery'
import { expect, test } from './support/cleanSheet'

// The fields of an answer in the order of the added columns that they fill.
const LEVELS = ['organisation', 'premise', 'thoroughfare', 'locality', 'post_town', 'postcode'] as const
const MATCH_FIELDS = (
  'line_1 line_2 line_3 post_town postcode uprn udprn longitude latitude eastings northings organisation_name ' +
  'building_number building_name sub_building_name dependant_locality double_dependant_locality thoroughfare ' +
  'dependant_thoroughfare traditional_county administrative_county postal_county district ward county country ' +
  'postcode_inward postcode_outward po_box department_name postcode_type su_organisation_indicator ' +
  'delivery_point_suffix umprn'
).split(' ')

function addedCells(query: string): string[] {
  const { message, result } = answerQuery(query)
  const match: Record<string, string | number> = { ...result.match }
  return [
    '',
    message,
    result.fit.toFixed(2),
    result.confidence.toFixed(2),
    ...LEVELS.map((level) => result[`${level}_match`]),
    ...MATCH_FIELDS.map((field) => String(match[field] ?? '')),
  ]
}

const written = (cells: string[]) =>
  cells.map((cell) => (/[",\r\n]|^ | $/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')

const HEADERS = ['ref', 'address', 'post code', 'note', 'note', '__proto__']
const ROWS = [
  ['007', '12 High Street', 'B12 0XY', 'said "hello"', 'a, b', '=1+1'],
  ['000', ' 3 Church Road ', 'ls6 2bd', 'two\r\nlines', 'two\nlines', '+44 20 7946 0000'],
  ['1e5', 'nothing known', '', 'TRUE', '-', '@me'],
]
const QUERIES = ['12 High Street, B12 0XY', ' 3 Church Road , ls6 2bd', 'nothing known']

for (const { what, extra, mark } of [
  { what: 'plain ASCII, without a byte-order mark', extra: 'plain', mark: '' },
  { what: 'Welsh letters, with a byte-order mark', extra: 'Tŷ Gwyn', mark: '\uFEFF' },
]) {
  test(`the whole downloaded text is what went in with the 44 columns beside it: ${what}`, async ({
    sheet,
    page,
    provider,
  }) => {
    const rows = ROWS.map((row) => (row[0] === '007' ? row.with(4, extra) : row))
    await sheet.open()
    await sheet.load('Mixed Bag.CSV', [HEADERS, ...rows].map(written).join('\n'))
    await sheet.enterKey()
    await sheet.start()
    await expect(page.getByText('Completed')).toBeVisible()
    const { name, text } = await sheet.download('Download CSV')
    expect(name).toBe('Mixed Bag_cleansed.csv')
    expect(provider.queries).toEqual(QUERIES)
    const lines = [
      [...HEADERS, ...ADDED_HEADERS],
      ...rows.map((row, at) => row.concat(addedCells(QUERIES[at]!))),
    ]
    expect(ADDED_HEADERS).toHaveLength(44)
    expect(text).toBe(`${mark}${lines.map(written).join('\r\n')}\r\n`)
  })
}

test('what the provider sends cannot run as a formula in a spreadsheet', async ({
  sheet,
  provider,
  page,
}) => {
  await sheet.open()
  await sheet.load('one.csv', 'address,post_code\n1 High Street,B12 0XY\n')
  const answer = answerQuery('1 High Street, B12 0XY')
  provider.respond = () => ({ status: 200, body: { ...answer, message: '=HYPERLINK("x")' } })
  await sheet.enterKey()
  await sheet.start()
  await expect(page.getByText('Completed')).toBeVisible()
  const { headers, rows } = await sheet.download('Download CSV')
  expect(rows[0]![headers.indexOf('Message')]).toBe(`'=HYPERLINK("x")`)
})
