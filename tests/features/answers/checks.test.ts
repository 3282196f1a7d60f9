import { describe, expect, test } from 'vitest'
import { CHECKS, checksOf, type Check } from '../../../src/features/answers/checks'
import type { RowResult } from '../../../src/features/answers/rowResult'
import { answered, failed } from '../../support/builders'

/** A matched row in Leeds for which a text was sent. */
const found = (values: Record<string, string>, query = 'The Mill, High Street, LS1 1AA') =>
  answered({ 'Post Town': 'LEEDS', Postcode: 'LS1 1AA', ...values }, query)

const LEVELS = ['Premise Match', 'Street Match', 'Post Town Match', 'Postcode Match']
const allAre = (level: string) => Object.fromEntries(LEVELS.map((header) => [header, level]))

test.each<[string, RowResult | null, Check[]]>([
  ['everything matches', found(allAre('FULL')), []],
  ['everything nearly matches', found(allAre('PARTIAL')), []],
  ['another building', found({ 'Premise Match': 'INCORRECT' }), ['building']],
  ['another street', found({ 'Street Match': 'INCORRECT' }), ['street']],
  ['another town', found({ 'Post Town Match': 'INCORRECT' }), ['town']],
  ['another postcode', found({ 'Postcode Match': 'INCORRECT' }), ['postcode']],
  ['another locality', found({ 'Locality Match': 'INCORRECT' }), []],
  ['another organisation', found({ 'Organisation Match': 'INCORRECT' }), []],
  ['a building that was not sent', found({ 'Premise Match': 'MISSING' }), []],
  ['no address', answered({ 'Premise Match': 'INCORRECT' }, '1 Road, LS1 1AA'), []],
  ['a failed row', failed('x'), []],
  ['a row that was not run', null, []],
])('the checks of a row: %s', (_, result, checks) => {
  expect(checksOf(result)).toEqual(checks)
})

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
  ['half of another', 'The Mill, Leeds, LS2', 'INCORRECT', ['postcode', 'postcodeAdded']],
])('the postcode that was sent: %s', (_, query, level, checks) => {
  expect(checksOf(found({ 'Postcode Match': level }, query))).toEqual(checks)
})

const TOWN = { 'Post Town Match': 'MISSING' }
const STREET = { 'Street Match': 'MISSING' }

test.each<[string, Record<string, string>, string, Check[]]>([
  ['no postcode', { Postcode: '' }, 'The Mill, Leeds', []],
  ['a town, without a postcode', TOWN, 'The Mill', ['postcodeAdded', 'townAdded']],
  ['a town that follows from the postcode', TOWN, 'The Mill, LS1 1AA', []],
  ['a street', { ...STREET, 'Street Name': 'High Street' }, 'The Mill, LS1 1AA', ['streetAdded']],
  ['a small street', { ...STREET, 'Dependant Street': 'Mill Mews' }, 'LS1 1AA', ['streetAdded']],
  ['no street', STREET, 'The Mill, LS1 1AA', []],
  ['a street not found', { 'Street Match': 'NO_MATCH', 'Street Name': 'High Street' }, 'LS1 1AA', []],
])('the answer adds %s', (_, values, query, checks) => {
  expect(checksOf(found(values, query))).toEqual(checks)
})

describe('a house number', () => {
  test.each([
    'High Street, LS1 1AA',
    'Flat 3, High Street, LS1 1AA',
    'Plot 3, High Street, LS1 1AA',
    'PO Box 12, LS1 1AA',
    'The Mill, LS1 1AA, 0113 496 0000',
    'LS1 1AA',
  ])('is added to “%s”', (query) => {
    expect(checksOf(found({ 'Building Number': '12' }, query))).toEqual(['numberAdded'])
  })

  test.each(['14 High Street, LS1 1AA', 'Flat 3, 12 High Street, LS1 1AA'])(
    'is not added to “%s”',
    (query) => {
      expect(checksOf(found({ 'Building Number': '12' }, query))).toEqual([])
    },
  )

  test.each([
    ['Building Name', '12A The Mill', 'The Mill, LS1 1AA', ['numberAdded']],
    ['Building Name', '14-16', 'High Street, LS1 1AA', ['numberAdded']],
    ['Building Name', '12A', '12a High Street, LS1 1AA', []],
    ['Building Name', 'The Mill', 'High Street, LS1 1AA', []],
    ['Building Name', 'Block 12', 'High Street, LS1 1AA', []],
    ['Building Name', '1st Choice House', 'LS1 1AA', []],
    ['Sub Building Name', 'Flat 3', 'High Street, LS1 1AA', []],
  ])('may be in the name: %s “%s” for “%s”', (header, name, query, checks) => {
    expect(checksOf(found({ [header]: name }, query))).toEqual(checks)
  })
})

test('checks are in order: contradictions, then what was added', () => {
  const values = { ...TOWN, ...STREET, 'Street Name': 'High Street', 'Building Number': '12' }
  const contradictions = { 'Premise Match': 'INCORRECT', 'Postcode Match': 'INCORRECT' }
  expect(checksOf(found({ ...values, ...contradictions }, 'The Mill'))).toEqual(
    CHECKS.filter((check) => check !== 'street' && check !== 'town'),
  )
  expect(CHECKS.slice(0, 4)).toEqual(['building', 'street', 'town', 'postcode'])
})

test('a result is checked once', () => {
  const result = found({ 'Premise Match': 'INCORRECT' })
  expect(checksOf(result)).toBe(checksOf(result))
})
