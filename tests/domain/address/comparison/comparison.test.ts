import { describe, expect, test } from 'vitest'
import { compareAddresses } from '../../../../src/domain/address/comparison/compare'
import { readAnswer } from '../../../../src/domain/cleanse/readAnswer'
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

describe.each(Object.entries(ALL))('%s', (_, pairs) => {
  test.each(pairs.map((pair) => [pair.sent, JSON.stringify(pair.found), pair] as const))(
    '%s → %s',
    (_sent, _found, pair) => {
      expect(reasonsOf(pair)).toBe(pair.says)
    },
  )
})

test('half of the pairs and more are true matches', () => {
  const pairs = Object.values(ALL).flat()
  expect(pairs.length).toBeGreaterThanOrEqual(150)
  expect(pairs.filter(({ says }) => says === '').length * 2).toBeGreaterThanOrEqual(pairs.length)
})
