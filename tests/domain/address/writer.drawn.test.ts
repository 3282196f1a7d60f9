import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSameWord } from '../../../src/domain/address/comparison/spelling'
import { KINDS, type Kind } from '../../../src/domain/address/kinds'
import type { MatchedAddress } from '../../../src/domain/address/matchedAddress'
import { wordsIn } from '../../../src/domain/address/pieces'
import { writeAddress } from '../../../src/domain/address/writer'
import { addressLayouts, layoutOf, type AddressLayout } from '../../support/addressLayouts'
import { isDeep, seed } from '../../support/drawing'
import { addressOf, typedAddress } from './comparison/addressOf'
import type { Fields } from './comparison/pairs'

const DRAWS = { seed, numRuns: isDeep ? 5000 : 100 }

/** Addresses by what they have: each may be what a row has and what is found for it. */
const ADDRESSES: Record<string, Fields> = {
  house: { number: '12', street: 'High Street' },
  'the next house': { number: '14', street: 'High Street' },
  'a house with a letter': { name: '12A', street: 'High Street' },
  flat: { sub: 'Flat 3', number: '12', street: 'High Street' },
  'the next flat': { sub: 'Flat 5', number: '12', street: 'High Street' },
  'a flat in a named house': { sub: 'Flat 3', name: 'Linden House', number: '12', street: 'High Street' },
  'a named house': {
    name: 'Rose Cottage',
    street: 'Mill Lane',
    locality: 'Weston',
    town: 'Bath',
    postcode: 'BA1 3CC',
  },
  'a unit of a firm': {
    organisation: 'Bolt Engineering',
    department: 'Spares',
    sub: 'Unit 7',
    name: 'Kings Works',
    street: 'Dock Road',
    town: 'Hull',
    postcode: 'HU1 1AA',
  },
  'a firm': {
    organisation: 'Cole Ltd',
    number: '9',
    street: 'Elm Road',
    county: 'Kent',
    town: 'Deal',
    postcode: 'CT14 6AA',
  },
  'a dependent street': {
    number: '4',
    dependentStreet: 'Court Mews',
    street: 'Queen Street',
    town: 'York',
    postcode: 'YO1 7HH',
  },
  'two localities': {
    number: '21',
    street: 'Station Road',
    doubleLocality: 'Upper Weald',
    locality: 'Calverton',
    town: 'Milton Keynes',
    postcode: 'MK19 6EH',
  },
  'no street': { name: 'The Old Forge', locality: 'Norby', town: 'Thirsk', postcode: 'YO7 1BG' },
  'a town of three words': {
    number: '8',
    street: 'Front Street',
    town: 'CHESTER-LE-STREET',
    postcode: 'DH3 3BD',
  },
  'a box': { box: '17', organisation: 'Dent Ltd', town: 'Leeds', postcode: 'LS2 7XX' },
}

const lettered = addressOf({
  number: '18',
  sub: 'B',
  street: 'Otley Road',
  town: 'Bath',
  postcode: 'BA1 1AA',
})

const FOUND: Record<string, MatchedAddress> = {
  ...Object.fromEntries(Object.entries(ADDRESSES).map(([name, fields]) => [name, addressOf(fields)])),
  'a flat by its letter': { ...lettered, lines: ['18B Otley Road'] },
}

const TYPED: Record<string, MatchedAddress> = {
  typed: typedAddress(['The Byre', 'Mill End'], 'Bath', 'BA1 9ZZ'),
  'typed in one line': typedAddress(['31 Park View'], 'York', 'YO7 9ZZ'),
}

const IN_FRONT = ['', '', '', 'c/o Mrs J Brown', 'Rear of shop', 'Acme Ltd', 'FAO Accounts']
const BEHIND = ['', '', '', 'Chapel Allerton', 'Tel 0113 496 0000']

/** How a person writes a text. */
const SPELLINGS: Record<string, (text: string) => string> = {
  'as it is': (text) => text,
  'in lower case': (text) => text.toLowerCase(),
  'in capitals': (text) => text.toUpperCase(),
  'cut short': (text) =>
    text
      .replace(/\bStreet\b/g, 'St')
      .replace(/\bRoad\b/g, 'Rd')
      .replace(/\bLane\b/g, 'Ln'),
}

