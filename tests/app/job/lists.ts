import fc from 'fast-check'
import Papa from 'papaparse'
import { writeWorkbook } from '../../../src/features/file/reader/writeWorkbook'
import { columnTables } from '../../support/columnTables'

// The lists that a person has: what each column holds is known here by rules of the test's own.

/**
 * What a column of a list holds: a part of the address; the customer's own, if its name has nothing to do with an address; perhaps
 * another address, the customer's own until part of it is sent; a firm; a UPRN, whose blank cells are filled; or anything, if it
 * has no name.
 */
export type Holds = 'address' | 'theirs' | 'others' | 'firm' | 'fill' | 'any'

/** A list; without headers, its columns have no names. */
export interface List {
  headers: string[] | null
  rows: string[][]
  holds: Holds[]
}

/** A household of a drawn list. */
interface Household {
  house: number
  street: string
  way: 'plain' | 'flat' | 'letter' | 'careOf' | 'bracket' | 'blank' | 'none' | 'abroad'
}

const STREETS = ['High Street', 'Mill Lane', 'Bridge Street', 'Otley Road']

/** A street that has another name now: its rows ask alike. */
export const RENAMED = { old: 'Canal Bank', now: 'Victoria Quay' }

/** Three houses of it, whose postcodes have one district. */
const TERRACE = [2, 11, 20].map((house): Household => ({ house, street: RENAMED.old, way: 'plain' }))

const door = ({ house, way }: Household) => {
  if (way === 'flat') return `Flat 3, ${house}`
  return way === 'letter' ? `${house}A` : String(house)
}

/** The address of a household in one line. */
function lineOf(each: Household): string {
  if (each.way === 'blank') return ''
  if (each.way === 'none') return 'TBC'
  const line = `${door(each)} ${each.street}`
  return each.way === 'careOf' ? `c/o Mrs Brown, ${line}` : line
}

const isMissing = ({ way }: Household) => way === 'blank' || way === 'none'
const codeOf = (each: Household) => {
  if (each.way === 'abroad') return String(10_115 + each.house)
  return isMissing(each) ? '' : `LS${1 + (each.house % 9)} ${each.house % 7}AB`
}
const sometimes = (each: Household, of: number, text: string) => (each.house % of === 0 ? text : '')

/** Columns of drawn lists, in the order of an envelope. */
const COLUMNS: Record<string, { name: string; holds: Holds; cell: (each: Household) => string }> = {
  ref: { name: 'Ref', holds: 'theirs', cell: ({ house }) => `R${house}` },
  name: { name: 'Name', holds: 'theirs', cell: ({ house }) => `Person ${house} Lee` },
  company: {
    name: 'Company',
    holds: 'firm',
    cell: (each) => sometimes(each, 2, `Acme Tyres ${each.house} Ltd.`),
  },
  pupils: { name: 'Pupils', holds: 'theirs', cell: ({ house }) => String(200 + house) },
  address: { name: 'Address', holds: 'address', cell: lineOf },
  office: {
    name: 'Address 2',
    holds: 'address',
    cell: (each) => (isMissing(each) ? '' : `${each.house + 40} Office Lane`),
  },
  street: { name: 'Address', holds: 'address', cell: (each) => (isMissing(each) ? '' : each.street) },
  full: {
    name: 'Full address',
    holds: 'address',
    cell: (each) =>
      [lineOf(each), 'Leeds', codeOf(each)].filter((part) => part !== '').join(', ') +
      (each.way === 'bracket' ? ` (for: ${each.house} Low Road)` : ''),
  },
  town: { name: 'Town', holds: 'address', cell: (each) => (isMissing(each) ? '' : 'Leeds') },
  district: { name: 'District', holds: 'theirs', cell: (each) => sometimes(each, 2, 'Leeds') },
  ward: { name: 'Ward', holds: 'theirs', cell: (each) => sometimes(each, 3, 'Kirkstall') },
  noWard: { name: 'Ward', holds: 'theirs', cell: () => '' },
  county: { name: 'County', holds: 'address', cell: (each) => sometimes(each, 2, 'W Yorks') },
  postcode: { name: 'Postcode', holds: 'address', cell: codeOf },
  country: {
    name: 'Country',
    holds: 'theirs',
    cell: (each) => (each.way === 'abroad' ? 'Germany' : sometimes(each, 2, 'United Kingdom')),
  },
  uprn: { name: 'UPRN', holds: 'fill', cell: (each) => sometimes(each, 2, String(72_000_000 + each.house)) },
  notes: {
    name: 'Notes',
    holds: 'theirs',
    cell: ({ house }) => sometimes({ house } as Household, 2, `rings ${house}`),
  },
}

