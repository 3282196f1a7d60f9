import { expect, test } from 'vitest'
import {
  cellsOfAddress,
  OUTPUT_FIELDS,
  OUTPUT_HEADERS,
  outputCells,
} from '../../../src/domain/cleanse/outputColumns'
import { ADDED_HEADERS } from '../../support/addedHeaders'
import { cellsWith, cleanseAnswer } from '../../support/builders'

/** The added columns as people's programs know them: new ones come after them. */
const SPECIFIED =
  `CleanSheet Results, Message, Fit Score, Confidence Score, Organisation Match, Premise Match,
  Street Match, Locality Match, Post Town Match, Postcode Match, Address Line 1, Address Line 2,
  Address Line 3, Post Town, Postcode, UPRN, UDPRN, Longitude, Latitude, Eastings, Northings,
  Organisation Name, Building Number, Building Name, Sub Building Name, Dependant Locality,
  Double Dependant Locality, Street Name, Dependant Street, Traditional County, Administrative County,
  Postal County, District, Ward, County, Country, Postcode Inward, Postcode Outward, PO Box,
  Department Name, Postcode Type, SU Organisation Indicator, Delivery Point Suffix, UMPRN`.split(/,\s+/)

test('the added headers are those of the specification, in its order', () => {
  expect(OUTPUT_HEADERS).toEqual(SPECIFIED)
})

/** The provider's name of what a column shows. */
const fieldOf = (header: string) =>
  header
    .replace('Address Line', 'Line')
    .replace('Street Name', 'Thoroughfare')
    .replace('Street', 'Thoroughfare')
    .toLowerCase()
    .replaceAll(' ', '_')

test('every column but the first is filled from its own field', () => {
  const named = Object.fromEntries(OUTPUT_FIELDS.map((field) => [field, `the ${field}`]))
  const answer = cleanseAnswer({
    result: { ...named, fit: 0.5, confidence: 0.25, match: named },
    message: 'Success',
  })
  expect(outputCells(answer)).toEqual([
    '',
    'Success',
    '0.50',
    '0.25',
    ...ADDED_HEADERS.slice(4).map((header) => `the ${fieldOf(header)}`),
  ])
})

const cell = (header: string, body: Record<string, unknown>) =>
  outputCells(cleanseAnswer(body))[ADDED_HEADERS.indexOf(header)]

test.each([
  ['a longitude', 'Longitude', -0.127695, '-0.127695'],
  ['a whole number', 'Eastings', 529090, '529090'],
  ['zero', 'Northings', 0, '0'],
  ['a number in text', 'UPRN', '00100023336956', '00100023336956'],
  ['text with spaces', 'Building Name', ' The Mill ', ' The Mill '],
  ['null', 'UDPRN', null, ''],
  ['empty text', 'Ward', '', ''],
  ['nothing', 'County', undefined, ''],
])('values are written unchanged: %s', (_, header, value, expected) => {
  expect(cell(header, { result: { match: { [fieldOf(header)]: value } } })).toBe(expected)
})

test.each([
  ['a fit has two decimals', 'Fit Score', { result: { fit: 1 } }, '1.00'],
  ['a fit is rounded', 'Fit Score', { result: { fit: 0.876 } }, '0.88'],
  ['a fit of zero is a score', 'Fit Score', { result: { fit: 0 } }, '0.00'],
  ['a missing fit is blank', 'Fit Score', { result: { match: null } }, ''],
  ['fit is not read from the top level', 'Fit Score', { result: { match: null }, fit: 0.7 }, ''],
  ['confidence is read from the result', 'Confidence Score', { result: { confidence: 0.9 } }, '0.90'],
  [
    'confidence is read from the top level',
    'Confidence Score',
    { result: { match: null }, confidence: 0.7 },
    '0.70',
  ],
  ['the result comes first', 'Confidence Score', { result: { confidence: 0 }, confidence: 0.7 }, '0.00'],
  [
    'null in the result is missing',
    'Confidence Score',
    { result: { confidence: null }, confidence: 1 },
    '1.00',
  ],
  ['a score may be text', 'Fit Score', { result: { fit: '0.875' } }, '0.88'],
  ['a negative score is none', 'Fit Score', { result: { fit: -5 } }, ''],
  ['a score in per cent is none', 'Fit Score', { result: { fit: 98 } }, ''],
  ['a score of words is none', 'Fit Score', { result: { fit: 'high' } }, ''],
  ['blank text is not a score', 'Fit Score', { result: { fit: ' ' } }, ''],
  ['an object is not a score', 'Fit Score', { result: { fit: { value: 1 } } }, ''],
  [
    'a score that is none gives way',
    'Confidence Score',
    { result: { confidence: 98 }, confidence: 0.7 },
    '0.70',
  ],
  ['a missing confidence is blank', 'Confidence Score', { result: { match: null } }, ''],
])('%s', (_, header, body, expected) => {
  expect(cell(header, body)).toBe(expected)
})

test('an address that a person chose or typed has its fields, and no message, scores or levels', () => {
  const typed = { line_1: '1 High Street', post_town: 'BATH', postcode: 'BA1 1AA', longitude: -2.36 }
  expect(cellsOfAddress(typed)).toEqual(
    cellsWith({
      'Address Line 1': '1 High Street',
      'Post Town': 'BATH',
      Postcode: 'BA1 1AA',
      Longitude: '-2.36',
    }),
  )
})

test('an answer without a match has its scores and match levels, and no address', () => {
  const result = { fit: 0.1, confidence: 0, postcode_match: 'none', match: null }
  expect(outputCells(cleanseAnswer({ result, message: 'No match' }))).toEqual(
    cellsWith({
      Message: 'No match',
      'Fit Score': '0.10',
      'Confidence Score': '0.00',
      'Postcode Match': 'none',
    }),
  )
})