/** How a person fills lines. */
const WAYS = ['a part a line', 'all in the first', 'with line breaks'] as const

interface Drawn {
  layout: AddressLayout
  own: string
  found: string
  front: string
  behind: string
  county: string
  firm: string
  spelling: string
  way: (typeof WAYS)[number]
}

const layouts = fc.oneof(
  fc.constantFrom(...addressLayouts),
  // Any columns of any kinds, as long as an address has a place.
  fc
    .tuple(
      fc.array(fc.constantFrom<Kind | null>(...KINDS, 'line', 'line', 'line', null), {
        minLength: 1,
        maxLength: 7,
      }),
      fc.constantFrom<Kind>('line', 'street'),
    )
    .map(([kinds, street]) => layoutOf('drawn', inOrder([...kinds, street]))),
)

/** Columns in the order of an envelope, as most files have them, and the postcode in one place. */
function inOrder(kinds: (Kind | null)[]): (Kind | null)[] {
  const postcode = kinds.find(isPostcode)
  return [
    ...kinds.filter((kind) => !isPostcode(kind)).toSorted((a, b) => placeOf(a) - placeOf(b)),
    ...(postcode === 'outwardCode' ? [postcode, 'inwardCode' as const] : []),
    ...(postcode === 'inwardCode' || postcode === undefined ? [] : [postcode]).filter(
      (kind) => kind !== 'outwardCode',
    ),
  ]
}
const placeOf = (kind: Kind | null) => KINDS.indexOf(kind ?? 'firm')

const drawn: fc.Arbitrary<Drawn> = fc.record({
  layout: layouts,
  own: fc.constantFrom(...Object.keys(FOUND)),
  found: fc.oneof(
    fc.constant(''),
    fc.constantFrom(...Object.keys(FOUND)),
    fc.constantFrom(...Object.keys(TYPED)),
  ),
  front: fc.constantFrom(...IN_FRONT),
  behind: fc.constantFrom(...BEHIND),
  county: fc.constantFrom('', 'W Yorks', 'Kent'),
  firm: fc.constantFrom('', 'Eden Foods', 'Cole Ltd'),
  spelling: fc.constantFrom(...Object.keys(SPELLINGS)),
  way: fc.constantFrom(...WAYS),
})

/** The row of a person who has an address in these columns, by rules of the test's own. */
function rowOf({ layout: { kinds }, own, front, behind, county, firm, spelling, way }: Drawn): string[] {
  const address = FOUND[own]!
  const spelt = SPELLINGS[spelling]!
  const row = kinds.map((kind, column) => (kind ? '' : `Column ${column}`))
  const put = (kind: Kind, text: string) => {
    const at = kinds.indexOf(kind)
    if (at >= 0) row[at] = text
    return at >= 0
  }
  const [outward = '', inward = ''] = address.postcode.toLowerCase().split(' ')
  put('outwardCode', outward)
  put('inwardCode', inward)
  put('county', county)
  put('firm', firm)
  put('townAndPostcode', `${address.postTown} ${address.postcode}`)
  const isNumbered = kinds.includes('number') && kinds.includes('street')
  const { number, name, subBuilding } = address.premise
  const isLettered = /^.$/.test(subBuilding)
  const house = (isLettered ? number + subBuilding : number) || (/^\d/.test(name) ? name : '')
  const rest = [
    front,
    address.poBox ? `PO Box ${address.poBox}` : '',
    isLettered || put('flat', subBuilding) ? '' : subBuilding,
    house === name || put('building', name) ? '' : name,
    ...address.streets.map((street, at) => (at === 0 && !isNumbered ? `${house} ${street}` : street)),
    ...(address.streets.length === 0 ? [house] : []),
    ...address.localities,
    behind,
    kinds.includes('townAndPostcode') || put('town', address.postTown) ? '' : address.postTown,
    kinds.includes('townAndPostcode') || kinds.includes('inwardCode') || put('postcode', address.postcode)
      ? ''
      : address.postcode,
  ]
    .map((text) => spelt(text.trim()))
    .filter((text) => text !== '')
  if (isNumbered) put('number', house)
  const lines = kinds.flatMap((kind, column) => (kind === 'line' ? [column] : []))
  const places = lines.length > 0 ? lines : [kinds.indexOf('street')]
  const texts = way === 'a part a line' ? rest : [rest.join(way === 'with line breaks' ? '\n' : ', ')]
  for (const [at, column] of places.entries())
    row[column] = (at === places.length - 1 ? texts.slice(at) : texts.slice(at, at + 1)).join(', ')
  return row
}

