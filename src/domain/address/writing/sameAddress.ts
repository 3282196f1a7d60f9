import { inBlocks } from '../../../base/manyRows'
import { addressKey, wordsIn } from '../cells/sameWords'
import { isCounty } from '../words/homePlaces'
import { isKind, isLegal } from '../words/vocabulary'
import { wordsOf } from '../words/words'
import { isBox, linesOf, type Envelope, type Piece } from './pieces'

/** Words that announce a name. */
export const NAME_FOLLOWS =
  /^\W*?(?:℅|c\s?[/\\.]\s?o\b|c o\b|co (?=mrs?\b|ms\b|miss\b|dr\b)|care of\b|f\.?a\.?o\b|(?:for (?:the )?)?(?:attention|attn?)\b(?! ?(?:ltd|limited))(?: of\b)?)[\s.:,-]*/i

/** Titles that only people have; firms, inns and streets bear others too. */
const TITLE = new Set(['mr', 'mrs', 'ms', 'miss', 'mx'])
const RANK = new Set(
  'dr doctor prof professor rev revd reverend sir dame lady lord cllr capt captain major sgt cpl pte col'.split(
    ' ',
  ),
)

/** Where the door begins after a name. */
const DOOR = /\b(?:flat|flt|apartment|apt|unit|suite|room|floor)\b|\d/i

/** Whether a text begins with a person's title and names neither a firm, an inn nor a street. */
function isPerson(text: string): boolean {
  const [first = '', ...others] = wordsOf(text).map(({ key }) => key)
  if (others.length === 0) return false
  if (TITLE.has(first)) return !others.some(isLegal)
  return RANK.has(first) && !isKind(others.at(-1)!)
}

/** A part of an address without the addressee's name; a firm's own name may have a title in it. */
function withoutAddressee(part: string, isFirm: boolean): string {
  const isMarked = NAME_FOLLOWS.test(part) && !isCounty(part.trim())
  if (!isMarked && (isFirm || !isPerson(part.split(/\d/)[0]!))) return part
  const rest = part.replace(NAME_FOLLOWS, '')
  const door = DOOR.exec(rest)
  return door ? rest.slice(door.index) : ''
}

/** Pieces of an address without the addressee: `c/o Mrs J Brown`, `FAO Accounts`, `Mr A Lee`. */
export const withoutAddressees = (pieces: readonly Piece[]): Piece[] =>
  pieces.flatMap(({ kind, text: whole }) => {
    const parts = whole.split(/[,\r\n]+/).map((part) => withoutAddressee(part, kind === 'firm').trim())
    const text = parts.filter(Boolean).join(', ')
    return text === '' ? [] : [{ kind, text }]
  })

/** The keys that tell whether two addresses are the same. */
export interface AddressKeys {
  /** The words of the written address; empty if it has none. */
  text: string
  /** UPRN and UMPRN with the words before the street; empty if the address has no UPRN. */
  premises: string
}

/**
 * The keys of a written address, whoever receives post there. Firms, flats and units behind one letter box may share a UPRN.
 *
 * @returns null for an address without a word and without a UPRN
 */
export function addressKeys(envelope: Envelope, uprn = '', umprn = ''): AddressKeys | null {
  const pieces = withoutAddressees(envelope.pieces)
  const text = addressKey([...linesOf({ pieces }), envelope.town, envelope.postcode].join(', '))
  if (text === '' && uprn === '') return null
  const above = pieces.filter((piece) => isBox(piece) || !['street', 'locality'].includes(piece.kind))
  const door = wordsIn(...above.map((piece) => piece.text)).join(' ')
  return { text, premises: uprn === '' ? '' : `${uprn}/${umprn}/${door}` }
}

/** For each address the indexes of all that are the same, in order, as one shared array; null if it is the only one. */
export type AddressGroups = readonly (readonly number[] | null)[]

/**
 * Finds, in short tasks, which addresses are the same: by their premises if both have them, else by their text.
 *
 * @param all an iterable, which may make each one only when asked
 * @param rest resolves in a new task
 */
export async function addressGroups(
  all: Iterable<AddressKeys | null>,
  rest: () => Promise<void>,
): Promise<AddressGroups> {
  const known: (AddressKeys | null)[] = []
  const premisesWith = new Map<string, string>()
  const read = (keys: AddressKeys | null) => {
    known.push(keys)
    if (keys?.text && keys.premises !== '' && !premisesWith.has(keys.text))
      premisesWith.set(keys.text, keys.premises)
  }
  const members = new Map<string, number[]>()
  const groups: (number[] | null)[] = []
  const join = (keys: AddressKeys | null) => {
    const key = keys && (keys.premises || premisesWith.get(keys.text) || `text ${keys.text}`)
    const group = key === null ? null : (members.get(key) ?? [])
    if (group && group.length === 0) members.set(key!, group)
    group?.push(groups.length)
    groups.push(group)
  }
  for await (const block of inBlocks(all, rest)) block.forEach(read)
  for await (const block of inBlocks(known, rest)) block.forEach(join)
  return Object.freeze(groups.map((group) => (group && group.length > 1 ? group : null)))
}

const hasGroupsOf = (one: AddressGroups, other: AddressGroups) =>
  one.every((group, at) => group?.[0] === other[at]?.[0] && group?.length === other[at]?.length)

/** Whether the same addresses are the same in both. */
export const areSameGroups = (one: AddressGroups, other: AddressGroups) =>
  hasGroupsOf(one, other) && hasGroupsOf(other, one)
