import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Kind, Slot } from '../../../../src/domain/address/columns/kinds'
import { readAnswer } from '../../../../src/domain/cleanse/rowResult'
import { addressed } from '../../../../src/domain/cleanse/writtenRow'
import { linesOf } from '../../../../src/domain/address/writing/pieces'
import { wordsIn } from '../../../../src/domain/address/cells/sameWords'
import { answered } from '../../../support/builders'
import { isDeep, seed } from '../../../support/drawing'
import { addressNamed, drawnLayout, drawnRowIn, isSame, rowOf as drawnRow } from '../../../support/drawnRows'
import { cellsOf, type Fields } from '../comparison/foundCells'
import { writeInto } from '../../../support/writeInto'

const HOUSE: Fields = {
  number: '16',
  street: 'High Street',
  town: 'BATH',
  postcode: 'BA1 1AA',
  country: 'England',
}
const FLAT: Fields = { ...HOUSE, sub: 'Flat 3', name: 'Linden House' }

/** `line: 16 high st | town: bath, UK`: the cells, and columns with kinds. */
function rowOf(text: string) {
  const columns = text.split(' | ').map((each) => each.split(/: ?/, 2) as [string, string])
  const slots = columns.map(([kind], column): Slot => ({
    column,
    kind: (kind === 'pc' ? 'postcode' : kind) as Kind,
  }))
  return { row: columns.map(([, value]) => value.replaceAll('¶', '\n')), slots }
}

const answerTo = (fields: Fields) => answered(cellsOf(fields), '')

/** The cells of a row once an address is written into it, and what is lost. */
function written(text: string, fields: Fields): string {
  const { row, slots } = rowOf(text)
  const { inCapitals, lost } = writeInto(readAnswer(answerTo(fields))!.address!, {
    row,
    slots,
    isSameDoor: true,
  })!
  const after = row.map((cell, column) => (inCapitals.get(column) ?? cell).replaceAll('\n', '¶'))
  return [after.join(' | '), ...lost].join(' - ')
}

/** The envelope of the same row. */
function envelopeOf(text: string, fields: Fields): string {
  const { row, slots } = rowOf(text)
  const { envelope } = addressed({ row, slots, columns: [], result: answerTo(fields), isCleansed: true })
  return [...linesOf(envelope), envelope.town, envelope.postcode, envelope.country]
    .filter(Boolean)
    .join(' / ')
}

const UK =
  'UK|U.K.|uk|GB|United Kingdom|Great Britain|England|Wales|Cymru|Scotland|Northern Ireland|England, UK'.split(
    '|',
  )

describe.each(UK)('%s, the country of an address that was found,', (country) => {
  test.each([
    // In a cell of its own.
    ['line: 16 high st | line: * | town: bath | pc: ba11aa', '16 High Street | * | BATH | BA1 1AA'],
    [
      'line: 16 high st | line:  | line: * | town: bath | pc: ba11aa',
      '16 High Street |  | * | BATH | BA1 1AA',
    ],
    ['line: 16 high st | town: bath | pc: ba11aa | line: *', '16 High Street | BATH | BA1 1AA | *'],
    ['line: 16 high st | line: bath | county: * | pc: ba11aa', '16 High Street | BATH | * | BA1 1AA'],
    ['line: 16 high st | line: bath | town: * | pc: ba11aa', '16 High Street | BATH | * | BA1 1AA'],
    [
      'number: 16 | street: high st | locality: * | town: bath | pc: ba11aa',
      '16 | High Street | * | BATH | BA1 1AA',
    ],
    // Behind something else.
    ['line: 16 high st | town: bath, * | pc: ba11aa', '16 High Street | BATH, * | BA1 1AA'],
    ['line: 16 high st, bath, ba11aa, *', '16 High Street, BATH, BA1 1AA, *'],
    ['line: 16 high st, bath, *, ba11aa', '16 High Street, BATH, BA1 1AA, *'],
    ['line: 16 high st, bath, * | pc: ba11aa', '16 High Street, BATH, * | BA1 1AA'],
    ['line: 16 high st¶bath¶* | pc: ba11aa', '16 High Street¶BATH¶* | BA1 1AA'],
    ['line: 16 high st, * | town: bath | pc: ba11aa', '16 High Street, * | BATH | BA1 1AA'],
  ])('stays behind it: %s', (row, cells) => {
    const [before, after] = [row, cells].map((each) => each.replaceAll('*', country)) as [string, string]
    expect(written(before, HOUSE)).toBe(after)
    expect(envelopeOf(before, HOUSE)).toBe('16 High Street / BATH / BA1 1AA')
  })

  test('leaves the lines to the address', () => {
    const row = `line: flat 3 | line: linden hse 16 high st | line: ${country} | town: bath | pc: ba11aa`
    expect(written(row, FLAT)).toBe(`Flat 3 | Linden House, 16 High Street | ${country} | BATH | BA1 1AA`)
    expect(envelopeOf(row, FLAT)).toBe('Flat 3 / Linden House / 16 High Street / BATH / BA1 1AA')
  })
})

