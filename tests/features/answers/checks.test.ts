import { describe, expect, test } from 'vitest'
import { CHECKS, checksOf, type Check } from '../../../src/features/answers/checks'
import type { RowResult } from '../../../src/features/answers/rowResult'
import { answered, failed } from '../../support/builders'

/** A matched row in Leeds, for which the text with its postcode was sent unless told otherwise. */
const found = (values: Record<string, string>, query = 'The Mill, High Street, LS1 1AA') =>
  answered({ 'Post Town': 'LEEDS', Postcode: 'LS1 1AA', ...values }, query)

test.each<[string, RowResult | null, Check[]]>([
  ['all components match', found({ 'Premise Match': 'FULL', 'Street Match': 'FULL' }), []],
  ['another building', found({ 'Premise Match': 'INCORRECT' }), ['building']],
  ['another street', found({ 'Street Match': 'INCORRECT' }), ['street']],
  ['another town', found({ 'Post Town Match': 'INCORRECT' }), ['town']],
  ['another postcode', found({ 'Postcode Match': 'INCORRECT' }), ['postcode']],
  [
    'components that nearly match',
    found({
      'Premise Match': 'PARTIAL',
      'Street Match': 'PARTIAL',
      'Post Town Match': 'PARTIAL',
      'Postcode Match': 'PARTIAL',
    }),
    [],
  ],
  [
    'another locality or organisation',
    found({ 'Locality Match': 'INCORRECT', 'Organisation Match': 'INCORRECT' }),
    [],
  ],
  ['a building that was not sent', found({ 'Premise Match': 'MISSING' }), []],
  [
    'no address found',
    answered({ 'Premise Match': 'INCORRECT', 'Fit Score': '0.10' }, '1 Road, LS1 1AA'),
    [],
  ],
  ['a failed row', failed('x'), []],
  ['a row that was not run', null, []],
])('%s', (_, result, checks) => {
  expect(checksOf(result)).toEqual(checks)
})

describe('the postcode', () => {
  test.each<[string, string, string, Check[]]>([
    ['the same', 'The Mill, LS1 1AA', 'FULL', []],
    ['the same in another spelling', 'The Mill, ls11aa', 'FULL', []],
    ['the same in front', 'ls1 1aa, The Mill, Leeds', 'FULL', []],
    ['the same among several', 'The Mill, LS1 1AB, Leeds LS1 1AA', 'FULL', []],
    ['another', 'The Mill, LS1 1AB', 'PARTIAL', ['postcode']],
    ['another in the middle', 'The Mill, LS1 1AB, Leeds', 'PARTIAL', ['postcode']],
    ['another alone', 'LS1 1AB', '', ['postcode']],
    ['the same, though the provider calls it incorrect', 'The Mill, LS1 1AA', 'INCORRECT', ['postcode']],
    ['none', 'The Mill, Leeds', 'MISSING', ['postcodeAdded']],
    ['half of one', 'The Mill, Leeds, LS2', 'PARTIAL', ['postcodeAdded']],
    ['a word that ends like it', 'The Mill, TLS1 1AA', 'PARTIAL', ['postcodeAdded']],
    ['half of one that contradicts', 'The Mill, Leeds, LS2', 'INCORRECT', ['postcode', 'postcodeAdded']],
  ])('sent: %s', (_, query, level, checks) => {
    expect(checksOf(found({ 'Postcode Match': level }, query))).toEqual(checks)
  })

  test('is not added where the answer has none', () => {
    expect(checksOf(found({ Postcode: '' }, 'The Mill, Leeds'))).toEqual([])
  })
})

describe('a town or street that was not sent', () => {
  test.each<[string, Record<string, string>, string, Check[]]>([
    [
      'a town without a postcode',
      { 'Post Town Match': 'MISSING' },
      'The Mill',
      ['postcodeAdded', 'townAdded'],
    ],
    ['a town that follows from the postcode', { 'Post Town Match': 'MISSING' }, 'The Mill, LS1 1AA', []],
    [
      'a street',
      { 'Street Match': 'MISSING', 'Street Name': 'High Street' },
      'The Mill, LS1 1AA',
      ['streetAdded'],
    ],
    [
      'a small street',
      { 'Street Match': 'MISSING', 'Dependant Street': 'Mill Mews' },
      'LS1 1AA',
      ['streetAdded'],
    ],
    ['a street that the answer has not', { 'Street Match': 'MISSING' }, 'The Mill, LS1 1AA', []],
    ['a street not found', { 'Street Match': 'NO_MATCH', 'Street Name': 'High Street' }, 'LS1 1AA', []],
  ])('%s', (_, values, query, checks) => {
    expect(checksOf(found(values, query))).toEqual(checks)
  })
})

test.each([
  ['a number', { 'Building Number': '12' }, 'High Street, LS1 1AA', true],
  ['a number where one was sent', { 'Building Number': '12' }, '14 High Street, LS1 1AA', false],
  ['a number where a flat was sent', { 'Building Number': '12' }, 'Flat 3, High Street, LS1 1AA', true],
  [
    'a number where a flat and a house were sent',
    { 'Building Number': '12' },
    'Flat 3, 12 High Street, LS1 1AA',
    false,
  ],
  ['a number where a plot was sent', { 'Building Number': '12' }, 'Plot 3, High Street, LS1 1AA', true],
  ['a number where a PO box was sent', { 'Building Number': '12' }, 'PO Box 12, LS1 1AA', true],
  [
    'a number where a telephone was sent',
    { 'Building Number': '12' },
    'The Mill, LS1 1AA, 0113 496 0000',
    true,
  ],
  ['a number where only a postcode was sent', { 'Building Number': '12' }, 'LS1 1AA', true],
  ['a name with a number', { 'Building Name': '12A The Mill' }, 'The Mill, LS1 1AA', true],
  ['a range as its name', { 'Building Name': '14-16' }, 'High Street, LS1 1AA', true],
  ['a name with a number where one was sent', { 'Building Name': '12A' }, '12a High Street, LS1 1AA', false],
  ['a name alone', { 'Building Name': 'The Mill' }, 'High Street, LS1 1AA', false],
  ['a name with a number inside', { 'Building Name': 'Block 12' }, 'High Street, LS1 1AA', false],
  ['a name that begins with an ordinal', { 'Building Name': '1st Choice House' }, 'LS1 1AA', false],
  ['a flat alone', { 'Sub Building Name': 'Flat 3' }, 'High Street, LS1 1AA', false],
])('the answer has %s', (_, values, query, isAdded) => {
  expect(checksOf(found(values, query))).toEqual(isAdded ? ['numberAdded'] : [])
})

test('all checks keep their order: contradictions, then what was added', () => {
  const values = {
    'Premise Match': 'INCORRECT',
    'Post Town Match': 'MISSING',
    'Postcode Match': 'INCORRECT',
    'Street Match': 'MISSING',
    'Street Name': 'High Street',
    'Building Number': '12',
  }
  expect(checksOf(found(values, 'The Mill'))).toEqual([
    'building',
    'postcode',
    'postcodeAdded',
    'townAdded',
    'streetAdded',
    'numberAdded',
  ])
  expect(CHECKS.slice(0, 4)).toEqual(['building', 'street', 'town', 'postcode'])
})

test('a result is checked once', () => {
  const result = found({ 'Premise Match': 'INCORRECT' })
  expect(checksOf(result)).toBe(checksOf(result))
})
