import { describe, expect, test } from 'vitest'
import { compareAddresses } from '../../../../src/domain/address/comparison/compare'
import { readAnswer } from '../../../../src/domain/cleanse/readAnswer'
import { answered } from '../../../support/builders'
import { FURTHER_PAIRS } from './furtherPairs'
import { DEFAULTS, PAIRS, type Fields, type Pair } from './pairs'

const ALL = { ...PAIRS, ...FURTHER_PAIRS }

/** The cells of an address, its lines as an envelope has them. */
function cellsOf(fields: Fields): Record<string, string> {
  const {
    organisation = '',
    sub = '',
    name = '',
    number = '',
    box = '',
    street = '',
    dependentStreet = '',
  } = fields
  const isNumber = /^\d+(?:[A-Z]|[-/]\d+)?$/.test(name)
  const first = `${isNumber ? name : number} ${dependentStreet || street}`.trim()
  const lines = [
    organisation,
    box && `PO Box ${box}`,
    sub,
    isNumber ? '' : name,
    first,
    dependentStreet && street,
    fields.doubleLocality ?? '',
    fields.locality ?? '',
  ].filter((line) => line !== '')
  const { town, postcode } = { ...DEFAULTS, ...fields }
  return {
    'Address Line 1': lines[0] ?? '',
    'Address Line 2': lines[1] ?? '',
    'Address Line 3': lines.slice(2).join(', '),
    'Post Town': town,
    Postcode: postcode,
    'Organisation Name': organisation,
    'Department Name': fields.department ?? '',
    'Sub Building Name': sub,
    'Building Name': name,
    'Building Number': number,
    'PO Box': box,
    'Street Name': street,
    'Dependant Street': dependentStreet,
    'Dependant Locality': fields.locality ?? '',
    'Double Dependant Locality': fields.doubleLocality ?? '',
    County: fields.county ?? '',
    District: fields.district ?? '',
    Country: fields.country ?? '',
  }
}

const reasonsOf = ({ sent, found, levels, row }: Pair) => {
  const answer = readAnswer(answered({ ...cellsOf(found), ...levels }, sent))!
  return compareAddresses(answer, [sent, ...(row ?? [])])
    .map(({ check }) => check)
    .join('; ')
}

describe.each(Object.entries(ALL))('%s', (_, pairs) => {
  test.each(pairs.map((pair) => [pair.sent, JSON.stringify(pair.found), pair] as const))(
    '%s → %s',
    (_sent, _found, pair) => {
      expect(reasonsOf(pair)).toBe(pair.reasons)
    },
  )
})

test('half of the pairs and more are true matches', () => {
  const pairs = Object.values(ALL).flat()
  expect(pairs.length).toBeGreaterThanOrEqual(150)
  expect(pairs.filter(({ reasons }) => reasons === '').length * 2).toBeGreaterThanOrEqual(pairs.length)
})
