import { expect, test } from 'vitest'
import { readColumns } from '../../../../src/domain/address/columns/columnKinds'

const HEADERS = ['No', 'Add1', 'Add2', 'Town', 'PCode']

const FIRMS = ['Hartley Motors Ltd', 'Rose Cottage', 'Acme Ltd', 'The Old Mill', 'Bell & Son']

/** What *No* is in rows with these numbers and first lines. */
function noOf(numbers: number[], first: Line, second: Line) {
  const rows = numbers.map((no, at) => [String(no), first(at), second(at), 'Bath', 'BA1 3BB'])
  return readColumns(HEADERS, rows)[0]!.part?.meaning ?? null
}

type Line = (at: number) => string

const firm = (at: number) => FIRMS[at % FIRMS.length]!

const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1)

test.each<[string, number[], Line, Line, string | null]>([
  ['counts the rows', upTo(6), firm, () => 'Moorfield Street', null],
  ['counts the rows, before streets', upTo(6), () => 'Mill Lane', () => '', null],
  ['is different in each of many rows', upTo(21).map((no) => no * 3), () => 'Mill Lane', () => '', null],
  [
    'beside numbers of their own',
    [4, 4, 9, 2, 4],
    firm,
    (at) => (at === 1 ? '27 Moorfield Street' : ''),
    null,
  ],
  [
    'beside numbers of their own within a line',
    [4, 4, 9, 2, 4],
    (at) => `${firm(at)}, 27 Mill Lane`,
    () => '',
    null,
  ],
  [
    'before streets, a fifth of them with numbers of their own',
    [4, 4, 9, 2, 4],
    (at) => (at === 1 ? '27 Moorfield Street' : 'Mill Lane'),
    () => '',
    null,
  ],
  ['in doubt, before firms', [4, 8, 2, 9, 4], firm, () => 'Moorfield Street', null],
  ['before streets', [4, 8, 2, 9, 4], () => 'Mill Lane', () => '', 'number'],
  [
    'before streets, a line in many repeating it',
    [4, 8, 2, 9, 4],
    () => 'Mill Lane',
    (at) => `${[4, 8, 2, 9, 4][at]} Mill Lane`,
    'number',
  ],
])('a column called no more than No: %s', (_, numbers, first, second, meaning) => {
  expect(noOf(numbers, first, second)).toBe(meaning)
})
