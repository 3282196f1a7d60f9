import type { Fields } from '../domain/address/comparison/foundCells'
import type { Drawer } from './drawer'
import {
  ALL_TOWNS,
  BLOCKS,
  ESTATES,
  FAMILIES,
  FOUNDERS,
  HOUSES,
  ROWS_OF_COTTAGES,
  STRANGERS,
  TRADES,
} from './places'
import { postcodeIn } from './rows'
import { ENGLISH, KINDLESS, KINDS, WITH_KIND } from './streets'

/** Changes one thing in an address; null where the address has no such thing. */
export type Change = (found: Fields, drawer: Drawer) => Fields | null

const initialOf = (name: string) => name.replace(/^the /i, '').charAt(0).toLowerCase()

/** Another name with another first letter: no slip of the pen makes one of the other. */
const otherThan = (drawer: Drawer, names: readonly string[], name: string) =>
  drawer.one(names.filter((each) => initialOf(each) !== initialOf(name)))

const anotherLetter = (drawer: Drawer, letter: string) => drawer.letter('ABCDEFGH'.replace(letter, ''))

/** Changes the field that has the number of the house; a row of cottages has it in the name. */
function onNumber(found: Fields, write: (number: string) => string | null): Fields | null {
  const field = found.number ? 'number' : 'name'
  const number = /^\d+(?=$|[A-Z]$|-| )/.exec(found[field] ?? '')?.[0]
  const written = number && write(number)
  return written ? { ...found, [field]: found[field]!.replace(number, written) } : null
}

const plus =
  (more: number): Change =>
  (found) =>
    onNumber(found, (number) => (Number(number) + more > 0 ? String(Number(number) + more) : null))

/** Where a name alone is the door. */
const isNamed = ({ name = '', number = '' }: Fields) => number === '' && /^\D+$/.test(name)

const LETTERED = /^(\d+)([A-Z])$/
const BARE = /^\d+$/
const FLAT = /^(?:Flat|Apartment|Unit) (\d+)$/

const townOf = ({ town = '' }: Fields) => town.charAt(0) + town.slice(1).toLowerCase()

