import { expect, test } from 'vitest'
import { CHECKS, checksOf } from '../../../src/features/answers/checks'
import { answered, failed } from '../../support/builders'

const found = (values: Record<string, string>, query = 'The Mill, High Street') =>
  answered({ 'Post Town': 'LEEDS', ...values }, query)
const postcode = (query: string, level = '') => found({ Postcode: 'LS1 1AA', 'Postcode Match': level }, query)

test.each([
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
  ['components that were not sent', found({ 'Premise Match': 'MISSING', 'Street Match': 'NO_MATCH' }), []],
  [
    'another locality or organisation',
    found({ 'Locality Match': 'INCORRECT', 'Organisation Match': 'INCORRECT' }),
    [],
  ],
  [
    'no address found',
    answered({ 'Premise Match': 'INCORRECT', 'Fit Score': '0.10' }, '1 Road, LS1 1AA'),
    [],
  ],
  ['a failed row', failed('x'), []],
  ['a row that was not run', null, []],
] as const)('%s', (_, result, checks) => {
  expect(checksOf(result)).toEqual(checks)
})

test.each([
  ['the same postcode', 'The Mill, LS1 1AA', 'FULL', []],
  ['the same in another spelling', 'The Mill, ls11aa', 'FULL', []],
  ['the same in front', 'ls1 1aa, The Mill, Leeds', 'FULL', []],
  ['the same among several', 'The Mill, LS1 1AB, Leeds LS1 1AA', 'FULL', []],
  ['another', 'The Mill, LS1 1AB', 'PARTIAL', ['postcode']],
  ['another in the middle', 'The Mill, LS1 1AB, Leeds', 'PARTIAL', ['postcode']],
  ['one that ends like it', 'The Mill, TLS1 1AA', 'PARTIAL', []],
  ['none', 'The Mill, Leeds', 'MISSING', []],
  ['a half', 'The Mill, Leeds, LS2', 'PARTIAL', []],
  ['the same, though the provider calls it incorrect', 'The Mill, LS1 1AA', 'INCORRECT', ['postcode']],
  ['a postcode alone', 'LS1 1AB', '', ['postcode']],
] as const)('sent: %s', (_, query, level, checks) => {
  expect(checksOf(postcode(query, level))).toEqual(checks)
})

test.each([
  ['a number', { 'Building Number': '12' }, 'High Street, Leeds', true],
  ['a number where one was sent', { 'Building Number': '12' }, '14 High Street', false],
  ['a number where a flat was sent', { 'Building Number': '12' }, 'Flat 3, High Street', true],
  [
    'a number where a flat and a house were sent',
    { 'Building Number': '12' },
    'Flat 3, 12 High Street',
    false,
  ],
  ['a number where a PO box was sent', { 'Building Number': '12' }, 'PO Box 12, Leeds', true],
  ['a number where only a postcode was sent', { 'Building Number': '12' }, 'LS1 1AA', true],
  ['a name with a number', { 'Building Name': '12A The Mill' }, 'The Mill', true],
  ['a range as its name', { 'Building Name': '14-16' }, 'High Street', true],
  ['a name with a number where one was sent', { 'Building Name': '12A' }, '12a High Street', false],
  ['a name alone', { 'Building Name': 'The Mill' }, 'High Street', false],
  ['a name that holds a number', { 'Building Name': 'Block 12' }, 'High Street', false],
  ['a name that begins with an ordinal', { 'Building Name': '1st Choice House' }, 'High Street', false],
  ['a flat alone', { 'Sub Building Name': 'Flat 3' }, 'High Street', false],
])('the answer has %s', (_, values, query, isAdded) => {
  expect(checksOf(found({ ...values, Postcode: 'LS1 1AA' }, query))).toEqual(isAdded ? ['numberAdded'] : [])
})

test('several checks keep their order', () => {
  const values = {
    'Premise Match': 'INCORRECT',
    'Street Match': 'INCORRECT',
    'Post Town Match': 'INCORRECT',
    'Postcode Match': 'INCORRECT',
    'Building Number': '12',
  }
  expect(checksOf(found(values))).toEqual(CHECKS)
  expect(CHECKS).toEqual(['building', 'street', 'town', 'postcode', 'numberAdded'])
})

test('a result is checked once', () => {
  const result = found({ 'Premise Match': 'INCORRECT' })
  expect(checksOf(result)).toBe(checksOf(result))
})