test.each([
  ['line: 16 high st | town: bath UK | pc: ba11aa', '16 High Street | BATH, UK | BA1 1AA'],
  ['line: 16 high st UK | town: bath | pc: ba11aa', '16 High Street, UK | BATH | BA1 1AA'],
  ['line: 16 high st | town: bath | pc: ba11aa UK', '16 High Street | BATH | BA1 1AA, UK'],
  ['line: 16 high st | townAndPostcode: bath ba11aa UK', '16 High Street | BATH BA1 1AA UK'],
  ['line: 16 high st | town: bath (UK) | pc: ba11aa', '16 High Street | BATH, UK | BA1 1AA'],
  // It is no part of a firm's name, and a firm is no country.
  ['line: Acme UK | line: 16 high st | town: bath | pc: ba11aa', 'Acme UK | 16 High Street | BATH | BA1 1AA'],
  ['firm: Acme UK | line: 16 high st | town: bath | pc: ba11aa', 'Acme UK | 16 High Street | BATH | BA1 1AA'],
  // A county beside it stays.
  [
    'line: 16 high st | line: UK | town: bath | county: Avon | pc: ba11aa',
    '16 High Street | UK | BATH | Avon | BA1 1AA',
  ],
  // There is no other column for the street.
  ['line: UK | town: bath | pc: ba11aa', '16 High Street, UK | BATH | BA1 1AA'],
])('%s', (before, after) => {
  expect(written(before, HOUSE)).toBe(after)
  expect(envelopeOf(before, HOUSE)).toMatch(/^(?:Acme UK \/ )?16 High Street \/ BATH \/ BA1 1AA$/)
})

test('a village with the name of a country is not a country', () => {
  const fields: Fields = {
    number: '12',
    street: 'School Road',
    locality: 'Wales',
    town: 'SHEFFIELD',
    postcode: 'S26 5QJ',
  }
  const row = 'line: 12 school rd | line: wales | town: sheffield | pc: s265qj'
  expect(written(row, fields)).toBe('12 School Road | Wales | SHEFFIELD | S26 5QJ')
})

test.each(['Ireland', 'Éire', 'Republic of Ireland'])('so does %s after an address in the UK', (country) => {
  const fields: Fields = { number: '16', street: 'High Street', town: 'BELFAST', postcode: 'BT1 1AA' }
  const row = `line: 16 high st | line: belfast | line: ${country} | pc: bt11aa`
  expect(written(row, fields)).toBe(`16 High Street | BELFAST | ${country} | BT1 1AA`)
  expect(envelopeOf(row, fields)).toBe('16 High Street / BELFAST / BT1 1AA')
})

test('in any columns a country at the end changes nothing but itself', () => {
  const behind = fc.constantFrom(', UK', ' - United Kingdom', ', England, UK', '\nScotland')
  const drawn = fc.tuple(drawnRowIn(drawnLayout), behind)
  fc.assert(
    fc.property(drawn, ([each, country]) => {
      const { slots } = each.layout
      const row = drawnRow(each)
      const address = addressNamed(each.found || each.own)
      const last = slots.findLast(
        ({ kind, column }) => row[column] !== '' && (kind === 'line' || kind === 'town'),
      )
      if (!last) return
      const wordsOf = (before: string[]) => {
        const result = writeInto(address, { row: before, slots, isSameDoor: isSame(each) })
        const after = before.map((cell, column) => result?.inCapitals.get(column) ?? cell)
        return { words: wordsIn(...slots.map(({ column }) => after[column]!)), lost: result?.lost, after }
      }
      const named = row.map((cell, column) => (column === last.column ? cell + country : cell))
      const [without, within] = [wordsOf(row), wordsOf(named)]
      const theirs = wordsIn(country)
      expect(within.words.filter((word) => !theirs.includes(word))).toEqual(without.words)
      expect(within.words.filter((word) => theirs.includes(word))).toEqual(theirs)
      expect(within.lost).toEqual(without.lost)
      expect(wordsOf(within.after).after).toEqual(within.after)
    }),
    { seed, numRuns: isDeep ? 2000 : 40 },
  )
})
