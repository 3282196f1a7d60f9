import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  diffAddresses,
  diffOfResult,
  type MarkedText,
} from '../../../../src/features/results/comparison/marks'
import { answered } from '../../../support/builders'
import { DRAWS } from '../../../support/drawn'

const whole = (marked: MarkedText) => marked.map(({ text }) => text).join('')
const marks = (marked: MarkedText) => marked.flatMap(({ text, isMarked }) => (isMarked ? [text] : []))
const differing = (sent: string, found: string) => {
  const diff = diffAddresses(sent, found)
  return [marks(diff.sent), marks(diff.found)]
}

describe('not marked:', () => {
  test.each([
    ['one text', '12 High Street, Leeds, LS1 1AA', '12 High Street, Leeds, LS1 1AA'],
    ['case', '12 HIGH STREET, LEEDS', '12 High Street, Leeds'],
    ['commas and line breaks', '12 High Street\nLeeds', '12, High Street, Leeds'],
    ['commas without a space', '12 High Street,Leeds', '12 High Street, Leeds'],
    ['full stops and apostrophes', "12 St. Mary's Rd., Leeds.", '12 St Mary’s Rd, Leeds'],
    ['a straight apostrophe and none', "St Mary's", 'St Marys'],
    ['initials', 'P.O. Box 12', 'PO Box 12'],
    ['brackets', 'Leeds (Yorkshire)', 'Leeds, Yorkshire'],
    ['hyphens of a town', 'Stoke on Trent', 'Stoke-on-Trent'],
    ['accents in either form', 'Ty\u0302 Mawr', 'T\u0177 Mawr'],
    ['a postcode without its space', 'Leeds LS11AA', 'Leeds, LS1 1AA'],
    ['a postcode with its space', 'Leeds b12 0xy', 'Leeds, B120XY'],
    ['a short postcode without its space', 'm11ae', 'M1 1AE'],
    ['a long postcode without its space', 'EC1A1BB.', 'EC1A 1BB'],
    ['a range with another stroke', '400/404 High Street', '400-404 High Street'],
    ['a range with a dash', '400/404 High Street', '400–404 High Street'],
    ['a letter of a number in another case', '7a High Street', '7A High Street'],
    ['no commas', '12 canal st leeds ls1 1aa', '12 Canal Street, LEEDS, LS1 1AA'],
    ['no commas the other way', '12 Canal Street, LEEDS, LS1 1AA', '12 canal st leeds ls1 1aa'],
    ['a street at the end of a text', 'Canal St', 'Canal Street'],
    ['a saint in a street', '12 st marys rd leeds', "12 St Mary's Road, Leeds"],
    ['a street in brackets', '12 High St (rear), Leeds', '12 High Street, rear, Leeds'],
    ['a street before a dash', '12 High St - Leeds', '12 High Street - Leeds'],
    ['a full stop in a number', '7.A High Street', '7A High Street'],
    ['a flat', 'flat 2 14 high st leeds', 'Flat 2, 14 High Street, Leeds'],
    ['a Scottish flat', 'Flat 2-1, 45 Main St', 'Flat 2/1, 45 Main Street'],
    ['a floor with a house', 'Ground Floor, 12 High Street', 'Ground Floor 12 High Street'],
    ['BFPO', 'bfpo 57', 'BFPO 57'],
    ['a postcode alone', 'ls11aa', 'LS1 1AA'],
    ['nothing', '', ''],
    ['nothing but punctuation', ' , ', '-'],
  ])('%s', (_, sent, found) => {
    expect(differing(sent, found)).toEqual([[], []])
  })

  test.each(
    'St Street, st. STREET, Rd Road, Ave Avenue, Av Avenue, Av Ave, Ln Lane, Dr Drive, Cl Close, Ct Court, Cres Crescent, Gdns Gardens, Gr Grove, Pl Place, Sq Square, Ter Terrace, Terr Terrace, Pk Park, Wy Way'
      .split(', ')
      .map((pair) => pair.split(' ') as [string, string]),
  )('%s and %s, as the last word of a street', (short, long) => {
    expect(differing(`12 Mill ${short}, Leeds`, `12 Mill ${long}, Leeds`)).toEqual([[], []])
    expect(differing(`12 Mill ${long} Leeds`, `12 Mill ${short}, Leeds`)).toEqual([[], []])
  })
})

