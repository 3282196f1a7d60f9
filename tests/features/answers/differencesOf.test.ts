import { expect, test } from 'vitest'
import { differencesOf } from '../../../src/features/answers/differencesOf'
import { answered, failed } from '../../support/builders'

const found = (postcode: string, query: string) => answered({ Postcode: postcode }, query)

// ANSWER-8
test.each([
  ['the same postcode in another spelling', found('B12 0XY', '1 High Street, b120xy '), []],
  ['a postcode at the end of the address', found('LS1 1AA', '1 High Street, Leeds, LS1 1AA'), []],
  ['another postcode', found('B12 0XY', '1 High Street, B12 0XZ'), ['postcode']],
  ['a postcode that ends like the other', found('E1 1AA', '1 High Street, SE1 1AA'), ['postcode']],
  ['a postcode where none was sent', found('B12 0XY', '1 High Street'), ['postcode']],
  ['no address found', answered({ 'Premise Match': 'NO_MATCH' }), []],
  ['a premise that is nearly the same', answered({ 'Premise Match': 'PARTIAL' }), ['premise']],
  ['another street', answered({ 'Street Match': 'INCORRECT' }), ['street']],
  ['parts that match or were not sent', answered({ 'Premise Match': 'FULL', 'Street Match': 'MISSING' }), []],
  ['a failed row', failed('x'), []],
  ['a row that was not run', null, []],
] as const)('%s', (_, result, differences) => {
  expect(differencesOf(result)).toEqual(differences)
})
