import { expect, test } from 'vitest'
import { twinsOf } from '../../../src/features/results/twinsOf'
import { answered, failed } from '../../support/builders'

const at = (uprn: string, umprn = '') =>
  answered({ 'Address Line 1': '1 High Street', UPRN: uprn, UMPRN: umprn })

test.each([
  ['the same UPRN name each other', [at('1'), at('2'), at('1'), at('1')], [[2, 3], [], [0, 3], [0, 2]]],
  [
    'flats behind one letter box are not the same',
    [at('1', '7'), at('1', '8'), at('1'), at('1', '7')],
    [[3], [], [], [0]],
  ],
  ['without a UPRN nothing is the same, whatever the UMPRN', [at('', '7'), at('', '7')], [[], []]],
  [
    'rows without an address have none',
    [answered({ 'Fit Score': '0.00' }), failed('x'), null, { kind: 'nothingToSend' as const }],
    [[], [], [], []],
  ],
])('rows of the same address: %s', (_, results, twins) => {
  expect(twinsOf(results)).toEqual(twins)
})
