import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressWithId, suggest } from '../../../src/features/sandbox/answerQuery'
import { DRAWS } from '../../support/drawn'

const textsFor = (text: string) => suggest(text).map(({ suggestion }) => suggestion)

test('suggestions for a house include its flats and other numbers in its street', () => {
  expect(textsFor('12 High Street, Birmingham, B12 0XY')).toEqual([
    '12 High Street, Birmingham, B12',
    'Flat 1, 12 High Street, Birmingham, B12',
    'Flat 2, 12 High Street, Birmingham, B12',
    'Flat 3, 12 High Street, Birmingham, B12',
    '14 High Street, Birmingham, B12',
    '10 High Street, Birmingham, B12',
    '16 High Street, Birmingham, B12',
    '18 High Street, Birmingham, B12',
  ])
})

test.each([
  ['misspelt', '12 Chruch Raod, Leeeds, LS1 4AB', '12 Church Road, Leeeds, LS1'],
  ['in a town', '12 statoin rd, Leeds', '12 Station Road, Leeds, LS1'],
  ['with a flat', 'flat 7, 22 Canal St, NG1 7EH', 'Flat 7, 22 Canal Street, Nottingham, NG1'],
  ['of a name', 'Rose Cottage, YO22 4JT', 'Rose Cottage, Whitby, YO22'],
  ['by its postcode', 'EX1 1HS', '54 Orchard Close, Exeter, EX1'],
])('the address that is meant comes first: %s', (_, text, first) => {
  expect(textsFor(text)[0]).toBe(first)
})

test('a street without a town is suggested in several towns', () => {
  const towns = textsFor('12 high st').filter((text) => text.startsWith('12 High Street'))
  expect(towns).toHaveLength(3)
})

test.each(['', '???', 'asdf qwerty', 'Leeds', 'Rose Cottage', '14 rue de la Paix, Paris'])(
  'nothing is suggested for %j',
  (text) => {
    expect(suggest(text)).toEqual([])
  },
)

test('every suggestion leads to its own address', () => {
  const drawn = fc
    .tuple(
      fc.constantFrom('', 'Flat 2', 'Unit B'),
      fc.constantFrom('', 'Acme Ltd', 'Rosewood House', 'Little Combe'),
      fc.constantFrom('12a Mill Lane', '400/404 Church Rd', '1 Chapel Mews, Chapel Street', '8', ''),
      fc.constantFrom(
        'Leeds',
        'Ambridge, Sherborne, DT9 4QA',
        'Kew, London, SW10 0LJ',
        'BN14 7JL',
        'SY23 1LR',
      ),
    )
    .map((parts) => parts.filter(Boolean).join(', '))
  fc.assert(
    fc.property(drawn, (text) => {
      const suggestions = suggest(text)
      for (const { id, suggestion, udprn } of suggestions) {
        const { line_1, line_2, line_3, post_town, postcode_outward, ...address } = addressWithId(id)!
        const named = [line_1, line_2, line_3, post_town, postcode_outward].filter(Boolean).join(', ')
        expect(named.toUpperCase()).toBe(suggestion.toUpperCase())
        expect(address.udprn).toBe(udprn)
      }
      expect(new Set(suggestions.map(({ suggestion }) => suggestion)).size).toBe(suggestions.length)
    }),
    DRAWS,
  )
})

test.each(['', 'paf_23747771', 'sandbox_', 'sandbox_???'])('no address has the id %j', (id) => {
  expect(addressWithId(id)).toBeNull()
})
