import { expect, test } from 'vitest'
import { differencesOf } from '../../../src/features/review/differencesOf'
import { answered, failed } from '../../support/builders'

test.each([
  ['the same postcode in another spelling', 'b120xy ', answered({ Postcode: 'B12 0XY' }), []],
  ['another postcode', 'B12 0XZ', answered({ Postcode: 'B12 0XY' }), ['postcode']],
  ['a postcode where none was sent', '', answered({ Postcode: 'B12 0XY' }), ['postcode']],
  ['no address found', 'B12 0XY', answered({ 'Premise Match': 'NO_MATCH' }), []],
  ['a premise that is nearly the same', 'B1', answered({ 'Premise Match': 'PARTIAL' }), ['premise']],
  ['another street', 'B1', answered({ 'Street Match': 'INCORRECT' }), ['street']],
  [
    'parts that match or were not sent',
    'B1',
    answered({ 'Premise Match': 'FULL', 'Street Match': 'MISSING' }),
    [],
  ],
  ['a failed row', 'B12 0XY', failed('x'), []],
  ['a row that was not run', 'B12 0XY', null, []],
] as const)('%s', (_, postcode, result, differences) => {
  expect(differencesOf(postcode, result)).toEqual(differences)
})