/** Each makes the answer another door, or an address that the text did not say: none of these may be good. */
export const WRONG_DOORS: Record<string, Change> = {
  'number + 1': plus(1),
  'number − 1': plus(-1),
  'last digit dropped': (found) => onNumber(found, (number) => number.slice(0, -1)),
  'letter added': ({ number = '', ...found }) =>
    BARE.test(number) && found.sub?.length !== 1 && !found.name && !found.dependentStreet
      ? { ...found, name: `${number}A` }
      : null,
  'letter added as a field': (found) =>
    found.number && !found.sub && !found.name ? { ...found, sub: 'A' } : null,
  'letter changed': (found, drawer) => {
    const [, number, letter = ''] = LETTERED.exec(found.name ?? '') ?? []
    if (number) return { ...found, name: number + anotherLetter(drawer, letter) }
    return found.sub?.length === 1 ? { ...found, sub: anotherLetter(drawer, found.sub) } : null
  },
  'letter dropped': (found) => {
    const [, number] = LETTERED.exec(found.name ?? '') ?? []
    if (number) return { ...found, name: '', number }
    return found.sub?.length === 1 ? { ...found, sub: '' } : null
  },
  'range changed': (found) => {
    const [, first, last] = /^(\d+)-(\d+)$/.exec(found.name ?? '') ?? []
    return first ? { ...found, name: `${first}-${Number(last) + 2}` } : null
  },
  'range cut to its first number': (found) => {
    const [, number] = /^(\d+)-\d+$/.exec(found.name ?? '') ?? []
    return number ? { ...found, name: '', number } : null
  },
  // Not where a firm trades: its unit, found by name and postcode, is the same door.
  'flat added': (found, drawer) =>
    found.sub || found.organisation ? null : { ...found, sub: `Flat ${1 + drawer.below(9)}` },
  'flat of the house’s number added': (found) =>
    BARE.test(found.number ?? '') && !found.sub && !found.organisation
      ? { ...found, sub: `Flat ${found.number}` }
      : null,
  'flat dropped': (found) => ((found.sub?.length ?? 0) > 1 ? { ...found, sub: '' } : null),
  'flat + 1': (found) =>
    FLAT.test(found.sub ?? '')
      ? { ...found, sub: found.sub!.replace(/\d+/, (number) => String(Number(number) + 1)) }
      : null,
  'flat’s letter changed': (found, drawer) => {
    const [, letter = ''] = /^Flat ([A-H])$/.exec(found.sub ?? '') ?? []
    return letter ? { ...found, sub: `Flat ${anotherLetter(drawer, letter)}` } : null
  },
  'flat becomes a unit': (found) =>
    /^(?:Flat|Apartment) \d/.test(found.sub ?? '')
      ? { ...found, sub: found.sub!.replace(/^\w+/, 'Unit') }
      : null,
  'floor changed': (found) =>
    found.sub?.endsWith(' Floor Flat')
      ? { ...found, sub: found.sub.startsWith('Top') ? 'Ground Floor Flat' : 'Top Floor Flat' }
      : null,
  'flat and house swapped': (found) => {
    const [, flat] = FLAT.exec(found.sub ?? '') ?? []
    const { number = '' } = found
    return flat && BARE.test(number) && flat !== number
      ? { ...found, sub: found.sub!.replace(flat, number), number: flat }
      : null
  },
  'floor’s flat becomes the flat with the house’s number': ({ number = '', ...found }) =>
    BARE.test(number) && found.sub?.endsWith(' Floor Flat') ? { ...found, sub: `Flat ${number}` } : null,
  'floor’s flat becomes its shop': (found) =>
    found.sub?.endsWith(' Floor Flat') ? { ...found, sub: found.sub.replace('Flat', 'Shop') } : null,
  'street replaced by the town’s': (found) => {
    const street = `${townOf(found)} Road`
    const isOther = !found.street?.toLowerCase().startsWith(townOf(found).toLowerCase())
    return found.street && isOther ? { ...found, street } : null
  },
  'street replaced': ({ street = '', ...found }, drawer) => {
    const others = WITH_KIND.filter((each) => each !== ENGLISH[street])
    return street ? { ...found, street: otherThan(drawer, others, street) } : null
  },
  'street replaced by one without a kind': (found, drawer) =>
    found.street ? { ...found, street: otherThan(drawer, KINDLESS, found.street) } : null,
  'street’s kind replaced': (found, drawer) => {
    const kind = found.street?.split(' ').at(-1) ?? ''
    return KINDS.includes(kind)
      ? { ...found, street: found.street!.replace(/\S+$/, otherThan(drawer, KINDS, kind)) }
      : null
  },
  'street’s first word replaced': (found, drawer) => {
    const [first = '', ...rest] = found.street?.split(' ') ?? []
    if (rest.length === 0 || first === 'The') return null
    return { ...found, street: [otherThan(drawer, FAMILIES, first), ...rest].join(' ') }
  },
  'Welsh street’s kind replaced': (found, drawer) => {
    const [kind = ''] = /^(?:Heol|Stryd|Ffordd)(?= )/.exec(found.street ?? '') ?? []
    const kinds = ['Heol', 'Stryd', 'Ffordd']
    return kind ? { ...found, street: found.street!.replace(kind, otherThan(drawer, kinds, kind)) } : null
  },
  'row of cottages before the street': (found, drawer) =>
    BARE.test(found.number ?? '') &&
    !found.name &&
    !found.sub &&
    !found.organisation &&
    !found.dependentStreet
      ? { ...found, dependentStreet: drawer.one(ROWS_OF_COTTAGES) }
      : null,
  'row of cottages replaced': (found, drawer) =>
    found.dependentStreet
      ? { ...found, dependentStreet: otherThan(drawer, ROWS_OF_COTTAGES, found.dependentStreet) }
      : null,
  'row’s number given to the street': (found) => {
    const row = found.dependentStreet ? `${found.number} ${found.dependentStreet}` : found.name
    const [, number, cottage] = /^(\d+) (.* Cottage)s$/.exec(row ?? '') ?? []
    return number && cottage ? { ...found, dependentStreet: '', name: cottage, number } : null
  },
  'building replaced': (found, drawer) => {
    const [, number = '', name = ''] = /^(\d+ )?(\D+)$/.exec(found.name ?? '') ?? []
    const names = [HOUSES, BLOCKS, ESTATES, ROWS_OF_COTTAGES].find((list) => list.includes(name))
    return names ? { ...found, name: number + otherThan(drawer, names, name) } : null
  },
  'building’s first word replaced': (found, drawer) => {
    const [, number = '', first = '', rest] = /^(\d+ )?(\S+)( \D+)$/.exec(found.name ?? '') ?? []
    return rest && first !== 'The'
      ? { ...found, name: number + otherThan(drawer, FAMILIES, first) + rest }
      : null
  },
  'building replaced by a number': (found, drawer) =>
    isNamed(found) && !found.organisation
      ? { ...found, name: '', number: String(2 + drawer.below(90)) }
      : null,
  'firm replaced': (found, drawer) => {
    const [name = ''] = found.organisation?.split(' ') ?? []
    return name
      ? { ...found, organisation: `${otherThan(drawer, FOUNDERS, name)} ${drawer.one(TRADES)}` }
      : null
  },
  'firm’s name replaced': (found, drawer) => {
    const [name = '', ...rest] = found.organisation?.split(' ') ?? []
    return name ? { ...found, organisation: [otherThan(drawer, FOUNDERS, name), ...rest].join(' ') } : null
  },
  'firm’s trade replaced': (found, drawer) => {
    const [name = '', trade = '', ...rest] = found.organisation?.split(' ') ?? []
    return TRADES.includes(trade)
      ? { ...found, organisation: [name, otherThan(drawer, TRADES, trade), ...rest].join(' ') }
      : null
  },
  'firm of the town’s name': (found) => {
    const [first = '', trade = '', ...rest] = found.organisation?.split(' ') ?? []
    const town = townOf(found)
    return TRADES.includes(trade) && first !== town
      ? { ...found, organisation: [town, trade, ...rest].join(' ') }
      : null
  },
  'firm in another centre': (found) =>
    found.organisation && ESTATES.includes(found.name ?? '')
      ? {
          ...found,
          name: `${found.name!.split(' ')[0] === 'Brook' ? 'Firs' : 'Brook'} ${found.name!.split(' ').slice(1).join(' ')}`,
        }
      : null,
  'firm added': (found, drawer) =>
    found.organisation ? null : { ...found, organisation: drawer.one(STRANGERS) },
  'postcode replaced': (found, drawer) => {
    const postcode = postcodeIn(drawer, drawer.one(drawer.one(ALL_TOWNS).outwards))
    return postcode === found.postcode ? null : { ...found, postcode }
  },
  'postcode of a neighbour': ({ postcode = '', ...found }) => ({
    ...found,
    postcode: postcode.slice(0, -1) + (postcode.endsWith('B') ? 'D' : 'B'),
  }),
}

