import { expect, test } from 'vitest'
import { leftOver } from '../../../../src/domain/address/comparison/leftOver'
import { read } from '../../../../src/domain/address/comparison/read'
import { keptOf, wholeIn } from '../../../../src/domain/address/comparison/wholeKept'
import { addressOf } from './foundCells'

test.each([
  ['nothing', '12 High Street, Leeds, LS1 4AP'],
  ['a firm, and a country', 'Acme Ltd, 12 High Street, Leeds, UK'],
  ['whom a letter is for', 'c/o Mrs J Brown, 12 High Street, LS1 4AP'],
  ['the name of a house behind its flat', 'Flat 3, Linden House, 12 High Street, LS1 4AP'],
  ['another street, and a village', '12 Court Mews, High Street, Headingley, LS1 4AP'],
  ['a word torn out of a name', '12 Upper High Street, LS1 4AP'],
  ['all of a text that is too long', `12 High Street, ${'x'.repeat(600)}`],
])('of a reading is kept what is left over: %s', (_, text) => {
  const reading = read(text, addressOf({ sub: 'Flat 3', number: '12', street: 'High Street' }), [])
  expect(wholeIn(text, keptOf(reading)).left).toEqual(leftOver(reading))
})
