import Papa from 'papaparse'
import { addressesMeant } from '../../src/features/sandbox/answerQuery'
import { matchOf } from '../../src/features/sandbox/address'
import { readQuery } from '../../src/features/sandbox/readQuery'
import { sampleCsv } from '../support/sampleCsv'
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
  TRADES,
  type Town,
} from './places'
import { KINDLESS, WELSH, WITH_KIND } from './streets'

/** A row of a table of sold prices, with a firm if one trades there, and the same address as a provider finds it. */
export interface Row {
  person: string
  firm: string
  saon: string
  paon: string
  street: string
  locality: string
  town: string
  district: string
  county: string
  postcode: string
  found: Fields
}

const LETTERS = 'ABCDEFGH'
const INWARD = 'ABDEFGHJLNPQRSTUWXYZ'

/** Doors of every kind, those that lists have most of several times. */
const DOORS: ((drawer: Drawer, number: string) => Fields)[] = [
  (_, number) => ({ number }),
  (_, number) => ({ number }),
  (_, number) => ({ number }),
  (_, number) => ({ number }),
  (drawer, number) => {
    const letter = drawer.letter(LETTERS)
    return drawer.isOneIn(3) ? { number, sub: letter } : { name: number + letter }
  },
  (drawer, number) => ({ name: `${number}-${Number(number) + 2 + 2 * drawer.below(4)}` }),
  (drawer) => ({ name: drawer.one(HOUSES) }),
  (drawer, number) => ({ name: drawer.one(HOUSES), number }),
  (drawer) => {
    const number = String(1 + drawer.below(9))
    const cottages = drawer.one(ROWS_OF_COTTAGES)
    return drawer.isOneIn(2) ? { name: `${number} ${cottages}` } : { number, dependentStreet: cottages }
  },
  (drawer, number) => ({ number, sub: flat(drawer) }),
  (drawer, number) => ({ number, sub: `Flat ${drawer.letter(LETTERS)}` }),
  (drawer, number) => ({ number, sub: `${drawer.one(FLOORS)} Flat` }),
  (drawer) => ({ sub: flat(drawer), name: drawer.one(BLOCKS) }),
  (drawer, number) => ({ sub: flat(drawer), name: drawer.one(BLOCKS), number }),
  (drawer) => ({
    sub: `Unit ${1 + drawer.below(30)}`,
    name: drawer.one(ESTATES),
    organisation: firm(drawer),
  }),
  (drawer, number) => ({ number, organisation: firm(drawer) }),
]

const FLOORS = ['Ground Floor', 'First Floor', 'Second Floor', 'Top Floor', 'Basement']

const flat = (drawer: Drawer) => `${drawer.one(['Flat', 'Flat', 'Apartment'])} ${1 + drawer.below(40)}`

const firm = (drawer: Drawer) =>
  `${drawer.one(FOUNDERS)} ${drawer.one(TRADES)}${drawer.one([' Ltd', ' Limited', ''])}`

/** The columns of the door: a building and its number share one, and a letter follows its number. */
function columnsOf({ sub = '', name = '', number = '', organisation = '', dependentStreet = '' }: Fields) {
  const isLetter = sub.length === 1
  const main = isLetter ? number + sub : [number, dependentStreet].filter(Boolean).join(' ')
  const written = name.replace(/^(\d+)-/, '$1 - ')
  return {
    firm: organisation,
    saon: isLetter ? '' : sub,
    paon: [written, main].filter(Boolean).join(', '),
  }
}

/** One street in twelve is named after its town, as many real ones are. */
function streetIn(drawer: Drawer, { town, county, localities }: Town): string {
  if (drawer.isOneIn(12))
    return `${drawer.one([town, ...localities])} ${drawer.one(['Road', 'Street', 'Lane'])}`
  if (county === 'Gwynedd' && !drawer.isOneIn(3)) return drawer.one(WELSH)
  return drawer.one(drawer.isOneIn(3) ? KINDLESS : WITH_KIND)
}

/** A drawn postcode of a district. */
export const postcodeIn = (drawer: Drawer, outward: string): string =>
  `${outward} ${drawer.below(10)}${drawer.letter(INWARD)}${drawer.letter(INWARD)}`

/** Rows of a table of sold prices. */
export function drawnRows(drawer: Drawer, many: number): Row[] {
  return Array.from({ length: many }, (): Row => {
    const place = drawer.one(ALL_TOWNS)
    const { town, district, county, outwards, localities } = place
    const street = streetIn(drawer, place)
    const locality = localities.length > 0 && drawer.isOneIn(2) ? drawer.one(localities) : ''
    const postcode = postcodeIn(drawer, drawer.one(outwards))
    const door = drawer.one(DOORS)(drawer, String(2 + drawer.below(drawer.one([30, 120, 300]))))
    const person = `${drawer.one(['Mr', 'Mrs', 'Ms', 'Dr'])} ${drawer.letter(LETTERS)} ${drawer.one(FAMILIES)}`
    return {
      ...columnsOf(door),
      person,
      street,
      locality,
      town,
      district,
      county,
      postcode,
      found: { ...door, street, locality, town: town.toUpperCase(), postcode },
    }
  })
}

/** Rows of the sandbox's sample that name door, street and postcode, with the address that the text means. */
export function sampleRows(): { body: string; postcode: string; found: Fields }[] {
  const { data } = Papa.parse<string[]>(sampleCsv.trim(), { header: false })
  return data.slice(1).flatMap((cells) => {
    const [postcode = '', ...lines] = cells.slice(2, 6).toReversed()
    const body = lines
      .toReversed()
      .filter((line) => line.trim() !== '')
      .join(', ')
    const read = readQuery(`${body}, ${postcode}`)
    const [address] = addressesMeant(read, 1)
    const namesDoor = [read.number, read.building, read.organisation].some(Boolean)
    if (!address || !namesDoor || !read.street || !/ \d\w\w$/.test(read.postcode)) return []
    const match = matchOf(address)
    const found = {
      organisation: match.organisation_name,
      sub: match.sub_building_name,
      name: match.building_name,
      number: match.building_number,
      box: match.po_box,
      dependentStreet: match.dependant_thoroughfare,
      street: match.thoroughfare,
      doubleLocality: match.double_dependant_locality,
      locality: match.dependant_locality,
      town: match.post_town,
      postcode: match.postcode,
    }
    return [{ body, postcode, found }]
  })
}
