import fc from 'fast-check'
import { KINDS, type Kind } from '../../src/domain/address/columns/kinds'
import type { MatchedAddress } from '../../src/domain/address/comparison/answer'
import { readAnswer } from '../../src/domain/cleanse/rowResult'
import { cellsOf, typedCells, type Fields } from '../domain/address/comparison/foundCells'
import { addressLayouts, layoutOf, type AddressLayout } from './addressLayouts'
import { answered } from './builders'

// Rows of customers in any columns of an address, and the addresses that may be found for them.

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
    postcode: 'BA1 3BB',
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
  'a surgery': {
    organisation: 'Charnwood Medical Group',
    number: '39',
    street: 'Linkfield Road',
    town: 'MOUNTSORREL',
    postcode: 'LE12 7DJ',
  },
  'a name without a kind': { name: 'Arundel', street: 'Foxhill', town: 'Watford', postcode: 'WD17 1AA' },
  'a street named like its town': { number: '3', street: 'Leeds Road', town: 'Leeds', postcode: 'LS1 9AA' },
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

const lettered = cellsOf({ number: '18', sub: 'B', street: 'Otley Road', town: 'Bath', postcode: 'BA1 1AA' })

/** The added cells of an address that was found, by its name. */
export const FOUND: Record<string, Record<string, string>> = {
  ...Object.fromEntries(Object.entries(ADDRESSES).map(([name, fields]) => [name, cellsOf(fields)])),
  'a flat by its letter': { ...lettered, 'Address Line 1': '18B Otley Road', 'Address Line 2': '' },
}

/** Of one that was typed: it has no parts. */
export const TYPED: typeof FOUND = {
  typed: typedCells(['The Byre', 'Mill End'], 'Bath', 'BA1 9ZZ'),
  'typed in one line': typedCells(['31 Park View'], 'York', 'YO7 9ZZ'),
}

/** The address of a name. */
export const addressNamed = (name: string): MatchedAddress =>
  readAnswer(answered(TYPED[name] ?? FOUND[name]!))!.address!

const IN_FRONT = [
  '',
  '',
  '',
  'c/o Mrs J. Brown',
  'Rear of shop',
  'Acme Ltd',
  'J. Bell & Co. Ltd.',
  'FAO Accounts',
]
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
  'with slips in long words': (text) => text.replace(/(?<=\b\p{L}{2})(\p{L})(\p{L})(?=\p{L}{3})/gu, '$2$1'),
}

/** How a person names the firm of an address in its lines, if at all. */
const FIRMS: Record<string, (firm: string) => string> = {
  'not at all': () => '',
  'as it is': (firm) => firm,
  'with a legal form': (firm) => `${firm} Ltd`,
  'with a full stop': (firm) => `${firm} Co.`,
  'as another kind': (firm) => firm.replace(/ (?:Group|Engineering|Ltd)$/, ' Centre'),
  'in care of it': (firm) => `c/o ${firm}`,
}

/** How a person fills lines. */
const WAYS = ['a part a line', 'all in the first', 'with line breaks'] as const

/** A row: its columns, the address that it has and how it is written there, and what was found (`''` for the same). */
export interface DrawnRow {
  layout: AddressLayout
  own: string
  found: string
  front: string
  behind: string
  county: string
  /** In the firm's own column. */
  firm: string
  /** How the lines name the firm that the address has. */
  named: string
  spelling: string
  way: (typeof WAYS)[number]
}

export const drawnLayout = fc.oneof(
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

export const drawnRowIn = (layout: fc.Arbitrary<AddressLayout>): fc.Arbitrary<DrawnRow> =>
  fc.record({
    layout,
    own: fc.constantFrom(...Object.keys(FOUND)),
    found: fc.oneof(
      fc.constant(''),
      fc.constantFrom(...Object.keys(FOUND)),
      fc.constantFrom(...Object.keys(TYPED)),
    ),
    front: fc.constantFrom(...IN_FRONT),
    behind: fc.constantFrom(...BEHIND),
    county: fc.constantFrom('', 'W Yorks', 'Kent'),
    firm: fc.constantFrom('', 'Eden Foods', 'Cole Ltd', 'Bolt Eng. Ltd.'),
    named: fc.constantFrom(...Object.keys(FIRMS)),
    spelling: fc.constantFrom(...Object.keys(SPELLINGS)),
    way: fc.constantFrom(...WAYS),
  })

/** The row of a person who has an address in these columns, by rules of the test's own. */
export function rowOf({
  layout: { kinds },
  own,
  front,
  behind,
  county,
  firm,
  named,
  spelling,
  way,
}: DrawnRow): string[] {
  const address = addressNamed(own)
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
    address.organisation && FIRMS[named]!(address.organisation),
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

export const isHalf = (kind: Kind) => ['postcode', 'outwardCode', 'inwardCode'].includes(kind)
export const isPostcode = (kind: Kind | null) => kind !== null && (isHalf(kind) || kind === 'townAndPostcode')

/** What a row has in front of its address, as it is written there. */
export const frontOf = ({ front, spelling }: DrawnRow) => SPELLINGS[spelling]!(front)

/** What its lines say of the firm of its address. */
export const firmOf = ({ own, named, spelling }: DrawnRow) => {
  const { organisation } = addressNamed(own)
  return organisation === '' ? '' : SPELLINGS[spelling]!(FIRMS[named]!(organisation))
}

/** Whether what was found is the address that the row has. */
export const isSame = ({ own, found }: DrawnRow) => found === '' || found === own
