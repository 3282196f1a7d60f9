import { countryAbroad } from '../columns/abroad'
import { isUK, nameAtEnd } from '../words/homeCountries'
import { isRegion, namesStreet } from '../columns/columnContents'
import { isBuildingKind } from '../words/vocabulary'
import { patternOf } from '../words/wordTable'
import { isCounty } from '../words/counties'
import { senseOf, tidy, type Envelope, type Part, type Piece } from './pieces'
import { wordsIn } from '../cells/sameWords'

/** Post towns that read like a street or a building. */
const TOWNS = new Set(
  `Barnard Castle, Bishops Castle, Bow Street, Brierley Hill, Buckhurst Hill, Burgess Hill, Bury St Edmunds, Chalfont St Giles,
  Chester le Street, Clarbeston Road, Forest Row, Hinton St George, Juniper Green, Lytham St Annes, Moor Row, Ottery St Mary,
  Riding Mill, Rowlands Castle, Waltham Abbey, Woodford Green, Worcester Park`
    .split(',')
    .map(senseOf),
)

/** What names nothing but streets at the end of a name: towns and villages end in *Hill*, *Green*, *Park*… too. */
const STREET_AT_END = new RegExp(String.raw`\s${patternOf('onlyStreet')}$`, 'i')

/** A comma, or a semicolon that does not end an entity: `St James&#039;s Road`. */
const BEHIND_COMMA = /^(.*)(?:,|(?<!&#?\w{1,8});)(.*)$/s

/** Kinds that may hold a town, a county or a country. */
const MAY_HOLD = new Set<Part['kind']>(['line', 'street', 'locality', 'town'])

/** The last part of some lines, the lines without it, and whether it is a whole line. */
function cut(lines: readonly Part[]): { last: string; above: Part[]; isWhole: boolean } {
  const { kind = 'line', text: written = '' } = lines.at(-1) ?? {}
  const text = written.replace(/(?<![\s,.;)\]])[\s,.;)\]]+$/, '')
  const whole = { last: text, above: lines.slice(0, -1), isWhole: true }
  if (!MAY_HOLD.has(kind) || isUK(text) || isCounty(text)) return whole
  const at = nameAtEnd(text, (name) => isUK(name) || isCounty(name))
  const [, before = '', behind = ''] = BEHIND_COMMA.exec(text) ?? []
  const [rest, last] = at < 0 ? [before, behind] : [text.slice(0, at), text.slice(at)]
  // `London, SW1`; `Bristol, City of`.
  const start = rest.replace(/(?<![\s([/–—-])[\s([/–—-]+$/, '')
  if (tidy(start) === '' || /\d|\bof$/i.test(last)) return whole
  return { last: tidy(last), above: [...lines.slice(0, -1), { kind, text: tidy(start) }], isWhole: false }
}

/** Whether some lines end in a town: a column's, or one that is not first, has no number, and names no street or building. */
function endInTown(lines: readonly Part[], isAboveCounty: boolean): boolean {
  const { last, above, isWhole } = cut(lines)
  const kind = lines.at(-1)?.kind
  if (isCounty(last) || kind === undefined || !MAY_HOLD.has(kind)) return false
  if (kind === 'town') return true
  if (above.length === 0 || (kind === 'street' && isWhole) || /\d/.test(last)) return false
  if (TOWNS.has(senseOf(last))) return true
  const [first, ...others] = wordsIn(last)
  const isBuilding = first !== undefined && others.some(isBuildingKind)
  return !isBuilding && !(isAboveCounty ? STREET_AT_END.test(last) : namesStreet(last))
}

/** What is known of an address besides its lines. */
interface Known {
  /** What its columns have for town and county. */
  town: string
  county: string
  /** The country abroad that another column of the row names. */
  country: string
  hasPostcode: boolean
}

/**
 * Reads town, county and country from their columns and the last lines of a customer's own address. A county is never the town,
 * and no envelope has a country of the UK.
 */
export function readBelow(pieces: readonly Piece[], known: Known): Omit<Envelope, 'postcode'> {
  let lines: Part[] = pieces.filter(({ kind, text }) => !MAY_HOLD.has(kind) || !isUK(text))
  if (known.town !== '') lines.push({ kind: 'town', text: known.town })
  let [county, country] = ['', known.country]
  for (;;) {
    const { last, above } = cut(lines)
    const isBelowTown = endInTown(above, true)
    const abroad = last.length > 2 && above.length > 0 ? countryAbroad(last) : null
    if (isBelowTown && isCounty(last)) county ||= last
    else if (abroad !== null && !known.hasPostcode && [abroad, ''].includes(country)) country = abroad
    else if (!isUK(last) && !(abroad !== null && isBelowTown)) break
    lines = above
  }
  const hasTown = endInTown(lines, county !== '')
  // The column of the county may have the town.
  if (!hasTown && country === '' && mayBeTown(known.county)) {
    const town = [known.county, known.town].filter((text) => text !== '').join(', ')
    return readBelow(pieces, { ...known, town, county: '' })
  }
  const { last, above } = cut(lines)
  return {
    pieces: (hasTown ? above : lines).map(
      ({ kind, text }) => ({ kind: kind === 'town' ? 'line' : kind, text }) as Piece,
    ),
    town: hasTown ? last : '',
    county: known.county || county,
    country,
  }
}

const mayBeTown = (text: string) =>
  text !== '' && !/\d/.test(text) && !isCounty(text) && (!isRegion(text) || /london/i.test(text))
