import { expect, test } from 'vitest'
import { compareAddresses } from '../../../../src/domain/address/comparison/compare'
import { wordsOfDoubt } from '../../../../src/domain/address/comparison/marks'
import { readAnswer } from '../../../../src/domain/cleanse/rowResult'
import { answered } from '../../../support/builders'
import { cellsOf, mildLevels } from './foundCells'
import { HELD_BACK_PAIRS } from './heldBackPairs'
import { FRESH_PAIRS } from './freshPairs'
import { JUDGED_PAIRS } from './judgedPairs'
import { KIN_PAIRS } from './kinPairs'
import { PLACE_PAIRS } from './placePairs'
import type { Pair } from './readPairs'

/** Whether a pair is the same door, whatever the reasons are. */
const isSameDoor = ({ says }: Pair) => {
  expect(says).toMatch(/^(same|other): ./)
  return says.startsWith('same')
}

test.each(
  Object.entries({ ...JUDGED_PAIRS, ...PLACE_PAIRS, ...HELD_BACK_PAIRS, ...FRESH_PAIRS, ...KIN_PAIRS }),
)('%s, judged by the door', (_, pairs) => {
  const wrong = pairs.flatMap((pair) => {
    const { sent, found, row } = pair
    const answer = readAnswer(answered({ ...cellsOf(found), ...mildLevels(sent, found) }, sent))!
    const { doubts } = compareAddresses(answer, [sent, ...row])
    for (const doubt of doubts) {
      const [, own = 'yours', their] = /^yours (.*), cleansed (.*)$/.exec(wordsOfDoubt(sent, doubt)) ?? []
      expect(own.toLowerCase()).not.toBe(their?.toLowerCase())
    }
    return isSameDoor(pair) === (doubts.length === 0) ? [] : [{ ...pair, doubts }]
  })
  expect(wrong).toEqual([])
})