describe('marked:', () => {
  test.each([
    ['a word', '12 High Street, Leeds', '12 Low Street, Leeds', ['High'], ['Low']],
    ['words next to each other', '2 High Street, Ely', '2 Low Lane, Ely', ['High Street'], ['Low Lane']],
    ['words across a comma', '2 High Street, Ely', '2 High Road, York', ['Street, Ely'], ['Road, York']],
    ['a word that is missing', '12 High Street', '12 High Street, Leeds', [], ['Leeds']],
    ['a word misspelt before a street', '2 cannal st ely', '2 Canal Street, Ely', ['cannal'], ['Canal']],
    ['all', 'Leeds, Yorkshire', '', ['Leeds, Yorkshire'], []],
    ['all the other way', '', 'Leeds, Yorkshire', [], ['Leeds, Yorkshire']],
    ['a word, not what surrounds it', ' (Leeds). ', 'York', ['Leeds'], ['York']],
    ['words in another order', 'Leeds High', 'High Leeds', ['Leeds'], ['Leeds']],
    ['a word that occurs twice', 'Leeds, Leeds', 'Leeds', ['Leeds'], []],
    ['7 and 7A', '7 High Street', '7A High Street', ['7'], ['7A']],
    ['a range and its number', '400 High Street', '400-404 High Street', ['400'], ['400-404']],
    ['a range and a number with its digits', '12-14 High Street', '1214 High Street', ['12-14'], ['1214']],
    ['two numbers and a number with their digits', '12&14 Mill', '1214 Mill', ['12&14'], ['1214']],
    ['half of a postcode', 'Leeds LS1 1AA', 'Leeds LS1 1AB', ['1AA'], ['1AB']],
    ['half of a postcode without its space', 'Leeds LS11AA', 'Leeds LS1 1AB', ['1AA'], ['1AB']],
    ['a whole postcode', 'Leeds LS11AA', 'Leeds BA2 2BB', ['LS11AA'], ['BA2 2BB']],
    ['a saint and a street', 'St Johns', 'Street Johns', ['St'], ['Street']],
    ['a saint and a street after a number', '12 St Johns Rd', '12 Street Johns Road', ['St'], ['Street']],
    ['a saint and a street after a flat', 'Flat A St Johns', 'Flat A Street, Johns', ['St'], ['Street']],
    ['a saint and a street before it', '5 St Marys', '5 High Street, Marys', ['St'], ['High Street']],
    ['the same the other way', '5 High Street, Marys', '5 St Marys', ['High Street'], ['St']],
    ['a street and the town of Street', '12 St, Leeds', '12 Street, Leeds', ['St'], ['Street']],
    ['a street without commas in both', '12 Mill St Leeds', '12 Mill Street Leeds', ['St'], ['Street']],
    ['a street in the middle of a name', '12 Old St Mews', '12 Old Street Mews', ['St'], ['Street']],
    ['a house, which is not a kind of street', 'Mill Hse, Leeds', 'Mill House, Leeds', ['Hse'], ['House']],
    ['two kinds of street', '12 Mill St', '12 Mill Road', ['St'], ['Road']],
    ['a flat', 'Flat 2, 14 High Street', '14 High Street', ['Flat 2'], []],
    ['a flat with the number of a house', 'Flat 14, High Street', '14 High Street', ['Flat 14'], ['14']],
    ['a house with the number of a flat', '2 High Street', 'Flat 2, 14 High Street', ['2'], ['Flat 2, 14']],
    ['a unit with the number of a house', '7 Trading Estate', 'Unit 7 Trading Estate', ['7'], ['Unit 7']],
    ['the name of a flat', 'Apt 2, 14 High Street', 'Flat 2, 14 High Street', ['Apt'], ['Flat']],
    ['flat and house the wrong way round', 'Flat 2, 14 Mill', 'Flat 14, 2 Mill', ['2, 14'], ['14, 2']],
    ['a Scottish flat', 'Flat 2/1, 45 Main St', 'Flat 2/2, 45 Main St', ['2/1'], ['2/2']],
    ['a letter and a flat with that letter', 'A Mill', 'Flat A Mill', ['A'], ['Flat A']],
  ])('%s', (_, sent, found, inSent, inFound) => {
    expect(differing(sent, found)).toEqual([inSent, inFound])
  })
})

