import { describe, expect, test } from 'vitest'
import { OUTPUT_HEADERS, outputCells } from '../../../src/features/answers/outputColumns'
import { ADDED_HEADERS } from '../../support/addedHeaders'
import { cellsWith, cleanseAnswer } from '../../support/builders'

test('the added headers are the 44 of the specification, in its order', () => {
  expect(ADDED_HEADERS).toHaveLength(44)
  expect(OUTPUT_HEADERS).toEqual(ADDED_HEADERS)
})

const cell = (header: string, body: Record<string, unknown>) =>
  outputCells(cleanseAnswer(body))[ADDED_HEADERS.indexOf(header)]

/** The field of an answer that fills each column. */
const LEVELS: [header: string, field: string][] = [
  ['Organisation Match', 'organisation_match'],
  ['Premise Match', 'premise_match'],
  ['Street Match', 'thoroughfare_match'],
  ['Locality Match', 'locality_match'],
  ['Post Town Match', 'post_town_match'],
  ['Postcode Match', 'postcode_match'],
]
const MATCHED: [header: string, field: string][] = [
  ['Address Line 1', 'line_1'],
  ['Address Line 2', 'line_2'],
  ['Address Line 3', 'line_3'],
  ['Post Town', 'post_town'],
  ['Postcode', 'postcode'],
  ['UPRN', 'uprn'],
  ['UDPRN', 'udprn'],
  ['Longitude', 'longitude'],
  ['Latitude', 'latitude'],
  ['Eastings', 'eastings'],
  ['Northings', 'northings'],
  ['Organisation Name', 'organisation_name'],
  ['Building Number', 'building_number'],
  ['Building Name', 'building_name'],
  ['Sub Building Name', 'sub_building_name'],
  ['Dependant Locality', 'dependant_locality'],
  ['Double Dependant Locality', 'double_dependant_locality'],
  ['Street Name', 'thoroughfare'],
  ['Dependant Street', 'dependant_thoroughfare'],
  ['Traditional County', 'traditional_county'],
  ['Administrative County', 'administrative_county'],
  ['Postal County', 'postal_county'],
  ['District', 'district'],
  ['Ward', 'ward'],
  ['County', 'county'],
  ['Country', 'country'],
  ['Postcode Inward', 'postcode_inward'],
  ['Postcode Outward', 'postcode_outward'],
  ['PO Box', 'po_box'],
  ['Department Name', 'department_name'],
  ['Postcode Type', 'postcode_type'],
  ['SU Organisation Indicator', 'su_organisation_indicator'],
  ['Delivery Point Suffix', 'delivery_point_suffix'],
  ['UMPRN', 'umprn'],
]

/** Each field with a value that names it. */
const valueOf = (fields: [string, string][]) =>
  Object.fromEntries(fields.map(([, field]) => [field, `the ${field}`]))

test('every column but the first is filled from its own field', () => {
  const answer = cleanseAnswer({
    result: { fit: 0.5, confidence: 0.25, ...valueOf(LEVELS), match: valueOf(MATCHED) },
    message: 'Success',
  })
  expect(outputCells(answer)).toEqual([
    '',
    'Success',
    '0.50',
    '0.25',
    ...LEVELS.map(([, field]) => `the ${field}`),
    ...MATCHED.map(([, field]) => `the ${field}`),
  ])
  expect([...LEVELS, ...MATCHED].map(([header]) => header)).toEqual(ADDED_HEADERS.slice(4))
})

describe('values', () => {
  test.each([
    ['a longitude', 'Longitude', { longitude: -0.127695 }, '-0.127695'],
    ['a whole number', 'Eastings', { eastings: 529090 }, '529090'],
    ['zero', 'Northings', { northings: 0 }, '0'],
    ['a number in text', 'UPRN', { uprn: '00100023336956' }, '00100023336956'],
    ['text with spaces', 'Building Name', { building_name: ' The Mill ' }, ' The Mill '],
    ['null', 'UDPRN', { udprn: null }, ''],
    ['empty text', 'Ward', { ward: '' }, ''],
    ['nothing', 'County', {}, ''],
  ])('are written as they came: %s', (_, header, match, expected) => {
    expect(cell(header, { result: { match } })).toBe(expected)
  })
})

describe('scores', () => {
  test.each([
    ['a fit has two decimals', 'Fit Score', { result: { fit: 1 } }, '1.00'],
    ['a fit is rounded', 'Fit Score', { result: { fit: 0.876 } }, '0.88'],
    ['a fit of zero is a score', 'Fit Score', { result: { fit: 0 } }, '0.00'],
    ['a missing fit is blank', 'Fit Score', { result: {} }, ''],
    ['confidence is read from the result', 'Confidence Score', { result: { confidence: 0.9 } }, '0.90'],
    ['confidence is read from the top level', 'Confidence Score', { result: {}, confidence: 0.7 }, '0.70'],
    ['the result comes first', 'Confidence Score', { result: { confidence: 0 }, confidence: 0.7 }, '0.00'],
    [
      'confidence may be null in the result',
      'Confidence Score',
      { result: { confidence: null }, confidence: 1 },
      '1.00',
    ],
    ['a missing confidence is blank', 'Confidence Score', { result: {} }, ''],
    ['fit is not read from the top level', 'Fit Score', { result: {}, fit: 0.7 }, ''],
  ])('%s', (_, header, body, expected) => {
    expect(cell(header, body)).toBe(expected)
  })
})

test('an answer without a match shows its scores and match levels, and no address', () => {
  const answer = cleanseAnswer({
    result: { fit: 0.1, confidence: 0, postcode_match: 'none', match: null },
    message: 'No match',
  })
  expect(outputCells(answer)).toEqual(
    cellsWith({
      Message: 'No match',
      'Fit Score': '0.10',
      'Confidence Score': '0.00',
      'Postcode Match': 'none',
    }),
  )
})
