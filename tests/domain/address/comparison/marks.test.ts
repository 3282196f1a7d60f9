import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Slot } from '../../../../src/domain/address/columns/kinds'
import type { RowResult } from '../../../../src/domain/cleanse/rowResult'
import { doubtsOf, markResult } from '../../../../src/domain/cleanse/rowReading'
import {
  markFound,
  markNewWords,
  wordsOfDoubt,
  type MarkedText,
} from '../../../../src/domain/address/comparison/marks'
import { answered, failed } from '../../../support/builders'
import { DRAWS } from '../../../support/drawn'

const NO_COLUMNS: Slot[] = []
const doubtsBy = (result: RowResult | null, row: readonly string[]) => doubtsOf(result, row, NO_COLUMNS)

const whole = (marked: MarkedText) => marked.map(({ text }) => text).join('')
const marks = (marked: MarkedText) => marked.flatMap(({ text, isMarked }) => (isMarked ? [text] : []))

const STREET = { 'Building Number': '12', 'Street Name': 'High Street', 'Address Line 1': '12 High Street' }

/** A matched row in Leeds. */
const found = (query: string, values: Record<string, string> = STREET) =>
  answered({ 'Post Town': 'LEEDS', Postcode: 'LS1 4AP', ...values }, query)

test.each<[string, string, Record<string, string> | undefined, string[], string[]]>([
  ['a flat that was left out', 'Flat 3, 12 High St, LS1 4AP', undefined, ['Flat 3'], []],
  ['another street', '12 High Road, LS1 4AP', undefined, ['High Road'], ['High Street']],
  ['a street of more words', '12 Upper High St, LS1 4AP', undefined, ['Upper High St'], ['High Street']],
  ['another number', '14 High Street, LS1 4AP', undefined, ['14'], ['12']],
  ['a part', '12 Court Mews, High Street, LS1 4AP', undefined, ['Court Mews'], []],
  ['another postcode', '12 High Street, LS1 4AB', undefined, ['LS1 4AB'], ['LS1 4AP']],
  ['a postcode that was added', '12 High Street, Leeds', undefined, [], ['LS1 4AP']],
  [
    'a flat that was added',
    '12 High Street, LS1 4AP',
    {
      ...STREET,
      'Sub Building Name': 'Flat 3',
      'Address Line 1': 'Flat 3',
      'Address Line 2': '12 High Street',
    },
    [],
    ['Flat 3'],
  ],
  ['nothing where only the spelling differs', '12 HIGH ST leeds ls14ap', undefined, [], []],
  [
    'neither names nor places',
    'Ann Lee, Acme Ltd, 12 High Street, Headingley, West Yorkshire, LS1 4AP',
    undefined,
    [],
    [],
  ],
  [
    'no place that was added',
    '12 High Street, LS1 4AP',
    { ...STREET, 'Dependant Locality': 'Headingley', 'Address Line 2': 'Headingley' },
    [],
    [],
  ],
])('marked is %s', (_, query, values, inSent, inFound) => {
  const result = found(query, values)
  const marked = markResult(result, doubtsBy(result, []))!
  expect([whole(marked.sent), marks(marked.sent), marks(marked.found)]).toEqual([query, inSent, inFound])
})

test.each([
  ['Flat 3, 12 High St, LS1 4AP', 'yours Flat 3'],
  ['14 High Street, LS1 4AP', 'yours 14, cleansed 12'],
  ['High Street, LS1 4AP', 'cleansed 12'],
])('the reason for %s says “%s”', (query, words) => {
  const [doubt] = doubtsBy(found(query), [])
  expect(wordsOfDoubt(query, doubt!)).toBe(words)
})

test('a number is marked as a word, not within another one', () => {
  expect(
    marks(markFound('Flat 112, 12 High Street', [{ check: 'numberAdded', sent: [], found: ['12'] }])),
  ).toEqual(['12'])
})

const LONG = '1/'.repeat(5_000)

