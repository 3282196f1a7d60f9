import { expect, test } from 'vitest'
import { compareAddresses } from '../../src/domain/address/comparison/compare'
import { answerOf } from '../../src/domain/cleanse/readAnswer'
import { cellsWith } from '../support/builders'
import { cellsOf, mildLevels } from '../domain/address/comparison/foundCells'
import type { Fields } from '../domain/address/comparison/pairs'
import { SAME_DOORS, WRONG_DOORS, type Change } from './changes'
import { drawerOf } from './drawer'
import { LAYOUTS, textOf, WRITINGS, type Sent } from './layouts'
import { count, examplesOf, summed, tableOf, tallyOf, type Tally } from './report'
import { drawnRows, sampleRows } from './rows'

const SEED = Number(process.env['SEED'] ?? 1)
const ROWS = Number(process.env['ROWS'] ?? 1200)
const MOST_TO_REVIEW = 0.01
const SAMPLE = 'sandbox'

/** An address in a layout, with the very address as a provider finds it. */
interface Case {
  layout: string
  sent: Sent
  found: Fields
}

const drawn = drawnRows(drawerOf(SEED), ROWS)
const CASES: Case[] = [
  ...Object.entries(LAYOUTS).flatMap(([layout, write]) =>
    drawn.map((row) => ({ layout, sent: { body: write(row), postcode: row.postcode }, found: row.found })),
  ),
  ...sampleRows().map(({ body, postcode, found }) => ({ layout: SAMPLE, sent: { body, postcode }, found })),
]
const COLUMNS = [...Object.keys(LAYOUTS), SAMPLE]

/** The reasons for which an answer is to review; none if it is good. */
function reasonsOf(query: string, found: Fields): string[] {
  const cells = cellsWith({ ...cellsOf(found), ...mildLevels(query, found) })
  return compareAddresses(answerOf({ kind: 'answered', query, cells }), [query]).map(({ check }) => check)
}

const answerText = (found: Fields) =>
  ['Line 1', 'Line 2', 'Line 3']
    .map((line) => cellsOf(found)[`Address ${line}`])
    .filter(Boolean)
    .join(', ') + `, ${found.town}, ${found.postcode}`

/** Makes a change to the answer of each case, and counts those that are good. */
function goodAfter(changes: Record<string, Change>): Tally[] {
  return Object.entries(changes).map(([name, change]) => {
    const tally = tallyOf(name)
    const drawer = drawerOf(SEED)
    for (const { layout, sent, found } of CASES) {
      const changed = change(found, drawer)
      if (!changed) continue
      const text = textOf(sent)
      const isGood = reasonsOf(text, changed).length === 0
      count(tally, layout, isGood, () => `${text} → ${answerText(changed)}`)
    }
    return tally
  })
}

/** Writes each case in each way that changes its text, and counts those that are to review. */
function toReviewAs(writings: typeof WRITINGS): Tally[] {
  return Object.entries(writings).map(([name, write]) => {
    const tally = tallyOf(name)
    for (const { layout, sent, found } of CASES) {
      const text = textOf(write(sent))
      if (write !== WRITINGS['as it stands'] && text === textOf(sent)) continue
      const reasons = reasonsOf(text, found)
      count(tally, layout, reasons.length > 0, () => `${text} → ${answerText(found)} (${reasons.join('; ')})`)
    }
    return tally
  })
}

test('no wrong door is good, and of the unchanged answers at most 1 % are to review', () => {
  const wrong = goodAfter(WRONG_DOORS)
  const same = goodAfter(SAME_DOORS)
  const unchanged = toReviewAs(WRITINGS)
  const all = summed(wrong)
  const date = new Date().toISOString().slice(0, 10)
  const missed = [
    ...wrong.filter((tally) => summed([tally]).counted > 0).map(({ name }) => `Good: ${name}`),
    ...unchanged
      .filter((tally) => summed([tally]).counted > MOST_TO_REVIEW * summed([tally]).compared)
      .map(({ name }) => `To review: ${name}`),
  ]
  console.log(
    [
      `Changes made to answers, ${date}, SEED=${SEED}: ${drawn.length} drawn rows in ${Object.keys(LAYOUTS).length}` +
        ` layouts, and ${CASES.length - drawn.length * Object.keys(LAYOUTS).length} rows of the sandbox's sample.`,
      `Of ${all.compared} wrong doors ${all.counted} were good.`,
      tableOf('wrong door, share called good', wrong, COLUMNS),
      tableOf('unchanged answer, share to review', unchanged, COLUMNS),
      tableOf('change that leaves the door, share called good (no goal)', same, COLUMNS),
      `Up to five of each fault\n\n${examplesOf([...wrong, ...unchanged])}`,
      `${missed.length} goals missed${missed.map((name) => `\n  ${name}`).join('')}`,
    ].join('\n\n'),
  )
  expect(all.compared).toBeGreaterThan(ROWS)
  expect(missed).toEqual([])
})
