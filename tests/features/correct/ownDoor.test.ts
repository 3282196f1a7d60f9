import { expect, test } from 'vitest'
import { doubtsOf } from '../../../src/domain/cleanse/rowReading'
import { ownDoor } from '../../../src/features/correct/correction'
import { answered } from '../../support/builders'
import { cellsOf, type Fields } from '../../domain/address/comparison/foundCells'

const found = (number: string, sent: string, more: Record<string, string> = {}) =>
  answered(
    {
      'Address Line 1': `${number} High Street`,
      'Building Number': number,
      'Street Name': 'High Street',
      'Post Town': 'LEEDS',
      Postcode: 'LS1 4AB',
      ...more,
    },
    sent,
  )

const doorOf = (result: ReturnType<typeof found>) => ownDoor(result, doubtsOf(result, [], []))

test('if only the number differs, the cleansed address takes the customer’s own', () => {
  expect(doorOf(found('3C', '3A High St, LS1 4AB'))).toEqual({
    own: '3A',
    field: 'line1',
    at: { start: 0, end: 2 },
    typed: { line1: '3A High Street', line2: '', line3: '', town: 'LEEDS', postcode: 'LS1 4AB' },
  })
})

/** The lines with the customer's own door: of an answer with these fields, its lines parted by slashes. */
const linesOf = (sent: string, lines: string, fields: Fields) => {
  const [line1 = '', line2 = '', line3 = ''] = lines.split(' / ')
  const door = doorOf(
    answered(
      {
        ...cellsOf({ postcode: 'LS1 4AB', ...fields }),
        'Address Line 1': line1,
        'Address Line 2': line2,
        'Address Line 3': line3,
      },
      `${sent}, LS1 4AB`,
    ),
  )
  if (!door) return null
  const { typed, field, at, own } = door
  expect(typed[field].slice(at.start, at.end)).toBe(own)
  return [typed.line1, typed.line2, typed.line3].filter((line) => line !== '').join(' / ')
}

const HIGH: Fields = { street: 'High Street' }
const flatAt = (sub: string, number = ''): Fields => ({ ...HIGH, sub, number })

test.each<[string, string, Fields, string | null]>([
  ['Flat 12, 3 High Street', 'Flat 12 / 2 High Street', flatAt('Flat 12', '2'), 'Flat 12 / 3 High Street'],
  ['Flat 12, 3 High Street', 'Flat 12, 2 High Street', flatAt('Flat 12', '2'), 'Flat 12, 3 High Street'],
  ['Flat 3, 2 High Street', 'Flat 2 / 2 High Street', flatAt('Flat 2', '2'), 'Flat 3 / 2 High Street'],
  [
    '1st Floor, 4 High Street',
    '1st Floor / 1 High Street',
    flatAt('1st Floor', '1'),
    '1st Floor / 4 High Street',
  ],
  [
    'Studio 54 Ltd, 55 High Street',
    'Studio 54 Ltd / 54 High Street',
    { ...HIGH, organisation: 'Studio 54 Ltd', number: '54' },
    // More than the door is in doubt, so nothing is offered.
    null,
  ],
  [
    '4 Rose Cottages, High Street',
    '3 Rose Cottages / High Street',
    { ...HIGH, name: '3 Rose Cottages' },
    '4 Rose Cottages / High Street',
  ],
  ['Flat 7, 12 High Street', '12 High Street', flatAt('', '12'), 'Flat 7, 12 High Street'],
  [
    'Flat 7, Acme Ltd, 12 High Street',
    'Acme Ltd / 12 High Street',
    { ...HIGH, organisation: 'Acme Ltd', number: '12' },
    'Acme Ltd / Flat 7, 12 High Street',
  ],
  [
    'Acme Ltd, 12 High Street',
    'Acme Ltd / High Street',
    { ...HIGH, organisation: 'Acme Ltd' },
    'Acme Ltd / 12 High Street',
  ],
  [
    'Rose House, 12 High Street',
    'Rose House / High Street',
    { ...HIGH, name: 'Rose House' },
    'Rose House / 12 High Street',
  ],
  [
    '12 Rose House, High Street',
    'Rose House / High Street',
    { ...HIGH, name: 'Rose House' },
    '12 Rose House / High Street',
  ],
])(
  'the part of the address is replaced, wherever else its words are: %s in %s',
  (sent, lines, fields, expected) => {
    expect(linesOf(sent, lines, fields)).toBe(expected)
  },
)

test.each<[string, string, string, Fields]>([
  [
    'two parts have the number',
    '3 Rose Cottages, High Street',
    'Flat 2 / 2 Rose Cottages / High Street',
    { ...HIGH, sub: 'Flat 2', name: '2 Rose Cottages' },
  ],
  [
    'the number may be the house’s or the street’s',
    '12, Rose House, High Street',
    'Rose House / High Street',
    { ...HIGH, name: 'Rose House' },
  ],
  ['no part has the number', '3 High Street', '2 High Street', {}],
])('there is no such address where %s', (_, sent, lines, fields) => {
  expect(linesOf(sent, lines, fields)).toBeNull()
})

test.each([
  ['something else differs too', found('3C', '3A Low Road, LS1 4AB')],
  ['the customer has no number', found('3', 'High Street, LS1 4AB')],
  ['nothing differs', found('3', '3 High Street, LS1 4AB')],
])('there is no such address where %s', (_, result) => {
  expect(doorOf(result)).toBeNull()
})