test('what is between two words differs only if both words do', () => {
  expect(diffAddresses(' 12, High St., York; LS1 1AA. ', '12 Low Lane, Leeds, LS1 1AA')).toEqual({
    sent: [
      { text: ' 12, ', isMarked: false },
      { text: 'High St., York', isMarked: true },
      { text: '; LS1 1AA. ', isMarked: false },
    ],
    found: [
      { text: '12 ', isMarked: false },
      { text: 'Low Lane, Leeds', isMarked: true },
      { text: ', LS1 1AA', isMarked: false },
    ],
  })
})

const words = fc.constantFrom(
  ...'12 12A 12-14 2/1 Flat Floor St Street st. High Mill Mary’s Leeds Stoke-on-Trent LS1 1AA LS11AA - & ŷ'.split(
    ' ',
  ),
)
const address = fc
  .array(fc.tuple(words, fc.constantFrom(' ', ', ', ',', '\n', ' - ', '  ')), { maxLength: 12 })
  .map((parts) => parts.flat().join(''))
const text = fc.oneof(address, fc.string({ unit: 'binary' }))

test('a marked text is the whole text, cut only where a mark begins or ends', () => {
  fc.assert(
    fc.property(text, text, (sent, found) => {
      const diff = diffAddresses(sent, found)
      expect([whole(diff.sent), whole(diff.found)]).toEqual([sent, found])
      for (const marked of [diff.sent, diff.found])
        for (const [at, stretch] of marked.entries()) {
          expect(stretch.text).not.toBe('')
          expect(stretch.isMarked).not.toBe(marked[at + 1]?.isMarked)
        }
    }),
    DRAWS,
  )
})

test('a text does not differ from itself', () => {
  fc.assert(
    fc.property(text, (same) => {
      expect(differing(same, same)).toEqual([[], []])
    }),
    DRAWS,
  )
})

test('texts without a common word differ from their first word to their last', () => {
  const letters = (unit: string) =>
    fc.array(fc.string({ unit: fc.constantFrom(...Array.from(unit)), minLength: 1 }))
  fc.assert(
    fc.property(letters('abc'), letters('xyz'), (sent, found) => {
      const [left, right] = [sent.join(' '), found.join(' ')]
      expect(differing(left, right)).toEqual([left === '' ? [] : [left], right === '' ? [] : [right]])
    }),
    DRAWS,
  )
})

test('what was sent for a row is compared with what was found', () => {
  const match = { 'Address Line 1': '1 High Street', 'Post Town': 'BATH', Postcode: 'BA1 1AA' }
  const diff = diffOfResult(answered(match, '1 Hihg Street, Bath'))!
  expect([whole(diff.sent), marks(diff.sent)]).toEqual(['1 Hihg Street, Bath', ['Hihg']])
  expect([whole(diff.found), marks(diff.found)]).toEqual([
    '1 High Street, BATH, BA1 1AA',
    ['High', 'BA1 1AA'],
  ])
})

test.each([null, { kind: 'failed', error: 'x' } as const, { kind: 'nothingToSend' } as const, answered()])(
  'there is nothing to compare in %j',
  (result) => {
    expect(diffOfResult(result)).toBeNull()
  },
)
