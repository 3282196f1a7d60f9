import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cellChanges, type Stretch } from '../../../src/features/corrected/cellChanges'
import { DRAWS, troublesomeText } from '../../support/drawn'

/** Marks as signs: `[differs]`, `{goes}`. */
const said = (stretches: Stretch[]) =>
  stretches
    .map(({ text, mark }) => (mark === 'none' ? text : mark === 'goes' ? `{${text}}` : `[${text}]`))
    .join('')

const linesOf = (before: string[], after: string[], lost: string[] = []) =>
  cellChanges(before, after, lost).map((cell) => `${cell.column}: ${said(cell.before)} → ${said(cell.after)}`)

const cellsIn = (line: string) => line.split(' | ')

/** Cells before and after, words that go, and the cells of the list. */
test.each<[string, string, string, string, string[]]>([
  [
    'what differs is marked on both sides, capitals are not',
    'A1 | Flat3 12 High st | leeds | ls61aa',
    'A1 | Flat 3, 12 High Street | LEEDS | LS6 1AA',
    '',
    ['1: [Flat3] 12 High [st] → [Flat 3], 12 High [Street]', '2: leeds → LEEDS', '3: ls61aa → LS6 1AA'],
  ],
  [
    'words that go are marked as going, beside each other as one',
    '9 Temple Grove | Station Street, Chapel Allerton',
    '9 Station Street | ',
    'Temple Grove | Chapel Allerton',
    ['0: 9 {Temple Grove} → 9 [Station Street]', '1: [Station Street], {Chapel Allerton} → '],
  ],
  [
    'a filled cell between those that change is shown',
    '1 high st | Bath |  | ba11aa',
    '1 High Street | Bath |  | BA1 1AA',
    '',
    ['0: 1 high [st] → 1 High [Street]', '1: Bath → Bath', '3: ba11aa → BA1 1AA'],
  ],
  [
    'where capitals alone change, they are what differs',
    '1 high street | BATH',
    '1 High Street | Bath',
    '',
    ['0: 1 [high street] → 1 [High Street]', '1: [BATH] → [Bath]'],
  ],
  [
    'words that go and are not beside each other are marked one by one',
    'Rear 12 High Street yard',
    '12 High Street',
    'Rear yard',
    ['0: {Rear} 12 High Street {yard} → 12 High Street'],
  ],
])('%s', (_, before, after, lost, expected) => {
  expect(linesOf(cellsIn(before), cellsIn(after), lost === '' ? [] : cellsIn(lost))).toEqual(expected)
})

const drawnRow = fc.array(fc.oneof(troublesomeText, fc.constantFrom('12 High st', 'Leeds', '')), {
  minLength: 4,
  maxLength: 4,
})

test('the list shows what each cell holds, to the letter, and every cell that changes', () => {
  fc.assert(
    fc.property(drawnRow, drawnRow, fc.array(troublesomeText), (before, after, lost) => {
      const cells = cellChanges(before, after, lost)
      const whole = (stretches: Stretch[]) => stretches.map(({ text }) => text).join('')
      for (const { column, before: was, after: is } of cells)
        expect([whole(was), whole(is)]).toEqual([before[column], after[column]])
      const shown = cells.map(({ column }) => column)
      const changed = [...before.keys()].filter((column) => before[column] !== after[column])
      expect(shown).toEqual(expect.arrayContaining(changed))
    }),
    DRAWS,
  )
})