test.each([
  ['Flat 1, 14 Park Avenue, Manchester, M14 1TT', 'Flat 2 14 Park Avenue, M14 1TT', ['1', 'Manchester']],
  ['Flat 2, 14 Park Avenue, M14 1TT', 'flat 2 14 park ave m141tt', []],
  ['Flat 14, 2 Park Avenue, M14 1TT', 'Flat 2, 14 Park Avenue, M14 1TT', ['14', '2']],
  ['14A Park Avenue, M14 1TT', '14 Park Avenue, M14 1TT', ['14A']],
  ['First Floor, 14 Park Avenue', 'Second Floor, 14 Park Avenue', ['First']],
  ['14 Park Avenue, M14 1TX', '14 Park Avenue, M14 1TT', ['M14 1TX']],
  ['14 Park Road, M14 1TT', '14 Park Avenue, M14 ITT', ['Road']],
  [LONG, '14 Park Avenue', []],
  ['14 Park Avenue', LONG, []],
  ['12 Lamble Street, NW5', '12 Lamble St, NW5 3NA', []],
  ['Flat 12, Regent Court, London, E17', 'Flt 12 Regent Ct, London, E17 5RJ', []],
  ['12 Lamble Street, London, NW5', '12 Lamble St, NW5', ['London']],
  ['12 Regent Court, London, E17', '12 Regent Court, London, E7 5RJ', ['E17']],
  ['12 Lamble Street, London, NW5', '12 Lamble St, London, N1 3NA', ['NW5']],
])('new in the suggestion %s beside %s is %j', (suggestion, text, expected) => {
  const marked = markNewWords(suggestion, text)
  expect(whole(marked)).toBe(suggestion)
  expect(marks(marked)).toEqual(expected)
})

test('a text or an answer of over 500 characters is to review', () => {
  const texts = ['1/', 'a ', '((', 'flat 1 ', 'high street ', 'L S 1 4 A P '].map((each) =>
    each.repeat(5_000),
  )
  for (const text of texts) {
    const results = [found(text), found('12 High Street, LS1 4AP', { ...STREET, 'Building Name': text })]
    for (const result of results)
      expect(doubtsBy(result, [text]).map(({ check }) => check)).toEqual(['tooLong'])
  }
  expect(doubtsBy(found(`12 High Street, LS1 4AP${' '.repeat(477)}`), [])).toEqual([])
})

test.each([null, failed('x'), { kind: 'nothingToSend' } as const, answered()])(
  'there is nothing to mark in %j',
  (result) => {
    expect(markResult(result, doubtsBy(result, []))).toBeNull()
  },
)

test('rows that share a result are compared once each', () => {
  const result = found('12 High Street, LS1 4AP', { ...STREET, 'Organisation Name': 'Acme Ltd' })
  const [stranger, customer] = [['Ann Lee'], ['Acme']]
  expect(doubtsBy(result, stranger).map(({ check }) => check)).toEqual(['organisationAdded'])
  expect(doubtsBy(result, customer)).toEqual([])
  expect(doubtsBy(result, stranger)).toBe(doubtsBy(result, stranger))
})

const word = fc.constantFrom(
  ...'12 12A 12-14 2/1 Flat Floor St Street st. High Mill Mary’s Leeds Stoke-on-Trent LS1 1AA LS11AA LSI - & ŷ PO Box 1st The'.split(
    ' ',
  ),
)
const address = fc
  .array(fc.tuple(word, fc.constantFrom(' ', ', ', ',', '\n', ' - ', '/')), { maxLength: 12 })
  .map((parts) => parts.flat().join(''))
const text = fc.oneof(address, fc.string({ unit: 'binary' }))

test('a marked text is the whole text, cut only where a mark begins or ends', () => {
  fc.assert(
    fc.property(text, text, text, (sent, line, name) => {
      const result = found(sent, { 'Address Line 1': line, 'Building Name': name, 'Street Name': line })
      const marked = markResult(result, doubtsBy(result, []))!
      expect(whole(marked.sent)).toBe(sent)
      for (const stretches of [marked.sent, marked.found])
        for (const [at, stretch] of stretches.entries()) {
          expect(stretch.text).not.toBe('')
          expect(stretch.isMarked).not.toBe(stretches[at + 1]?.isMarked)
        }
    }),
    DRAWS,
  )
})
