import { expect, test } from 'vitest'
import { compareRow } from '../../src/domain/address/comparison/compare'
import type { TheirPiece } from '../../src/domain/address/columns/theirs'
import { answerOf } from '../../src/domain/cleanse/rowResult'
import { cellsWith } from '../support/builders'
import { isDeep, seed } from '../support/drawing'
import { cellsOf, mildLevels, type Fields } from '../domain/address/comparison/foundCells'
import { SAME_DOORS, WRONG_DOORS, type Change } from './changes'
import { drawerOf } from './drawer'
import { FIRST_LINE, firstLine, LAYOUTS, textOf, WRITINGS, type Sent } from './layouts'
import { count, examplesOf, summed, tableOf, tallyOf, type Tally } from './report'
import { drawnRows, sampleRows } from './rows'

/** Rows that are drawn; with `DEEP=1` as many as take ten minutes. */
const ROWS = isDeep ? 1200 : 240
const MOST_TO_REVIEW = 0.005
const SAMPLE = 'sandbox'

/** An address in a layout, with the same address as a provider finds it. */
interface Case {
  layout: string
  sent: Sent
  /** Lines of the same address that are not sent. */
  unsent?: string[]
  found: Fields
}

const drawn = drawnRows(drawerOf(seed), ROWS)
const CASES: Case[] = [
  ...Object.entries(LAYOUTS).flatMap(([layout, write]) =>
    drawn.map((row) => ({ layout, sent: { body: write(row), postcode: row.postcode }, found: row.found })),
  ),
  ...drawn.map((row) => {
    const { sent, unsent } = firstLine(row)
    return { layout: FIRST_LINE, sent: { body: sent, postcode: row.postcode }, unsent, found: row.found }
  }),
  ...sampleRows().map(({ body, postcode, found }) => ({ layout: SAMPLE, sent: { body, postcode }, found })),
]
const COLUMNS = [...Object.keys(LAYOUTS), FIRST_LINE, SAMPLE]

/** The reasons for which an answer is to review; none if it is good. */
function reasonsOf({ body, postcode }: Sent, found: Fields, unsent: string[] = []): string[] {
  const query = textOf({ body, postcode })
  const cells = cellsWith({ ...cellsOf(found), ...mildLevels(query, found) })
  const pieces = [body, ...unsent, postcode].map((text, column): TheirPiece => {
    const isLast = column > unsent.length
    return { column, kind: isLast ? 'postcode' : 'line', text, isUnsent: column > 0 && !isLast }
  })
  const answer = answerOf({ kind: 'answered', query, cells })
  return compareRow(answer, [query, ...unsent], pieces).doubts.map(({ check }) => check)
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
    const drawer = drawerOf(seed)
    for (const { layout, sent, unsent, found } of CASES) {
      const changed = change(found, drawer)
      if (!changed) continue
      const isGood = reasonsOf(sent, changed, unsent).length === 0
      count(
        tally,
        layout,
        isGood,
        () => `${textOf(sent)} (${unsent?.join(', ') ?? ''}) → ${answerText(changed)}`,
      )
    }
    return tally
  })
}

/** Writes each case in each way that changes its text, and counts those that are to review. */
function toReviewAs(writings: typeof WRITINGS): Tally[] {
  return Object.entries(writings).map(([name, write]) => {
    const tally = tallyOf(name)
    for (const { layout, sent, unsent, found } of CASES) {
      const text = textOf(write(sent))
      if (write !== WRITINGS['as it stands'] && text === textOf(sent)) continue
      const reasons = reasonsOf(write(sent), found, unsent)
      count(tally, layout, reasons.length > 0, () => `${text} → ${answerText(found)} (${reasons.join('; ')})`)
    }
    return tally
  })
}

test('no wrong door is good, and of the unchanged answers at most 0.5 % are to review', () => {
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
      `Changes made to answers, ${date}, SEED=${seed}: ${drawn.length} drawn rows in ${Object.keys(LAYOUTS).length}` +
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