/** Each leaves the door as it is, so that good is right: their share is reported and has no goal. */
export const SAME_DOORS: Record<string, Change> = {
  // The whole postcode was sent and agrees, and people write another town than the post town.
  'town replaced': (found, drawer) => ({
    ...found,
    town: otherThan(
      drawer,
      ALL_TOWNS.map(({ town }) => town.toUpperCase()),
      found.town ?? '',
    ),
  }),
  // A place after the street does not identify a door.
  'locality replaced': (found, drawer) => {
    const { locality = '' } = found
    const others = ALL_TOWNS.flatMap(({ localities }) => localities)
    return locality ? { ...found, locality: otherThan(drawer, others, locality) } : null
  },
  // Number, street and postcode agree, and no flat comes with the name.
  'building added': (found, drawer) =>
    BARE.test(found.number ?? '') &&
    !found.name &&
    !found.sub &&
    !found.organisation &&
    !found.dependentStreet
      ? { ...found, name: drawer.one(BLOCKS) }
      : null,
  // The number stands directly before the street.
  'building dropped': (found) =>
    BARE.test(found.number ?? '') && found.name && !found.sub ? { ...found, name: '' } : null,
  // The name is the door, and the postcode agrees.
  'number added to a name': (found, drawer) =>
    isNamed(found) && !found.sub ? { ...found, number: String(2 + drawer.below(90)) } : null,
  // A firm that was sent need not be in the answer.
  'firm dropped': (found) => (found.organisation ? { ...found, organisation: '' } : null),
}
