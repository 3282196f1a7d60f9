import { expect, test } from 'vitest'
import { compareAddresses } from '../../../../src/domain/address/comparison/compare'
import { readAnswer } from '../../../../src/domain/cleanse/rowResult'
import { answered } from '../../../support/builders'
import { cellsOf } from './foundCells'
import { FURTHER_PAIRS } from './furtherPairs'
import { PAIRS } from './pairs'
import type { Pair } from './readPairs'
import { SLOT_PAIRS } from './slotPairs'

const ALL = { ...PAIRS, ...FURTHER_PAIRS, ...SLOT_PAIRS }

const reasonsOf = ({ sent, found, levels, row }: Pair) => {
  const answer = readAnswer(answered({ ...cellsOf(found), ...levels }, sent))!
  return compareAddresses(answer, [sent, ...row])
    .doubts.map(({ check }) => check)
    .join('; ')
}

test.each(Object.entries(ALL))('what is said of %s', (_, pairs) => {
  const said = (reasonOf: (pair: Pair) => string) =>
    pairs.map((pair) => [pair.sent, JSON.stringify(pair.found), reasonOf(pair)].join(' → '))
  expect(said(reasonsOf)).toEqual(said(({ says }) => says))
})

test.each([
  ['12 High Street, York, LS1 4AP', ['York']],
  ['12 High Street, Weston, Leeds, LS1 4AP', []],
  ['12 High Street, LS1 4AP', []],
])('where the provider says that the town differs, yours is what stands in its place: %s', (sent, own) => {
  const cells = { ...cellsOf({ number: '12', street: 'High Street' }), 'Post Town Match': 'INCORRECT' }
  const { doubts } = compareAddresses(readAnswer(answered(cells, sent))!, [sent])
  expect(doubts.map(({ check }) => check)).toEqual(['townDiffers'])
  expect(doubts[0]!.sent.map(({ start, end }) => sent.slice(start, end))).toEqual(own)
})

test('at least half of the pairs are true matches', () => {
  const pairs = Object.values(ALL).flat()
  expect(pairs.length).toBeGreaterThanOrEqual(150)
  expect(pairs.filter(({ says }) => says === '').length * 2).toBeGreaterThanOrEqual(pairs.length)
})
