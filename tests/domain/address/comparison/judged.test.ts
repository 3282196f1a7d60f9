import { describe, expect, test } from 'vitest'
import { compareAddresses } from '../../../../src/domain/address/comparison/compare'
import { wordsOfDoubt } from '../../../../src/domain/address/comparison/marks'
import { readAnswer } from '../../../../src/domain/cleanse/readAnswer'
import { answered } from '../../../support/builders'
import { cellsOf, mildLevels } from './foundCells'
import { HELD_BACK_PAIRS } from './heldBackPairs'
import { FRESH_PAIRS } from './freshPairs'
import { JUDGED_PAIRS } from './judgedPairs'
import { PLACE_PAIRS } from './placePairs'

const JUDGED = { ...JUDGED_PAIRS, ...PLACE_PAIRS, 'held back': HELD_BACK_PAIRS, fresh: FRESH_PAIRS }

describe.each(Object.entries(JUDGED))('%s, judged by the door', (_, pairs) => {
  test.each(pairs.map((pair) => [pair.note, pair.sent, JSON.stringify(pair.found), pair] as const))(
    '%s: %s → %s',
    (_note, _sent, _found, { sent, found, row, isSameDoor }) => {
      const answer = readAnswer(answered({ ...cellsOf(found), ...mildLevels(sent, found) }, sent))!
      const { doubts } = compareAddresses(answer, [sent, ...(row ?? [])])
      const reasons = doubts.map(({ check }) => check)
      for (const doubt of doubts) {
        const [, own = 'yours', their] = /^yours (.*), cleansed (.*)$/.exec(wordsOfDoubt(sent, doubt)) ?? []
        expect(own.toLowerCase()).not.toBe(their?.toLowerCase())
      }
      expect({ isGood: reasons.length === 0, reasons }).toEqual({ isGood: isSameDoor, reasons })
    },
  )
})
