import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { RootState } from '../../../src/base/store/types'
import { REASONS, PILES } from '../../../src/domain/cleanse/outcomes'
import { alikeFound } from '../../../src/features/results/alikeSlice'
import {
  selectAround,
  selectLineRows,
  selectLines,
  selectPlace,
  selectShownRows,
} from '../../../src/features/review/shownSelectors'
import {
  columnSetChosen,
  rowsListed,
  searched,
  sortPressed,
  type Listed,
} from '../../../src/features/review/viewSlice'
import { decideRows, redoStep, undoStep } from '../../../src/features/run/rows/changeRows'
import { answered, range } from '../../support/builders'
import { DRAWS } from '../../support/drawn'
import { reviewRoom } from '../../support/rooms/review'
import { resultPages } from '../../support/resultPages'
import { pagesIn } from '../../support/testPage'

const { pageWith } = resultPages(pagesIn(reviewRoom))

const ROWS = 12

/** A row to review asks one of two questions, or its own; others are good or were not found. */
const row = fc.constantFrom('a', 'b', 'alone', 'good', 'notFound')

const resultOf = (kind: string) => {
  if (kind === 'notFound') return answered()
  const level = kind === 'good' ? 'FULL' : 'INCORRECT'
  return answered({ 'Post Town': 'LEEDS', 'Confidence Score': '0.90', 'Premise Match': level })
}

const LISTED: Listed[] = [
  { by: 'all' },
  ...PILES.map((pile) => ({ by: 'pile' as const, pile })),
  ...REASONS.slice(0, 5).map((reason) => ({ by: 'reason' as const, reason })),
  { by: 'sameAddress' },
  { by: 'group', label: 'a', rows: range(0, 5), from: { by: 'all' } },
]

const some = fc.subarray(range(0, ROWS), { minLength: 1 })
const event = fc.oneof(
  fc
    .tuple(some, fc.constantFrom('accepted' as const, 'originalKept' as const, null))
    .map(([rows, decision]) => decideRows(rows, decision)),
  fc.constantFrom(undoStep(), redoStep()),
  fc.constantFrom(...LISTED).map((listed) => rowsListed(listed)),
  fc.constantFrom('', 'high', '1 h').map((text) => searched(text)),
  fc.constantFrom('row' as const, 'score' as const).map((column) => sortPressed(column)),
  fc.constantFrom('review' as const, 'all' as const).map((columns) => columnSetChosen(columns)),
)

/** The rows of each line, in the order of the list. */
const linesOf = (state: RootState) => selectLines(state).map((line) => selectLineRows(state, line) ?? [line])

test('whatever is decided and filtered, every row shown is in exactly one line, at the place of its first row', () => {
  fc.assert(
    fc.property(
      fc.array(row, { minLength: ROWS, maxLength: ROWS }),
      fc.array(event, { maxLength: 8 }),
      (kinds, events) => {
        const { store } = pageWith(kinds.map(resultOf))
        store.dispatch(alikeFound({ keys: kinds.map((kind) => (/^[ab]$/.test(kind) ? kind : null)) }))
        for (const each of events) store.dispatch(each)
        const state = store.getState()
        const lines = linesOf(state)
        const shown = selectShownRows(state)
        expect(lines.flat().toSorted((a, b) => a - b)).toEqual(shown.toSorted((a, b) => a - b))
        const firsts = lines.map(([first]) => shown.indexOf(first!))
        expect(firsts).toEqual(firsts.toSorted((a, b) => a - b))
        expect(firsts.map((at) => at + 1)).toEqual(lines.map(([first]) => selectPlace(state, first!)))
        for (const rows of lines) {
          expect(new Set(rows.map((each) => `${kinds[each]} ${state.decisions.present[each]}`)).size).toBe(1)
          for (const each of rows) {
            expect(selectLineRows(state, each)?.[0] ?? each).toBe(rows[0])
            expect(selectAround(state, each)).toEqual(selectAround(state, rows[0]!))
          }
        }
      },
    ),
    DRAWS,
  )
})

test('a decided group stays one line; rows decided differently are another', () => {
  const { store } = pageWith(['a', 'good', 'a', 'a'].map(resultOf))
  store.dispatch(alikeFound({ keys: ['a', null, 'a', 'a'] }))
  const lines = () => linesOf(store.getState())
  expect(lines()).toEqual([[0, 2, 3], [1]])
  store.dispatch(decideRows([0, 2, 3], 'accepted'))
  expect(lines()).toEqual([[0, 2, 3], [1]])
  store.dispatch(decideRows([2], 'originalKept'))
  expect(lines()).toEqual([[0, 3], [1], [2]])
  store.dispatch(rowsListed({ by: 'all' }))
  expect(lines()).toEqual([[0, 3], [1], [2]])
})
