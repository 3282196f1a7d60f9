import { expect, test } from 'vitest'
import { leftOver } from '../../../../src/domain/address/comparison/leftOver'
import { addressOf } from './addressOf'
import type { Fields } from './pairs'

const AT_12: Fields = { number: '12', street: 'High Street' }

test.each<[string, Fields, [string, string][]]>([
  ['12 High Street, Leeds, LS1 4AP', AT_12, []],
  ['Acme Ltd, 12 High St, LS1 4AP', AT_12, [['Acme Ltd', 'before']]],
  ['c/o Mrs J Brown, 12 High Street, LS1 4AP', AT_12, [['c/o Mrs J Brown', 'before']]],
  ['FAO Accounts, 12 High Street, LS1 4AP', AT_12, [['FAO Accounts', 'before']]],
  ['12 Court Mews, High Street, LS1 4AP', AT_12, [['Court Mews', 'in']]],
  [
    '12 High Street, Headingley, West Yorkshire, LS1 4AP',
    AT_12,
    [
      ['Headingley', 'behind'],
      ['West Yorkshire', 'behind'],
    ],
  ],
  ['12 High Street, Tel 0113 496 0000, LS1 4AP', AT_12, []],
])('left over of %s are the words without a counterpart, in their places', (sent, found, expected) => {
  const left = leftOver(sent, addressOf(found))
  expect(left.map(({ text, place }) => [text, place])).toEqual(expected)
  expect(left.map(({ start, end }) => sent.slice(start, end))).toEqual(left.map(({ text }) => text))
})
