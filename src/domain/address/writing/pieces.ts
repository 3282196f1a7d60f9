import { isSaid } from '../cells/sameWords'
import type { Kind } from '../columns/kinds'
import type { MatchedAddress } from '../comparison/answer'

/** A text on one line, without commas and full stops at its ends. */
export const tidy = (text: string) =>
  text.replace(/\s+/g, ' ').replace(/^[\s,.;]+|(?<![\s,.;])[\s,.;]+$/g, '')

/** Equal for two texts that say the same: `The Old Mill` and `OLD MILL,`. One without letters, such as an emoji, is itself. */
export const senseOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/^the /, '')
    .replace(/[^\p{L}\p{N}]/gu, '') || text.trim()

/** A piece of an address on an envelope, above the town. */
export interface Piece {
  /** A `line` has no kind: the customer's words before the door, or one of their lines. */
  kind: Extract<Kind, 'firm' | 'department' | 'flat' | 'building' | 'number' | 'street' | 'locality' | 'line'>
  text: string
  /** The customer's column that it comes from, if it is theirs. */
  column?: number
}

/** A piece of an address, or what comes below its pieces. */
export interface Part {
  kind: Piece['kind'] | 'town' | 'county' | 'postcode' | 'outwardCode' | 'inwardCode' | 'country'
  text: string
}

/** An address in the order of an envelope. Missing parts are empty strings. */
export interface Envelope {
  pieces: Piece[]
  town: string
  county: string
  postcode: string
  /** The English name of a country abroad. */
  country: string
}

/** The parts of a door in the order of an envelope. */
export const DOOR: readonly Piece['kind'][] = ['flat', 'building', 'number', 'street', 'locality']

/** Kinds of columns at the end of an address, which take nothing that belongs before them. */
export const ENDS = new Set<Kind>([
  'town',
  'townAndPostcode',
  'county',
  'postcode',
  'outwardCode',
  'inwardCode',
])

/** Whether a part is a firm or a department, which may be at any address. */
export const isOfFirm = <Of extends { kind: Part['kind'] | Kind }>(
  each: Of,
): each is Of & { kind: 'firm' | 'department' } => each.kind === 'firm' || each.kind === 'department'

/** Whether a piece is a PO box, which goes where a street goes. */
export const isBox = ({ kind, text }: Piece) => kind === 'street' && text.startsWith('PO Box')

const NUMBER = /^\d+[A-Z]?(?:[-/]\d+[A-Z]?| \d\/\d)?$/i

/** Whether a piece leads on to the next: one that ends in a number to what that numbers; *Rear of* to the house. */
export function leadsOn({ kind, text }: Part, next: Part): boolean {
  if (kind === 'flat') return next.kind === 'building' && NUMBER.test(text)
  return (kind === 'number' ? /[\d\p{No}]\S*(?: \p{L})?$/u : /\bof$/i).test(text)
}

/** Groups parts that go together: on a line of an envelope, one that leads on and the next. */
export function itemsOf(
  parts: readonly Part[],
  goesOn: (part: Part, next: Part) => boolean = leadsOn,
): Part[][] {
  const items: Part[][] = []
  for (const [at, part] of parts.entries()) {
    if (at > 0 && goesOn(parts[at - 1]!, part)) items.at(-1)!.push(part)
    else items.push([part])
  }
  return items
}

/** Parts as one text, with a blank between one that leads on and the next. */
export const joined = (parts: readonly Part[]): string =>
  itemsOf(parts)
    .map((item) => item.map(({ text }) => text).join(' '))
    .join(', ')

/** The lines of an address above its town. */
export const linesOf = ({ pieces }: Pick<Envelope, 'pieces'>): string[] => itemsOf(pieces).map(joined)

/** Drops lines that repeat or that `others` have; but a street may share its town's name (`12 Pentre, PENTRE`). */
export function withoutRepeats(pieces: readonly Piece[], others: string[]): Piece[] {
  const said = new Set(others.map(senseOf))
  const above = new Set<string>()
  return itemsOf(pieces)
    .filter((item) => {
      const sense = senseOf(joined(item))
      const has = (kind: Piece['kind']) => item.some((piece) => piece.kind === kind)
      const isRepeat = (above.has(sense) && !has('number')) || (said.has(sense) && !has('street'))
      above.add(sense)
      return !isRepeat
    })
    .flat() as Piece[]
}

/** The parts of a premise as people write them: the provider has `1B` as a building's name, and 18E as E of 18. */
function numberOf({ subBuilding, name, number }: MatchedAddress['premise']) {
  if (number === '' && NUMBER.test(name)) return { flat: subBuilding, name: '', number: name }
  if (/^[A-Z]$/i.test(subBuilding) && /^\d+$/.test(number))
    return { flat: '', name, number: number + subBuilding }
  return { flat: subBuilding, name, number }
}

/**
 * A found address, by its parts if they have every word of its lines. A typed one has no parts: its lines go where a street goes,
 * except a firm.
 */
export function envelopeOf(address: MatchedAddress): Envelope {
  const { premise, organisation, department, poBox, lines, streets, localities } = address
  const numbered = numberOf(premise)
  const pieces = (
    [
      { kind: 'firm', text: organisation },
      { kind: 'department', text: department },
      { kind: 'street', text: poBox && `PO Box ${poBox}` },
      { kind: 'flat', text: numbered.flat },
      { kind: 'building', text: numbered.name },
      { kind: 'number', text: numbered.number },
      ...streets.map((text) => ({ kind: 'street', text })),
      ...localities.map((text) => ({ kind: 'locality', text })),
    ] as Piece[]
  ).filter(({ text }) => text.trim() !== '')
  const hasParts = isSaid(lines.join(' '), ...pieces.map(({ text }) => text), address.postTown)
  const kindOf = (line: string): Piece['kind'] =>
    line === organisation ? 'firm' : line === department ? 'department' : 'street'
  const { postTown: town, county, postcode } = address
  return {
    pieces: hasParts ? pieces : lines.map((text) => ({ kind: kindOf(text), text })),
    town,
    county,
    postcode,
    country: '',
  }
}