const foundIn = ({ own, found }: Drawn) => TYPED[found] ?? FOUND[found || own]!

const isSame = ({ own, found }: Drawn) => found === '' || found === own

function written(each: Drawn, row = rowOf(each), isSameDoor = isSame(each)) {
  const result = writeAddress(foundIn(each), { row, slots: each.layout.slots, isSameDoor })
  return result && { ...result, row: row.map((text, column) => result.cells.get(column) ?? text) }
}

/** What a row has of its own before the number of a house that was found without flats. */
function flatOf(each: Drawn): string {
  const [own, found] = [FOUND[each.own]!, foundIn(each)]
  const isHouse = own.premise.number === found.premise.number && own.postcode === found.postcode
  return isHouse && own.streets[0] === found.streets[0]
    ? `${own.premise.subBuilding} ${own.premise.name}`
    : ''
}

const isOf = (kind: Kind) => (slot: { kind: Kind }) => slot.kind === kind

/** The words that a list has more often than another. */
function beyond(words: string[], others: string[]): string[] {
  const left = [...others]
  return words.filter((word) => {
    const at = left.indexOf(word)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

const check = (holds: (each: Drawn) => void) => fc.assert(fc.property(drawn, holds), DRAWS)

/** The cells of an address as a person reads them, its postcode last. */
const textOf = ({ layout }: Drawn, row: string[], except: Kind[] = []) =>
  layout.slots
    .filter(({ kind }) => !except.includes(kind))
    .toSorted((a, b) => Number(isHalf(a.kind)) - Number(isHalf(b.kind)))
    .map(({ column }) => row[column]!)
    .filter((text) => text !== '')
    .join(isHalves(layout) ? ' ' : '\n')

const isHalf = (kind: Kind) => ['postcode', 'outwardCode', 'inwardCode'].includes(kind)
const isPostcode = (kind: Kind | null) => kind !== null && (isHalf(kind) || kind === 'townAndPostcode')
const isHalves = ({ kinds }: AddressLayout) => kinds.includes('outwardCode')

/** The same address as text, from its lines and not from its parts. */
const addressText = ({ lines, department, postTown, postcode }: MatchedAddress) =>
  [...(department && !lines.includes(department) ? [department] : []), ...lines, postTown, postcode].join(
    ', ',
  )

test('a column that is no address is theirs, and every other one is written', () => {
  check((each) => {
    const { cells } = written(each)!
    expect(new Set(cells.keys())).toEqual(new Set(each.layout.slots.map(({ column }) => column)))
  })
})

test('each word of the address stands once, beside none of another address', () => {
  check((each) => {
    const { row } = written(each)!
    const words = wordsIn(textOf(each, row, ['county']))
    const wanted = wordsIn(addressText(foundIn(each)))
    expect(beyond(wanted, words)).toEqual([])
    expect(
      beyond(beyond(words, wanted), wordsIn(each.front, isSame(each) ? each.firm : '', flatOf(each))),
    ).toEqual([])
  })
})

test('its parts stand in the order of an envelope, a number before its street', () => {
  check((each) => {
    const { row } = written(each)!
    const address = foundIn(each)
    const text = textOf(each, row, ['county', 'firm', 'department'])
      .replace(/[\n,|]+ ?/g, ' ')
      .replace(/ +/g, ' ')
    let from = 0
    const isApart = each.layout.name === 'a flat behind a line'
    const { kinds } = each.layout
    // Without a column it ends the lines, which may be before the town's.
    const ends = kinds.includes('town') && !kinds.some(isPostcode) ? [] : [address.postcode]
    for (const part of [...address.lines, address.postTown, ...ends]) {
      if (part === address.organisation || part === address.department) continue
      if (isApart && part === address.premise.subBuilding) continue
      for (const piece of part.split(', ')) {
        expect(text.slice(from)).toContain(piece)
        from = text.indexOf(piece, from) + piece.length
      }
    }
  })
})

test('each word of theirs is in the row or named as lost', () => {
  check((each) => {
    const before = rowOf(each)
    const { row, lost } = written(each)!
    const after = [...wordsIn(...row, ...lost), ...wordsIn(row.join(''))]
    const gone = wordsIn(textOf(each, before)).filter(
      (word) => !after.some((other) => isSameWord(word, other)),
    )
    expect(gone).toEqual([])
  })
})

test('words that stand before the door stay, and first', () => {
  check((each) => {
    const { row } = written(each)!
    // A building's own column may stand before it.
    if (each.front === '' || each.layout.slots.some(isOf('building'))) return
    const text = textOf(each, row, ['firm', 'department', 'county']).toLowerCase()
    expect(text).toContain(each.front.toLowerCase())
  })
})

test('written again it does not change', () => {
  check((each) => {
    const once = written(each)!
    const again = written(each, once.row, true)!
    expect(again.row).toEqual(once.row)
    expect(again.lost).toEqual([])
  })
})

test('two doors never become one text', () => {
  const pairs: [string, string][] = [
    ['flat', 'the next flat'],
    ['house', 'the next house'],
    ['house', 'a house with a letter'],
    ['house', 'flat'],
    ['flat', 'a flat in a named house'],
  ]
  fc.assert(
    fc.property(drawn, fc.constantFrom(...pairs), fc.boolean(), (each, [a, b], isHouseFound) => {
      const isFlats = b === 'the next flat' || a === 'house'
      const found = isHouseFound && b === 'the next flat' ? 'house' : ''
      const [one, two] = [a, b].map((own) => written({ ...each, own, found: isFlats ? found : '' })!)
      expect(textOf(each, one!.row)).not.toEqual(textOf(each, two!.row))
    }),
    DRAWS,
  )
})

test('a column that does not change stays as it is, and no door, town or postcode is mixed with another', () => {
  fc.assert(
    fc.property(drawn, fc.nat(), (each, draw) => {
      const { slots } = each.layout
      const still = slots[draw % slots.length]!
      const row = rowOf(each)
      const address = foundIn(each)
      const result = writeAddress(address, {
        row,
        slots: slots.map((slot) => (slot === still ? { ...slot, stays: true } : slot)),
        isSameDoor: isSame(each),
      })
      if (!result) return
      expect(result.cells.has(still.column)).toBe(false)
      const after = row.map((text, column) => result.cells.get(column) ?? text)
      const said = wordsIn(textOf(each, after, ['county']))
      const isFree = ['line', 'locality', 'firm', 'department', 'county'].includes(still.kind)
      expect(beyond(wordsIn(addressText(address)), said)).toEqual([])
      const isApart = isFree || isHalf(still.kind) || isSame(each)
      const theirs = isApart ? [] : wordsIn(row[still.column]!)
      expect(beyond(theirs, wordsIn(addressText(address), each.front, flatOf(each)))).toEqual([])
    }),
    DRAWS,
  )
})

test('a column may be given any other kind: nothing is lost, doubled or unstable', () => {
  fc.assert(
    fc.property(drawn, fc.nat(), fc.constantFrom(...KINDS), (each, draw, kind) => {
      const row = rowOf(each)
      const { slots } = each.layout
      const at = draw % slots.length
      // Half a postcode is none.
      if (isHalf(slots[at]!.kind) || isHalf(kind)) return
      const changed = slots.map((slot, index) => (index === at ? { ...slot, kind } : slot))
      const layout = { ...each.layout, slots: changed }
      const once = written({ ...each, layout }, row)
      expect(once !== null).toBe(changed.some(isOf('line')) || changed.some(isOf('street')))
      if (!once) return
      const said = wordsIn(textOf({ ...each, layout }, once.row))
      expect(beyond(wordsIn(addressText(foundIn(each))), said)).toEqual([])
      const after = [...wordsIn(...once.row, ...once.lost), ...wordsIn(once.row.join(''))]
      const gone = wordsIn(row.join('\n')).filter((word) => !after.some((other) => isSameWord(word, other)))
      expect(gone).toEqual([])
      // Two columns of numbers with the street between them are no order to read in.
      if (slots.some(isOf(kind))) return
      expect(written({ ...each, layout }, once.row, true)!.row).toEqual(once.row)
    }),
    DRAWS,
  )
})
