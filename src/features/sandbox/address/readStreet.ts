import { toProperCase } from './toProperCase'

export interface ReadStreet {
  /** In proper case, the kind of street written out. */
  name: string
  /** The kind of street was abbreviated or misspelt in the query. */
  abbreviated: boolean
  /** What follows the street in the same part of the query: `High Street Leeds`. */
  after: string
}

// A name can hold the word of another kind (Street Lane, Park Road), so these decide before the rest.
const MAIN_KINDS = 'street road lane avenue close drive way crescent terrace'
const OTHER_KINDS =
  'place grove gardens court square hill green park row mews walk parade rise view broadway boulevard quay ' +
  'wharf yard gate approach vale mount circus esplanade promenade bank fold croft mead meadow end side'
const WELSH_KINDS = 'heol ffordd stryd lôn lon rhodfa maes'

const ABBREVIATIONS = new Map(
  Object.entries({
    st: 'Street',
    str: 'Street',
    stret: 'Street',
    steet: 'Street',
    rd: 'Road',
    raod: 'Road',
    ln: 'Lane',
    la: 'Lane',
    ave: 'Avenue',
    av: 'Avenue',
    cl: 'Close',
    dr: 'Drive',
    wy: 'Way',
    cres: 'Crescent',
    ter: 'Terrace',
    terr: 'Terrace',
    pl: 'Place',
    gr: 'Grove',
    gdns: 'Gardens',
    ct: 'Court',
    sq: 'Square',
    pk: 'Park',
    blvd: 'Boulevard',
  }),
)

const mainKinds = new Set(MAIN_KINDS.split(' '))
const otherKinds = new Set(OTHER_KINDS.split(' '))
const welshKinds = new Set(WELSH_KINDS.split(' '))

// The first word names the street (St Mary's Close), it does not say what kind it is.
const isKind = (set: { has: (kind: string) => boolean }) => (kind: string, index: number) =>
  (index > 0 || kind === 'broadway') && set.has(kind)

/** Finds a street in a part of a query from which the premise was taken; null when no word says it is one. */
export function readStreet(part: string): ReadStreet | null {
  const words = part.split(/\s+/).filter((word) => word !== '')
  const kinds = words.map((word) => word.toLocaleLowerCase('en-GB').replace(/\.$/, ''))

  // In Welsh the kind comes first, so the name has no end that could be told.
  if (kinds.length > 1 && welshKinds.has(kinds[0] ?? '')) {
    return { name: toProperCase(words.join(' ')), abbreviated: false, after: '' }
  }

  const main = kinds.findLastIndex(isKind(mainKinds))
  const abbreviation = kinds.findIndex(isKind(ABBREVIATIONS))
  const other = kinds.findIndex(isKind(otherKinds))
  const at = [main, abbreviation, other].find((index) => index >= 0)
  if (at === undefined) return null

  const written = ABBREVIATIONS.get(kinds[at] ?? '')
  return {
    name: `${toProperCase(words.slice(0, at).join(' '))} ${toProperCase(written ?? words[at] ?? '')}`.trim(),
    abbreviated: written !== undefined,
    after: words.slice(at + 1).join(' '),
  }
}