const household: fc.Arbitrary<Household> = fc.record({
  house: fc.integer({ min: 1, max: 30 }),
  street: fc.constantFrom(...STREETS),
  way: fc.oneof(
    { weight: 6, arbitrary: fc.constant('plain' as const) },
    {
      weight: 4,
      arbitrary: fc.constantFrom(
        ...(['flat', 'letter', 'careOf', 'bracket', 'blank', 'none', 'abroad'] as const),
      ),
    },
  ),
})

const BESIDE = ['ref', 'name', 'company', 'pupils', 'town', 'district', 'county', 'country', 'uprn', 'notes']

const drawnList: fc.Arbitrary<List> = fc
  .record({
    beside: fc.subarray(BESIDE),
    ward: fc.constantFrom('', 'ward', 'noWard'),
    office: fc.constantFrom('', '', '', 'office'),
    address: fc.constantFrom('address', 'address', 'street', 'full'),
    postcodeComes: fc.constantFrom('inItsPlace', 'inItsPlace', 'first'),
    isHeaderless: fc.boolean(),
    hasTwin: fc.constantFrom(false, false, true),
    hasTerrace: fc.constantFrom(false, false, true),
    households: fc.oneof(
      { weight: 6, arbitrary: fc.array(household, { minLength: 2, maxLength: 4, size: 'max' }) },
      { weight: 2, arbitrary: fc.array(household, { minLength: 6, maxLength: 12, size: 'max' }) },
    ),
  })
  .map(
    ({
      beside,
      ward,
      office,
      address,
      postcodeComes,
      isHeaderless,
      hasTwin,
      hasTerrace,
      households: all,
    }) => {
      const households = [...all, ...(hasTwin ? [all[0]!] : []), ...(hasTerrace ? TERRACE : [])]
      const chosen = new Set([...beside, ward, office, address, ...(address === 'full' ? [] : ['postcode'])])
      const keys = Object.keys(COLUMNS).filter((key) => chosen.has(key))
      if (postcodeComes === 'first' && chosen.has('postcode'))
        keys.unshift(...keys.splice(keys.indexOf('postcode'), 1))
      const columns = keys.map((key) => COLUMNS[key]!)
      return {
        headers: isHeaderless ? null : columns.map(({ name }) => name),
        rows: households.map((each) => columns.map(({ cell }) => cell(each))),
        // Beside a town, a district is a place in it; else it is the council's.
        holds: keys.map((key) => {
          if (isHeaderless) return 'any'
          return key === 'district' && chosen.has('town') ? 'address' : COLUMNS[key]!.holds
        }),
      }
    },
  )

const TAKES = 'takes: '

/** Exports of programs: their tables say what each column takes. */
const EXPORTS = columnTables.flatMap(({ csv, expected }): List[] => {
  const [headers = [], ...rows] = Papa.parse<string[]>(csv).data
  const takes = expected
    .find((line) => line.startsWith(TAKES))
    ?.slice(TAKES.length)
    .split('|')
  if (!takes) return []
  const holdsOf = (kind: string, name: string): Holds => {
    if (/^(?:column \d+)?$/i.test(name.trim())) return 'any'
    if (kind === 'firm' || kind === 'department') return 'firm'
    if (kind !== '-') return 'address'
    if (/\buprns?$/i.test(name)) return 'fill'
    return /\b(?:udprn|latitude|longitude|ward|district|country)s?$/i.test(name) ? 'theirs' : 'others'
  }
  return [{ headers, rows, holds: headers.map((name, column) => holdsOf(takes[column] ?? '?', name)) }]
})

/** Any list of a person's: mostly drawn, sometimes an export. */
export const anyList: fc.Arbitrary<List> = fc.oneof(
  { weight: 4, arbitrary: drawnList },
  { weight: 1, arbitrary: fc.constantFrom(...EXPORTS) },
)

/** The kinds of file that a list comes as, by the endings of their names. */
export const ENDINGS = ['csv', 'tsv', 'xlsx'] as const

/** All lines of a list. */
export const tableOf = ({ headers, rows }: List) => [...(headers ? [headers] : []), ...rows]

/** A list as a file. */
export function fileOf(list: List, name: string): File {
  const table = tableOf(list)
  if (name.endsWith('.xlsx')) {
    const [first = [], ...rest] = table
    return new File([writeWorkbook({ titleLines: [], delimiter: ',', headers: first, rows: rest })], name)
  }
  const isTabbed = name.endsWith('.tsv')
  return new File([Papa.unparse(table, { delimiter: isTabbed ? '\t' : ',', quotes: isTabbed })], name)
}
